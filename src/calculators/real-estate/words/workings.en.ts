/** The arithmetic in words. */
import type { Say } from '../../kit/say.ts'

export const workingWords = {
  income: {
    title: 'Net operating income (NOI) and cap rate',
    formula: 'NOI = rent collected − running costs; cap rate = NOI ÷ price',
    collected: ({ full, vacancy }: { full: number; vacancy: number }, say: Say) =>
      `Rent collected: ${say.cents(full)} minus ${say.percent(vacancy)} vacancy and unpaid rent.`,
    costs: (
      v: { propertyTax: number; insurance: number; management: number; upkeep: number; otherCosts: number },
      say: Say,
    ) =>
      `Running costs: property tax ${say.cents(v.propertyTax)}, insurance ${say.cents(v.insurance)}, management ${say.cents(v.management)}, repairs ${say.cents(v.upkeep)}, other ${say.cents(v.otherCosts)}.`,
    excludes: 'NOI excludes the loan, depreciation, income tax and the reserve for big repairs.',
    afterReserve: ({ reserve, rate }: { reserve: number; rate: number }, say: Say) =>
      `After the ${say.cents(reserve)} reserve, the cap rate is ${say.percent(rate)}.`,
  },
  cash: {
    title: 'Cash flow, cash-on-cash and debt coverage',
    formula: 'cash flow = NOI − reserve − loan payments; cash-on-cash = cash flow ÷ cash needed',
    noCash: 'you put in no cash',
    needed: (v: { down: number; closing: number; fees: number; repairs: number }, say: Say) =>
      `Cash needed: down payment ${say.cents(v.down)}, closing costs ${say.cents(v.closing)}, loan fees ${say.cents(v.fees)}, first repairs ${say.cents(v.repairs)}.`,
    coverage: (v: { noi: number; payments: number; ratio: number }, say: Say) =>
      `Debt coverage (DSCR): ${say.cents(v.noi)} ÷ ${say.cents(v.payments)} = ${say.number(v.ratio)}.`,
    notReturn:
      'Cash-on-cash is one year’s cash. It leaves out principal paid, growth, taxes and the sale, so it is not the return.',
  },
  depreciation: {
    title: 'Depreciation',
    formula: ({ years }: { years: number }, say: Say) =>
      `a full year = (price + closing costs − land + first repairs) ÷ ${say.number(years)}`,
    halfMonths: ({ months, amount }: { months: number; amount: number }, say: Say) =>
      `The closing month and the sale month count half, so the first tax year has ${say.number(months, 1)} of 12 months: ${say.cents(amount)}.`,
    reserve: 'Money from the reserve counts as improvements: each month’s part is written off over its own 27.5 years.',
    land: 'Land is never depreciated.',
  },
  sale: {
    title: 'The sale',
    formula: 'gain = price − selling costs − (total cost − depreciation)',
    net: ({ price, costs, net }: { price: number; costs: number; net: number }, say: Say) =>
      `Sale price ${say.cents(price)} minus ${say.cents(costs)} of selling costs is ${say.cents(net)}.`,
    recaptured: ({ amount }: { amount: number }, say: Say) =>
      `Up to ${say.cents(amount)} of the gain is depreciation, taxed at 25% at most.`,
    freed: ({ amount }: { amount: number }, say: Say) =>
      `Losses carried forward that the sale frees: ${say.cents(amount)}.`,
    inHand: ({ tax, proceeds, cash }: { tax: number; proceeds: number; cash: number }, say: Say) =>
      `Tax on the sale, from two full returns: ${say.cents(tax)}. You keep ${say.cents(proceeds)} − that = ${say.cents(cash)}.`,
    unused: 'A loss larger than the year’s income isn’t carried to other years here.',
  },
  return: {
    title: 'Return after tax (IRR)',
    formula: '0 = sum of flow k ÷ (1 + r)^k',
    flows: ({ flows }: { flows: readonly string[] }) => `flows by year: ${flows.join(', ')}`,
    none: 'no single rate fits these flows',
    rate: ({ rate }: { rate: number }, say: Say) => `r = ${say.percent(rate)} a year`,
    what: 'The first flow is the cash you put in. Each year’s is cash flow minus tax, and the last includes the sale.',
    all: 'The “Cash after tax” column of the cash flow table has all of them.',
    december:
      'A calendar year’s tax counts in the year of owning that includes its December. The year of the sale counts with the sale.',
    offer: ({ target }: { target: number }, say: Say) =>
      `The most you could pay is the price at which these flows, at your ${say.percent(target)}, are worth exactly what they cost.`,
    fixed: ({ years }: { years: number }, say: Say) =>
      `Rent, running costs and the price after ${say.years(years)} stay the same; the loan keeps its share of the price.`,
  },
}

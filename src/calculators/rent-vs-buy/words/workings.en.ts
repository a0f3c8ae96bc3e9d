/** How it is calculated, and what each source was used for. */
import type { Say } from '../../kit/say.ts'

interface Stay {
  readonly years: number
}

/** " − $5.00", or " + $5.00" for what is taken off though it is negative. */
const minus = (amount: number, say: Say): string =>
  amount < 0 ? ` + ${say.cents(-amount)}` : ` − ${say.cents(amount)}`
/** " + $5.00" or " − $5.00", so that a negative amount never follows a sign. */
const plus = (amount: number, say: Say): string => minus(-amount, say)
/** 3.5 is "(1 + 3.5%)", −5 is "(1 − 5%)". */
const factor = (points: number, say: Say): string => `(1 ${points < 0 ? '−' : '+'} ${say.percent(Math.abs(points))})`

export const monthWords = {
  title: 'The first month',
  parts: {
    payment: 'loan payment',
    pmi: 'PMI',
    propertyTax: 'property tax',
    insurance: 'insurance',
    dues: 'dues and other',
    upkeep: 'maintenance',
    rentIn: 'rent collected',
    incomeTax: 'income tax change',
  },
  names: (names: readonly string[]) =>
    names.map((name, at) => (at === 0 ? name : ` ${name === monthWords.parts.rentIn ? '−' : '+'} ${name}`)).join(''),
  amounts: (amounts: readonly number[], say: Say) =>
    `= ${amounts.map((amount, at) => (at === 0 ? say.cents(amount) : plus(amount, say))).join('')}`,
  result: ({ own, rent }: { own: number; rent: number }, say: Say) =>
    `= ${say.cents(own)} to own, ${say.cents(rent)} to rent`,
  renter: ({ part, difference }: { part: string; difference: number }, say: Say) =>
    `If you rent, you’d invest ${part} of ${say.cents(difference)}.`,
  owner: ({ part, difference }: { part: string; difference: number }, say: Say) =>
    `If you buy, you’d invest ${part} of ${say.cents(difference)}.`,
  whole: 'the difference',
  part: ({ share }: { share: number }, say: Say) => `${say.percent(share)} of the difference`,
  when: 'Each month’s difference is invested at the end of the month. Cash a renter doesn’t put into a home is invested on day one.',
}

export const taxWorking = {
  title: ({ year }: { year: number }) => `Income tax in the first year (${year} rules)`,
  formula: 'change = tax with the home − tax without it',
  amounts: ({ withHome, without }: { withHome: number; without: number }, say: Say) =>
    `= ${say.cents(withHome)} − ${say.cents(without)}`,
  result: ({ change }: { change: number }, say: Say) => `= ${say.cents(change)}`,
  itemized: (
    {
      interest,
      stateLocal,
      capped,
      gifts,
      reduced,
      total,
    }: { interest: number; stateLocal: number; capped: string; gifts: number; reduced: string; total: number },
    say: Say,
  ) =>
    `Itemized deductions: mortgage interest ${say.money(interest)}, state and local taxes ${say.money(stateLocal)}${capped}, gifts ${say.money(gifts)}${reduced}. Total: ${say.money(total)}.`,
  capped: ({ paid }: { paid: number }, say: Say) => ` (capped; you’d pay ${say.money(paid)})`,
  reduced: ({ amount }: { amount: number }, say: Say) =>
    `, minus ${say.money(amount)} for income in the top bracket (IRC 68)`,
  anyway: ({ itemized }: { itemized: number }, say: Say) =>
    `You’d itemize ${say.money(itemized)} without a home, so only what the home adds saves tax.`,
  above: ({ standard }: { standard: number }, say: Say) =>
    `That’s more than the standard deduction of ${say.money(standard)}, so only the part above it saves tax.`,
  below: ({ standard }: { standard: number }, say: Say) =>
    `That’s no more than the standard deduction of ${say.money(standard)}, so it saves nothing.`,
  everyYear: ({ limit }: { limit: number }, say: Say) =>
    `We figure two full tax returns for each year. Brackets and the standard deduction grow with your inflation; the ${say.money(limit)} loan limit doesn’t.`,
  saltCap: ({ yearly, through, floor }: { yearly: number; through: number; floor: number }, say: Say) =>
    `The cap on state and local taxes follows the law: up ${say.percent(yearly)} a year through ${through}, then ${say.money(floor)}.`,
}

interface Ends {
  readonly home: number
  readonly selling: number
  readonly loan: number
  readonly buyerInvestments: number
  readonly renterInvestments: number
  readonly deposit: number
  readonly buyerTax: number
  readonly renterTax: number
}
interface Invested {
  readonly basis: number
  readonly value: number
}
export const endWords = {
  title: 'Your net worth when you move out',
  buyer: 'buyer = home value − selling costs − loan + investments − tax on gains',
  buyerAmounts: ({ home, selling, loan, buyerInvestments, buyerTax }: Ends, say: Say) =>
    `= ${say.cents(home)} − ${say.cents(selling)} − ${say.cents(loan)} + ${say.cents(buyerInvestments)}${minus(buyerTax, say)}`,
  result: (amount: number, say: Say) => `= ${say.cents(amount)}`,
  renter: 'renter = investments + deposit − tax on gains',
  renterAmounts: ({ renterInvestments, deposit, renterTax }: Ends, say: Say) =>
    `= ${say.cents(renterInvestments)} + ${say.cents(deposit)}${minus(renterTax, say)}`,
  homeValue: ({ price, growth, years, value }: Stay & { price: number; growth: number; value: number }, say: Say) =>
    `Home value: ${say.money(price)} × ${factor(growth, say)}^${years} = ${say.cents(value)}.`,
  taxFree: 'Investments are in a tax-free account, so their growth isn’t taxed.',
  renterGain: ({ basis, value }: Invested, say: Say) =>
    `The renter’s investments are worth ${say.cents(value)}. ${say.cents(basis)} of that was paid in or already taxed; the rest is gain.`,
  buyerGain: ({ basis, value }: Invested, say: Say) =>
    `The buyer’s investments are worth ${say.cents(value)}. ${say.cents(basis)} of that was paid in or already taxed; the rest is gain.`,
  renterLoss: ({ basis, value }: Invested, say: Say) =>
    `The renter paid in ${say.cents(basis)} and has ${say.cents(value)} left, a loss of ${say.cents(basis - value)}.`,
  buyerLoss: ({ basis, value }: Invested, say: Say) =>
    `The buyer paid in ${say.cents(basis)} and has ${say.cents(value)} left, a loss of ${say.cents(basis - value)}.`,
  today: (
    {
      buyer,
      renter,
      inflation,
      years,
      ahead,
    }: Stay & { buyer: number; renter: number; inflation: number; ahead: number },
    say: Say,
  ) =>
    `In today’s dollars: (${say.cents(buyer)}${minus(renter, say)}) ÷ (1 + ${say.percent(inflation)})^${years} = ${say.cents(ahead)}.`,
}

export const gainWorking = {
  title: 'Gain on the home',
  formula: 'gain = sale price − selling costs − what you paid',
  formulaDepreciation: 'gain = sale price − selling costs − what you paid + depreciation taken',
  amounts: (
    { value, selling, basis, written }: { value: number; selling: number; basis: number; written: number },
    say: Say,
  ) => `= ${say.cents(value)} − ${say.cents(selling)} − ${say.cents(basis)}${written === 0 ? '' : plus(written, say)}`,
  result: ({ gain }: { gain: number }, say: Say) => `= ${say.cents(gain)}`,
  unit: ({ share, rise, unitGain, rest }: { share: number; rise: number; unitGain: number; rest: number }, say: Say) =>
    `The separate unit is sold as rental property: ${say.percent(share)} of ${say.cents(rise)} plus the depreciation is ${say.cents(unitGain)}. The other ${say.cents(rest)} is your home.`,
  tooSoon: ({ taxable }: { taxable: number }, say: Say) =>
    `You’d sell before two years of owning and living there, so nothing is excluded (IRC 121). Taxed: ${say.cents(taxable)}.`,
  partly: ({ limit, excluded, taxable }: { limit: number; excluded: number; taxable: number }, say: Say) =>
    `You’d sell before two years, for a reason the law accepts, so up to ${say.money(limit)} is tax-free (IRC 121(c)): ${say.cents(excluded)} here. Taxed: ${say.cents(taxable)}.`,
  excluded: ({ limit, excluded, taxable }: { limit: number; excluded: number; taxable: number }, say: Say) =>
    `After two years, up to ${say.money(limit)} of gain on your own home is tax-free (IRC 121): ${say.cents(excluded)} here. Taxed: ${say.cents(taxable)}.`,
  depreciation: ({ amount }: { amount: number }, say: Say) =>
    `Of that, ${say.cents(amount)} is recaptured depreciation, taxed at up to 25%.`,
  freedLoss: ({ amount }: { amount: number }, say: Say) =>
    `The sale frees ${say.cents(amount)} of losses on the unit, which count against any income (IRC 469(g), 1231).`,
  noLoss: 'A loss on your own home isn’t deductible.',
}

export const evenWords = {
  title: 'Your break-even rent',
  formula: 'buyer’s net worth(rent) − renter’s net worth(rent) = 0',
  solved: ({ years }: Stay, say: Say) => `solved for the rent over ${say.years(years)}`,
  result: ({ rent }: { rent: number }, say: Say) => `rent = ${say.cents(rent)} a month`,
  how: 'We rerun both sides with other rents until they end even. The rent still rises every year as you entered. The break-even mortgage rate is found the same way.',
}

export const usedFor = {
  rate: 'average 30-year fixed rate, our default',
  brackets: 'tax brackets',
  standard: 'standard deduction',
  saltCap: ({ through }: { through: number }) =>
    `cap on state and local taxes, its increases through ${through} and its end`,
  gains: 'income limits for the 0%, 15% and 20% rates on gains and dividends',
  interest: 'limit on deductible mortgage interest',
  homeSale: 'tax-free gain on a home',
  depreciation: 'depreciation over 27.5 years',
  pmi: 'when you can request PMI removal and when it’s automatic',
  limits: 'state limits on property tax increases',
  transferTax: 'states that tax home sales',
  propertyTax: 'typical property tax by state',
  homes: ({ from }: { from: number }) => `home prices since ${from}`,
  markets: 'stocks, bonds, bills and inflation by year',
  medianHome: 'median price of an existing home',
  sellingCosts: 'selling costs',
  homeInsurance: 'home insurance, our default',
  rentersInsurance: 'renters insurance, our default',
  income: 'household income, our default',
  closing: 'closing costs, our default',
  pmiRate: 'PMI rate, our default',
  upkeep: 'maintenance, our default',
  inflation: 'inflation, our default',
}

import { dollars, dollarsAndCents as money, percentText, plain, yearsText } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import { type Deal, LIFE_YEARS } from './compute.ts'
import type { RealEstateInputs } from './fields.ts'
import { timesText } from './words.ts'

function income({ first, rental }: Deal): Working {
  return {
    title: 'Net operating income (NOI) and cap rate',
    lines: [
      'NOI = rent collected − running costs; cap rate = NOI ÷ price',
      `= ${money(first.collected)} − ${money(first.costs)} = ${money(first.noi)}`,
      `${money(first.noi)} ÷ ${money(rental.price)} = ${percentText((first.noi / rental.price) * 100)}`,
    ],
    steps: [
      `Rent collected: ${money(first.full)} less ${percentText(rental.vacancy * 100)} empty or unpaid.`,
      `Running costs: property tax ${money(first.propertyTax)}, insurance ${money(first.insurance)}, management ${money(first.management)}, repairs ${money(first.upkeep)}, other ${money(first.otherCosts)}.`,
      'NOI leaves out the loan, depreciation, income tax and the reserve for big repairs.',
      `After the reserve of ${money(first.reserve)} the cap rate is ${percentText(((first.noi - first.reserve) / rental.price) * 100)}.`,
    ],
  }
}

function cash(deal: Deal): Working {
  const { first, loanPayments, cashFlow, rental } = deal
  const onCash = deal.cash > 0 ? percentText((cashFlow / deal.cash) * 100) : 'no cash goes in'
  return {
    title: 'Cash flow, cash-on-cash and coverage',
    lines: [
      'cash flow = NOI − reserve − loan payments; cash-on-cash = cash flow ÷ cash put in',
      `= ${money(first.noi)} − ${money(first.reserve)} − ${money(loanPayments)} = ${money(cashFlow)}`,
      `${money(cashFlow)} ÷ ${money(deal.cash)}: ${onCash}`,
    ],
    steps: [
      `Cash put in: down payment ${money(rental.price - rental.loan)}, closing costs ${money(rental.closingCosts)}, loan fees ${money(rental.loanCosts)}, first repairs ${money(rental.repairs)}.`,
      ...(loanPayments > 0
        ? [`Coverage (DSCR): ${money(first.noi)} ÷ ${money(loanPayments)} = ${timesText(first.noi / loanPayments)}.`]
        : []),
      'Cash-on-cash is one year’s cash. It leaves out principal paid, growth, taxes and the sale, so it is not the return.',
    ],
  }
}

function depreciation(deal: Deal): Working {
  const { rental } = deal
  const bought = rental.price + rental.closingCosts
  const building = bought * (1 - rental.landShare) + rental.repairs
  const firstShare = (12.5 - rental.firstMonth) / 12
  return {
    title: 'Depreciation',
    lines: [
      `a full year = (price + closing costs − land + first repairs) ÷ ${LIFE_YEARS}`,
      `= (${money(bought)} − ${money(bought * rental.landShare)} + ${money(rental.repairs)}) ÷ ${LIFE_YEARS}`,
      `= ${money(building / LIFE_YEARS)}`,
    ],
    steps: [
      `The month of closing and the month of sale count half, so the first tax year holds ${plain(firstShare * 12, 1)} of 12 months: ${money((building / LIFE_YEARS) * firstShare)}.`,
      'Money from the reserve counts as improvements: each month’s part is written off over its own 27.5 years.',
      'Land and what it grows are never written off.',
    ],
  }
}

function sale(deal: Deal): Working | null {
  const row = deal.course.years.at(-1)
  if (row === undefined) return null
  const { sale } = row
  const basis = sale.net - sale.gain + sale.depreciation
  return {
    title: 'The sale',
    lines: [
      'gain = price − selling costs − (all it cost − depreciation)',
      `= ${money(sale.net)} − (${money(basis)} − ${money(sale.depreciation)})`,
      `= ${money(sale.gain)}`,
    ],
    steps: [
      `Sale price ${money(row.value)} less ${money(row.value - sale.net)} of selling costs is ${money(sale.net)}.`,
      `Up to ${money(Math.max(0, Math.min(sale.gain, sale.depreciation)))} of the gain gives back depreciation and bears at most 25%.`,
      ...(deal.held.putOffBefore >= 0.005
        ? [`Losses that had waited: ${money(deal.held.putOffBefore)}, freed by the sale.`]
        : []),
      `Tax the sale brings, by two whole returns: ${money(deal.held.saleTax)}. In your hand: ${money(sale.proceeds)} − that = ${money(sale.proceeds - deal.held.saleTax)}.`,
      'A loss larger than all income of its year is not carried to other years here.',
    ],
  }
}

function theReturn(deal: Deal, inputs: RealEstateInputs): Working {
  const flows = deal.held.afterTax
  const shown = flows.length <= 6 ? flows : [...flows.slice(0, 4), ...flows.slice(-1)]
  const list = shown.map((flow, i) => (flows.length > 6 && i === 4 ? `… ${dollars(flow)}` : dollars(flow))).join(', ')
  const found =
    deal.afterTax === null ? 'no single rate fits these flows' : `r = ${percentText(deal.afterTax * 100)} a year`
  return {
    title: 'Return after tax (IRR)',
    lines: ['0 = sum of flow k ÷ (1 + r)^k', `flows by year: ${list}`, found],
    steps: [
      `The first is the cash you put in. Each year’s is cash flow less tax; the last holds the sale.${flows.length > 6 ? ' All of them stand in the table of cash flow, under In hand after tax.' : ''}`,
      'A calendar year’s tax counts in the year of owning that holds its December. The year of the sale counts with the sale.',
      `Largest offer: the price at which these flows, at your ${percentText(inputs.target)}, are worth nothing more than they cost. Rent, running costs and the price after ${yearsText(inputs.holdYears)} stay; the loan keeps its share of the price.`,
    ],
  }
}

export const workingsOf = (deal: Deal, inputs: RealEstateInputs): readonly Working[] =>
  [income(deal), cash(deal), depreciation(deal), sale(deal), theReturn(deal, inputs)].filter(
    (working) => working !== null,
  )

import { aheadByMonth, type MoneyPath } from '#engine/lending/money-path.ts'
import { dollars, monthsText, percentText } from '../kit/format.ts'
import type { Chart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import { type Financed, valueAfter } from './compute.ts'
import type { Deal, Loan } from './deal.ts'
import type { CarInputs } from './fields.ts'
import type { Keeping } from './keeping.ts'
import { monthsUnder } from './words.ts'

function oweAndWorth({ loan, under }: Financed, inputs: CarInputs): XYChart {
  const months = loan.schedule.owed.map((_, month) => month)
  const summary =
    under.last === null
      ? 'You never owe more than the car is worth.'
      : `${monthsUnder(under) ?? ''} you owe more than the car is worth; the gap is deepest ${under.worst.month === 0 ? 'on the first day' : `in month ${under.worst.month}`}, at ${dollars(under.worst.gap)}.`
  return {
    kind: 'lines',
    key: 'upsideDown',
    title: 'What you owe and what the car is worth',
    lead:
      under.last === null
        ? 'The car’s value stays above the loan.'
        : 'Where the loan lies above the value, selling or losing the car leaves you a bill.',
    summary,
    note: `The value falls ${percentText(inputs.condition === 'new' ? inputs.firstLoss : inputs.laterLoss)} in the first year and ${percentText(inputs.laterLoss)} of the rest in each later year: an average, not your car.`,
    x: { label: 'Month', kind: 'number', values: months },
    unit: 'money',
    series: [
      { key: 'owed', label: 'You owe', color: 'interest', values: loan.schedule.owed },
      { key: 'value', label: 'Car’s value', color: 'growth', values: months.map((month) => valueAfter(inputs, month)) },
    ],
    ...(under.last !== null && under.last < loan.schedule.months
      ? { marks: [{ x: under.last + 1, label: 'Worth more than you owe' }] }
      : {}),
  }
}

type Step = WaterfallChart['steps'][number]

/** Every step from the price agreed to the sum borrowed. */
export function stepsOf(deal: Deal, inputs: CarInputs): readonly Step[] {
  const steps: readonly Step[] = [
    { label: 'Price agreed', kind: 'total', value: inputs.price, color: 'principal' },
    { label: 'Maker’s rebate', kind: 'change', value: -deal.rebate, color: 'growth' },
    { label: 'Tax', kind: 'change', value: deal.tax, color: 'tax' },
    { label: 'Fees and titles', kind: 'change', value: inputs.dealerFee + inputs.registration, color: 'other' },
    { label: 'Add-ons', kind: 'change', value: inputs.addOns, color: 'other' },
    { label: 'Trade-in', kind: 'change', value: -inputs.tradeIn, color: 'growth' },
    { label: 'Owed on the trade-in', kind: 'change', value: inputs.owed, color: 'interest' },
    { label: 'Cash down', kind: 'change', value: -inputs.down, color: 'growth' },
    {
      label: deal.financed < 0 ? 'Left over for you' : 'To borrow',
      kind: 'total',
      value: deal.financed,
      color: 'principal',
    },
  ]
  return steps.filter((step) => step.kind === 'total' || step.value !== 0)
}

export const stickerChart = (deal: Deal, inputs: CarInputs): WaterfallChart => ({
  kind: 'waterfall',
  key: 'sticker',
  title: 'From the price to the loan',
  lead: 'Each step of the deal, in order.',
  summary: `From a price of ${dollars(inputs.price)} to ${deal.financed < 0 ? `${dollars(-deal.financed)} left over` : `${dollars(deal.financed)} to borrow`}, with ${dollars(deal.tax)} of tax.`,
  unit: 'money',
  steps: stepsOf(deal, inputs),
})

export function keepChart({ years }: Keeping): XYChart {
  const first = years[0]
  const series: XYChart['series'] = [
    { key: 'payments', label: 'Loan payments', color: 'principal', values: years.map((year) => year.payments) },
    { key: 'insurance', label: 'Insurance', color: 'insurance', values: years.map((year) => year.insurance) },
    { key: 'gas', label: 'Gas', color: 'interest', values: years.map((year) => year.gas) },
    { key: 'upkeep', label: 'Upkeep and plates', color: 'other', values: years.map((year) => year.upkeep) },
  ]
  const all = first ? first.payments + first.insurance + first.gas + first.upkeep : 0
  return {
    kind: 'bars',
    key: 'keeping',
    title: 'What leaves your pocket each year',
    lead: 'The payment is only part of it.',
    summary: `In year 1, ${dollars(all)}: ${dollars(first?.payments ?? 0)} of it loan payments.`,
    note: 'Running costs at today’s prices. Cash down and the resale are not in the bars.',
    x: { label: 'Year', kind: 'number', values: years.map((year) => year.number) },
    unit: 'money',
    series: series.filter((one) => one.values.some((value) => value !== null && value > 0)),
  }
}

const pathOf = (loan: Loan): MoneyPath => ({ paid: loan.schedule.paid, owed: loan.schedule.owed })
/** By how much the rebate is ahead if the loan ended after each month, dollars. */
export const rebateAheadByMonth = (withRebate: Loan, withLowRate: Loan): readonly number[] =>
  aheadByMonth(pathOf(withLowRate), pathOf(withRebate), 0, Math.max(withRebate.term, withLowRate.term))

function choiceChart({ choice }: Financed): XYChart | null {
  if (choice === null) return null
  const ahead = rebateAheadByMonth(choice.withRebate, choice.withLowRate)
  const turn = ahead.findIndex((one, month) => month > 0 && one <= 0 && (ahead[month - 1] ?? 0) > 0)
  const usual = choice.withRebate.rebate > 0 ? 'rebate' : 'usual rate'
  return {
    kind: 'lines',
    key: 'choice',
    title: `${usual === 'rebate' ? 'Rebate' : 'Usual rate'} or low rate, by when you sell or pay off`,
    lead: `Above zero the ${usual} has cost you less by then; below, the low rate.`,
    summary:
      turn > 0
        ? `The ${usual} is ahead for ${monthsText(turn)}; after that the low rate is.`
        : `At the end, the ${choice.rebateAhead >= 0 ? usual : 'low rate'} is ahead by ${dollars(Math.abs(choice.rebateAhead))}.`,
    x: { label: 'Month', kind: 'number', values: ahead.map((_, month) => month) },
    unit: 'money',
    series: [
      {
        key: 'ahead',
        label: usual === 'rebate' ? 'Rebate ahead by' : 'Usual rate ahead by',
        color: 'growth',
        values: ahead,
      },
    ],
    ...(turn > 0 ? { marks: [{ x: turn, label: 'Low rate ahead from here' }] } : {}),
  }
}

export const chartsOf = (result: Financed, inputs: CarInputs): readonly Chart[] =>
  [
    oweAndWorth(result, inputs),
    stickerChart(result.deal, inputs),
    choiceChart(result),
    keepChart(result.keeping),
  ].filter((chart) => chart !== null)

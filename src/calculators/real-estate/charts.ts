import type { LandlordYear } from '#engine/housing/rental-tax.ts'
import { dollars, yearsText } from '../kit/format.ts'
import type { Chart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import type { Deal } from './compute.ts'
import type { RealEstateInputs } from './fields.ts'
import { priceAndRent, priceAtSale } from './grids.ts'
import { bestYear, type HoldYear } from './hold-curve.ts'
import { rateText } from './words.ts'

/** What falls below this is drawn at the edge: the first years lose the costs of buying and selling. */
const FLOOR = -40

const atEdge = (rate: number | null): number | null => (rate === null ? null : Math.max(FLOOR, rate * 100))

function holdChart(inputs: RealEstateInputs, curve: readonly HoldYear[]): XYChart {
  const best = bestYear(curve)
  const chosen = curve[inputs.holdYears - 1]
  const own =
    chosen?.afterTax == null
      ? 'no single yearly return fits.'
      : `the return after tax is ${rateText(chosen.afterTax)} a year.`
  const bestWords =
    best === null
      ? ''
      : ` The highest return after tax is ${rateText(best.afterTax ?? 0)}, sold after ${yearsText(best.years)}.`
  const cut = curve.some((year) => (year.afterTax ?? 0) * 100 < FLOOR || (year.beforeTax ?? 0) * 100 < FLOOR)
  return {
    kind: 'lines',
    key: 'holdCurve',
    title: 'Return by year of sale',
    lead: 'Buying and selling cost the most when you keep it briefly.',
    summary: `Sold after ${yearsText(inputs.holdYears)}, ${own}${bestWords}`,
    note: `Each point is a whole run: rent, costs, loan, tax returns and the sale.${cut ? ` Losses of more than ${-FLOOR}% a year are drawn as a loss of ${-FLOOR}%.` : ''}`,
    x: { label: 'Years kept', kind: 'number', values: curve.map((year) => year.years) },
    unit: 'percent',
    yLabel: 'Percent a year',
    signs: { above: 'Gain', below: 'Loss' },
    series: [
      { key: 'afterTax', label: 'After tax', color: 'growth', values: curve.map((year) => atEdge(year.afterTax)) },
      {
        key: 'beforeTax',
        label: 'Before tax',
        color: 'other',
        look: 'dashed',
        values: curve.map((year) => atEdge(year.beforeTax)),
      },
    ],
    marks: [{ x: inputs.holdYears, label: 'Your sale' }],
    level: { value: inputs.target, label: 'You want' },
  }
}

function rentFalls(deal: Deal): WaterfallChart {
  const { first, loanPayments, cashFlow } = deal
  const steps: WaterfallChart['steps'] = [
    { label: 'Full rent', kind: 'total', value: first.full, color: 'growth' },
    { label: 'Empty or unpaid', kind: 'change', value: first.collected - first.full, color: 'other' },
    { label: 'Property tax', kind: 'change', value: -first.propertyTax, color: 'tax' },
    { label: 'Insurance', kind: 'change', value: -first.insurance, color: 'insurance' },
    { label: 'Management', kind: 'change', value: -first.management, color: 'other' },
    { label: 'Repairs and upkeep', kind: 'change', value: -first.upkeep, color: 'other' },
    { label: 'Other costs', kind: 'change', value: -first.otherCosts, color: 'other' },
    { label: 'Net operating income', kind: 'total', value: first.noi, color: 'growth', note: 'before loan and tax' },
    { label: 'Reserve for big repairs', kind: 'change', value: -first.reserve, color: 'real' },
    { label: 'Loan payments', kind: 'change', value: -loanPayments, color: 'interest' },
    { label: 'Cash flow', kind: 'total', value: cashFlow, color: 'principal', note: 'before income tax' },
  ]
  return {
    kind: 'waterfall',
    key: 'rentFalls',
    title: 'From rent to cash flow, first year',
    lead: 'Net operating income leaves out the loan. Cash flow does not.',
    summary: `Of ${dollars(first.full)} of rent, ${first.noi >= 0 ? `${dollars(first.noi)} is left after empty months and running costs` : `nothing is left: empty months and running costs take ${dollars(-first.noi)} more`}. After the reserve and the loan ${cashFlow >= 0 ? `${dollars(cashFlow)} is left` : `${dollars(-cashFlow)} is missing`}.`,
    unit: 'money',
    steps: steps.filter((step) => step.kind === 'total' || Math.abs(step.value) >= 0.005),
  }
}

/** Cash by year of owning, with the tax and without the sale. */
function cashByYear(deal: Deal): XYChart {
  const rows = deal.course.years
  const afterTax = rows.map(
    (row, i) => row.cashFlow - (deal.held.tax[i] ?? 0) + (i === rows.length - 1 ? deal.held.saleTax : 0),
  )
  const firstOne = afterTax[0] ?? 0
  const lastOne = afterTax.at(-1) ?? 0
  return {
    kind: 'lines',
    key: 'cashByYear',
    title: 'Cash flow while you own it',
    lead: 'A fixed loan stays level while rent and costs move.',
    summary: `Cash flow after tax goes from ${dollars(firstOne)} in year 1 to ${dollars(lastOne)} in year ${rows.length}, the sale left out.`,
    note: 'Future dollars.',
    x: { label: 'Year', kind: 'number', values: rows.map((_, i) => i + 1) },
    unit: 'money',
    signs: { above: 'Money in', below: 'Money out' },
    series: [
      { key: 'afterTax', label: 'After tax', color: 'growth', values: afterTax },
      {
        key: 'beforeTax',
        label: 'Before tax',
        color: 'other',
        look: 'dashed',
        values: rows.map((row) => row.cashFlow),
      },
    ],
  }
}

export const chartsOf = (
  deal: Deal,
  inputs: RealEstateInputs,
  curve: readonly HoldYear[],
  returns: readonly LandlordYear[],
): readonly Chart[] => [
  holdChart(inputs, curve),
  rentFalls(deal),
  priceAndRent(deal, inputs),
  priceAtSale(deal, inputs, returns),
  ...(deal.course.years.length > 1 ? [cashByYear(deal)] : []),
]

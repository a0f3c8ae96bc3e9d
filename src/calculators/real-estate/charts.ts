import type { WaterfallChart, XYChart } from '../kit/presentation.ts'
import { type DealContext, ofDeal } from './context.ts'
import { priceAndRent, priceAtSale } from './grids.ts'
import { bestYear, ownCurve } from './hold-curve.ts'
import { chartWords } from './words/explain.en.ts'

/** What falls below this is drawn at the edge: the first years lose the costs of buying and selling. */
const FLOOR = -40

const atEdge = (rate: number | null): number | null => (rate === null ? null : Math.max(FLOOR, rate * 100))

function holdChart(context: DealContext): XYChart {
  const { inputs, say } = context
  const words = chartWords.hold
  const curve = ownCurve(context)
  const best = bestYear(curve)
  const chosen = curve[inputs.holdYears - 1]?.afterTax ?? null
  const isCut = curve.some((year) => (year.afterTax ?? 0) * 100 < FLOOR || (year.beforeTax ?? 0) * 100 < FLOOR)
  return {
    kind: 'lines',
    key: 'holdCurve',
    title: words.title,
    lead: words.lead,
    summary: [
      chosen === null
        ? words.none({ years: inputs.holdYears }, say)
        : words.own({ years: inputs.holdYears, rate: chosen * 100 }, say),
      best && words.best({ years: best.years, rate: (best.afterTax ?? 0) * 100 }, say),
    ]
      .filter(Boolean)
      .join(' '),
    note: [words.note, isCut && words.clipped({ floor: -FLOOR }, say)].filter(Boolean).join(' '),
    x: { label: words.x, kind: 'number', values: curve.map((year) => year.years) },
    unit: 'percent',
    yLabel: words.y,
    series: [
      { key: 'afterTax', label: words.afterTax, color: 'growth', values: curve.map((year) => atEdge(year.afterTax)) },
      {
        key: 'beforeTax',
        label: words.beforeTax,
        color: 'other',
        look: 'dashed',
        values: curve.map((year) => atEdge(year.beforeTax)),
      },
    ],
    marks: [{ x: inputs.holdYears, label: words.yours }],
    level: { value: inputs.target, label: words.target },
  }
}

function rentFalls({ result: { first, loanPayments, cashFlow }, say }: DealContext): WaterfallChart {
  const words = chartWords.rent
  const steps: WaterfallChart['steps'] = [
    { label: words.full, kind: 'total', value: first.full, color: 'growth' },
    { label: words.vacancy, kind: 'change', value: first.collected - first.full, color: 'other' },
    { label: words.propertyTax, kind: 'change', value: -first.propertyTax, color: 'tax' },
    { label: words.insurance, kind: 'change', value: -first.insurance, color: 'insurance' },
    { label: words.management, kind: 'change', value: -first.management, color: 'other' },
    { label: words.upkeep, kind: 'change', value: -first.upkeep, color: 'other' },
    { label: words.otherCosts, kind: 'change', value: -first.otherCosts, color: 'other' },
    { label: words.noi, kind: 'total', value: first.noi, color: 'growth', note: words.noiNote },
    { label: words.reserve, kind: 'change', value: -first.reserve, color: 'real' },
    { label: words.loan, kind: 'change', value: -loanPayments, color: 'interest' },
    { label: words.cashFlow, kind: 'total', value: cashFlow, color: 'principal', note: words.cashFlowNote },
  ]
  return {
    kind: 'waterfall',
    key: 'rentFalls',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ full: first.full, noi: first.noi, cashFlow }, say),
    unit: 'money',
    steps: steps.filter((step) => step.kind === 'total' || Math.abs(step.value) >= 0.005),
  }
}

/** Cash by year of owning, with the tax and without the sale. */
function cashByYear({ result: { course, held }, say }: DealContext): XYChart | null {
  const rows = course.years
  if (rows.length <= 1) return null
  const words = chartWords.cash
  const afterTax = rows.map((row, i) => row.cashFlow - (held.tax[i] ?? 0) + (i === rows.length - 1 ? held.saleTax : 0))
  return {
    kind: 'lines',
    key: 'cashByYear',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ first: afterTax[0] ?? 0, last: afterTax.at(-1) ?? 0, years: rows.length }, say),
    note: words.note,
    x: { label: words.x, kind: 'number', values: rows.map((_, i) => i + 1) },
    unit: 'money',
    signs: { above: words.above, below: words.below },
    series: [
      { key: 'afterTax', label: words.afterTax, color: 'growth', values: afterTax },
      {
        key: 'beforeTax',
        label: words.beforeTax,
        color: 'other',
        look: 'dashed',
        values: rows.map((row) => row.cashFlow),
      },
    ],
  }
}

export const charts = [
  ofDeal(holdChart),
  ofDeal(rentFalls),
  ofDeal(priceAndRent),
  ofDeal(priceAtSale),
  ofDeal(cashByYear),
]

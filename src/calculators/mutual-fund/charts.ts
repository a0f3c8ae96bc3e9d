import { type CostKind, costKinds } from '#engine/funds/holding-costs.ts'
import { roundToCent } from '#engine/money.ts'
import { isSome } from '../kit/fund/explain-parts.ts'
import { costNames } from '../kit/fund/words/answer.en.ts'
import type { DataColor, RanksChart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import type { Fund } from './compute.ts'
import { type FundContext, isAfterTax } from './context.ts'
import { aheadChart, kindChart, costChart as words } from './words/explain.en.ts'

const kindColors: Readonly<Partial<Record<CostKind, DataColor>>> = {
  load: 'insurance',
  deferred: 'insurance',
  expense: 'interest',
  lending: 'growth',
  payoutTax: 'tax',
  saleTax: 'tax',
}
/** What a fund costs, in as many parts as a bar can show. Nominal dollars at the end. */
const costParts: readonly {
  readonly key: keyof typeof words.parts
  readonly color: DataColor
  readonly of: (fund: Fund) => number
}[] = [
  { key: 'load', color: 'insurance', of: ({ course }) => course.lost.load + course.lost.deferred },
  { key: 'distribution', color: 'other', of: ({ course }) => course.lost.distribution },
  { key: 'expense', color: 'interest', of: ({ course }) => course.lost.expense },
  { key: 'tax', color: 'tax', of: ({ taxCost }) => taxCost },
]
const fundColors: readonly DataColor[] = ['principal', 'insurance', 'other', 'growth']
const colorOf = (fund: Fund, at: number): DataColor => (fund.isTwin ? 'growth' : (fundColors[at] ?? 'other'))

/** The funds beside each other, each bar made of what it costs. */
function costs({ result: { funds }, say }: FundContext): RanksChart | null {
  const shown = costParts.filter(({ of }) => funds.some((fund) => isSome(of(fund))))
  if (funds.length < 2 || shown.length === 0) return null
  const { title, lead, summary, note } = words
  return {
    kind: 'ranks',
    key: 'costs',
    title,
    lead,
    summary: summary({ costs: funds.map((fund) => ({ name: fund.name, amount: fund.feeCost + fund.taxCost })) }, say),
    note,
    unit: 'money',
    words: { row: words.fund, total: words.all },
    parts: shown.map(({ key, color }) => ({ key, label: words.parts[key], color })),
    rows: funds.map((fund, i) => ({
      label: fund.name,
      values: shown.map(({ of }) => roundToCent(of(fund))),
      ...(i === 0 ? { isYours: true } : {}),
    })),
  }
}

/** How much more or less each other fund leaves than the first, by the year of the sale. */
function ahead(context: FundContext): XYChart | null {
  const { result, say } = context
  const { funds, first, plan } = result
  const years = plan.months / 12
  const others = funds.filter((fund) => fund !== first)
  const gapAt = (fund: Fund, year: number) => (fund.kept[year] ?? 0) - (first.kept[year] ?? 0)
  const isFlat = others.every((fund) => fund.kept.every((_, year) => Math.abs(gapAt(fund, year)) < 0.5))
  if (isFlat || years < 2) return null
  const afterTax = isAfterTax(context)
  const gaps = others.map((fund) => ({ name: fund.name, amount: fund.net - first.net }))
  return {
    kind: 'lines',
    key: 'ahead',
    title: aheadChart.title({ first: first.name }),
    lead: aheadChart.lead,
    summary: aheadChart.summary({ years, afterTax, gaps }, say),
    note: aheadChart.note({ afterTax }),
    x: { label: aheadChart.x, kind: 'number', values: Array.from({ length: years }, (_, i) => i + 1) },
    unit: 'money',
    series: others.map((fund, i) => ({
      key: fund.isTwin ? 'twin' : `fund${i + 2}`,
      label: fund.name,
      color: colorOf(fund, i + 1),
      look: fund.isTwin ? ('dashed' as const) : ('line' as const),
      values: fund.kept.map((_, year) => roundToCent(gapAt(fund, year))),
    })),
    level: { value: 0, label: aheadChart.even({ first: first.name }) },
  }
}

/** Cents that add up: the largest change takes the rounding. */
function byKind({ result: { first }, say }: FundContext): WaterfallChart | null {
  const from = roundToCent(first.course.last.costFree)
  const to = roundToCent(first.net)
  const parts = costKinds
    .map((kind) => ({ kind, lost: kind === 'saleTax' ? first.taxAtSale : first.course.lost[kind] }))
    .filter(({ lost }) => isSome(lost))
  if (parts.length === 0) return null
  const changes = parts.map(({ lost }) => -roundToCent(lost))
  const gap = roundToCent(to - from - changes.reduce((sum, change) => sum + change, 0))
  const largest = changes.indexOf(Math.min(...changes))
  const named = parts.map(({ kind, lost }) => ({ name: costNames[kind], amount: lost }))
  return {
    kind: 'waterfall',
    key: 'byKind',
    title: kindChart.title({ first: first.name }),
    lead: kindChart.lead,
    summary: kindChart.summary({ from, to, costs: named }, say),
    note: kindChart.note,
    unit: 'money',
    steps: [
      { label: kindChart.from, kind: 'total', value: from, color: 'growth' },
      ...parts.map(({ kind }, i) => ({
        label: costNames[kind],
        kind: 'change' as const,
        value: roundToCent((changes[i] ?? 0) + (i === largest ? gap : 0)),
        color: kindColors[kind] ?? 'other',
      })),
      { label: kindChart.to, kind: 'total', value: to, color: 'principal' },
    ],
  }
}

export const charts = [costs, ahead, byKind]

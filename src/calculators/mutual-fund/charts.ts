import { costKinds } from '#engine/funds/holding-costs.ts'
import { roundToCent } from '#engine/money.ts'
import { dollars, yearsText } from '../kit/format.ts'
import type { Chart, DataColor, RanksChart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import type { Fund, Result } from './compute.ts'
import type { FundInputs } from './fields.ts'
import { afterTax, costParts, fundColors, kindColors, kindNames } from './words.ts'

const colorOf = (fund: Fund, i: number): DataColor => (fund.isTwin ? 'growth' : (fundColors[i] ?? 'other'))

/** The funds beside each other, each bar made of what it costs. */
function costs({ funds }: Result): RanksChart | null {
  const shown = costParts.filter((part) => funds.some((fund) => Math.abs(part.of(fund)) >= 0.005))
  if (funds.length < 2 || shown.length === 0) return null
  const all = (fund: Fund) => fund.feeCost + fund.taxCost
  return {
    kind: 'ranks',
    key: 'costs',
    title: 'What each fund costs you by the end',
    lead: 'What is taken, and what it would have earned.',
    summary: `Costs and tax together: ${funds.map((fund) => `“${fund.name}” ${dollars(all(fund))}`).join('; ')}.`,
    note: 'Future dollars. The same money, and the same return before costs, in each.',
    unit: 'money',
    words: { row: 'Fund', total: 'All costs and tax' },
    parts: shown.map(({ key, label, color }) => ({ key, label, color })),
    rows: funds.map((fund, i) => ({
      label: fund.name,
      values: shown.map((part) => roundToCent(part.of(fund))),
      ...(i === 0 ? { isYours: true } : {}),
    })),
  }
}
/** How much more or less each other fund leaves than the first, by the year of the sale. */
function ahead({ funds, first, plan }: Result, inputs: FundInputs): XYChart | null {
  const years = plan.months / 12
  const others = funds.filter((fund) => fund !== first)
  const isFlat = others.every((fund) =>
    fund.kept.every((value, year) => Math.abs(value - (first.kept[year] ?? 0)) < 0.5),
  )
  if (isFlat || years < 2) return null
  return {
    kind: 'lines',
    key: 'ahead',
    title: `The other funds against “${first.name}”, by the year you sell`,
    lead: 'Above the level line a fund leaves you more. A load hurts at once, a high expense ratio later: where a line crosses, the better choice changes.',
    summary: `Sold after ${yearsText(years)}${afterTax(inputs)}: ${others
      .map((fund) => `“${fund.name}” leaves ${gapText(fund.net - first.net)}`)
      .join('; ')}.`,
    note: `Future dollars${afterTax(inputs)}, every sale charge taken.`,
    x: { label: 'Year', kind: 'number', values: Array.from({ length: years }, (_, i) => i + 1) },
    unit: 'money',
    series: others.map((fund, i) => ({
      key: fund.isTwin ? 'twin' : `fund${i + 2}`,
      label: fund.name,
      color: colorOf(fund, i + 1),
      look: fund.isTwin ? ('dashed' as const) : ('line' as const),
      values: fund.kept.map((value, year) => roundToCent(value - (first.kept[year] ?? 0))),
    })),
    level: { value: 0, label: `As much as ${first.name}` },
  }
}
const gapText = (gap: number) =>
  Math.abs(gap) < 0.5 ? 'as much' : `${dollars(Math.abs(gap))} ${gap > 0 ? 'more' : 'less'}`

const lostOf = (fund: Fund) =>
  costKinds.map((kind) => ({ kind, lost: kind === 'saleTax' ? fund.taxAtSale : fund.course.lost[kind] }))

/** Cents that add up: the largest change takes the rounding. */
function byKind({ first }: Result): WaterfallChart | null {
  const from = roundToCent(first.course.last.costFree)
  const to = roundToCent(first.net)
  const parts = lostOf(first).filter(({ lost }) => Math.abs(lost) >= 0.005)
  if (parts.length === 0) return null
  const changes = parts.map(({ lost }) => -roundToCent(lost))
  const gap = roundToCent(to - from - changes.reduce((sum, change) => sum + change, 0))
  const largest = changes.indexOf(Math.min(...changes))
  return {
    kind: 'waterfall',
    key: 'byKind',
    title: `Where the money goes: ${first.name}`,
    lead: 'Each step is a cost with what it would have earned until the end. Together they are the whole gap.',
    summary: `From ${dollars(from)} without costs to ${dollars(to)}: ${parts
      .map(({ kind, lost }) => `${kindNames[kind]} ${dollars(lost)}`)
      .join(', ')}.`,
    note: 'Future dollars.',
    unit: 'money',
    steps: [
      { label: 'Without costs or tax', kind: 'total', value: from, color: 'growth' },
      ...parts.map(({ kind }, i) => ({
        label: kindNames[kind],
        kind: 'change' as const,
        value: roundToCent((changes[i] ?? 0) + (i === largest ? gap : 0)),
        color: kindColors[kind],
      })),
      { label: 'You keep', kind: 'total', value: to, color: 'principal' },
    ],
  }
}

export const chartsOf = (result: Result, inputs: FundInputs): readonly Chart[] =>
  [costs(result), ahead(result, inputs), byKind(result)].filter((chart) => chart !== null)

import { costKinds } from '#engine/funds/holding-course.ts'
import { roundToCent } from '#engine/money.ts'
import { dollars, shortDollars } from '../kit/format.ts'
import type { Chart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import type { Fund, Result } from './compute.ts'
import type { FundInputs } from './fields.ts'
import { afterTax, fundColors, kindColors, kindNames, yearsText } from './words.ts'

function kept({ funds, plan }: Result, inputs: FundInputs): XYChart {
  const years = plan.months / 12
  return {
    kind: 'lines',
    key: 'kept',
    title: 'What you would have if you sold at the end of a year',
    lead: 'A load hurts at once, a high expense ratio later. Where lines cross, the better choice changes.',
    summary: `After ${yearsText(years)}${afterTax(inputs)}: ${funds
      .map((fund) => `“${fund.name}” ${shortDollars(fund.net)}`)
      .join('; ')}.`,
    note: `Future dollars${afterTax(inputs)}, every sale charge taken. The same return every year before costs.`,
    x: { label: 'Year', kind: 'number', values: Array.from({ length: years }, (_, i) => i + 1) },
    unit: 'money',
    series: funds.map((fund, i) => ({
      key: fund.isTwin ? 'twin' : `fund${i + 1}`,
      label: fund.name,
      color: fund.isTwin ? ('growth' as const) : (fundColors[i] ?? ('other' as const)),
      look: fund.isTwin ? ('dashed' as const) : ('line' as const),
      values: fund.kept.map(roundToCent),
    })),
  }
}

const lostOf = (fund: Fund) =>
  costKinds.map((kind) => ({ kind, lost: kind === 'saleTax' ? fund.taxAtSale : fund.course.lost[kind] }))

/** Cents that add up: the last change takes the rounding. */
function byKind({ first }: Result): WaterfallChart | null {
  const from = roundToCent(first.course.last.costFree)
  const to = roundToCent(first.net)
  const parts = lostOf(first).filter(({ lost }) => Math.abs(lost) >= 0.005)
  if (parts.length === 0) return null
  const changes = parts.map(({ lost }) => -roundToCent(lost))
  const gap = roundToCent(to - from - changes.reduce((sum, change) => sum + change, 0))
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
        value: roundToCent((changes[i] ?? 0) + (i === parts.length - 1 ? gap : 0)),
        color: kindColors[kind],
      })),
      { label: 'You keep', kind: 'total', value: to, color: 'principal' },
    ],
  }
}

export const chartsOf = (result: Result, inputs: FundInputs): readonly Chart[] =>
  [kept(result, inputs), byKind(result)].filter((chart) => chart !== null)

import { roundToCent } from '#engine/money.ts'
import { reducedLimit } from '#engine/tax/ira-deduction.ts'
import { courseLines, worthRanks } from '../kit/ira/explain.ts'
import type { Chart } from '../kit/presentation.ts'
import type { TraditionalContext } from './context.ts'
import { rmdChart, rangeChart as words } from './words/explain.en.ts'

const STEPS = 40

/** The deduction by income, where a range applies. */
function byIncome({ result, say }: TraditionalContext): Chart | null {
  const { deductionRange: edges, byAge, magi } = result.limits
  const { counted } = result
  if (edges === null || counted < 1) return null
  const width = edges.to - edges.from
  const start = Math.max(0, edges.from - width / 2)
  const step = (edges.to + width / 2 - start) / STEPS
  const incomes = Array.from({ length: STEPS + 1 }, (_, i) => Math.round(start + i * step))
  const shown = magi >= start && magi <= edges.to + width / 2
  return {
    kind: 'lines',
    key: 'range',
    title: words.title,
    lead: words.lead({ counted }, say),
    summary: words.summary({ ...edges, counted }, say),
    x: { label: words.x, kind: 'money', values: incomes },
    unit: 'money',
    series: [
      {
        key: 'deduction',
        label: words.series,
        color: 'principal',
        look: 'area',
        values: incomes.map((income) => Math.min(counted, reducedLimit(byAge, income, edges))),
      },
    ],
    ...(shown ? { marks: [{ x: Math.round(magi), label: words.you }] } : {}),
  }
}

function rmds({ result, inputs, say }: TraditionalContext): Chart | null {
  const { ahead } = result
  const [first] = ahead
  if (first === undefined || ahead.length < 3) return null
  return {
    kind: 'bars',
    key: 'rmds',
    title: rmdChart.title,
    lead:
      result.counted > 0 && result.age < inputs.untilAge ? rmdChart.lead({ age: inputs.untilAge }) : rmdChart.leadNow,
    summary: (first.year > result.required.firstYear ? rmdChart.summaryNow : rmdChart.summary)(
      { age: first.age, year: first.year, first: first.today },
      say,
    ),
    x: { label: rmdChart.x, kind: 'number', values: ahead.map(({ age }) => age) },
    unit: 'money',
    series: [
      { key: 'required', label: rmdChart.series, color: 'tax', values: ahead.map(({ today }) => roundToCent(today)) },
    ],
  }
}

export const charts = [
  ({ result, say }: TraditionalContext) => worthRanks(result.comparison, 'traditional', say),
  byIncome,
  ({ result, inputs, say }: TraditionalContext) =>
    courseLines(result.comparison, inputs.inflation, result.required.age, say),
  rmds,
]

import { reducedLimit } from '#engine/tax/ira-deduction.ts'
import { courseLines, worthRanks } from '../kit/ira/explain.ts'
import type { Chart } from '../kit/presentation.ts'
import type { TraditionalContext } from './context.ts'
import { rangeChart as words } from './words/explain.en.ts'

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

export const charts = [
  ({ result, say }: TraditionalContext) => worthRanks(result.comparison, 'traditional', say),
  byIncome,
  ({ result, inputs, say }: TraditionalContext) =>
    courseLines(result.comparison, inputs.inflation, result.required.age, say),
]

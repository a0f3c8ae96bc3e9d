import { roundToCent } from '#engine/money.ts'
import type { DataColor, Series, XYChart } from '../kit/presentation.ts'
import { fillOf, monthAfter } from './compute.ts'
import type { SavingsContext } from './context.ts'
import { goalName } from './goal-names.ts'
import { lengthOf, monthsShown } from './months-shown.ts'
import { chartWords } from './words/explain.en.ts'

const colors: readonly DataColor[] = ['principal', 'growth', 'interest', 'insurance', 'other', 'tax']
const MOST = colors.length

/** Several goals, one on top of the other; those past the sixth as one. */
export function filling({ inputs, result, say }: SavingsContext): XYChart {
  const words = chartWords.filling
  const end = lengthOf(result)
  const { path } = fillOf(inputs, result.plan, inputs.order, { most: end, withPath: true })
  const at = monthsShown(Math.max(1, path.length - 1))
  const shown = inputs.buckets.length > MOST ? MOST - 1 : inputs.buckets.length
  const balance = (month: number, i: number) => path[Math.min(month, path.length - 1)]?.[i] ?? 0
  const series: Series[] = inputs.buckets.slice(0, shown).map((bucket, i) => ({
    key: `bucket${i}`,
    label: goalName(bucket.name, i),
    color: colors[i] ?? 'other',
    look: 'area',
    values: at.map((month) => roundToCent(balance(month, i))),
  }))
  if (shown < inputs.buckets.length)
    series.push({
      key: 'others',
      label: words.others,
      color: colors[shown] ?? 'other',
      look: 'area',
      values: at.map((month) =>
        roundToCent(inputs.buckets.reduce((sum, _, i) => (i < shown ? sum : sum + balance(month, i)), 0)),
      ),
    })
  const total = path.at(-1)?.reduce((sum, one) => sum + one, 0) ?? 0
  return {
    kind: 'stacked',
    key: 'filling',
    title: words.title,
    lead: words.lead,
    summary:
      path.length > 1 ? words.summary({ total, months: path.length - 1 }, say) : words.summaryToday({ total }, say),
    note: words.note,
    x: { label: chartWords.month, kind: 'month', values: at.map((month) => monthAfter(result, month)) },
    unit: 'money',
    series,
  }
}

import type { MonthCount } from '#engine/social-security/birth.ts'
import { NEARLY_BEST } from '#engine/social-security/lifetime.ts'
import type { XYChart } from '../kit/presentation.ts'
import type { WorkedContext } from './context.ts'
import { monthlyAt } from './monthly.ts'
import { nearBest } from './near.ts'
import { fineChoices } from './shared.ts'
import { pay, value } from './words/charts.en.ts'

const inYears = (months: number): number => Math.round((months / 12) * 100) / 100

/** What each claim month pays the visitor; nothing to choose once claimed. */
export function payChart(context: WorkedContext): XYChart | null {
  const { result, say } = context
  const { household, law } = result
  const { you } = household
  if (you.hasClaimed) return null
  const choices = fineChoices(context)
  const { rows } = choices.grid
  const paid = rows.map((claim) => monthlyAt(household, claim, law.rules).total)
  const age = (row: number): number => (rows[row] ?? 0) - you.birth.month
  const named = [...new Set([0, choices.row, rows.length - 1])]
  return {
    kind: 'lines',
    key: 'pay',
    title: pay.title,
    lead: pay.lead,
    summary: pay.summary(
      { ages: named.map((row) => ({ age: age(row), monthly: paid[row] ?? 0, isPlan: row === choices.row })) },
      say,
    ),
    x: { label: pay.x, kind: 'number', values: rows.map((_, row) => inYears(age(row))) },
    unit: 'money',
    yLabel: pay.y,
    series: [{ key: 'pay', label: pay.series, color: 'principal', values: paid }],
    marks: [{ x: inYears(age(choices.row)), label: pay.plan({ monthly: paid[choices.row] ?? 0 }, say) }],
  }
}

/** Lifetime value for each claim month of one person, near its own height: the differences are small and the question. */
export function valueChart(context: WorkedContext): XYChart | null {
  const { result, inputs, say } = context
  const { you, kind } = result.household
  if (you.hasClaimed) return null
  const choices = fineChoices(context)
  const { rows, columns, values } = choices.grid
  const at = (row: number): number => values[row * columns.length + choices.column] ?? 0
  const age = (month: MonthCount): number => month - you.birth.month
  const near = nearBest(choices, you.birth)
  const end = (row: number) => ({ age: age(rows[row] ?? 0), monthly: at(row) })
  return {
    kind: 'lines',
    key: 'value',
    title: value.title,
    lead: value.lead({ near, kind, rate: inputs.realRate }, say),
    summary: value.summary({ first: end(0), last: end(rows.length - 1), near, kind }, say),
    x: { label: value.x, kind: 'number', values: rows.map((month) => inYears(age(month))) },
    unit: 'money',
    yLabel: value.y,
    axis: 'near',
    note: value.note,
    series: [{ key: 'value', label: value.series, color: 'principal', values: rows.map((_, row) => at(row)) }],
    marks: [{ x: inYears(age(rows[choices.row] ?? 0)), label: value.plan }],
    level: { value: choices.best * NEARLY_BEST, label: value.level },
  }
}

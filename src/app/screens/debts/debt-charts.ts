/** The charts of both debt screens, as data. */

import type { DataColor, XYChart } from '#calculators/kit/presentation.ts'
import { american as say } from '#calculators/kit/say.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonths, type Month } from '#engine/month.ts'
import type { Course, StrategyKey } from '#engine/planning/debts/strategies.ts'
import type { Tracked } from '#engine/planning/debts/tracking.ts'
import { type Comparison, type DebtView, nameOf } from './debt-view.ts'
import { chartWords as words } from './words/compare-words.ts'
import { followWords, strategyWords } from './words/plan-words.ts'

const colors: readonly DataColor[] = ['principal', 'interest', 'tax', 'insurance', 'growth', 'real']
/** So many debts have a color of their own; the others share one. */
const MOST = colors.length

/** Months from before the first payment to the last one. */
const monthsOf = (firstMonth: Month, count: number): readonly Month[] =>
  Array.from({ length: count + 1 }, (_, i) => addMonths(firstMonth, i - 1))

const startOf = ({ debts, plan }: DebtView, id: string): number => {
  const card = plan.cards.find(({ key }) => key === id)
  return (debts.find((debt) => debt.id === id)?.balance ?? 0) + (card?.paidThisMonth ?? 0)
}

/** What is owed on each debt after each payment, one on top of the other. Null without a plan. */
export function balancesChart(view: DebtView): XYChart | null {
  const course = view.chosen?.course
  if (course === undefined || course.rows.length === 0) return null
  const ids = view.plan.cards.map(({ key }) => key).toSorted((a, b) => startOf(view, b) - startOf(view, a))
  const own = ids.length <= MOST ? ids : ids.slice(0, MOST - 1)
  const rest = new Set(ids.slice(own.length))
  const series = own.map((id, i) => ({
    key: id,
    label: nameOf(view, id),
    color: colors[i] ?? 'other',
    values: [startOf(view, id), ...course.rows.map((row) => row.cards.find(({ key }) => key === id)?.end ?? 0)],
  }))
  const others = {
    key: 'others',
    label: words.others(rest.size),
    color: 'other' as const,
    values: [
      [...rest].reduce((sum, id) => sum + startOf(view, id), 0),
      ...course.rows.map((row) => row.cards.reduce((sum, { key, end }) => sum + (rest.has(key) ? end : 0), 0)),
    ],
  }
  const last = view.chosen?.lastMonth ?? null
  return {
    kind: 'stacked',
    key: 'balances',
    title: words.balances,
    summary: last === null ? words.balancesNever : words.balancesSummary({ month: last }),
    x: { label: words.month, kind: 'month', values: monthsOf(view.firstMonth, course.rows.length) },
    unit: 'money',
    series: rest.size > 0 ? [...series, others] : series,
  }
}

const lineColors: Readonly<Record<StrategyKey, DataColor>> = {
  avalanche: 'principal',
  snowball: 'interest',
  freed: 'tax',
  blend: 'growth',
  custom: 'real',
}

/** Against one strategy: how much more is owed under each other after each payment. Null where nobody owes more. */
export function gapChart(view: DebtView, { results }: Comparison): XYChart | null {
  const base = results.find(({ key }) => key === 'avalanche')
  const others = results.filter(({ key, months }) => key !== 'avalanche' && months !== null)
  if (base?.months == null) return null
  const longest = Math.max(base.course.rows.length, ...others.map(({ course }) => course.rows.length))
  const owedAt = ({ rows }: Course, i: number): number => rows[i]?.balance ?? 0
  const series = others.map(({ key, course }) => ({
    key,
    label: strategyWords[key].title,
    color: lineColors[key],
    values: [0, ...Array.from({ length: longest }, (_, i) => roundToCent(owedAt(course, i) - owedAt(base.course, i)))],
  }))
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map(Math.abs)))
  if (most < NOTICEABLE) return null
  return {
    kind: 'lines',
    key: 'gap',
    title: words.gap,
    lead: words.gapLead,
    summary: words.gapSummary({ most }),
    x: { label: words.month, kind: 'month', values: monthsOf(view.firstMonth, longest) },
    unit: 'money',
    series,
  }
}
/** Less than a dollar between two strategies is rounding. */
const NOTICEABLE = 1

const totals = ({ rows }: Course, count: number): readonly (number | null)[] =>
  Array.from({ length: count }, (_, i) => rows[i]?.balance ?? (i === rows.length ? null : 0)).map((value, i) =>
    i >= rows.length ? null : value,
  )

/** What is owed in total under each strategy. Null with nothing to compare. */
export function strategiesChart(view: DebtView, { results }: Comparison): XYChart | null {
  const longest = Math.max(0, ...results.map(({ course }) => course.rows.length))
  if (longest === 0 || results.length < 2) return null
  const owed = view.plan.cards.reduce((sum, { key }) => sum + startOf(view, key), 0)
  const ends = results.flatMap(({ key, lastMonth }) =>
    lastMonth === null ? [] : [`${strategyWords[key].title}: ${say.month(lastMonth)}`],
  )
  return {
    kind: 'lines',
    key: 'strategies',
    title: words.strategies,
    lead: words.strategiesLead,
    summary: words.strategiesSummary({ ends }),
    x: { label: words.month, kind: 'month', values: monthsOf(view.firstMonth, longest) },
    unit: 'money',
    series: results.map(({ key, course }) => ({
      key,
      label: strategyWords[key].title,
      color: lineColors[key],
      values: [owed, ...totals(course, longest)],
      ...(key === 'custom' || key === 'blend' ? { look: 'dashed' as const } : {}),
    })),
  }
}

/**
 * What was planned and what was paid, each added up month by month. This month counts once its payments are made: until then it would look
 * like falling behind. Null before there are two months to compare.
 */
export function trendChart({ months: all, leftThisMonth }: Tracked): XYChart | null {
  const months = leftThisMonth > 0 ? all.slice(0, -1) : all
  if (months.length < 2) return null
  const upTo = (key: 'paid' | 'planned') =>
    months.map((_, i) => roundToCent(months.slice(0, i + 1).reduce((sum, one) => sum + one[key], 0)))
  const [paid, planned] = [upTo('paid').at(-1) ?? 0, upTo('planned').at(-1) ?? 0]
  return {
    kind: 'lines',
    key: 'paid-so-far',
    title: followWords.trend,
    summary: followWords.trendSummary({ paid, planned }),
    x: { label: words.month, kind: 'month', values: months.map(({ month }) => month) },
    unit: 'money',
    yLabel: followWords.trendAxis,
    series: [
      { key: 'planned', label: followWords.trendPlanned, color: 'other', look: 'dashed', values: upTo('planned') },
      { key: 'paid', label: followWords.trendPaid, color: 'principal', values: upTo('paid') },
    ],
  }
}

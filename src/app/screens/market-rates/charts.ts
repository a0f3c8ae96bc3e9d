/** The pictures of published rates, as data. */
import type { Table, XYChart } from '#calculators/kit/presentation.ts'
import { changesOverAYear } from '#engine/history/changes-over-a-year.ts'
import type { AtRate } from '#engine/lending/payments-by-rate.ts'
import type { MarketRates } from '#wire/market-rates.ts'
import { words } from './words.ts'

/** Years to two decimals: a month is 0.08. */
const years = (months: number): number => Math.round((months / 12) * 100) / 100

export function curveChart({ yields }: MarketRates): XYChart {
  const { points, earlier, asOf } = yields
  const before = new Map(earlier?.points.map(({ months, rate }) => [months, rate]))
  const [short, long] = ends(points)
  return {
    kind: 'lines',
    key: 'curve',
    title: words.curve.chart,
    summary: words.curve.summary(short, long),
    note: words.from(yields),
    x: { label: words.curve.axis, kind: 'number', values: points.map(({ months }) => years(months)) },
    unit: 'percent',
    yLabel: words.curve.yLabel,
    axis: 'near',
    series: [
      { key: 'now', label: words.curve.line(asOf), color: 'growth', values: points.map(({ rate }) => rate) },
      ...(earlier
        ? [
            {
              key: 'before',
              label: words.curve.line(earlier.asOf),
              color: 'other' as const,
              values: points.map(({ months }) => before.get(months) ?? null),
            },
          ]
        : []),
    ],
  }
}

/** The shortest and the longest of a curve. */
export function ends(points: MarketRates['yields']['points']): [Point, Point] {
  const first = points[0] ?? { months: 0, rate: Number.NaN }
  return [first, points.at(-1) ?? first]
}
type Point = MarketRates['yields']['points'][number]

export function mortgageChart({ mortgage30, mortgage15 }: MarketRates): XYChart {
  const fifteen = new Map(mortgage15?.points.map(({ date, value }) => [date, value]))
  const weeks = mortgage30.points
  return {
    kind: 'lines',
    key: 'mortgage',
    title: words.mortgage.chart,
    summary: words.mortgage.summary(mortgage30),
    note: words.from(mortgage30),
    x: { label: words.mortgage.week, kind: 'date', values: weeks.map(({ date }) => date) },
    unit: 'percent',
    yLabel: words.mortgage.yLabel,
    axis: 'near',
    series: [
      { key: 'thirty', label: words.mortgage.line30, color: 'growth', values: weeks.map(({ value }) => value) },
      ...(mortgage15
        ? [
            {
              key: 'fifteen',
              label: words.mortgage.line15,
              color: 'other' as const,
              values: weeks.map(({ date }) => fifteen.get(date) ?? null),
            },
          ]
        : []),
    ],
  }
}

export function inflationChart({ cpi }: MarketRates): XYChart | null {
  const changes = changesOverAYear(cpi.points)
  if (changes.filter(({ value }) => value !== null).length < 2) return null
  const newest = changes.findLast(({ value }) => value !== null)
  return {
    kind: 'lines',
    key: 'inflation',
    title: words.prices.chart,
    summary: ((newest?.value ?? 0) < 0 ? words.prices.fell : words.prices.summary)(
      newest?.value ?? 0,
      (newest?.date ?? '').slice(0, 7),
    ),
    note: words.from(cpi),
    x: { label: words.prices.month, kind: 'month', values: changes.map(({ date }) => date.slice(0, 7)) },
    unit: 'percent',
    yLabel: words.prices.yLabel,
    series: [{ key: 'change', label: words.prices.line, color: 'growth', values: changes.map(({ value }) => value) }],
  }
}

/** Null while only one month is known. */
export function jobsChart({ unemployment }: MarketRates): XYChart | null {
  const { points } = unemployment
  const newest = points.findLast(({ value }) => value !== null)
  if (points.length < 2 || !newest) return null
  return {
    kind: 'lines',
    key: 'unemployment',
    title: words.jobs.chart,
    summary: words.jobs.summary(newest.value ?? 0, newest.date.slice(0, 7)),
    note: words.from(unemployment),
    x: { label: words.jobs.month, kind: 'month', values: points.map(({ date }) => date.slice(0, 7)) },
    unit: 'percent',
    yLabel: words.jobs.yLabel,
    axis: 'near',
    series: [{ key: 'rate', label: words.jobs.line, color: 'growth', values: points.map(({ value }) => value) }],
  }
}

export const paymentsTable = (rows: readonly AtRate[]): Table => ({
  key: 'payments',
  title: words.mortgage.table,
  columns: [
    { label: words.mortgage.columns.rate, unit: 'percent' },
    { label: words.mortgage.columns.payment, unit: 'cents' },
    { label: words.mortgage.columns.more, unit: 'cents' },
    { label: words.mortgage.columns.interest, unit: 'money' },
  ],
  rows: rows.map(({ rate, payment, more, interest }) => [Math.round(rate * 1e6) / 1e4, payment, more, interest]),
})

import { percentile } from '../percentile.ts'

/** Growth over every span of `years` inside a record of yearly growth (1.07 for 7%): one for each year it can start in. */
export function spanGrowth(yearly: readonly number[], years: number): readonly number[] {
  const count = Math.max(0, yearly.length - years + 1)
  return Array.from({ length: count }, (_, start) =>
    yearly.slice(start, start + years).reduce((product, growth) => product * growth, 1),
  )
}

/** How many spans ended with less than they began with. */
export interface LostSpans {
  readonly spans: number
  readonly lost: number
  /** Lost of all, 0 to 1; 0 without a span. */
  readonly lostShare: number
}

/** Spans of `years` that ended below what prices ask (`prices`: their growth in the same years), or below a dollar without them. */
export function lostSpans(yearly: readonly number[], years: number, prices?: readonly number[]): LostSpans {
  const grown = spanGrowth(yearly, years)
  const asked = prices === undefined ? null : spanGrowth(prices, years)
  const lost = grown.filter((growth, start) => growth < (asked?.[start] ?? 1)).length
  return { spans: grown.length, lost, lostShare: grown.length === 0 ? 0 : lost / grown.length }
}

export interface SpanRecord {
  /** Spans in the record. */
  readonly spans: number
  /** Share (0 to 1) that grew to `times` or more. */
  readonly reached: number
  /** Compound growth a year of the worst span, decimal, and the place of its first year. */
  readonly worst: { readonly rate: number; readonly start: number }
  readonly best: { readonly rate: number; readonly start: number }
  readonly median: number
}

/** What spans of so many years brought: how many grew to `times`, the worst, the best and the one in the middle. */
export function spanRecord(yearly: readonly number[], years: number, times: number): SpanRecord {
  const grown = spanGrowth(yearly, years)
  if (grown.length === 0) throw new RangeError(`The record is shorter than ${years} years`)
  const rates = grown.map((growth) => growth ** (1 / years) - 1)
  const place = (worth: number) => ({ rate: worth, start: rates.indexOf(worth) })
  return {
    spans: grown.length,
    reached: grown.filter((growth) => growth >= times).length / grown.length,
    worst: place(Math.min(...rates)),
    best: place(Math.max(...rates)),
    median: medianOf(rates),
  }
}

/** The middle one, or the mean of the two in the middle. NaN of none. */
export const medianOf = (values: readonly number[]): number =>
  values.length === 0
    ? Number.NaN
    : percentile(
        values.toSorted((a, b) => a - b),
        0.5,
      )

/** Pearson's correlation of two columns of equal length. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (column: readonly number[]) => column.reduce((sum, one) => sum + one, 0) / column.length
  const [meanA, meanB] = [mean(a), mean(b)]
  let together = 0
  let [squaresA, squaresB] = [0, 0]
  for (const [i, one] of a.entries()) {
    const [x, y] = [one - meanA, (b[i] ?? Number.NaN) - meanB]
    together += x * y
    squaresA += x * x
    squaresB += y * y
  }
  return together / Math.sqrt(squaresA * squaresB)
}

import { percentile } from '#engine/investing/percentile.ts'
import { yearlyRate } from './growth.ts'

/** The steady yearly rate (decimal) of the `months` that begin with each value; null where either end is missing. */
export const rollingRates = (levels: readonly (number | null)[], months: number): readonly (number | null)[] =>
  levels.map((start, i) => {
    const end = levels[i + months] ?? null
    return start === null || end === null ? null : yearlyRate(end / start, months)
  })

export interface RollingRecord {
  /** Spans in the record; they overlap. */
  readonly spans: number
  /** How many do not overlap: as often as the span fits into the time all of them cover. */
  readonly apart: number
  /** Yearly rate, decimal, and the position the span begins at. */
  readonly worst: { readonly rate: number; readonly at: number }
  readonly best: { readonly rate: number; readonly at: number }
  readonly median: number
  /** One span in twenty was lower, one in twenty higher. */
  readonly low: number
  readonly high: number
  /** Share that ended lower than they began, 0 to 1. */
  readonly lost: number
}

/** What spans of so many months brought; null without a span. */
export function rollingRecord(levels: readonly (number | null)[], months: number): RollingRecord | null {
  const rates = rollingRates(levels, months)
  const held = rates.flatMap((rate, at) => (rate === null ? [] : [{ rate, at }]))
  const first = held[0]
  const last = held.at(-1)
  if (!first || !last) return null
  const sorted = held.map(({ rate }) => rate).sort((a, b) => a - b)
  return {
    spans: held.length,
    apart: Math.floor((last.at + months - first.at) / months),
    worst: held.reduce((a, b) => (b.rate < a.rate ? b : a)),
    best: held.reduce((a, b) => (b.rate > a.rate ? b : a)),
    median: percentile(sorted, 0.5),
    low: percentile(sorted, 0.05),
    high: percentile(sorted, 0.95),
    lost: sorted.filter((rate) => rate < 0).length / sorted.length,
  }
}

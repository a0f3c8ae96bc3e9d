import type { PastIndex } from './past-index.ts'
import { percentile, percentileTable } from './percentile.ts'

/** One window by its start, counted in months from the index's first, and its worth at each of the fan's months. */
export interface FanPath {
  readonly start: number
  readonly path: readonly number[]
}

/** What became of the same plan in every window looked at. Windows overlap, so they are not independent of one another. */
export interface Fan {
  readonly windows: number
  /** Months after the start. */
  readonly at: readonly number[]
  /** By the months of `at`: the 10th, 25th, 50th, 75th and 90th percentile of all windows at that month. */
  readonly p10: readonly number[]
  readonly p25: readonly number[]
  readonly p50: readonly number[]
  readonly p75: readonly number[]
  readonly p90: readonly number[]
  /** By the months of `at`: windows worth less than what had been put in by then. */
  readonly below: readonly number[]
  /** By where they ended; the middle one is the lower of two. The earliest where several end alike. */
  readonly worst: FanPath
  readonly middle: FanPath
  readonly best: FanPath
  /** The 0th to 100th percentile of the worth at the end. */
  readonly ends: readonly number[]
}

/** The months a fan is drawn at: every month up to two years, else every twelfth and the last. */
export function fanMonths(months: number): readonly number[] {
  const step = months <= 24 ? 1 : 12
  const at = Array.from({ length: Math.floor(months / step) + 1 }, (_, i) => i * step)
  return at.at(-1) === months ? at : [...at, months]
}

/** Collects windows one by one. */
export interface FanCollector {
  /** Answers whether the window was taken: an incomplete one never is. */
  readonly add: (start: number) => boolean
  /** All that is known so far; null before the first window. */
  readonly fan: () => Fan | null
}

/**
 * A fan of any plan. `pathOf` gives the worth at the months of `at` from a start, or null for an incomplete window; `paidIn` is
 * what had been put in by each of these months.
 */
export function collectFan(
  at: readonly number[],
  pathOf: (start: number) => readonly number[] | null,
  paidIn: readonly number[],
): FanCollector {
  const columns: number[][] = at.map(() => [])
  const starts: number[] = []
  return {
    add: (start) => {
      const path = pathOf(start)
      if (path === null) return false
      for (const [i, worth] of path.entries()) columns[i]?.push(worth)
      starts.push(start)
      return true
    },
    fan: () => {
      if (starts.length === 0) return null
      const sorted = columns.map((column) => Float64Array.from(column).sort())
      const band = (share: number) => sorted.map((column) => percentile(column, share))
      const ends = columns.at(-1) ?? []
      const ranked = starts
        .map((start, i) => ({ start, end: ends[i] ?? Number.NaN }))
        .sort((a, b) => a.end - b.end || a.start - b.start)
      const pick = (i: number): FanPath => {
        const start = ranked[i]?.start ?? 0
        return { start, path: pathOf(start) ?? [] }
      }
      const top = ranked.at(-1)?.end
      const lost = (column: Float64Array, paid: number) => {
        const first = column.findIndex((worth) => worth >= paid)
        return first < 0 ? column.length : first
      }
      return {
        windows: starts.length,
        at,
        p10: band(0.1),
        p25: band(0.25),
        p50: band(0.5),
        p75: band(0.75),
        p90: band(0.9),
        below: sorted.map((column, i) => lost(column, paidIn[i] ?? 0)),
        worst: pick(0),
        middle: pick(Math.floor((ranked.length - 1) / 2)),
        best: pick(ranked.findIndex((one) => one.end === top)),
        ends: percentileTable(sorted.at(-1) ?? []),
      }
    },
  }
}

/** One dollar put in at the start of each window of `months` months of an index. */
export function growthFan(index: PastIndex, months: number): FanCollector {
  const at = fanMonths(months)
  const value = (month: number) => index[month] ?? Number.NaN
  return collectFan(
    at,
    (start) =>
      start < 0 || start + months >= index.length ? null : at.map((month) => value(start + month) / value(start)),
    at.map(() => 1),
  )
}

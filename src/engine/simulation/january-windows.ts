import type { Month } from '#engine/month.ts'
import { januaryYears } from '#facts/series/january-years.precomputed.ts'
import type { Market } from './draws.ts'
import { type HistoryWindows, windowsOf } from './windows.ts'

/** The whole years of the record, each from January to January since 1871. Credit: Robert J. Shiller. */
export const pastYears: Market = {
  stocks: Float64Array.from(januaryYears.stocks),
  bonds: Float64Array.from(januaryYears.bonds),
  prices: Float64Array.from(januaryYears.prices),
}
export const firstPastYear = januaryYears.firstYear

/**
 * Every stretch of so many years that starts in a January, of `since` or later, and lies wholly inside the record. Needs no more than the
 * years.
 */
export function januaryWindows(years: number, since = firstPastYear): HistoryWindows {
  const first = Math.max(0, since - firstPastYear)
  const known = Math.max(0, pastYears.stocks.length - first)
  const paths = Math.max(0, known - years + 1)
  return windowsOf({
    growth: pastYears,
    starts: Array.from({ length: paths }, (_, path) => `${firstPastYear + first + path}-01` as Month),
    incomplete: known - paths,
    periods: years,
    perYear: 1,
    first,
    every: 1,
    step: 1,
  })
}

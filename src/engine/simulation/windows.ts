import type { Month } from '#engine/month.ts'
import type { Market, PathSource, PerYear } from './draws.ts'

/** Stretches of the record, each a path of its own. They overlap, so they are not independent of one another. */
export interface HistoryWindows extends PathSource {
  /** The month each path starts in. */
  readonly starts: readonly Month[]
  /** Later starts that have lasted a year or more and whose stretch had not come to its end with the record: left out. */
  readonly incomplete: number
}

interface Cut {
  readonly growth: Market
  readonly starts: readonly Month[]
  readonly incomplete: number
  readonly periods: number
  readonly perYear: PerYear
  /** Place of the growth where the first path starts. */
  readonly first: number
  /** Places of the growth from one start to the next, and from one period to the next. */
  readonly every: number
  readonly step: number
}

/** Stretches cut out of a record of growth. */
export function windowsOf({ growth, starts, incomplete, periods, perYear, first, every, step }: Cut): HistoryWindows {
  return {
    paths: starts.length,
    periods,
    perYear,
    starts,
    incomplete,
    fill: (path, { stocks, bonds, prices }) => {
      for (let period = 0, at = first + path * every; period < periods; period++, at += step) {
        stocks[period] = growth.stocks[at] as number
        bonds[period] = growth.bonds[at] as number
        prices[period] = growth.prices[at] as number
      }
    },
  }
}

import type { Month } from '#engine/month.ts'
import type { PathSource, PerYear } from './draws.ts'
import { pastGrowth, recordMonth, recordMonths } from './past-returns.ts'

/** Stretches of the record, each a path of its own. They overlap, so they are not independent of one another. */
export interface HistoryWindows extends PathSource {
  /** The month each path starts in. */
  readonly starts: readonly Month[]
  /** Later starts whose stretch had not come to its end with the record: left out. */
  readonly incomplete: number
}

export interface WindowsAsked {
  readonly years: number
  readonly perYear: PerYear
  /** Months from one start to the next: 12 for every January since 1871, 1 for every month. */
  readonly every: 1 | 12
}

/** Every stretch of so many years that lies wholly inside the record. A longer one than the record gives none. */
export function historyWindows({ years, perYear, every }: WindowsAsked): HistoryWindows {
  const paths = Math.max(0, Math.floor((recordMonths - years * 12) / every) + 1)
  const periods = years * perYear
  const step = 12 / perYear
  const past = pastGrowth(perYear, 1)
  const lastedAYear = Math.floor((recordMonths - 12) / every) + 1
  return {
    paths,
    periods,
    perYear,
    starts: Array.from({ length: paths }, (_, path) => recordMonth(path * every)),
    incomplete: lastedAYear - paths,
    fill: (path, { stocks, bonds, prices }) => {
      for (let period = 0, at = path * every; period < periods; period++, at += step) {
        stocks[period] = past.stocks[at] as number
        bonds[period] = past.bonds[at] as number
        prices[period] = past.prices[at] as number
      }
    },
  }
}

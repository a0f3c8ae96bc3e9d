import type { PerYear } from './draws.ts'
import { pastGrowth, recordMonth, recordMonths } from './past-returns.ts'
import { type HistoryWindows, windowsOf } from './windows.ts'

export interface WindowsAsked {
  readonly years: number
  readonly perYear: PerYear
  /** Months from one start to the next: 12 for every January since 1871, 1 for every month. */
  readonly every: 1 | 12
  /** Months after the record's first in which the first start lies; left out for none. */
  readonly first?: number
}

/** Every stretch of so many years that lies wholly inside the record of months. A longer one than the record gives none. */
export function historyWindows({ years, perYear, every, first = 0 }: WindowsAsked): HistoryWindows {
  const paths = Math.max(0, Math.floor((recordMonths - first - years * 12) / every) + 1)
  return windowsOf({
    growth: pastGrowth(perYear, 1),
    starts: Array.from({ length: paths }, (_, path) => recordMonth(first + path * every)),
    incomplete: Math.max(0, Math.floor((recordMonths - first - 12) / every) + 1 - paths),
    periods: years * perYear,
    perYear,
    first,
    every,
    step: 12 / perYear,
  })
}

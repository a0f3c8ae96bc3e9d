import {
  type BuyingSchedule,
  lastPartAt,
  pastOutcome,
  type ScheduleOutcome,
} from '#engine/investing/buying-schedule.ts'
import type { PastIndex } from '#engine/investing/past-index.ts'
import { percentile } from '#engine/investing/percentile.ts'

/** One schedule against all at once, over many starts. A gap is what the schedule ended with over all at once, less one. */
export interface Race {
  readonly months: number
  readonly parts: number
  readonly windows: number
  /** Starts in which all at once ended with more. */
  readonly lumpAhead: number
  readonly p5: number
  readonly p50: number
  readonly p95: number
}

/** What the schedule ended with over all at once, less one; a difference of rounding alone is none. */
export function gapOf({ lump, schedule }: Pick<ScheduleOutcome, 'lump' | 'schedule'>): number {
  const gap = schedule / lump - 1
  return Math.abs(gap) < 1e-12 ? 0 : gap
}

/** Collects the gaps of one schedule; nothing is taken from an incomplete window. */
export function raceOf(index: PastIndex, cash: PastIndex, months: number, schedule: BuyingSchedule) {
  const gaps: number[] = []
  let lumpAhead = 0
  const take = (out: ScheduleOutcome | null): number | null => {
    if (out === null) return null
    const gap = gapOf(out)
    gaps.push(gap)
    if (gap < 0) lumpAhead += 1
    return gap
  }
  return {
    take,
    /** Runs a start only to its last part: from then on the gap stays as it is. */
    add: (start: number) => take(pastOutcome(index, cash, start, schedule, lastPartAt(schedule))),
    sorted: () => Float64Array.from(gaps).sort(),
    race(): Race {
      const sorted = Float64Array.from(gaps).sort()
      return {
        months,
        parts: schedule.parts,
        windows: gaps.length,
        lumpAhead,
        p5: percentile(sorted, 0.05),
        p50: percentile(sorted, 0.5),
        p95: percentile(sorted, 0.95),
      }
    },
  }
}

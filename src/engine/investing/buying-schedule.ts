import type { PastIndex } from './past-index.ts'

/** A sum put in by equal parts: the first at once, the next every `every` months. What waits earns interest and goes in with its part. */
export interface BuyingSchedule {
  readonly parts: number
  /** Months between two parts. */
  readonly every: number
}

/** A schedule that buys every `every` months for as long as `months` are not over: 12 months of 1 are 12 parts, the last after 11. */
export const scheduleOver = (months: number, every: number): BuyingSchedule => ({
  parts: Math.max(1, Math.ceil(months / every)),
  every,
})

/** Months from the first part to the last. */
export const lastPartAt = ({ parts, every }: BuyingSchedule): number => (parts - 1) * every

/**
 * One dollar at steady rates: all at once, and by the schedule, both worth at the same end. Rates are effective, decimals a year;
 * a part bought after the end never enters the market and stays cash.
 */
export function steadyOutcome(
  schedule: BuyingSchedule,
  horizon: number,
  annualReturn: number,
  annualCash: number,
): { readonly lump: number; readonly schedule: number } {
  const [month, wait] = [(1 + annualReturn) ** (1 / 12), (1 + annualCash) ** (1 / 12)]
  let worth = 0
  for (let part = 0; part < schedule.parts; part++) {
    const bought = Math.min(part * schedule.every, horizon)
    worth += wait ** bought * month ** (horizon - bought)
  }
  return { lump: month ** horizon, schedule: worth / schedule.parts }
}

/** One start of the past: what a dollar came to both ways, and how low it stood on the way. */
export interface ScheduleOutcome {
  readonly lump: number
  readonly schedule: number
  /** The least the whole money (waiting cash included) was worth at any month, as a multiple of the dollar. */
  readonly lumpLow: number
  readonly scheduleLow: number
}

/**
 * One dollar from month `start` of the indexes: all at once, or by the schedule with cash earning `cash`; both are worth at
 * `start + horizon`. Parts are bought at that month's index. Null where the window is not complete: its end, or the cash rate of a
 * month that waits, lies outside the record. The ratio of the two no longer changes once the last part is in.
 */
export function pastOutcome(
  index: PastIndex,
  cash: PastIndex,
  start: number,
  schedule: BuyingSchedule,
  horizon: number,
): ScheduleOutcome | null {
  const lastPart = lastPartAt(schedule)
  if (start < 0 || lastPart > horizon || start + horizon >= index.length || start + lastPart >= cash.length) return null
  const value = (series: PastIndex, at: number) => series[at] ?? Number.NaN
  const [index0, cash0] = [value(index, start), value(cash, start)]
  let units = 0
  let waiting = schedule.parts
  let lumpLow = 1
  let scheduleLow = 1
  for (let month = 0; month <= horizon; month++) {
    const level = value(index, start + month)
    const grown = waiting === 0 ? 0 : value(cash, start + month) / cash0
    if (waiting > 0 && month % schedule.every === 0) {
      units += grown / schedule.parts / level
      waiting -= 1
    }
    const worth = units * level + (waiting * grown) / schedule.parts
    if (worth < scheduleLow) scheduleLow = worth
    if (level / index0 < lumpLow) lumpLow = level / index0
  }
  const end = value(index, start + horizon)
  return { lump: end / index0, schedule: units * end, lumpLow, scheduleLow }
}

/**
 * The same dollar on its way: what it was worth both ways, waiting cash included, after each of the months `at`. Null where the
 * window is not complete, by the rule of `pastOutcome`.
 */
export function pastCourse(
  index: PastIndex,
  cash: PastIndex,
  start: number,
  schedule: BuyingSchedule,
  horizon: number,
  at: readonly number[],
): { readonly lump: readonly number[]; readonly schedule: readonly number[] } | null {
  if (pastOutcome(index, cash, start, schedule, horizon) === null) return null
  const value = (series: PastIndex, month: number) => series[start + month] ?? Number.NaN
  const grown = (series: PastIndex, from: number, to: number) => value(series, to) / value(series, from)
  const bought = Array.from({ length: schedule.parts }, (_, part) => part * schedule.every)
  return {
    lump: at.map((month) => grown(index, 0, month)),
    schedule: at.map(
      (month) =>
        bought.reduce(
          (sum, buy) => sum + (buy > month ? grown(cash, 0, month) : grown(cash, 0, buy) * grown(index, buy, month)),
          0,
        ) / schedule.parts,
    ),
  }
}

import { addDays, addMonths, addMonthsToDate, dateIn, daysBetween, type IsoDate, monthOf } from '../month.ts'

export type Rhythm = 'day' | 'week' | 'two-weeks' | 'half-month' | 'month'
/** The two paydays of a month; 31 is its last day. */
export type HalfDays = readonly [number, number]

/** Weeks from one step to the next, on average: 52/12 to a month, 52/24 to half a month. */
export const WEEKS_EACH: Readonly<Record<Rhythm, number>> = {
  day: 1 / 7,
  week: 1,
  'two-weeks': 2,
  'half-month': 52 / 24,
  month: 52 / 12,
}

/**
 * The dates of `count` steps. Days, weeks and two weeks count from the start; months keep the start's day, or the month's last
 * where it is shorter (the 31st comes back in March). Half months fall on two fixed days of the month, from the first on or
 * after the start.
 */
export function stepDates(
  start: IsoDate,
  rhythm: Rhythm,
  count: number,
  halfDays: HalfDays = [1, 15],
): readonly IsoDate[] {
  const every = { day: 1, week: 7, 'two-weeks': 14 }
  switch (rhythm) {
    case 'day':
    case 'week':
    case 'two-weeks':
      return Array.from({ length: count }, (_, i) => addDays(start, i * every[rhythm]))
    case 'month':
      return Array.from({ length: count }, (_, i) => addMonthsToDate(start, i))
    case 'half-month': {
      const first = monthOf(start)
      const all = Array.from({ length: count + 2 }, (_, i) =>
        dateIn(addMonths(first, Math.floor(i / 2)), halfDays[i % 2 === 0 ? 0 : 1]),
      )
      const from = all.findIndex((date) => date >= start)
      return all.slice(from, from + count)
    }
  }
}

/** Whether a payday lies in the days from each step up to the next; `every` is days between paydays, counted both ways from `payday`. */
export function paydaySteps(dates: readonly IsoDate[], payday: IsoDate, every: number): readonly boolean[] {
  const width = dates.length > 1 ? daysBetween(dates[0] as IsoDate, dates[1] as IsoDate) : 1
  return dates.map((date) => {
    const since = daysBetween(payday, date)
    const untilNext = ((-since % every) + every) % every
    return untilNext < width
  })
}

import { addMonths, addMonthsToDate, dateIn, daysBetween, daysInMonth, type IsoDate, monthOf } from '../month.ts'

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

export interface StepDate {
  readonly date: IsoDate
  /** Days after the start. */
  readonly day: number
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
): readonly StepDate[] {
  const dated = (date: IsoDate): StepDate => ({ date, day: daysBetween(start, date) })
  switch (rhythm) {
    case 'day':
      return inDays(start, 1, count)
    case 'week':
      return inDays(start, 7, count)
    case 'two-weeks':
      return inDays(start, 14, count)
    case 'month':
      return Array.from({ length: count }, (_, i) => dated(addMonthsToDate(start, i)))
    case 'half-month': {
      const first = monthOf(start)
      const all = Array.from({ length: count + 2 }, (_, i) =>
        dateIn(addMonths(first, Math.floor(i / 2)), halfDays[i % 2 === 0 ? 0 : 1]),
      )
      const from = all.findIndex((date) => date >= start)
      return all.slice(from, from + count).map(dated)
    }
  }
}

/** Every so many days from the start, month by month, so that a year of days costs no more than its twelve months. */
function inDays(start: IsoDate, every: number, count: number): readonly StepDate[] {
  let month = monthOf(start)
  let length = daysInMonth(month)
  let day = Number(start.slice(8))
  return Array.from({ length: count }, (_, i) => {
    if (i > 0) day += every
    while (day > length) {
      day -= length
      month = addMonths(month, 1)
      length = daysInMonth(month)
    }
    return { date: `${month}-${String(day).padStart(2, '0')}` as IsoDate, day: i * every }
  })
}

/**
 * Whether each step is the first on or after a payday: pay comes before the money is put aside, never after. `every` is days between
 * paydays, counted both ways from `payday`.
 */
export function paydaySteps(
  start: IsoDate,
  dates: readonly StepDate[],
  payday: IsoDate,
  every: number,
): readonly boolean[] {
  const width = dates[1]?.day ?? 1
  const offset = daysBetween(payday, start)
  return dates.map(({ day }) => (((offset + day) % every) + every) % every < width)
}

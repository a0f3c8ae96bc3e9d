import {
  addDays,
  addMonths,
  addMonthsToDate,
  dateIn,
  daysBetween,
  daysInMonth,
  type IsoDate,
  type Month,
  monthOf,
  monthsBetween,
} from '#engine/month.ts'

/**
 * When money comes or goes. `from` is any one real date of it: the series runs on from there and, when it lies in the past,
 * its later dates are counted forward; nothing happens before it. A schedule of month days may have such a first date too. A day
 * past a month's end is that month's last day.
 */
export type Schedule =
  | { every: 'week' | 'two-weeks' | 'quarter' | 'half-year' | 'year'; from: IsoDate }
  | { every: 'half-month'; days: readonly [number, number]; from?: IsoDate }
  | { every: 'month'; day: number; from?: IsoDate }
  | { every: 'once'; on: IsoDate }

/** Walks from month to month: reading each date of a weekly series anew would take most of the time of a whole year ahead. */
const everyDays = (from: IsoDate, step: number, first: IsoDate, last: IsoDate): IsoDate[] => {
  const skip = Math.max(0, Math.ceil(daysBetween(from, first) / step))
  const count = Math.floor(daysBetween(from, last) / step) - skip + 1
  if (count <= 0) return []
  const start = addDays(from, skip * step)
  const dates: IsoDate[] = []
  let month = monthOf(start)
  let length = daysInMonth(month)
  for (let day = Number(start.slice(8)); dates.length < count; day += step) {
    while (day > length) {
      day -= length
      month = addMonths(month, 1)
      length = daysInMonth(month)
    }
    dates.push(`${month}-${day < 10 ? '0' : ''}${day}` as IsoDate)
  }
  return dates
}

const everyMonths = (from: IsoDate, step: number, first: IsoDate, last: IsoDate): IsoDate[] => {
  const skip = Math.max(0, Math.floor(monthsBetween(monthOf(from), monthOf(first)) / step))
  const count = Math.floor(monthsBetween(monthOf(from), monthOf(last)) / step) - skip + 1
  // Counted from the first date, not from one another: the 31st stays the 31st after a shorter month.
  return Array.from({ length: Math.max(0, count) }, (_, i) => addMonthsToDate(from, (skip + i) * step)).filter(
    (d) => d >= first && d <= last,
  )
}

const monthDays = (days: readonly number[], first: IsoDate, last: IsoDate): IsoDate[] => {
  const start = monthOf(first)
  const months = Array.from({ length: Math.max(0, monthsBetween(start, monthOf(last)) + 1) }, (_, i) =>
    addMonths(start, i),
  )
  return months
    .flatMap((month) => days.map((day) => dateIn(month, day)))
    .filter((d) => d >= first && d <= last)
    .sort()
}

const later = (first: IsoDate, from: IsoDate | undefined): IsoDate =>
  from !== undefined && from > first ? from : first

/** Every date of the schedule from `first` to `last`, both included, in order; two that clip to one day are both listed. */
export const datesOf = (schedule: Schedule, first: IsoDate, last: IsoDate): readonly IsoDate[] => {
  if (last < first) return []
  switch (schedule.every) {
    case 'week':
      return everyDays(schedule.from, 7, first, last)
    case 'two-weeks':
      return everyDays(schedule.from, 14, first, last)
    case 'quarter':
      return everyMonths(schedule.from, 3, first, last)
    case 'half-year':
      return everyMonths(schedule.from, 6, first, last)
    case 'year':
      return everyMonths(schedule.from, 12, first, last)
    case 'half-month':
      return monthDays(schedule.days, later(first, schedule.from), last)
    case 'month':
      return monthDays([schedule.day], later(first, schedule.from), last)
    case 'once':
      return schedule.on >= first && schedule.on <= last ? [schedule.on] : []
  }
}

/**
 * Calendar months, from the month of `first` to that of `last`, with one payday more than usual: three for every two weeks,
 * five for every week. Whole months are looked at, also at the ends, as if the pay had been running since the first day of
 * the month of `from`; pay that begins later than one period after `first` has not run before it. Other schedules have none.
 */
export const extraPayMonths = (schedule: Schedule, first: IsoDate, last: IsoDate): readonly Month[] => {
  if (schedule.every !== 'two-weeks' && schedule.every !== 'week') return []
  const [many, step] = schedule.every === 'two-weeks' ? [3, 14] : [5, 7]
  const dayOfMonth = Number(schedule.from.slice(8))
  const runs = daysBetween(first, schedule.from) <= step
  const from = runs ? addDays(schedule.from, -step * Math.floor((dayOfMonth - 1) / step)) : schedule.from
  const counts = new Map<Month, number>()
  for (const date of datesOf({ every: schedule.every, from }, dateIn(monthOf(first), 1), dateIn(monthOf(last), 31)))
    counts.set(date.slice(0, 7) as Month, (counts.get(date.slice(0, 7) as Month) ?? 0) + 1)
  return [...counts].filter(([, n]) => n >= many).map(([month]) => month)
}

import { addDays, daysBetween, type IsoDate } from '#engine/month.ts'
import type { Spent } from './spending-book.ts'

/** 0 is Sunday. January 1, 1970 was a Thursday. */
export const weekdayOf = (date: IsoDate): number => (((daysBetween('1970-01-01', date) + 4) % 7) + 7) % 7

export interface WeekdaySpent {
  readonly weekday: number
  readonly cents: number
  readonly count: number
  /** How many such days the time has. */
  readonly days: number
  /** Cents for each such day, those without an expense counted; not rounded. */
  readonly perDay: number
}

/** Spending by day of the week from `from` through `to`, Sunday first. Expenses outside are left out. */
export function byWeekday(spent: readonly Spent[], from: IsoDate, to: IsoDate): readonly WeekdaySpent[] {
  const length = daysBetween(from, to) + 1
  if (length <= 0) return []
  const cents = Array.from({ length: 7 }, () => 0)
  const count = Array.from({ length: 7 }, () => 0)
  const days = Array.from({ length: 7 }, () => Math.floor(length / 7))
  for (let extra = 0; extra < length % 7; extra++) {
    const day = weekdayOf(addDays(from, extra))
    days[day] = (days[day] ?? 0) + 1
  }
  const known = new Map<IsoDate, number>()
  for (const one of spent) {
    if (one.date < from || one.date > to) continue
    const day = known.get(one.date) ?? weekdayOf(one.date)
    known.set(one.date, day)
    cents[day] = (cents[day] ?? 0) + one.cents
    count[day] = (count[day] ?? 0) + 1
  }
  return cents.map((sum, weekday) => {
    const many = days[weekday] ?? 0
    return { weekday, cents: sum, count: count[weekday] ?? 0, days: many, perDay: many === 0 ? 0 : sum / many }
  })
}

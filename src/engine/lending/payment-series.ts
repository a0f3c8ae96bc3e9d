import { addDays, addMonths, dateIn, type IsoDate, lengthOf, monthOf } from '#engine/month.ts'
import type { UnitPeriod } from './unit-period.ts'
import type { OnDay } from './unit-period-of.ts'

/** How often something is paid. `month-end` is the last day of each month. */
export type Every =
  | 'week'
  | '2-weeks'
  | '4-weeks'
  | 'half-month'
  | 'month'
  | 'month-end'
  | '2-months'
  | 'quarter'
  | 'half-year'
  | 'year'

/** How long that is. */
export const unitOfEvery: Readonly<Record<Every, UnitPeriod>> = {
  week: { unit: 'weeks', count: 1 },
  '2-weeks': { unit: 'weeks', count: 2 },
  '4-weeks': { unit: 'weeks', count: 4 },
  'half-month': { unit: 'semimonth' },
  month: { unit: 'months', count: 1 },
  'month-end': { unit: 'months', count: 1 },
  '2-months': { unit: 'months', count: 2 },
  quarter: { unit: 'months', count: 3 },
  'half-year': { unit: 'months', count: 6 },
  year: { unit: 'months', count: 12 },
}

/** The other day of two a month: the 1st and the 16th, the 10th and the 25th, the 15th and the last. */
const otherDay = (day: number): number => (day === 15 ? 31 : day > 15 ? Math.min(day - 15, 15) : day + 15)

const isLastDay = (date: IsoDate): boolean =>
  Number(date.slice(8)) === lengthOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)))

/**
 * The days of `count` payments (1 or more) from `first` on. A day past the end of a month is its last; two a month fall on the first
 * one's day and fifteen days beside it.
 */
export function paymentDays(first: IsoDate, count: number, every: Every): readonly OnDay[] {
  const after = unitOfEvery[every]
  const day = every === 'month-end' && isLastDay(first) ? 31 : Number(first.slice(8))
  const at = (k: number): OnDay => {
    if (after.unit === 'weeks') return { date: addDays(first, 7 * after.count * k) }
    if (after.unit === 'months') return { date: dateIn(addMonths(monthOf(first), after.count * k), day), monthDay: day }
    // The other of the two lies in the same month where it comes later in it, else in the next.
    const monthDay = k % 2 === 0 ? day : otherDay(day)
    const months = Math.floor(k / 2) + (k % 2 === 1 && monthDay < day ? 1 : 0)
    return { date: dateIn(addMonths(monthOf(first), months), monthDay), monthDay }
  }
  return Array.from({ length: count }, (_, k) => (k === 0 ? at(0) : { ...at(k), after }))
}

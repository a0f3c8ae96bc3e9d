import { daysBetween, type IsoDate } from '#engine/month.ts'
import { monthsBack, type UnitPeriod } from './unit-period.ts'

/** A day something is advanced or paid on. */
export interface OnDay {
  readonly date: IsoDate
  /** The day of the month it stands for, where its own month is too short for it. */
  readonly monthDay?: number
  /** How long after the one before it in its series; left out for the first. */
  readonly after?: UnitPeriod
}

const YEAR: UnitPeriod = { unit: 'months', count: 12 }

/** The day a transaction begins: that of its first advance. Expects one. */
export const firstDay = (advances: readonly OnDay[]): IsoDate => {
  const [first] = advances.map(({ date }) => date).sort()
  if (first === undefined) throw new RangeError('Nothing is advanced')
  return first
}

/** Days of a unit, a month being 30 and a year 365: to tell which is shorter. */
const lengthOf = (unit: UnitPeriod): number =>
  unit.unit === 'semimonth'
    ? 15
    : unit.unit === 'months'
      ? unit.count === 12
        ? 365
        : 30 * unit.count
      : unit.count * (unit.unit === 'weeks' ? 7 : 1)

/** Half of a month, from the 1st to the 16th or from there to the next 1st. 14 days are two weeks. */
const isHalfMonth = (days: number): boolean => days === 13 || days === 15 || days === 16

/** What two dates are apart: whole months where they are, else whole weeks, half a month, or days. */
const between = (from: IsoDate, { date, monthDay }: OnDay): UnitPeriod => {
  const days = daysBetween(from, date)
  const back = monthsBack(from, date, monthDay)
  if (back.days === 0 && back.months > 0) return { unit: 'months', count: back.months }
  if (days % 7 === 0 && days > 0) return { unit: 'weeks', count: days / 7 }
  return isHalfMonth(days) ? { unit: 'semimonth' } : { unit: 'days', count: days }
}

/** The intervals between one day and the next, from `start` on. Two on one day are one. */
function periodsOf(start: IsoDate, days: readonly OnDay[]): readonly UnitPeriod[] {
  const sorted = days.filter(({ date }) => date !== start).sort((a, b) => (a.date < b.date ? -1 : 1))
  const periods: UnitPeriod[] = []
  let last = start
  for (const day of sorted) {
    if (day.date === last) continue
    const gap = between(last, day)
    // A series says what it is; where another day lies between two of it, the dates do.
    const isOfSeries = day.after !== undefined && Math.abs(lengthOf(day.after) - daysBetween(last, day.date)) <= 6
    periods.push(isOfSeries && day.after ? day.after : gap)
    last = day.date
  }
  return periods
}

/** Days, weeks, half a month, months and their multiples up to a year (12 CFR 1026 App. J (b)(3)(iii)). */
const intervals: readonly UnitPeriod[] = [
  { unit: 'days', count: 1 },
  ...Array.from({ length: 51 }, (_, i): UnitPeriod => ({ unit: 'weeks', count: i + 1 })),
  { unit: 'semimonth' } as const,
  ...Array.from({ length: 12 }, (_, i): UnitPeriod => ({ unit: 'months', count: i + 1 })),
]
const standard = [...intervals].sort((a, b) => lengthOf(a) - lengthOf(b))

/** The nearest one; the lower of two that are equally near. */
const nearest = (days: number): UnitPeriod =>
  standard.reduce((best, one) => (Math.abs(lengthOf(one) - days) < Math.abs(lengthOf(best) - days) ? one : best))

const atMostAYear = (unit: UnitPeriod): UnitPeriod => (lengthOf(unit) > 365 ? YEAR : unit)

/**
 * The unit period of a transaction (12 CFR 1026 App. J (b)(4)): the period between advances or between payments that occurs most often,
 * the shorter of two that occur as often, at most a year; where none occurs twice, the average of all, to the nearest standard interval.
 * One advance and one payment: the term, at most a year. Periods begin with the first advance. Expects an advance and a payment after it.
 */
export function unitPeriodOf(advances: readonly OnDay[], payments: readonly OnDay[]): UnitPeriod {
  const start = firstDay(advances)
  const [payment] = payments
  if (advances.length === 1 && payments.length === 1 && payment !== undefined) {
    const days = daysBetween(start, payment.date)
    const back = monthsBack(start, payment.date, payment.monthDay)
    if (back.months >= 12) return YEAR
    return back.days === 0 && back.months > 0
      ? { unit: 'months', count: back.months }
      : { unit: 'days', count: Math.max(1, days) }
  }
  const periods = [...periodsOf(start, payments), ...periodsOf(start, advances)]
  if (periods.length === 0) return { unit: 'days', count: 1 }
  const times = new Map<string, { readonly unit: UnitPeriod; count: number }>()
  for (const unit of periods) {
    const key = JSON.stringify(unit)
    const known = times.get(key)
    if (known) known.count += 1
    else times.set(key, { unit, count: 1 })
  }
  const [usual] = [...times.values()].sort((a, b) => b.count - a.count || lengthOf(a.unit) - lengthOf(b.unit))
  if (usual && usual.count > 1) return atMostAYear(usual.unit)
  return nearest(periods.reduce((sum, unit) => sum + lengthOf(unit), 0) / periods.length)
}

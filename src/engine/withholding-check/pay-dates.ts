/** The paychecks still to come this year, from the dates on the last stub. */
import { addDays, addMonths, dateIn, daysBetween, daysInMonth, type IsoDate, monthOf } from '../month.ts'

/** How often a job or a pension of the check pays. */
export type CheckFrequency = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly'

/** One paycheck to come: when it is paid, and what share of its pay period is worked (1 unless the job ends or begins inside it). */
export interface ComingCheck {
  readonly payDate: IsoDate
  readonly share: number
}

export interface PayCalendar {
  readonly frequency: CheckFrequency
  /** Of the last paycheck, and the end of the pay period it paid for. */
  readonly lastPayDate: IsoDate
  readonly lastPeriodEnd: IsoDate
  /** Last day at work; `null` for a job that goes on. */
  readonly end: IsoDate | null
}

/** Days of a pay period as the IRS’s estimator counts a part of one: the floor of the period’s length in Pub. 15-T. */
export const PERIOD_DAYS: Readonly<Record<CheckFrequency, number>> = {
  weekly: 7,
  biweekly: 14,
  semimonthly: 15,
  monthly: 30,
}

const dayOf = (date: IsoDate): number => Number(date.slice(8))
const isLastOfMonth = (date: IsoDate): boolean => dayOf(date) === daysInMonth(monthOf(date))
const MOST_DAYS = 31

/** The same day `count` months later; the last day of a month stays the last day. */
const monthsOn = (date: IsoDate, count: number): IsoDate =>
  dateIn(addMonths(monthOf(date), count), isLastOfMonth(date) ? MOST_DAYS : dayOf(date))

/** The two days of the month on which somebody paid twice a month is paid, from either of them: the 15th and the last, the 5th and the 20th. */
function twoDays(date: IsoDate): readonly [number, number] {
  const day = dayOf(date)
  if (day < 15) return [day, day + 15]
  if (day === 15 || isLastOfMonth(date)) return [15, MOST_DAYS]
  return [Math.max(1, day - 15), day]
}

/** `count` half months later. */
function halfMonthsOn(date: IsoDate, count: number): IsoDate {
  const [first, second] = twoDays(date)
  const at = (dayOf(date) > 15 ? 1 : 0) + count
  return dateIn(addMonths(monthOf(date), Math.floor(at / 2)), at % 2 === 0 ? first : second)
}

/** The date `count` pay periods after another. */
export function periodsOn(date: IsoDate, frequency: CheckFrequency, count: number): IsoDate {
  if (frequency === 'monthly') return monthsOn(date, count)
  return frequency === 'semimonthly' ? halfMonthsOn(date, count) : addDays(date, PERIOD_DAYS[frequency] * count)
}

/**
 * The checks paid after the last one and up to `yearEnd`, oldest first: pay counts for the year in which it is paid. Those for periods that
 * begin after the last day at work do not come; the last of them may pay for a part of its period.
 */
export function comingChecks({ frequency, lastPayDate, lastPeriodEnd, end }: PayCalendar, yearEnd: IsoDate) {
  const checks: ComingCheck[] = []
  for (let count = 1; ; count += 1) {
    const payDate = periodsOn(lastPayDate, frequency, count)
    const before = periodsOn(lastPeriodEnd, frequency, count - 1)
    const worked = end === null ? Number.POSITIVE_INFINITY : daysBetween(before, end)
    if (payDate > yearEnd || worked <= 0) return checks
    const isWhole = end === null || end >= periodsOn(lastPeriodEnd, frequency, count)
    checks.push({ payDate, share: isWhole ? 1 : Math.min(1, worked / PERIOD_DAYS[frequency]) })
  }
}

/** The day on which the pay period ends that holds a date: calendar halves and months; a week or two from the first day of the job. */
function firstPeriodEnd(start: IsoDate, frequency: CheckFrequency): IsoDate {
  if (frequency === 'monthly') return dateIn(monthOf(start), MOST_DAYS)
  if (frequency === 'semimonthly') return dateIn(monthOf(start), dayOf(start) <= 15 ? 15 : MOST_DAYS)
  return addDays(start, PERIOD_DAYS[frequency] - 1)
}

/**
 * The checks of a job that has not begun: from its first day, each pay period paid a week after its end. The first may be for a part of its
 * period where periods follow the calendar.
 */
export function checksOfNewJob(start: IsoDate, end: IsoDate | null, frequency: CheckFrequency, yearEnd: IsoDate) {
  const firstEnd = firstPeriodEnd(start, frequency)
  const lastPeriodEnd = periodsOn(firstEnd, frequency, -1)
  const lastPayDate = addDays(lastPeriodEnd, DAYS_UNTIL_PAID)
  const checks = comingChecks({ frequency, lastPayDate, lastPeriodEnd, end }, yearEnd)
  const missed = daysBetween(lastPeriodEnd, start) - 1
  return checks.map((check, index) =>
    index === 0 ? { ...check, share: Math.max(0, check.share - missed / PERIOD_DAYS[frequency]) } : check,
  )
}

/** Where a stub does not say when its period ended, and for a job to come: this many days before the pay date. */
export const DAYS_UNTIL_PAID = 7

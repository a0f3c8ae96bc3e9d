import { addMonths, dateIn, daysBetween, type IsoDate, monthOf, monthsBetween } from '#engine/month.ts'

/** The interval an APR counts in: whole months, half months, whole weeks, or days (12 CFR 1026 App. J (b)(4)). */
export type UnitPeriod =
  | { readonly unit: 'months'; readonly count: number }
  | { readonly unit: 'semimonth' }
  | { readonly unit: 'weeks'; readonly count: number }
  | { readonly unit: 'days'; readonly count: number }

export type Span = {
  /** t: full unit periods. */
  readonly fullUnitPeriods: number
  /** f: the odd part before them, as a fraction of a unit period. */
  readonly oddFraction: number
}

/** Unit periods per year: 12 / months, 24, 52 / weeks, or 365 / days. */
export const unitPeriodsPerYear = (period: UnitPeriod): number => {
  if (period.unit === 'semimonth') return 24
  return { months: 12, weeks: 52, days: 365 }[period.unit] / period.count
}

const split = (days: number, perUnit: number): Span => ({
  fullUnitPeriods: Math.floor(days / perUnit),
  oddFraction: (days % perUnit) / perUnit,
})

/** The day a date falls on in a month long enough for it. */
const ownDay = (date: IsoDate): number => Number(date.slice(8))

/** Whole months that fit when counted back from `to`, paid on day `monthDay` of each month, and the days left over at the front. */
export const monthsBack = (
  from: IsoDate,
  to: IsoDate,
  monthDay = ownDay(to),
): { readonly months: number; readonly days: number } => {
  const earlier = (months: number): IsoDate => dateIn(addMonths(monthOf(to), -months), monthDay)
  const most = monthsBetween(monthOf(from), monthOf(to))
  const months = daysBetween(from, earlier(most)) >= 0 ? most : most - 1
  return { months, days: daysBetween(from, earlier(months)) }
}

/** Full years back from `to`; the rest as months of twelve where it is whole months, else as days of 365. */
const yearsBack = (from: IsoDate, to: IsoDate, monthDay: number): Span => {
  const back = monthsBack(from, to, monthDay)
  const years = Math.floor(back.months / 12)
  if (back.days === 0) return { fullUnitPeriods: years, oddFraction: (back.months % 12) / 12 }
  const days = daysBetween(from, dateIn(addMonths(monthOf(to), -12 * years), monthDay))
  return { fullUnitPeriods: years + Math.floor(days / 365), oddFraction: (days % 365) / 365 }
}

/**
 * Full unit periods and odd fraction between two dates, as Appendix J (b)(5) counts them: backwards from the later date,
 * odd days over 30 for a month (30 for each month of a longer unit, 365 for a year), over 15 for a half month, over 7 for a week.
 * `monthDay`: the day of the month `to` stands for where its month is too short for it (the last day of each month is 31, (b)(3)(iv)).
 * `to` must not be earlier than `from`, nor more than 100 years later (RangeError).
 */
export const unitPeriodsBetween = (
  from: IsoDate,
  to: IsoDate,
  period: UnitPeriod,
  monthDay: number = ownDay(to),
): Span => {
  const days = daysBetween(from, to)
  if (days < 0 || days > 36_525) throw new RangeError(`No unit periods from ${from} to ${to}`)
  if (period.unit === 'weeks') return split(days, 7 * period.count)
  if (period.unit === 'days') return split(days, period.count)
  if (period.unit === 'months' && period.count === 12) return yearsBack(from, to, monthDay)
  const back = monthsBack(from, to, monthDay)
  if (period.unit === 'semimonth') {
    const halves = back.months * 2 + Math.floor(back.days / 15)
    return { fullUnitPeriods: halves, oddFraction: (back.days % 15) / 15 }
  }
  const oddMonths = back.months % period.count
  const odd = (oddMonths * 30 + back.days) / (30 * period.count)
  return { fullUnitPeriods: (back.months - oddMonths) / period.count + Math.floor(odd), oddFraction: odd % 1 }
}

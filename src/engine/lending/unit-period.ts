import { addMonthsToDate, daysBetween, type IsoDate } from '#engine/month.ts'

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

/** Whole months that fit when counted back from `to`, and the days left over at the front. */
const monthsBack = (from: IsoDate, to: IsoDate): { months: number; days: number } => {
  let months = 0
  while (months < 1200 && daysBetween(from, addMonthsToDate(to, -(months + 1))) >= 0) months += 1
  return { months, days: daysBetween(from, addMonthsToDate(to, -months)) }
}

/**
 * Full unit periods and odd fraction between two dates, as Appendix J (b)(5) counts them: backwards from the later date,
 * odd days over 30 for a month (30 for each month of a longer unit), over 15 for a half month, over 7 for a week.
 * `to` must not be earlier than `from`, nor more than 100 years later (RangeError).
 */
export const unitPeriodsBetween = (from: IsoDate, to: IsoDate, period: UnitPeriod): Span => {
  const days = daysBetween(from, to)
  if (days < 0 || days > 36_525) throw new RangeError(`No unit periods from ${from} to ${to}`)
  if (period.unit === 'weeks') return split(days, 7 * period.count)
  if (period.unit === 'days') return split(days, period.count)
  const back = monthsBack(from, to)
  if (period.unit === 'semimonth') {
    const halves = back.months * 2 + Math.floor(back.days / 15)
    return { fullUnitPeriods: halves, oddFraction: (back.days % 15) / 15 }
  }
  const oddMonths = back.months % period.count
  return {
    fullUnitPeriods: (back.months - oddMonths) / period.count,
    oddFraction: (oddMonths * 30 + back.days) / (30 * period.count),
  }
}

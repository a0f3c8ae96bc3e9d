import { addDays, days30360, daysBetween, type IsoDate } from '#engine/month.ts'
import { smallestWhole } from '#engine/solve/root.ts'
import { type AccrualBasis, accrualYears, accruedInterest } from './day-count.ts'

/** Days in the year a basis divides by; actual/actual has 365 outside leap years. */
export const daysPerYear = (basis: AccrualBasis): 360 | 365 =>
  basis === '30/360' || basis === 'actual/360' ? 360 : 365

/**
 * A term in whole months without dates, as years of a basis. Twelve months are one year, except over 360: a year of 365 days
 * then counts 365/360.
 */
export const yearsOfMonths = (months: number, basis: AccrualBasis): number =>
  basis === 'actual/360' ? (months * 365) / (12 * 360) : months / 12

/** A number of days without dates, as years of a basis: no leap day is known, so actual/actual divides by 365. */
export const yearsOfDays = (days: number, basis: AccrualBasis): number => days / daysPerYear(basis)

/** The days a basis counts between two dates: months of 30 days under 30/360, the calendar's otherwise. */
export const countedDays = (from: IsoDate, to: IsoDate, basis: AccrualBasis): number =>
  basis === '30/360' ? days30360(from, to) : daysBetween(from, to)

/** The principal that has grown to `total` dollars at simple interest: A / (1 + r t). Nominal rate per year, not rounded. */
export const principalOfTotal = (total: number, annualRate: number, years: number): number =>
  total / (1 + annualRate * years)

/** No time longer than this is looked for. */
const LONGEST_YEARS = 1000

/**
 * The first date on which simple interest since `from`, rounded to the cent, reaches `interest` dollars; null when it takes more
 * than 1,000 years or never does. Counted days never fall as the date moves on, so halving finds it. `from` lies before the year 8999.
 */
export const dateInterestReaches = (
  principal: number,
  annualRate: number,
  interest: number,
  from: IsoDate,
  basis: AccrualBasis,
): IsoDate | null => {
  if (![principal, annualRate, interest].every((value) => Number.isFinite(value) && value >= 0)) return null
  const years = interest === 0 ? 0 : interest / (principal * annualRate)
  if (!(years <= LONGEST_YEARS)) return null
  // A counted year is 360 to 366 calendar days; the cent of rounding and the ends of months move the day a little more.
  const cent = Math.ceil(3.66 / (principal * annualRate))
  const days = smallestWhole(
    (count) => accruedInterest(principal, annualRate, from, addDays(from, count), basis) >= interest,
    Math.max(0, Math.floor(years * 360) - cent - 5),
    Math.ceil(years * 366) + 5,
  )
  return days === null ? null : addDays(from, days)
}

/** The bases in the order they are shown. */
export const everyBasis: readonly AccrualBasis[] = ['30/360', 'actual/365', 'actual/360', 'actual/actual']

/** Share of a year for dates, days or months, whichever is given. */
export type AccrualSpan =
  | { readonly kind: 'months'; readonly months: number }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'dates'; readonly from: IsoDate; readonly to: IsoDate }

export const spanYears = (span: AccrualSpan, basis: AccrualBasis): number => {
  switch (span.kind) {
    case 'months':
      return yearsOfMonths(span.months, basis)
    case 'days':
      return yearsOfDays(span.days, basis)
    case 'dates':
      return accrualYears(span.from, span.to, basis)
  }
}

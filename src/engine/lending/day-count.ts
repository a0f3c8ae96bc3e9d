import { roundToCent } from '#engine/money.ts'
import { type DayCount, daysBetween, type IsoDate, isLeapYear, yearFraction } from '#engine/month.ts'

/**
 * How days become a share of a year: US 30/360, actual days over 365 or 360 whatever the year, or actual/actual, which counts
 * the days that fall in leap years over 366 and the others over 365 (ISDA 2006 Definitions, section 4.16(b)).
 */
export type AccrualBasis = DayCount | 'actual/actual'

const actualActual = (from: IsoDate, to: IsoDate): number => {
  const first = Number(from.slice(0, 4))
  const last = Number(to.slice(0, 4))
  const lengthOf = (year: number): number => (isLeapYear(year) ? 366 : 365)
  if (first === last) return daysBetween(from, to) / lengthOf(first)
  const newYear = (year: number): IsoDate => `${String(year).padStart(4, '0')}-01-01` as IsoDate
  const head = daysBetween(from, newYear(first + 1)) / lengthOf(first)
  const tail = daysBetween(newYear(last), to) / lengthOf(last)
  return head + (last - first - 1) + tail
}

/** Share of a year between two dates; negative when `to` is earlier. The first day counts, the last does not. */
export const accrualYears = (from: IsoDate, to: IsoDate, basis: AccrualBasis): number => {
  if (basis !== 'actual/actual') return yearFraction(from, to, basis)
  return daysBetween(from, to) < 0 ? -actualActual(to, from) : actualActual(from, to)
}

/** Simple interest between two dates, dollars, rounded to the cent once at the end. Nominal rate per year. */
export const accruedInterest = (
  principal: number,
  annualRate: number,
  from: IsoDate,
  to: IsoDate,
  basis: AccrualBasis,
): number => roundToCent(principal * annualRate * accrualYears(from, to, basis))

/** What a rate charged on actual/360 costs over a 365-day year: rate x 365 / 360 ("365/360" on a business note). */
export const rateOver365 = (annualRateOver360: number): number => (annualRateOver360 * 365) / 360

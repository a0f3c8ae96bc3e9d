import { roundToCent } from '#engine/money.ts'
import { addMonthsToDate, days30360, daysBetween, type IsoDate } from '#engine/month.ts'
import { allWithin, type Refused, refused } from './refusal.ts'

export type FirstPeriodBasis = '30/360' | 'actual/365' | 'actual/360'

export type OddFirstPeriod =
  | {
      readonly outcome: 'found'
      /** One month before the first payment: from here the schedule runs in whole months. */
      readonly regularFrom: IsoDate
      /** Days before that; negative when the first period is short. Fits `oddDays` of `Loan`. */
      readonly days: number
      readonly daysPerYear: 360 | 365
    }
  | Refused

/**
 * The odd days of a first period longer or shorter than a month, counted back from the first payment as 12 CFR 1026
 * Appendix J (b)(5) does. 30/360 counts every month as 30 days; the others count the calendar.
 * Refuses a first payment on or before the closing, or more than a year after it.
 */
export const oddFirstPeriod = (closing: IsoDate, firstPayment: IsoDate, basis: FirstPeriodBasis): OddFirstPeriod => {
  const span = daysBetween(closing, firstPayment)
  if (span <= 0 || span > 366) return refused('bad-input')
  const regularFrom = addMonthsToDate(firstPayment, -1)
  const days = basis === '30/360' ? days30360(closing, regularFrom) : daysBetween(closing, regularFrom)
  return { outcome: 'found', regularFrom, days, daysPerYear: basis === 'actual/365' ? 365 : 360 }
}

export type PrepaidInterest =
  | {
      readonly outcome: 'found'
      readonly days: number
      /** Dollars per day, to the cent. */
      readonly perDay: number
      /** Per day x days; negative is a credit to the borrower, for a closing after the regular start. */
      readonly amount: number
    }
  | Refused

/**
 * Mortgage interest paid at closing, from the closing day to one month before the first payment (usually the first of the next
 * month). The day's interest is rounded to the cent first, as the Closing Disclosure prints it ("$17.44 per day",
 * 12 CFR 1026 App. H-25(B)); `daysPerYear` is 360 there, many lenders use 365. The closing day counts.
 */
export const prepaidInterest = (inputs: {
  readonly principal: number
  readonly annualRate: number
  readonly closing: IsoDate
  readonly firstPayment: IsoDate
  readonly daysPerYear?: 360 | 365
}): PrepaidInterest => {
  const { principal, annualRate, closing, firstPayment, daysPerYear = 360 } = inputs
  const period = oddFirstPeriod(closing, firstPayment, 'actual/365')
  if (period.outcome !== 'found' || !allWithin(0, 1e9, principal) || !allWithin(0, 10, annualRate))
    return refused('bad-input')
  const perDay = roundToCent((principal * annualRate) / daysPerYear)
  return { outcome: 'found', days: period.days, perDay, amount: roundToCent(perDay * period.days) }
}

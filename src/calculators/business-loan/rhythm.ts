/** When payments fall, counted in the unit their APR counts in: months, weeks, two weeks, or days for business-daily debits. */
import type { DebitRhythm } from '#engine/lending/debit-calendar.ts'
import { businessDebitDays } from '#engine/lending/debit-days.ts'
import { addDays, addMonthsToDate, daysBetween, type IsoDate } from '#engine/month.ts'
import { closedDays } from './facts.ts'

export type { DebitRhythm } from '#engine/lending/debit-calendar.ts'

/** Most payments any plan may have. */
export const MOST_PAYMENTS = 1200
/** Business days of a year without about eleven holidays: how a share of sales becomes a debit. */
const DEBITS_A_YEAR: Record<DebitRhythm, number> = { 'business-daily': 250, weekly: 52, biweekly: 26, monthly: 12 }
/** Units in a year for the APR (12 CFR 1026 App. J (b)(5)(i)). */
const UNITS: Record<DebitRhythm, number> = { 'business-daily': 365, weekly: 52, biweekly: 26, monthly: 12 }
/** Units in 365 days: how often interest compounds in a year. */
const COMPOUNDS: Record<DebitRhythm, number> = {
  'business-daily': 365,
  weekly: 365 / 7,
  biweekly: 365 / 14,
  monthly: 12,
}
export const debitsAYear = (rhythm: DebitRhythm): number => DEBITS_A_YEAR[rhythm]
export const unitsAYear = (rhythm: DebitRhythm): number => UNITS[rhythm]
export const compoundsAYear = (rhythm: DebitRhythm): number => COMPOUNDS[rhythm]

/** Whole periods in a number of months; at least one. */
const periodsIn = (months: number, rhythm: DebitRhythm): number =>
  Math.max(1, Math.round((months * UNITS[rhythm]) / 12))

/** The units after funding at which payments fall. A search for an unknown may ask for parts of a month; they are rounded. */
export function timesFor(
  rhythm: DebitRhythm,
  until: { readonly count: number } | { readonly months: number },
  fundedOn: IsoDate,
): readonly number[] {
  if (rhythm === 'business-daily')
    return businessDebitDays(fundedOn, 'count' in until ? until : { months: Math.round(until.months) }, closedDays)
  const count = Math.min('count' in until ? until.count : periodsIn(until.months, rhythm), MOST_PAYMENTS)
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** Whether so many months hold at most 1,200 payments (weekdays for daily ones). */
export const fitsIn = (months: number, rhythm: DebitRhythm): boolean =>
  rhythm === 'business-daily' ? months <= 54 : periodsIn(months, rhythm) <= MOST_PAYMENTS

/** The unit after funding at which a later draw is made. */
export const timeOfMonth = (rhythm: DebitRhythm, months: number, fundedOn: IsoDate): number =>
  rhythm === 'business-daily'
    ? daysBetween(fundedOn, addMonthsToDate(fundedOn, Math.round(months)))
    : Math.round((months * UNITS[rhythm]) / 12)

/** The share of a year from one time to the next: days / 365 for daily debits, one part of the year otherwise. */
export const sharesOf = (rhythm: DebitRhythm, times: readonly number[], from: number): readonly number[] =>
  times.map((time, index) => (time - (times[index - 1] ?? from)) / UNITS[rhythm])

export function dateOf(rhythm: DebitRhythm, time: number, fundedOn: IsoDate): IsoDate {
  if (rhythm === 'monthly') return addMonthsToDate(fundedOn, time)
  return addDays(fundedOn, time * { 'business-daily': 1, weekly: 7, biweekly: 14 }[rhythm])
}

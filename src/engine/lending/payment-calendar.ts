import { daysBetween, daysInMonth, formatMonth, type IsoDate, type Month, monthOfYear, yearOf } from '#engine/month.ts'
import type { Accrual, PaymentFrequency } from './loan.ts'

export type Beat = {
  readonly perYear: number
  /** The usual payment as a share of the level monthly payment; null when the period has its own level payment. */
  readonly shareOfMonthly: number | null
  /** Days between payments; null when payments follow the months instead. */
  readonly days: number | null
}

const BEATS: Record<PaymentFrequency, Beat> = {
  monthly: { perYear: 12, shareOfMonthly: 1, days: null },
  'biweekly-held': { perYear: 12, shareOfMonthly: 1, days: null },
  semimonthly: { perYear: 24, shareOfMonthly: 1 / 2, days: null },
  biweekly: { perYear: 26, shareOfMonthly: 1 / 2, days: 14 },
  weekly: { perYear: 52, shareOfMonthly: 1 / 4, days: 7 },
  daily: { perYear: 365, shareOfMonthly: 12 / 365, days: 1 },
  quarterly: { perYear: 4, shareOfMonthly: null, days: null },
  semiannual: { perYear: 2, shareOfMonthly: null, days: null },
  yearly: { perYear: 1, shareOfMonthly: null, days: null },
}

export const beatOf = (frequency: PaymentFrequency): Beat => BEATS[frequency]

/**
 * Walks the months in which payments fall: `next()` gives the month of the next payment as months after the start month.
 * Payments by days count from the first of the start month; semimonthly ones fall mid-month and on the next first.
 */
export const paymentMonths = (startMonth: Month, beat: Beat): { next: () => number } => {
  let paid = 0
  if (beat.days === null) return { next: () => Math.floor((++paid * 12) / beat.perYear) }
  const step = beat.days
  const year = yearOf(startMonth)
  const first = monthOfYear(startMonth) - 1
  const lengthAfter = (offset: number): number => {
    const index = first + offset
    return daysInMonth(formatMonth(Math.min(year + Math.floor(index / 12), 9999), (index % 12) + 1))
  }
  let offset = 0
  let day = 1
  let length = lengthAfter(0)
  return {
    next: () => {
      day += step
      while (day > length) {
        day -= length
        offset += 1
        length = lengthAfter(offset)
      }
      return offset
    },
  }
}

/**
 * The share of a year whose interest one period bears: 1 / periods per year, or its days over 365 or 360. `from` and `to` are
 * the months of the payment before and of this one; payments by months fall on the first.
 */
export const periodShare = (beat: Beat, accrual: Accrual, from: Month, to: Month): number => {
  if (accrual === 'equal-periods') return 1 / beat.perYear
  const days = beat.days ?? daysBetween(`${from}-01` as IsoDate, `${to}-01` as IsoDate)
  return days / (accrual === 'actual/365' ? 365 : 360)
}

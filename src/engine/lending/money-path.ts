import { roundToCent } from '#engine/money.ts'
import type { Month } from '#engine/month.ts'
import type { PaidOff } from './amortize.ts'
import { rowsByMonth } from './monthly-rows.ts'

/**
 * One way to owe money, month by month: `paid[k]` dollars leave the borrower's pocket k months from now (k = 0 is today: fees, or
 * negative for cash received) and `owed[k]` is the balance after that. Beyond the end of a list nothing is paid or owed.
 */
export type MoneyPath = { readonly paid: readonly number[]; readonly owed: readonly number[] }

/** The path of a schedule: today's cash, then everything handed over each month (payments, extras, penalties). */
export const pathOfSchedule = (schedule: PaidOff, startMonth: Month, loan: number, cashToday = 0): MoneyPath => {
  const rows = rowsByMonth(schedule.rows, startMonth)
  return {
    paid: [cashToday, ...rows.map((row) => roundToCent(row.payment + row.extra + row.penalty))],
    owed: [loan, ...rows.map((row) => row.balance)],
  }
}

/** The same path with someone else paying part of each month (a temporary buydown): `subsidies[0]` of the first payment. */
export const withSubsidies = (path: MoneyPath, subsidies: readonly number[]): MoneyPath => ({
  paid: path.paid.map((dollars, month) => (month === 0 ? dollars : roundToCent(dollars - (subsidies[month - 1] ?? 0)))),
  owed: path.owed,
})

/**
 * By how many dollars of that month `other` is ahead of `base` if the loan ended k months from now, for k = 0 … months (at most
 * 1,200): the difference of everything paid so far, grown at `monthlyRate` (what the money could have earned after tax), plus
 * the difference of what is still owed. At 0 it is money alone.
 */
export const aheadByMonth = (base: MoneyPath, other: MoneyPath, monthlyRate: number, months: number): number[] => {
  const ahead: number[] = []
  let saved = 0
  for (let k = 0; k <= Math.min(months, 1200); k++) {
    saved = saved * (1 + monthlyRate) + (base.paid[k] ?? 0) - (other.paid[k] ?? 0)
    ahead.push(saved + (base.owed[k] ?? 0) - (other.owed[k] ?? 0))
  }
  return ahead
}

/** When one way is ahead of the other, in months from now. */
export type Lead =
  /** Ahead from `from` (0: from the first day) until before `until`, or to the end of the months looked at. */
  | { readonly outcome: 'leads'; readonly from: number; readonly until: number | null }
  | { readonly outcome: 'never-leads' }

/**
 * The first stretch of months in which a difference is above half a cent. A long stay can lose a lead again: `until` says when.
 * Two equal ways never lead.
 */
export const leadOf = (ahead: readonly number[]): Lead => {
  const from = ahead.findIndex((dollars) => dollars > 0.005)
  if (from === -1) return { outcome: 'never-leads' }
  const until = ahead.findIndex((dollars, month) => month > from && dollars <= 0.005)
  return { outcome: 'leads', from, until: until === -1 ? null : until }
}

/**
 * The stretch in which a difference is above half a cent that holds `month`; where it is not above it then, the first stretch,
 * as `leadOf` has it. For "pays for itself after": a lead lost and won again counts from the second time.
 */
export const leadAround = (ahead: readonly number[], month: number): Lead => {
  if (!((ahead[month] ?? 0) > 0.005)) return leadOf(ahead)
  const from = ahead.findLastIndex((dollars, k) => k < month && dollars <= 0.005) + 1
  const until = ahead.findIndex((dollars, k) => k > month && dollars <= 0.005)
  return { outcome: 'leads', from, until: until === -1 ? null : until }
}

/**
 * The cash break-even lenders quote: months of saved payments that pay back a cost, rounded up; 0 without a cost. Null when
 * nothing is saved each month. It leaves out that balances differ: `leadOf` is the true one.
 */
export const cashBreakEvenMonths = (cost: number, monthlySaving: number): number | null => {
  if (cost <= 0) return 0
  return monthlySaving > 0 ? Math.ceil(cost / monthlySaving - 1e-9) : null
}

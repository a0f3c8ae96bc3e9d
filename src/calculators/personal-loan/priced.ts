/** The loan with its fee, and what its cash costs a year. */
import { monthlyApr } from '#engine/lending/apr.ts'
import type { LeanSchedule } from '#engine/lending/lean-schedule.ts'
import type { FeeLoan } from '#engine/lending/origination-fee.ts'
import { type Span, unitPeriodsBetween } from '#engine/lending/unit-period.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonthsToDate, daysBetween, type IsoDate } from '#engine/month.ts'
import type { LoanInputs } from './sections.ts'

export type Priced = Extract<FeeLoan, { outcome: 'found' }>

/** From the money to the first payment. */
export interface FirstPeriod {
  readonly span: Span
  /** Days more than a month; below zero for a shorter period. */
  readonly days: number
  /** Interest the first payment has more than a month's, dollars; below zero for a shorter period. */
  readonly interest: number
}
const YEARS_AT_MOST = 2

/**
 * The first period where both dates are given and it is not a month: full months as usual, the days left over at a 365th of the
 * rate each. Null for a month, and where the dates are not in order or more than two years apart.
 */
export function firstPeriodOf({ fundedOn, firstPaymentOn, rate }: LoanInputs, loanAmount: number): FirstPeriod | null {
  if (fundedOn === null || firstPaymentOn === null) return null
  const between = daysBetween(fundedOn as IsoDate, firstPaymentOn as IsoDate)
  if (between < 1 || between > 365 * YEARS_AT_MOST) return null
  const span = unitPeriodsBetween(fundedOn as IsoDate, firstPaymentOn as IsoDate, { unit: 'months', count: 1 })
  if (span.fullUnitPeriods === 1 && span.oddFraction === 0) return null
  const days = Math.round(span.oddFraction * 30)
  const years = (span.fullUnitPeriods - 1) / 12 + days / 365
  return {
    span,
    days: between - daysBetween(fundedOn as IsoDate, addMonthsToDate(fundedOn as IsoDate, 1)),
    interest: roundToCent((loanAmount * rate * years) / 100),
  }
}

/** Percent points by 12 CFR 1026 App. J; null when there is no such rate. */
export const aprOf = (received: number, payments: readonly number[], first: FirstPeriod | null): number | null => {
  const found = first ? monthlyApr(received, payments, first.span) : monthlyApr(received, payments)
  return found.outcome === 'found' ? found.apr * 100 : null
}

/** The payments of the schedule, in order. Index 0 of a lean schedule is today. */
export const paymentsOf = (schedule: LeanSchedule): readonly number[] => schedule.paid.slice(1)

/** The same schedule with the odd days' interest paid with the first payment. */
export function withFirstPeriod(schedule: LeanSchedule, first: FirstPeriod | null): LeanSchedule {
  if (first === null) return schedule
  const more = (amounts: readonly number[]): readonly number[] =>
    amounts.map((amount, at) => (at === 1 ? roundToCent(amount + first.interest) : amount))
  return {
    ...schedule,
    paid: more(schedule.paid),
    interest: more(schedule.interest),
    totalInterest: roundToCent(schedule.totalInterest + first.interest),
  }
}

import { daysBetween, type IsoDate } from '#engine/month.ts'
import { type Apr, actuarialApr, type PaymentStream } from './apr.ts'
import { type UnitPeriod, unitPeriodsBetween, unitPeriodsPerYear } from './unit-period.ts'

/** Dollars on a day. */
export type DatedAmount = { readonly date: IsoDate; readonly amount: number }

/**
 * APR of dated advances and payments by 12 CFR 1026 Appendix J: each is placed by the whole unit periods and the odd fraction
 * between the first advance and its date, counted back from the date. The unit is the caller's: the interval between payments
 * that occurs most often (App. J (b)(4)). Both lists positive dollars; at most 2,000 entries; a payment before the first
 * advance, or more than 100 years after it, is bad input.
 */
export const datedApr = (advances: readonly DatedAmount[], payments: readonly DatedAmount[], unit: UnitPeriod): Apr => {
  const badInput: Apr = { outcome: 'no-answer', reason: 'bad-input' }
  const [start] = advances.map((advance) => advance.date).sort()
  if (start === undefined || payments.length === 0 || advances.length + payments.length > 2000) return badInput
  const outside = ({ date }: DatedAmount): boolean => daysBetween(start, date) < 0 || daysBetween(start, date) > 36_525
  if (advances.some(outside) || payments.some(outside)) return badInput
  const streamOf = ({ date, amount }: DatedAmount): PaymentStream => ({
    payment: amount,
    count: 1,
    ...unitPeriodsBetween(start, date, unit),
  })
  return actuarialApr(advances.map(streamOf), payments.map(streamOf), unitPeriodsPerYear(unit))
}

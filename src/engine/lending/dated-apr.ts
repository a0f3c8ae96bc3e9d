import { daysBetween, type IsoDate } from '#engine/month.ts'
import { type Apr, actuarialApr, type PaymentStream } from './apr.ts'
import { type UnitPeriod, unitPeriodsBetween, unitPeriodsPerYear } from './unit-period.ts'
import { firstDay, type OnDay, unitPeriodOf } from './unit-period-of.ts'

/** Dollars on a day. */
export type DatedAmount = OnDay & { readonly amount: number }

/** More advances and payments than any loan has. */
export const MOST_DATED = 2_000
/** Days of a century: no payment may come later after the first advance. */
export const LONGEST_TERM_DAYS = 36_525

/** Where each amount stands, counted from the first advance in the unit of the transaction. */
export const placed = (start: IsoDate, { date, monthDay, amount }: DatedAmount, unit: UnitPeriod): PaymentStream => ({
  payment: amount,
  count: 1,
  ...unitPeriodsBetween(start, date, unit, monthDay),
})

/**
 * APR of dated advances and payments by 12 CFR 1026 Appendix J: each is placed by the whole unit periods and the odd fraction
 * between the first advance and its date, counted back from the date. The unit is that of (b)(4) unless another is given. Both lists
 * positive dollars; a payment before the first advance, or more than 100 years after it, is bad input.
 */
export const datedApr = (
  advances: readonly DatedAmount[],
  payments: readonly DatedAmount[],
  unit?: UnitPeriod,
): Apr => {
  const badInput: Apr = { outcome: 'no-answer', reason: 'bad-input' }
  if (advances.length === 0 || payments.length === 0 || advances.length + payments.length > MOST_DATED) return badInput
  const start = firstDay(advances)
  const outside = ({ date }: DatedAmount): boolean =>
    daysBetween(start, date) < 0 || daysBetween(start, date) > LONGEST_TERM_DAYS
  if (advances.some(outside) || payments.some(outside)) return badInput
  const counted = unit ?? unitPeriodOf(advances, payments)
  const place = (one: DatedAmount): PaymentStream => placed(start, one, counted)
  return actuarialApr(advances.map(place), payments.map(place), unitPeriodsPerYear(counted))
}

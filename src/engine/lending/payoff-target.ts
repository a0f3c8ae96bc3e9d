import { ceilToCent } from '#engine/money.ts'
import { compareMonths, type Month } from '#engine/month.ts'
import { smallestWhole } from '#engine/solve/root.ts'
import { amortize, type PaidOff } from './amortize.ts'
import type { Loan } from './loan.ts'
import { levelPayment, type Solved } from './payment.ts'
import { allWithin, type Refused, refused, wholeWithin } from './refusal.ts'

/**
 * The payment, rounded up to the cent, that repays a balance within so many monthly payments: one cent less would leave a
 * remainder. Dollars, nominal rate per year.
 */
export const paymentForMonths = (balance: number, annualRate: number, months: number): Solved =>
  allWithin(0.01, 1e9, balance) && allWithin(0, 10, annualRate) && wholeWithin(1, 1200, months)
    ? { outcome: 'found', value: ceilToCent(levelPayment(balance, annualRate / 12, months)) }
    : { outcome: 'no-answer', reason: 'bad-input' }

export type PayoffTarget =
  | {
      readonly outcome: 'found'
      /** Dollars a month on top of everything the loan already has; 0 when it ends by then anyway. */
      readonly extra: number
      readonly schedule: PaidOff
    }
  | Refused<'bad-input' | 'too-soon'>

/**
 * The smallest monthly extra, in cents, with which a loan of any shape (extras, ARM, recast, biweekly) is gone by the end of
 * `payoffMonth`. Paid from `from`, by default the first payment, found by halving: about 40 schedules.
 * 'too-soon': no payment falls between the start and that month, or the extra starts after it. Rates that fall and recasts
 * that lower the payment do not upset the search: a larger extra never ends later.
 */
export const extraForPayoff = (loan: Loan, payoffMonth: Month, from?: Month): PayoffTarget => {
  const withExtra = (dollarsExtra: number) =>
    amortize({
      ...loan,
      extras: [
        ...(loan.extras ?? []),
        { kind: 'monthly', amount: dollarsExtra, ...(from === undefined ? {} : { from }) },
      ],
    })
  const inTime = (result: ReturnType<typeof amortize>): result is PaidOff =>
    result.outcome === 'paid-off' && compareMonths(result.payoffMonth, payoffMonth) <= 0
  const most = Math.ceil(loan.principal * 2 * 100)
  if (withExtra(0).outcome === 'refused') return refused('bad-input')
  const found = smallestWhole((extraCents) => inTime(withExtra(extraCents / 100)), 0, Math.min(most, 1e11))
  if (found === null) return refused('too-soon')
  const schedule = withExtra(found / 100)
  return inTime(schedule) ? { outcome: 'found', extra: found / 100, schedule } : refused('too-soon')
}

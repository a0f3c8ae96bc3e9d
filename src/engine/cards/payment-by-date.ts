import { cents, dollars } from '#engine/money.ts'
import { smallestWhole } from '#engine/solve/root.ts'
import { type Card, owedOn } from './card.ts'
import { type PayoffOptions, type PayoffOutcome, payOff } from './payoff.ts'

export type PaymentByDate =
  /** `payment`: the same total every month, dollars. `course`: what happens with it. */
  | { outcome: 'found'; payment: number; course: Extract<PayoffOutcome, { outcome: 'paid-off' }> }
  | { outcome: 'nothing-owed' }
  /** 'no-months': fewer than one payment, or more than 1,200. The rest as in payOff. */
  | { outcome: 'refused'; reason: 'no-months' | 'not-a-number' | 'negative-amount' | 'same-key' }

/**
 * The smallest level total, to the cent, that clears all cards with at most `payments` monthly payments, by bisection over
 * the real course (so offers that end, new charges and rounding are all in it). The last payment may be smaller.
 * It can lie below the minimums the cards ask for when those are high; the course says so in `shortOfMinimums`.
 */
export const paymentByDate = (cards: readonly Card[], payments: number, options: PayoffOptions): PaymentByDate => {
  if (!Number.isInteger(payments) || payments < 1 || payments > 1_200)
    return { outcome: 'refused', reason: 'no-months' }
  const atOnce = payOff(cards, { kind: 'fixed-total', amount: 1e11 }, options)
  if (atOnce.outcome === 'refused') return { outcome: 'refused', reason: atOnce.reason }
  if (cards.every((c) => owedOn(c) <= 0)) return { outcome: 'nothing-owed' }
  const inTime = (payment: number) => {
    const course = payOff(cards, { kind: 'fixed-total', amount: dollars(cents(payment)) }, options)
    return course.outcome === 'paid-off' && course.months <= payments ? course : null
  }
  const least = smallestWhole((c) => inTime(c / 100) !== null, 1, Math.max(1, Math.round(atOnce.totalPaid * 100)))
  const course = least === null ? null : inTime(least / 100)
  return least === null || course === null
    ? { outcome: 'refused', reason: 'not-a-number' }
    : { outcome: 'found', payment: least / 100, course }
}

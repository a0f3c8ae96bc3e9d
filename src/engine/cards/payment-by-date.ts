import { smallestWholeBy } from '#engine/solve/root.ts'
import { type Card, owedOn } from './card.ts'
import { type MonthTotals, type PayoffOutcome, payOffInTotal } from './payoff.ts'
import type { PayoffOptions } from './payoff-plan.ts'
import { runPayoff } from './payoff-run.ts'

export type PaymentByDate =
  /** `payment`: the same total every month, dollars. `course`: what happens with it. */
  | { outcome: 'found'; payment: number; course: Extract<PayoffOutcome<MonthTotals>, { outcome: 'paid-off' }> }
  | { outcome: 'nothing-owed' }
  /** 'no-months': fewer than one payment, or more than 1,200. The rest as in payOff. */
  | { outcome: 'refused'; reason: 'no-months' | 'not-a-number' | 'negative-amount' | 'same-key' }

/** Level payment of all that is owed at the mean rate, new charges added; dollars. A place to start looking, no more. */
const levelGuess = (cards: readonly Card[], payments: number): number => {
  const total = cards.reduce((sum, card) => sum + owedOn(card), 0)
  const rate = cards.reduce((sum, card) => sum + owedOn(card) * card.apr, 0) / total / 12
  const charges = cards.reduce((sum, card) => sum + (card.monthlyCharges ?? 0), 0)
  return charges + (rate < 1e-9 ? total / payments : (total * rate) / -Math.expm1(-payments * Math.log1p(rate)))
}

/**
 * The smallest level total, to the cent, that clears all cards with at most `payments` monthly payments, found by what the real
 * course leaves owed (so offers that end, new charges and rounding are all in it). The last payment may be smaller.
 * With new charges on several cards a higher payment may take longer; then it is one that clears them while a cent less does not.
 * It can lie below the minimums the cards ask for when those are high; the course says so in `shortOfMinimums`.
 */
export const paymentByDate = (cards: readonly Card[], payments: number, options: PayoffOptions): PaymentByDate => {
  if (!Number.isInteger(payments) || payments < 1 || payments > 1_200)
    return { outcome: 'refused', reason: 'no-months' }
  const atOnce = payOffInTotal(cards, { kind: 'fixed-total', amount: 1e11 }, options)
  if (atOnce.outcome === 'refused') return { outcome: 'refused', reason: atOnce.reason }
  if (cards.every((c) => owedOn(c) <= 0)) return { outcome: 'nothing-owed' }
  const planOf = (inCents: number) => ({ kind: 'fixed-total', amount: inCents / 100 }) as const
  const within = { ...options, stopAfter: payments }
  const short = (inCents: number): number => runPayoff(cards, planOf(inCents), within).owed
  const most = Math.max(1, Math.round(atOnce.totalPaid * 100))
  const least = smallestWholeBy(short, 1, most, Math.round(100 * levelGuess(cards, payments)))
  const course = least === null ? null : payOffInTotal(cards, planOf(least), within)
  return least === null || course?.outcome !== 'paid-off'
    ? { outcome: 'refused', reason: 'not-a-number' }
    : { outcome: 'found', payment: least / 100, course }
}

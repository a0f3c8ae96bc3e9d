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

/** Level payment of all that is owed at the mean rate, new charges added; dollars. A place to start looking, no more. */
const levelGuess = (cards: readonly Card[], payments: number): number => {
  const total = cards.reduce((sum, card) => sum + owedOn(card), 0)
  const rate = cards.reduce((sum, card) => sum + owedOn(card) * card.apr, 0) / total / 12
  const charges = cards.reduce((sum, card) => sum + (card.monthlyCharges ?? 0), 0)
  return charges + (rate < 1e-9 ? total / payments : (total * rate) / -Math.expm1(-payments * Math.log1p(rate)))
}

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
    const course = payOff(
      cards,
      { kind: 'fixed-total', amount: dollars(cents(payment)) },
      { ...options, stopAfter: payments },
    )
    return course.outcome === 'paid-off' ? course : null
  }
  const holds = (inCents: number): boolean => inTime(inCents / 100) !== null
  const most = Math.max(1, Math.round(atOnce.totalPaid * 100))
  // Most answers lie close to the level payment of the whole debt at one rate: look around it first.
  const guess = Math.round(100 * levelGuess(cards, payments))
  const low = Math.max(1, Math.floor(guess * 0.95))
  const high = Math.min(most, Math.ceil(guess * 1.05))
  const near = low < high && holds(high) && !holds(low)
  const least = smallestWhole(holds, near ? low : 1, near ? high : most)
  const course = least === null ? null : inTime(least / 100)
  return least === null || course === null
    ? { outcome: 'refused', reason: 'not-a-number' }
    : { outcome: 'found', payment: least / 100, course }
}

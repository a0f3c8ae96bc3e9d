import { nearestCents } from '#engine/money.ts'
import { dailyPeriodicRate, monthlyFromNominal } from '#engine/rate.ts'
import type { Card } from './card.ts'
import { askedBy } from './minimum.ts'

/**
 * 'daily': the daily periodic rate (APR / 365) times the average daily balance times the days of that month, as issuers bill.
 * 'monthly': APR / 12, the average of twelve such months, as the repayment figures on statements are estimated
 * (12 CFR 1026, Appendix M2 takes 365/12 days for each month).
 */
export type InterestMode = 'daily' | 'monthly'

/** One card while a plan runs. Whole cents, so that sums are exact. */
export type RunningCard = {
  readonly card: Card
  /** Its place among the cards of the plan. */
  readonly place: number
  regular: number
  promo: number
  promoPaymentsLeft: number
  deferredAccrued: number
  cleared: boolean
  // The month's bill: owed before it, what was billed, what is asked and what is paid, and what the end of an offer charged.
  start: number
  interest: number
  charges: number
  minimum: number
  payment: number
  deferredCharged: number
}

export const startRunning = (card: Card, place: number): RunningCard => {
  const offered = card.promo
  const promo = offered ? nearestCents(Math.max(0, offered.balance)) : 0
  const over = offered !== undefined && offered.paymentsLeft <= 0
  const accrued = nearestCents(offered?.deferred?.accrued ?? 0)
  const regular = nearestCents(Math.max(0, card.balance))
  return {
    card,
    place,
    regular: over ? regular + promo + (promo > 0 ? accrued : 0) : regular,
    promo: over ? 0 : promo,
    promoPaymentsLeft: offered?.paymentsLeft ?? 0,
    deferredAccrued: over ? 0 : accrued,
    cleared: regular + promo <= 0 && (card.paidThisMonth ?? 0) <= 0,
    start: 0,
    interest: 0,
    charges: 0,
    minimum: 0,
    payment: 0,
    deferredCharged: 0,
  }
}

export const owed = (r: RunningCard): number => r.regular + r.promo

/**
 * The first cycle of a card that has had a payment in it: what was paid is owed again, on the balance that bears more, and nothing is
 * billed, for it was billed before that payment. Returns the interest that must be in it, owed x r / (1 + r), which a minimum may rest on; cents.
 */
const reopenCycle = (r: RunningCard, paid: number): number => {
  const promoApr = r.card.promo?.apr ?? 0
  const toPromo = r.promo > 0 && (r.regular <= 0 || promoApr > r.card.apr)
  if (toPromo) r.promo += paid
  else r.regular += paid
  const inside = (balance: number, apr: number): number => {
    const rate = monthlyFromNominal(apr)
    return ((balance / 100) * rate) / (1 + rate)
  }
  return nearestCents(inside(r.regular, r.card.apr) + inside(r.promo, promoApr))
}

/** Of dollars, in cents. */
const interestOn = (averageBalance: number, apr: number, days: number, mode: InterestMode): number =>
  nearestCents(averageBalance * (mode === 'daily' ? dailyPeriodicRate(apr) * days : monthlyFromNominal(apr)))

/**
 * One billing cycle up to the statement: interest, then new charges, added to the running balances, and the minimum that follows.
 * `days`: those of the month; no effect in 'monthly' mode. `before`: cents paid earlier in this first month.
 *
 * Timing: the balance stands unchanged through the month; the payment arrives on its last day. New charges come evenly through
 * the month, so half of them is in the average daily balance. A card that starts the month with nothing owed keeps its grace
 * period: its charges carry no interest (12 CFR 1026.5(b)(2)(ii)(B) protects it where the agreement offers one). Interest is
 * rounded to the cent per balance and cycle. Deferred interest runs in the background, on its own balance, without compounding.
 */
export const billCycle = (r: RunningCard, days: number, mode: InterestMode, before: number): void => {
  const { card } = r
  const inside = before > 0 ? reopenCycle(r, before) : 0
  r.start = owed(r)
  r.interest = 0
  r.charges = 0
  if (before <= 0) {
    r.charges = nearestCents(card.monthlyCharges ?? 0)
    const regularInterest = r.start > 0 ? interestOn(r.regular / 100 + r.charges / 200, card.apr, days, mode) : 0
    const promoInterest = r.promo > 0 ? interestOn(r.promo / 100, card.promo?.apr ?? 0, days, mode) : 0
    if (r.promo > 0 && card.promo?.deferred)
      r.deferredAccrued += interestOn(r.promo / 100, card.promo.deferred.apr, days, mode)
    r.interest = regularInterest + promoInterest
    r.regular += regularInterest + r.charges
    r.promo += promoInterest
  }
  const owing = owed(r)
  const asked = nearestCents(askedBy(card.minimum, owing / 100, (r.interest + inside) / 100, 0))
  r.minimum = Math.max(0, Math.min(asked, owing))
  r.payment = Math.min(before, owing)
}

/** The highest APR that some balance of the card bears now; deferred interest counts as its stated rate while it lasts. */
export const topApr = (r: RunningCard): number =>
  Math.max(r.regular > 0 ? r.card.apr : 0, r.promo > 0 ? (r.card.promo?.apr ?? 0) : 0)

const pay = (r: RunningCard, amount: number, promoFirst: boolean): void => {
  const first = Math.min(amount, promoFirst ? r.promo : r.regular)
  const second = amount - first
  r.promo -= promoFirst ? first : second
  r.regular -= promoFirst ? second : first
}

/**
 * The month's payment against the two balances. Up to the minimum the issuer may choose, and the estimates of 12 CFR 1026 Appendix M1
 * assume the lowest APR first; the amount above it must go to the highest APR first (CARD Act, 12 CFR 1026.53(a)), except in
 * the last two billing cycles of a deferred-interest offer, when it must go to that balance first (1026.53(b)(1)).
 * The payment is not above what is owed.
 */
export const applyPayment = (r: RunningCard): void => {
  const { payment } = r
  if (r.promo <= 0) {
    r.regular -= payment
    return
  }
  const promoIsLower = (r.card.promo?.apr ?? 0) <= r.card.apr
  const deferredEnding = r.card.promo?.deferred !== undefined && r.promoPaymentsLeft <= 2
  const required = Math.min(payment, r.minimum)
  pay(r, required, promoIsLower)
  pay(r, payment - required, deferredEnding || !promoIsLower)
}

/** The end of a cycle: an offer whose last payment is made is over, and the deferred interest it leaves is charged. */
export const endCycle = (r: RunningCard): void => {
  r.deferredCharged = 0
  if (r.promo <= 0) r.deferredAccrued = 0
  if (r.promoPaymentsLeft > 0) r.promoPaymentsLeft--
  if (r.promo > 0 && r.promoPaymentsLeft === 0) {
    r.deferredCharged = r.deferredAccrued
    r.regular += r.promo + r.deferredCharged
    r.promo = 0
    r.deferredAccrued = 0
  }
  if (owed(r) <= 0) r.cleared = true
}

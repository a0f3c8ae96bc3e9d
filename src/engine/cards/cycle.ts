import { roundToCent } from '#engine/money.ts'
import { dailyPeriodicRate, monthlyFromNominal } from '#engine/rate.ts'
import type { Card } from './card.ts'

/**
 * 'daily': the daily periodic rate (APR / 365) times the average daily balance times the days of that month, as issuers bill.
 * 'monthly': APR / 12, the average of twelve such months, as the repayment figures on statements are estimated
 * (12 CFR 1026, Appendix M2 takes 365/12 days for each month).
 */
export type InterestMode = 'daily' | 'monthly'

/** One card while a plan runs. All dollars, always whole cents. */
export type RunningCard = {
  card: Card
  regular: number
  promo: number
  promoPaymentsLeft: number
  deferredAccrued: number
  cleared: boolean
}

export const startRunning = (card: Card): RunningCard => {
  const offered = card.promo
  const promo = offered ? roundToCent(Math.max(0, offered.balance)) : 0
  const over = offered !== undefined && offered.paymentsLeft <= 0
  const accrued = roundToCent(offered?.deferred?.accrued ?? 0)
  const regular = roundToCent(Math.max(0, card.balance))
  return {
    card,
    regular: over ? roundToCent(regular + promo + (promo > 0 ? accrued : 0)) : regular,
    promo: over ? 0 : promo,
    promoPaymentsLeft: offered?.paymentsLeft ?? 0,
    deferredAccrued: over ? 0 : accrued,
    cleared: regular + promo <= 0 && (card.paidThisMonth ?? 0) <= 0,
  }
}

export const owed = (r: RunningCard): number => roundToCent(r.regular + r.promo)

/**
 * The first cycle of a card that has had a payment in it: what was paid is owed again, on the balance that bears more, and nothing is
 * billed, for it was billed before that payment. Returns the interest that must be in it, owed x r / (1 + r), which a minimum may rest on.
 */
export const reopenCycle = (r: RunningCard, paid: number): number => {
  const promoApr = r.card.promo?.apr ?? 0
  const toPromo = r.promo > 0 && (r.regular <= 0 || promoApr > r.card.apr)
  if (toPromo) r.promo = roundToCent(r.promo + paid)
  else r.regular = roundToCent(r.regular + paid)
  const inside = (balance: number, apr: number): number => {
    const rate = monthlyFromNominal(apr)
    return (balance * rate) / (1 + rate)
  }
  return roundToCent(inside(r.regular, r.card.apr) + inside(r.promo, promoApr))
}

const interestOn = (averageBalance: number, apr: number, days: number, mode: InterestMode): number =>
  roundToCent(averageBalance * (mode === 'daily' ? dailyPeriodicRate(apr) * days : monthlyFromNominal(apr)))

/**
 * One billing cycle up to the statement: interest, then new charges, added to the running balances. Returns what was billed.
 * `days`: those of the month; no effect in 'monthly' mode.
 *
 * Timing: the balance stands unchanged through the month; the payment arrives on its last day. New charges come evenly through
 * the month, so half of them is in the average daily balance. A card that starts the month with nothing owed keeps its grace
 * period: its charges carry no interest (12 CFR 1026.5(b)(2)(ii)(B) protects it where the agreement offers one). Interest is
 * rounded to the cent per balance and cycle. Deferred interest runs in the background, on its own balance, without compounding.
 */
export const billCycle = (r: RunningCard, days: number, mode: InterestMode): { interest: number; charges: number } => {
  const charges = r.cleared ? 0 : roundToCent(r.card.monthlyCharges ?? 0)
  const carried = owed(r) > 0
  const regularInterest = carried ? interestOn(r.regular + charges / 2, r.card.apr, days, mode) : 0
  const promoInterest = r.promo > 0 ? interestOn(r.promo, r.card.promo?.apr ?? 0, days, mode) : 0
  if (r.promo > 0 && r.card.promo?.deferred)
    r.deferredAccrued = roundToCent(r.deferredAccrued + interestOn(r.promo, r.card.promo.deferred.apr, days, mode))
  r.regular = roundToCent(r.regular + regularInterest + charges)
  r.promo = roundToCent(r.promo + promoInterest)
  return { interest: roundToCent(regularInterest + promoInterest), charges }
}

/** The highest APR that some balance of the card bears now; deferred interest counts as its stated rate while it lasts. */
export const topApr = (r: RunningCard): number =>
  Math.max(r.regular > 0 ? r.card.apr : 0, r.promo > 0 ? (r.card.promo?.apr ?? 0) : 0)

/**
 * A payment against the two balances. Up to the minimum the issuer may choose, and the estimates of 12 CFR 1026 Appendix M1
 * assume the lowest APR first; the amount above it must go to the highest APR first (CARD Act, 12 CFR 1026.53(a)), except in
 * the last two billing cycles of a deferred-interest offer, when it must go to that balance first (1026.53(b)(1)).
 * `payment` is not above what is owed.
 */
export const applyPayment = (r: RunningCard, payment: number, minimum: number): void => {
  const promoApr = r.card.promo?.apr ?? 0
  const promoIsLower = promoApr <= r.card.apr
  const deferredEnding = r.card.promo?.deferred !== undefined && r.promoPaymentsLeft <= 2
  const pay = (amount: number, promoFirst: boolean): void => {
    const first = Math.min(amount, promoFirst ? r.promo : r.regular)
    const second = roundToCent(amount - first)
    r.promo = roundToCent(r.promo - (promoFirst ? first : second))
    r.regular = roundToCent(r.regular - (promoFirst ? second : first))
  }
  const required = Math.min(payment, minimum)
  pay(required, promoIsLower)
  pay(roundToCent(payment - required), deferredEnding || !promoIsLower)
}

/** The end of a cycle: an offer whose last payment is made is over. Returns the deferred interest charged now, if any. */
export const endCycle = (r: RunningCard): number => {
  if (r.promo <= 0) r.deferredAccrued = 0
  if (r.promoPaymentsLeft > 0) r.promoPaymentsLeft--
  let charged = 0
  if (r.promo > 0 && r.promoPaymentsLeft === 0) {
    charged = r.deferredAccrued
    r.regular = roundToCent(r.regular + r.promo + charged)
    r.promo = 0
    r.deferredAccrued = 0
  }
  if (owed(r) <= 0) r.cleared = true
  return charged
}

import { rootBetween } from './root.ts'

/**
 * The level-payment equation P = A (1 - (1 + i)^-n) / i, solved for each of its four letters.
 * Dollars, unrounded (a schedule rounds); `ratePerPeriod` is a decimal per payment period; payments fall at period ends.
 */

/** The unknown, or the reason there is none. */
export type Solved =
  | { readonly outcome: 'found'; readonly value: number }
  | {
      readonly outcome: 'no-answer'
      readonly reason: 'bad-input' | 'payment-below-interest' | 'payments-below-principal' | 'rate-too-high'
    }

const found = (value: number): Solved => ({ outcome: 'found', value })
const noAnswer = (reason: (Solved & { outcome: 'no-answer' })['reason']): Solved => ({ outcome: 'no-answer', reason })

const usable = (...values: number[]): boolean => values.every((value) => Number.isFinite(value))

/** What 1 dollar a period for n periods is worth now: (1 - (1 + i)^-n) / i, or n at 0 %. */
export const annuityFactor = (ratePerPeriod: number, periods: number): number =>
  ratePerPeriod === 0 ? periods : -Math.expm1(-periods * Math.log1p(ratePerPeriod)) / ratePerPeriod

/**
 * The level payment that repays `principal` in `periods` payments: P i / (1 - (1 + i)^-n), and P / n at 0 %.
 * `periods` must be positive (it need not be whole), the rate above -100 %; anything else throws RangeError.
 */
export const levelPayment = (principal: number, ratePerPeriod: number, periods: number): number => {
  if (!usable(principal, ratePerPeriod, periods) || periods <= 0 || ratePerPeriod <= -1)
    throw new RangeError(`No level payment for ${principal} at ${ratePerPeriod} over ${periods}`)
  return principal / annuityFactor(ratePerPeriod, periods)
}

/** The largest loan a payment repays in n periods (affordability). */
export const principalFor = (payment: number, ratePerPeriod: number, periods: number): Solved =>
  usable(payment, ratePerPeriod, periods) && payment >= 0 && periods > 0 && ratePerPeriod > -1
    ? found(payment * annuityFactor(ratePerPeriod, periods))
    : noAnswer('bad-input')

/**
 * How many payments repay the loan: -ln(1 - P i / A) / ln(1 + i), usually not whole; the last payment is then smaller.
 * No answer when the payment does not exceed the first period's interest.
 */
export const periodsFor = (payment: number, principal: number, ratePerPeriod: number): Solved => {
  if (!usable(payment, principal, ratePerPeriod) || principal < 0 || ratePerPeriod < 0) return noAnswer('bad-input')
  if (principal === 0) return found(0)
  if (payment <= principal * ratePerPeriod) return noAnswer('payment-below-interest')
  if (ratePerPeriod === 0) return found(principal / payment)
  return found(-Math.log1p((-principal * ratePerPeriod) / payment) / Math.log1p(ratePerPeriod))
}

/** A rate per period above this (1,000 %) is not looked for. */
const HIGHEST_RATE = 10

/**
 * The rate per period at which n payments repay the loan. 0 when they add up to exactly the principal; no answer when they
 * add up to less, or when only a rate above 1,000 % per period would do.
 */
export const rateFor = (payment: number, principal: number, periods: number): Solved => {
  if (!usable(payment, principal, periods) || principal <= 0 || periods <= 0) return noAnswer('bad-input')
  if (Math.abs(payment * periods - principal) <= principal * 1e-14) return found(0)
  if (payment * periods < principal) return noAnswer('payments-below-principal')
  const rate = rootBetween((i) => payment * annuityFactor(i, periods) - principal, 0, HIGHEST_RATE, 1e-15)
  return rate === null ? noAnswer('rate-too-high') : found(rate)
}

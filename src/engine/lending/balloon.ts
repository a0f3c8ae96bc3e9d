import { roundToCent } from '#engine/money.ts'
import { amortize } from './amortize.ts'
import { annuityFactor, type Solved } from './payment.ts'
import { type Refused, refused } from './refusal.ts'

export type Balloon =
  | {
      readonly outcome: 'found'
      /** The level payment before the balloon (after any interest-only months), dollars a month. */
      readonly payment: number
      /** Principal still owed when the balloon falls due, dollars. */
      readonly principalDue: number
      /** The whole last payment: that principal and its month of interest. */
      readonly lastPayment: number
      readonly totalInterest: number
    }
  | Refused

/**
 * A loan whose payments are set for `amortizationMonths` but which falls due with payment `balloonMonth`. Dollars, nominal rate
 * per year, monthly payments. When both are equal the last payment is an ordinary one. 12 CFR 1026.37(b)(5) calls a payment
 * more than twice a regular one a balloon payment.
 */
export const balloonLoan = (inputs: {
  readonly principal: number
  readonly annualRate: number
  readonly amortizationMonths: number
  readonly balloonMonth: number
  readonly interestOnlyMonths?: number
}): Balloon => {
  const schedule = amortize({
    principal: inputs.principal,
    annualRate: inputs.annualRate,
    termMonths: inputs.amortizationMonths,
    balloonMonth: inputs.balloonMonth,
    interestOnlyMonths: inputs.interestOnlyMonths ?? 0,
    startMonth: '2000-01',
  })
  const last = schedule.outcome === 'paid-off' ? schedule.rows.at(-1) : undefined
  if (schedule.outcome !== 'paid-off' || last === undefined) return refused('bad-input')
  const { regularPayment, totalInterest } = schedule
  return {
    outcome: 'found',
    payment: regularPayment,
    principalDue: last.principal,
    lastPayment: last.payment,
    totalInterest,
  }
}

/**
 * The level payment, to the cent, that leaves exactly `balloon` dollars owed after `months` payments:
 * (P - B (1 + i)^-n) / a_n. A balloon above the loan asks for payments below the interest; that has no answer here.
 */
export const paymentForBalloon = (principal: number, annualRate: number, months: number, balloon: number): Solved => {
  const i = annualRate / 12
  if (![principal, i, months, balloon].every(Number.isFinite) || i < 0 || months < 1 || balloon < 0 || principal <= 0)
    return { outcome: 'no-answer', reason: 'bad-input' }
  if (balloon > principal) return { outcome: 'no-answer', reason: 'payment-below-interest' }
  const discounted = balloon * Math.exp(-months * Math.log1p(i))
  return { outcome: 'found', value: roundToCent((principal - discounted) / annuityFactor(i, months)) }
}

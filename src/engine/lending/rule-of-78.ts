import { roundToCent } from '#engine/money.ts'
import { annuityFactor, rateFor } from './payment.ts'
import { allWithin, type Refused, refused, wholeWithin } from './refusal.ts'

/** A precomputed loan longer than this may not be refunded by the rule of 78 (consumer credit, 15 USC 1615(b)), months. */
const LONGEST_LAWFUL_MONTHS = 61

/**
 * Interest given back when a precomputed loan is paid off after `made` of `months` payments, dollars to the cent:
 * I u (u + 1) / (n (n + 1)) with u = n - made. Month 1 of 12 bears 12/78 of the interest, month 2 11/78 …
 */
export const rule78Rebate = (totalInterest: number, months: number, made: number): number => {
  const unearned = months - made
  return roundToCent((totalInterest * unearned * (unearned + 1)) / (months * (months + 1)))
}

export type Rule78Payoff =
  | {
      readonly outcome: 'found'
      readonly payment: number
      readonly rebate: number
      /** Payments left less the rebate, dollars. */
      readonly payoff: number
      /** What would be owed if interest were counted on the balance at the loan's own rate (the actuarial method). */
      readonly actuarialPayoff: number
      /** How much more the rule of 78 asks. */
      readonly penalty: number
      /** Consumer loans longer than 61 months may not use the rule (15 USC 1615(b)); many states bar it sooner. */
      readonly barredByFederalLaw: boolean
    }
  | Refused

/**
 * Early payoff of a precomputed loan (principal plus all its interest in equal monthly payments) by the rule of 78 beside the
 * actuarial method of 15 USC 1615(d). Refuses more payments made than there are, and negative amounts.
 */
export const rule78Payoff = (
  principal: number,
  totalInterest: number,
  months: number,
  paymentsMade: number,
): Rule78Payoff => {
  if (!allWithin(0.01, 1e9, principal) || !allWithin(0, 1e9, totalInterest) || !wholeWithin(1, 1200, months))
    return refused('bad-input')
  if (!wholeWithin(0, months, paymentsMade)) return refused('bad-input')
  const level = (principal + totalInterest) / months
  const rate = rateFor(level, principal, months)
  if (rate.outcome !== 'found') return refused('bad-input')
  const left = months - paymentsMade
  const rebate = rule78Rebate(totalInterest, months, paymentsMade)
  const payoff = roundToCent(level * left - rebate)
  const actuarialPayoff = left === 0 ? 0 : roundToCent(level * annuityFactor(rate.value, left))
  return {
    outcome: 'found',
    payment: roundToCent(level),
    rebate,
    payoff,
    actuarialPayoff,
    penalty: roundToCent(payoff - actuarialPayoff),
    barredByFederalLaw: months > LONGEST_LAWFUL_MONTHS,
  }
}

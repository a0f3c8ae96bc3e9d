import { cents, wholeCents } from '#engine/money.ts'
import { annuityFactor } from './payment.ts'
import { allWithin, type Refused, refused, wholeWithin } from './refusal.ts'

export type PlanInputs = {
  /** Dollars. */
  readonly principal: number
  /** Nominal per year. */
  readonly annualRate: number
  /** The share of a year in each period, in order (1 to 1,200): 1/12 each month, 1/52 each week, days / 365 for daily debits. */
  readonly yearShares: readonly number[]
  /**
   * `level` repays the loan with the last payment; `interest-only` pays interest and all principal with the last; a number of
   * payments sets the payment as if there were that many periods like the first, and the rest falls due with the last (balloon).
   */
  readonly shape: 'level' | 'interest-only' | { readonly setFor: number }
}

export type LevelPlan =
  | {
      readonly outcome: 'found'
      /** The regular payment, dollars to the cent. */
      readonly payment: number
      /** Every payment in order, and of each the interest and what is owed after it. Dollars. */
      readonly payments: readonly number[]
      readonly interest: readonly number[]
      readonly owed: readonly number[]
      readonly totalInterest: number
      /** Principal in the last payment above what a regular one would repay; 0 for a level plan. */
      readonly balloon: number
    }
  | Refused

/** The sum of what one dollar at the end of each period is worth today. */
const worthOfOnes = (annualRate: number, yearShares: readonly number[]): number => {
  let discount = 1
  let sum = 0
  for (const share of yearShares) {
    discount /= 1 + annualRate * share
    sum += discount
  }
  return sum
}

/**
 * A loan repaid in payments of any rhythm, interest simple within each period and rounded to the cent, the last payment taking
 * what is left. The level payment is principal / (sum of 1 / ((1 + r s_1) ... (1 + r s_k))), so it fits uneven periods too: the
 * days of weekends and holidays between daily debits. Principal repaid adds up to the loan to the cent.
 */
export const levelPlan = ({ principal, annualRate, yearShares, shape }: PlanInputs): LevelPlan => {
  const count = yearShares.length
  if (!allWithin(0.01, 1e10, principal) || !allWithin(0, 10, annualRate) || !wholeWithin(1, 1200, count))
    return refused('bad-input')
  if (!allWithin(0, 1, ...yearShares)) return refused('bad-input')
  if (typeof shape === 'object' && !allWithin(count, 1e6, shape.setFor)) return refused('bad-input')
  const worth =
    typeof shape === 'object'
      ? annuityFactor(annualRate * (yearShares[0] ?? 0), shape.setFor)
      : worthOfOnes(annualRate, yearShares)
  const level = shape === 'interest-only' ? 0 : cents(principal / worth)
  const payments: number[] = []
  const interest: number[] = []
  const owed: number[] = []
  let balance: number = cents(principal)
  let interestSum = 0
  let balloon = 0
  for (const [index, share] of yearShares.entries()) {
    const charge = wholeCents(balance * annualRate * share)
    const due = balance + charge
    const regular = Math.min(Math.max(level, charge), due)
    const payment = index === count - 1 ? due : regular
    if (index === count - 1 && shape !== 'level') balloon = due - regular
    balance = due - payment
    interestSum += charge
    payments.push(payment / 100)
    interest.push(charge / 100)
    owed.push(balance / 100)
    if (balance === 0) break
  }
  return {
    outcome: 'found',
    payment: payments.length === 1 ? (payments[0] ?? 0) : shape === 'interest-only' ? (payments[0] ?? 0) : level / 100,
    payments,
    interest,
    owed,
    totalInterest: interestSum / 100,
    balloon: balloon / 100,
  }
}

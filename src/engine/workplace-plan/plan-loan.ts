/** A loan from one's own plan (IRC 72(p)). Dollars; rates are decimals a year. */
import { levelPayment } from '../lending/payment.ts'

export interface LoanLaw {
  readonly cap: number
  readonly shareOfVested: number
  readonly floor: number
}

/**
 * The most that may be borrowed now: with what is owed, no more than $50,000 less the fall from the highest balance of the last 12 months, and
 * no more than half of the vested balance. `withFloor` lets a plan lend up to $10,000 of a small account; never more than is vested.
 */
export function mostLoan(vested: number, owed: number, highest: number, law: LoanLaw, withFloor = false): number {
  const byCap = law.cap - Math.max(0, Math.max(highest, owed) - owed)
  const half = vested * law.shareOfVested
  const byBalance = withFloor ? Math.max(half, Math.min(law.floor, vested)) : half
  return Math.max(0, Math.min(byCap, byBalance) - owed)
}

export interface PlanLoanCourse {
  /** Each paycheck. */
  readonly payment: number
  readonly interest: number
  /** What the account would have made of the money, less what it makes of the payments as they come back; negative: the loan earned more. */
  readonly growthMissed: number
}

/**
 * A level loan paid back with each of `perYear` paychecks over `years`, interest included, all of it into the own account. The account without
 * the loan earns `annualReturn`; payments earn it from the day they are made.
 */
export function planLoanCourse(
  amount: number,
  rate: number,
  years: number,
  perYear: number,
  annualReturn: number,
): PlanLoanCourse {
  const count = Math.max(1, Math.round(years * perYear))
  if (amount <= 0) return { payment: 0, interest: 0, growthMissed: 0 }
  const payment = levelPayment(amount, rate / perYear, count)
  const growth = (1 + annualReturn) ** (1 / perYear)
  let back = 0
  for (let turn = 0; turn < count; turn += 1) back = back * growth + payment
  return { payment, interest: payment * count - amount, growthMissed: amount * growth ** count - back }
}

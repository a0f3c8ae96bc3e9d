import { roundToCent } from '#engine/money.ts'
import type { RefinanceInputs } from './fields.ts'

/** What the new loan pays for and what is due at closing. Dollars. */
export interface Closing {
  /** Balance, cash out and debts: what the new loan has to bring before its own costs. */
  readonly paidOut: number
  readonly debts: number
  readonly costs: number
  /** Negative for a lender credit. */
  readonly points: number
  readonly newLoan: number
  /** Costs, points and penalty: what refinancing costs. Escrow is not in it. */
  readonly totalCosts: number
  /** What leaves the pocket at closing for good: costs not rolled in, the penalty, less cash taken out. */
  readonly cashToday: number
  /** Due at closing, escrow deposit included, cash out aside; negative is a credit beyond the costs. */
  readonly cashToBring: number
}

export const costsOf = ({ balance, costs }: Pick<RefinanceInputs, 'balance' | 'costs'>): number =>
  roundToCent(costs.unit === 'pct' ? (balance * costs.amount) / 100 : costs.amount)

/**
 * Rolled in, the loan also carries its own points: loan = (paid out + costs) / (1 - points). In cash, points are a share of what
 * is paid out.
 */
export function closingOf(inputs: RefinanceInputs): Closing {
  const costs = costsOf(inputs)
  const share = inputs.points / 100
  const debts = roundToCent(inputs.debts.reduce((sum, debt) => sum + debt.balance, 0))
  const paidOut = roundToCent(inputs.balance + inputs.cashOut + debts)
  const newLoan = inputs.rolledIn ? roundToCent((paidOut + costs) / (1 - share)) : paidOut
  const points = inputs.rolledIn ? roundToCent(newLoan - paidOut - costs) : roundToCent(newLoan * share)
  const cashToday = roundToCent((inputs.rolledIn ? 0 : costs + points) + inputs.penalty - inputs.cashOut)
  return {
    paidOut,
    debts,
    costs,
    points,
    newLoan,
    totalCosts: roundToCent(costs + points + inputs.penalty),
    cashToday,
    cashToBring: roundToCent(cashToday + inputs.cashOut + inputs.escrowNew),
  }
}

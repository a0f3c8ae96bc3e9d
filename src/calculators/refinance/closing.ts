import { vaRefinanceFeeFor } from '#engine/lending/government-fees.ts'
import { roundToCent } from '#engine/money.ts'
import { vaFundingFee } from '#facts/lending/mortgage.ts'
import type { RefinanceInputs } from './sections.ts'

/** What the new loan pays for and what is due at closing. Dollars. */
export interface Closing {
  /** Balance, cash out and debts: what the new loan has to bring before its own costs. */
  readonly paidOut: number
  readonly debts: number
  readonly costs: number
  /** Negative for a lender credit. */
  readonly points: number
  /** The VA funding fee, and the share of the loan before the fee that it is. */
  readonly vaFee: number
  readonly vaShare: number
  readonly newLoan: number
  /** Costs, points, funding fee and penalty: what refinancing costs. Escrow is not in it. */
  readonly totalCosts: number
  /** What leaves the pocket at closing for good: costs not rolled in, the penalty, less cash taken out. */
  readonly cashToday: number
  /** Due at closing, escrow deposit included, cash out aside; negative is a credit beyond the costs. */
  readonly cashToBring: number
}

export const costsOf = ({ balance, costs }: Pick<RefinanceInputs, 'balance' | 'costs'>): number =>
  roundToCent(costs.unit === 'pct' ? (balance * costs.amount) / 100 : costs.amount)

const vaFeeOf = (
  { program, vaUse }: RefinanceInputs,
  loan: number,
): { readonly fee: number; readonly share: number } =>
  program === 'other'
    ? { fee: 0, share: 0 }
    : vaRefinanceFeeFor(loan, program === 'va' ? 'cashOut' : 'rateReduction', vaUse, vaFundingFee.value)

/**
 * Rolled in, the loan also carries its own points: loan = (paid out + costs) / (1 - points). In cash, points are a share of what
 * is paid out. The funding fee is a share of the loan before it.
 */
export function closingOf(inputs: RefinanceInputs): Closing {
  const { rolledIn } = inputs
  const costs = costsOf(inputs)
  const share = inputs.points / 100
  const debts = roundToCent(inputs.debts.reduce((sum, debt) => sum + debt.balance, 0))
  const paidOut = roundToCent(inputs.balance + inputs.cashOut + debts)
  const beforeFee = rolledIn ? roundToCent((paidOut + costs) / (1 - share)) : paidOut
  const points = rolledIn ? roundToCent(beforeFee - paidOut - costs) : roundToCent(beforeFee * share)
  const { fee: vaFee, share: vaShare } = vaFeeOf(inputs, beforeFee)
  const upfront = roundToCent(costs + points + vaFee)
  const cashToday = roundToCent((rolledIn ? 0 : upfront) + inputs.penalty - inputs.cashOut)
  return {
    paidOut,
    debts,
    costs,
    points,
    vaFee,
    vaShare,
    newLoan: rolledIn ? roundToCent(beforeFee + vaFee) : beforeFee,
    totalCosts: roundToCent(upfront + inputs.penalty),
    cashToday,
    cashToBring: roundToCent(cashToday + inputs.cashOut + inputs.escrowNew),
  }
}

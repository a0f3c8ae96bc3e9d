/** What Regulation Z has a lender say about the loan, from its payments as set at closing. */
import type { PaidOff } from '#engine/lending/amortize.ts'
import { monthlyApr } from '#engine/lending/apr.ts'
import { inFiveYears, totalInterestShare } from '#engine/lending/loan-estimate.ts'
import type { CashToClose } from './cash-to-close.ts'
import type { MortgageInputs } from './sections.ts'

/**
 * APR by Regulation Z, Appendix J, on the payments set at closing: no extras, PMI until the law ends it, an adjustable rate
 * at today's index within its caps (comment 17(c)(1)-10). Prepaid finance charges are points, lender fees, the upfront fee
 * and the interest to the first of the month. Percent points.
 */
export function aprOf(
  inputs: MortgageInputs,
  loanAmount: number,
  upfrontFee: number,
  cash: CashToClose,
  scheduled: PaidOff,
  premiums: readonly number[],
): number | null {
  const charge = cash.points + Math.min(inputs.lenderFees, loanAmount) + upfrontFee + cash.interest
  if (charge >= loanAmount) return null
  const payments = scheduled.rows.map((row, index) => row.payment + (premiums[index] ?? 0))
  const apr = monthlyApr(loanAmount - charge, payments)
  return apr.outcome === 'found' ? apr.apr * 100 : null
}

export interface Estimate {
  /** Dollars paid in five years, and the principal in them. */
  readonly paid: number
  readonly principal: number
  /** Total interest percentage, percent points. */
  readonly tip: number
}

/** The comparisons of a Loan Estimate, on the payments the APR stands on. All closing costs count as loan costs. */
export function estimateOf(
  loanAmount: number,
  upfrontFee: number,
  { fees, points, interest }: CashToClose,
  { rows }: PaidOff,
  premiums: readonly number[],
): Estimate {
  const disclosed = { rows, premiums, loanCosts: fees + points + upfrontFee, prepaidInterest: interest }
  return { ...inFiveYears(disclosed), tip: totalInterestShare(loanAmount, disclosed) * 100 }
}

import { roundToCent } from '#engine/money.ts'
import { fhaAverageBalances } from './fha.ts'

/** Fees of the two government loan programs without a mortgage insurance chart: the VA and the USDA guarantee. */

/** One row of the VA's purchase table (38 USC 3729): for a down payment of at least `downFrom` of the price. Shares of the loan. */
export type VaFeeRow = { readonly downFrom: number; readonly first: number; readonly later: number }

/** First or later use of the benefit, or a borrower the law exempts (disability pay, Purple Heart on active duty, DIC). */
export type VaUse = 'first' | 'later' | 'exempt'

/** The VA funding fee, dollars: a share of the loan before the fee. `downShare` is a decimal share of the price. */
export const vaFundingFeeFor = (
  baseLoan: number,
  downShare: number,
  use: VaUse,
  table: readonly VaFeeRow[],
): { readonly fee: number; readonly share: number } => {
  if (use === 'exempt') return { fee: 0, share: 0 }
  let share = 0
  for (const row of table) if (downShare >= row.downFrom - 1e-9) share = row[use]
  return { fee: roundToCent(baseLoan * share), share }
}

/** A new VA loan in place of an old one: a streamline (IRRRL), which only lowers the rate, or one that may take cash out. */
export type VaRefinanceKind = 'rateReduction' | 'cashOut'
type VaFeeByUse = { readonly first: number; readonly later: number }

/** The VA funding fee of a refinance (38 USC 3729(b)(2)), dollars: a share of the loan before the fee. */
export const vaRefinanceFeeFor = (
  baseLoan: number,
  kind: VaRefinanceKind,
  use: VaUse,
  table: { readonly rateReductionRefinance: VaFeeByUse; readonly cashOutRefinance: VaFeeByUse },
): { readonly fee: number; readonly share: number } => {
  if (use === 'exempt') return { fee: 0, share: 0 }
  const share = (kind === 'cashOut' ? table.cashOutRefinance : table.rateReductionRefinance)[use]
  return { fee: roundToCent(baseLoan * share), share }
}

export type UsdaLoan = {
  /** The loan before the guarantee fee, dollars. */
  readonly baseLoan: number
  /** Nominal per year. */
  readonly annualRate: number
  readonly termMonths: number
  /** Share of the whole loan, the fee included when it is financed. */
  readonly upfrontFee: number
  /** Per year, of the average scheduled balance of that year. */
  readonly annualFee: number
  readonly financeUpfront: boolean
}

export type UsdaFees = {
  readonly upfront: number
  readonly loanAmount: number
  /** Fee with each payment over the whole term, the first at index 0. */
  readonly monthlyFees: readonly number[]
}

/**
 * USDA guaranteed loan (7 CFR 3555.107). The upfront fee is a share of the guaranteed loan, which holds the fee when it is
 * financed: 1 % on 100,000 is 100,000 / 0.99 = 101,010.10 borrowed, fee 1,010.10. The annual fee is a share of the average
 * scheduled balance of each year, a twelfth each month, for the whole loan; extras do not lower it.
 */
export const usdaFees = (loan: UsdaLoan): UsdaFees => {
  const { baseLoan, annualRate, termMonths, upfrontFee, annualFee, financeUpfront } = loan
  const loanAmount = financeUpfront ? roundToCent(baseLoan / (1 - upfrontFee)) : baseLoan
  const upfront = financeUpfront ? roundToCent(loanAmount - baseLoan) : roundToCent(baseLoan * upfrontFee)
  const perYear = fhaAverageBalances(loanAmount, annualRate, termMonths).map((average) =>
    roundToCent((average * annualFee) / 12),
  )
  return {
    upfront,
    loanAmount,
    monthlyFees: Array.from({ length: termMonths }, (_, month) => perYear[Math.floor(month / 12)] ?? 0),
  }
}

import { roundToCent } from '#engine/money.ts'

/** The comparisons on page 3 of a Loan Estimate (12 CFR 1026.37(l)), from the payments as set at closing: nothing extra, nothing late. */

/** A payment of principal and interest, dollars. */
interface Paid {
  readonly payment: number
  readonly principal: number
  readonly interest: number
}
interface Disclosed {
  /** One row a month from the first payment on. */
  readonly rows: readonly Paid[]
  /** Mortgage insurance with each row, dollars; missing months have none. */
  readonly premiums: readonly number[]
  /** What the lender, and services the loan needs, cost at closing: points and an upfront insurance premium too (1026.37(f)). Dollars. */
  readonly loanCosts: number
  /** Interest from closing to the first of the month, paid at closing, dollars. */
  readonly prepaidInterest: number
}

const FIVE_YEARS = 60
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * "In 5 years": the principal, interest, mortgage insurance and loan costs paid with the first 60 payments, and the principal paid off
 * by them (12 CFR 1026.37(l)(1)). Prepaid interest is interest. A shorter loan counts all its payments. Nominal dollars.
 */
export const inFiveYears = ({ rows, premiums, loanCosts, prepaidInterest }: Disclosed) => {
  const first = rows.slice(0, FIVE_YEARS)
  const payments = sum(first.map(({ payment }) => payment))
  const insurance = sum(premiums.slice(0, first.length))
  return {
    paid: roundToCent(payments + insurance + loanCosts + prepaidInterest),
    principal: roundToCent(sum(first.map(({ principal }) => principal))),
  }
}

/**
 * Total interest percentage (TIP): all interest over the loan, prepaid interest included, as a share of the loan amount, decimal
 * (12 CFR 1026.37(l)(3) and comment 37(l)(3)-1). `loanAmount` in dollars, above zero.
 */
export const totalInterestShare = (
  loanAmount: number,
  { rows, prepaidInterest }: Pick<Disclosed, 'rows' | 'prepaidInterest'>,
): number => (sum(rows.map(({ interest }) => interest)) + prepaidInterest) / loanAmount

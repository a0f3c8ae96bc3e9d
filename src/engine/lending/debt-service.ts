import { roundToCent } from '#engine/money.ts'
import { levelPayment, principalFor, type Solved } from './payment.ts'
import { allWithin, type Refused, refused, wholeWithin } from './refusal.ts'

const noAnswer: Solved = { outcome: 'no-answer', reason: 'bad-input' }
const usableTerms = (annualRate: number, payments: number, perYear: number): boolean =>
  allWithin(0, 10, annualRate) && wholeWithin(1, 36_500, payments) && wholeWithin(1, 366, perYear)

/**
 * The loan constant: a year of level payments as a share of the loan, A m / P (decimal per year). 0.0758 means $7,585 a year
 * for each $100,000. `payments` is the number over the whole amortization, `paymentsPerYear` 12 by default.
 */
export const loanConstant = (annualRate: number, payments: number, paymentsPerYear = 12): Solved => {
  if (!usableTerms(annualRate, payments, paymentsPerYear)) return noAnswer
  const value = levelPayment(1, annualRate / paymentsPerYear, payments) * paymentsPerYear
  return { outcome: 'found', value }
}

/** A year of level payments, each rounded to the cent, dollars; interest alone when `interestOnly`. */
export const annualDebtService = (
  principal: number,
  annualRate: number,
  payments: number,
  { paymentsPerYear = 12, interestOnly = false }: { paymentsPerYear?: number; interestOnly?: boolean } = {},
): Solved => {
  if (!usableTerms(annualRate, payments, paymentsPerYear) || !allWithin(0, 1e9, principal)) return noAnswer
  const i = annualRate / paymentsPerYear
  const payment = roundToCent(interestOnly ? principal * i : levelPayment(principal, i, payments))
  return { outcome: 'found', value: roundToCent(payment * paymentsPerYear) }
}

export type Coverage =
  | {
      readonly outcome: 'found'
      /** Income / debt service: below 1 the income does not pay the loan. */
      readonly ratio: number
      /** Income left after debt service, dollars a year; negative is a gap. */
      readonly leftOver: number
      /** How far income may fall before it no longer pays the debt, as a share; negative when it already does not. */
      readonly incomeMayFallBy: number
    }
  | { readonly outcome: 'no-debt' }
  | Refused

/**
 * Debt service coverage: net operating income (before interest, income tax and depreciation) over a year's principal and
 * interest. Both dollars per year. Negative income gives a negative ratio; no debt has no ratio.
 */
export const debtServiceCoverage = (netOperatingIncome: number, yearlyDebtService: number): Coverage => {
  if (!allWithin(-1e9, 1e9, netOperatingIncome) || !allWithin(0, 1e9, yearlyDebtService)) return refused('bad-input')
  if (yearlyDebtService === 0) return { outcome: 'no-debt' }
  const leftOver = roundToCent(netOperatingIncome - yearlyDebtService)
  const ratio = netOperatingIncome / yearlyDebtService
  return {
    outcome: 'found',
    ratio,
    leftOver,
    incomeMayFallBy: netOperatingIncome > 0 ? 1 - yearlyDebtService / netOperatingIncome : -1,
  }
}

/** The largest loan whose level payments the income covers `leastRatio` times (1.25 is a usual floor). Dollars, unrounded. */
export const largestLoanForCoverage = (
  netOperatingIncome: number,
  leastRatio: number,
  annualRate: number,
  payments: number,
  paymentsPerYear = 12,
): Solved => {
  if (!usableTerms(annualRate, payments, paymentsPerYear) || !(leastRatio > 0)) return noAnswer
  if (!allWithin(-1e9, 1e9, netOperatingIncome)) return noAnswer
  const payment = Math.max(0, netOperatingIncome) / leastRatio / paymentsPerYear
  return principalFor(payment, annualRate / paymentsPerYear, payments)
}

/** Net operating income / loan (decimal per year): the lender's return if it took the property on the first day. */
export const debtYield = (netOperatingIncome: number, loan: number): Solved =>
  allWithin(-1e9, 1e9, netOperatingIncome) && loan > 0 && Number.isFinite(loan)
    ? { outcome: 'found', value: netOperatingIncome / loan }
    : noAnswer

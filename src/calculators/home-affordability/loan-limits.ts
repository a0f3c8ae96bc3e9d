import { conformingLimits, fhaLimits } from '#facts/lending/mortgage.ts'

/** Loan limits of a year. */
export const loanLimitsOf = (year: number) => ({ conforming: conformingLimits.in(year), fha: fhaLimits.in(year) })
export type LoanLimits = ReturnType<typeof loanLimitsOf>

/** A fixed-rate loan with monthly payments, to the cent, for the sentences of a lesson: the same engine as the loan calculators. */
import { amortize } from '#engine/lending/amortize.ts'
import { monthOf } from '#engine/month.ts'
import { exampleDay } from './example-day.ts'

export interface TaughtLoan {
  /** Dollars a month. */
  readonly payment: number
  readonly interest: number
  readonly paid: number
  /** What is still owed after so many payments. */
  readonly owed: (payments: number) => number
  /** Interest and principal of payment number 1 and on. */
  readonly payments: readonly { readonly interest: number; readonly principal: number }[]
}

/** Dollars, percent points a year, months. Throws for a loan the engine refuses. */
export function loanOf(principal: number, rate: number, months: number): TaughtLoan {
  const loan = amortize({ principal, annualRate: rate / 100, termMonths: months, startMonth: monthOf(exampleDay) })
  if (loan.outcome !== 'paid-off') throw new RangeError(`No such loan: ${principal} at ${rate}% for ${months} months`)
  return {
    payment: loan.regularPayment,
    interest: loan.totalInterest,
    paid: loan.totalPaid,
    owed: (payments) => loan.rows[payments - 1]?.balance ?? Number.NaN,
    payments: loan.rows,
  }
}

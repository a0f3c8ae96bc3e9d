/**
 * Twelve months of a loan with level payments, in closed form: B12 = B (1 + i)^12 - P ((1 + i)^12 - 1) / i. The same numbers as the
 * schedule of the loan calculators, without rounding to cents.
 */
import { levelPayment } from '#engine/lending/payment.ts'
import type { Loan } from './life.ts'

export const newLoan = (balance: number, rate: number, years: number): Loan => ({
  balance,
  rate,
  payment: balance > 0 ? levelPayment(balance, rate / 12, years * 12) : 0,
})

export interface LoanYear {
  readonly loan: Loan
  readonly paid: number
  readonly interest: number
}
/** A year of payments; the last one is smaller, so that nothing is paid beyond the balance. */
export function yearOf(loan: Loan): LoanYear {
  const { balance, rate, payment } = loan
  if (balance <= 0) return { loan, paid: 0, interest: 0 }
  const month = rate / 12
  const growth = (1 + month) ** 12
  const after = month === 0 ? balance - 12 * payment : balance * growth - (payment * (growth - 1)) / month
  if (after > 0.005)
    return { loan: { ...loan, balance: after }, paid: 12 * payment, interest: 12 * payment - (balance - after) }
  let left = balance
  let paid = 0
  while (left > 0.005) {
    const due = left * (1 + month)
    const part = Math.min(payment, due)
    paid += part
    left = due - part
  }
  return { loan: { ...loan, balance: 0 }, paid, interest: paid - balance }
}
/** Less owed, the payment unchanged. */
export const paidDown = (loan: Loan, amount: number): Loan => ({ ...loan, balance: Math.max(0, loan.balance - amount) })

import { cents, wholeCents } from '#engine/money.ts'
import { levelPayment } from './payment.ts'
import { allWithin, type Refused, refused, wholeWithin } from './refusal.ts'

/** A fixed-rate loan with monthly payments from today on. */
export type LeanLoan = {
  /** Dollars, 0.01 to 1e9. */
  readonly principal: number
  /** Nominal per year, 0 to 10. */
  readonly annualRate: number
  /** 1 to 1,200. */
  readonly termMonths: number
  /** The borrower's own payment, dollars a month, which runs until the loan is gone; by default the level one. */
  readonly payment?: number
  /** Paid on top every month, all to principal, dollars. */
  readonly extra?: number
}

/** Month by month; index 0 is today, index k the payment k months from now. Dollars with whole cents. */
export type LeanSchedule = {
  readonly outcome: 'paid-off'
  /** What is handed over: payment and extra. */
  readonly paid: readonly number[]
  readonly owed: readonly number[]
  readonly interest: readonly number[]
  readonly payment: number
  readonly months: number
  readonly totalInterest: number
}

const LONGEST_MONTHS = 1200
/** As in `amortize`: years of rounding at the end of the term go into the last payment. */
const ROUNDING_CRUMBS = 0.02

/**
 * The plain monthly schedule of `amortize`, to the cent, as bare columns: about a tenth of the work, for screens that follow
 * several loans at every key press. Interest is the balance x rate / 12 rounded to the cent, the last payment clears the loan.
 * A payment that never clears it within 100 years is `payment-below-interest`. Nominal dollars.
 */
export const leanSchedule = (loan: LeanLoan): LeanSchedule | Refused<'bad-input' | 'payment-below-interest'> => {
  const { principal, annualRate, termMonths, extra = 0 } = loan
  if (!allWithin(0.01, 1e9, principal) || !allWithin(0, 10, annualRate)) return refused('bad-input')
  if (!wholeWithin(1, LONGEST_MONTHS, termMonths) || !allWithin(0, 1e9, extra, loan.payment ?? 0))
    return refused('bad-input')
  const monthlyRate = annualRate / 12
  let balance: number = cents(principal)
  const level = wholeCents(levelPayment(balance, monthlyRate, termMonths))
  const own = loan.payment === undefined ? level : cents(loan.payment)
  const fixed = Math.abs(own - level) > 1
  const payment = own
  const onTop = cents(extra)
  const most = balance * 1.01 + 100
  const paid = [0]
  const owed = [balance / 100]
  const interests = [0]
  let total = 0
  for (let month = 1; balance > 0; month++) {
    const interest = wholeCents(balance * monthlyRate)
    const due = balance + interest
    if (month > LONGEST_MONTHS || (fixed && payment + onTop <= interest)) return refused('payment-below-interest')
    const last = (month >= termMonths && !fixed) || (month === termMonths && due - payment <= payment * ROUNDING_CRUMBS)
    const given = last ? due : Math.min(payment + onTop, due)
    balance = due - given
    // Where a payment only just equals the interest, a cent of rounding grows with the rate instead of being paid.
    if (balance > most) return refused('payment-below-interest')
    total += interest
    paid.push(given / 100)
    owed.push(balance / 100)
    interests.push(interest / 100)
  }
  return {
    outcome: 'paid-off',
    paid,
    owed,
    interest: interests,
    payment: payment / 100,
    months: paid.length - 1,
    totalInterest: total / 100,
  }
}

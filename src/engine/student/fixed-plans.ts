import { annuityFactor, levelPayment } from '#engine/lending/payment.ts'
import { roundToCent } from '#engine/money.ts'
import { findRoot } from '#engine/solve/root.ts'
import type { StudentLoan } from './loan.ts'

/** The term of the first row whose `under` is above the balance, in months (34 CFR 685.208; P.L. 119-21 s. 82001). 0 for an empty table. */
export function termByBalance(
  balance: number,
  rows: readonly { readonly under: number | null; readonly years: number }[],
): number {
  const row = rows.find(({ under }) => under === null || balance < under)
  return row === undefined ? 0 : row.years * 12
}

/** The level payment of one loan, dollars per month to the cent. */
export const standardPayment = ({ balance, annualRate }: StudentLoan, months: number): number =>
  balance <= 0 ? 0 : roundToCent(levelPayment(balance, annualRate / 12, months))

/** Payments that hold for some months, in order. The last one also clears what is left. */
export interface Step {
  readonly months: number
  readonly payment: number
}

/** Value today of `steps` payments that start at 1 and grow by `ratio`, each paid for `stepMonths` (the last for what is left of `months`). */
function worthOfSteps(monthlyRate: number, months: number, stepMonths: number, ratio: number): number {
  let worth = 0
  for (let at = 0, payment = 1; at < months; at += stepMonths, payment *= ratio)
    worth += (payment * annuityFactor(monthlyRate, Math.min(stepMonths, months - at))) / (1 + monthlyRate) ** at
  return worth
}

/**
 * Graduated payments of one loan: even steps up, the last payment at most `largestOverSmallest` times the first, and never less than the first
 * month's interest (34 CFR 685.208). The law leaves the path open; the Department of Education's own sample figures are these: the full
 * ratio, or, where the first payment would not cover interest, interest alone at first and the ratio that then repays the loan.
 */
export function graduatedSteps(
  { balance, annualRate }: StudentLoan,
  months: number,
  stepMonths: number,
  largestOverSmallest: number,
): readonly Step[] {
  if (balance <= 0 || months <= 0) return []
  const rate = annualRate / 12
  const count = Math.ceil(months / stepMonths)
  const widest = count === 1 ? 1 : largestOverSmallest ** (1 / (count - 1))
  let ratio = widest
  let first = balance / worthOfSteps(rate, months, stepMonths, widest)
  const interest = balance * rate
  if (first < interest) {
    first = interest
    const root = findRoot((r) => first * worthOfSteps(rate, months, stepMonths, r) - balance, 1, widest)
    if (root.outcome === 'root') ratio = root.x
  }
  return Array.from({ length: count }, (_, i) => ({
    months: Math.min(stepMonths, months - i * stepMonths),
    payment: roundToCent(first * ratio ** i),
  }))
}

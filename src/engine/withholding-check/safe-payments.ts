/** Whether the year ends with an underpayment penalty, and what by which date would avoid it or meet the refund wanted. Dollars. */
import { daysBetween, type IsoDate } from '../month.ts'
import type { FederalReturn } from '../tax/federal-types.ts'
import type { Household } from '../tax/household.ts'
import {
  type EstimatedPayment,
  estimatedTaxDates,
  nextPayments,
  type SafeHarbor,
  safeHarbor,
} from '../tax/safe-harbor.ts'

export interface PenaltyCheck {
  readonly harbor: SafeHarbor
  /** Still to be paid in for the safe harbor, by withholding or estimated payments. 0: no penalty. */
  readonly missing: number
  /** Estimated payments that would bring it in, on the due dates left. */
  readonly payments: readonly EstimatedPayment[]
}

/**
 * The safe harbor of IRC 6654 (Pub. 505, chapter 4) with this much withheld in the year. Withholding counts as paid in equal parts on the four
 * due dates whenever it was taken (IRC 6654(g)), so that more of it late in the year still counts in full; an estimated payment counts
 * from its day.
 */
export function penaltyCheck(
  household: Household,
  tax: FederalReturn,
  withheld: number,
  year: number,
  today: IsoDate,
): PenaltyCheck {
  const { additionalMedicareWithheld, excessSocialSecurity } = tax.payments
  const harbor = safeHarbor({
    status: household.status,
    tax: tax.taxAfterCredits,
    withheld: withheld + additionalMedicareWithheld + excessSocialSecurity,
    lastYearTax: household.lastYearTax,
    lastYearAgi: household.lastYearAgi,
  })
  if (harbor.outcome !== 'pay') return { harbor, missing: 0, payments: [] }
  return {
    harbor,
    missing: Math.max(0, harbor.byEstimates - household.estimatedPaid),
    payments: nextPayments(harbor.byEstimates, household.estimatedPaid, year, today),
  }
}

/** An amount in equal payments, whole dollars, on the due dates from today on; the last date only brings the rest. */
export function spreadOverDates(amount: number, year: number, today: IsoDate): readonly EstimatedPayment[] {
  const dates = estimatedTaxDates(year).filter((due) => daysBetween(today, due) >= 0)
  const whole = Math.ceil(Math.max(0, amount))
  let soFar = 0
  return whole === 0
    ? []
    : dates.map((due, index) => {
        const upTo = Math.ceil((whole * (index + 1)) / dates.length)
        const payment = { due, amount: upTo - soFar }
        soFar = upTo
        return payment
      })
}

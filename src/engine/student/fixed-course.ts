import type { Step } from './fixed-plans.ts'
import { type Course, nothingOwed, type StudentLoan } from './loan.ts'

export interface Scheduled {
  readonly loan: StudentLoan
  readonly steps: readonly Step[]
}

const MOST_MONTHS = 480

/**
 * Loans repaid by schedules of their own: interest is a twelfth of the yearly rate, the last payment of a schedule clears the loan. `forgivenAfter`
 * payments the rest is forgiven for public service; null: never.
 */
export function fixedCourse(scheduled: readonly Scheduled[], forgivenAfter: number | null = null): Course {
  const paid: number[] = []
  const charged: number[] = []
  const owed: number[] = []
  let totalPaid = 0
  let totalInterest = 0
  let forgiven = 0
  const stop = Math.min(forgivenAfter ?? MOST_MONTHS, MOST_MONTHS)
  for (const { loan, steps } of scheduled) {
    let balance = loan.balance
    let month = 0
    const last = steps.length - 1
    for (let s = 0; s <= last && balance > 0; s++) {
      const step = steps[s]
      if (step === undefined) break
      for (let k = 0; k < step.months && balance > 0 && month < stop; k++, month++) {
        const interest = (balance * loan.annualRate) / 12
        const clears = (s === last && k === step.months - 1) || balance + interest <= step.payment + 0.004
        const payment = clears ? balance + interest : step.payment
        balance = clears ? 0 : balance + interest - payment
        paid[month] = (paid[month] ?? 0) + payment
        charged[month] = (charged[month] ?? 0) + interest
        owed[month] = (owed[month] ?? 0) + balance
        totalPaid += payment
        totalInterest += interest
      }
    }
    forgiven += balance
  }
  if (paid.length === 0 && forgiven === 0) return nothingOwed
  if (forgiven > 0 && owed.length > 0) owed[owed.length - 1] = 0
  return {
    months: paid.length,
    paid,
    interest: charged,
    balance: owed,
    totalPaid,
    totalInterest,
    waived: 0,
    matched: 0,
    forgiven,
    forgivenBy: forgiven > 0 ? 'public-service' : 'nobody',
    taxable: 0,
    forgivenAt: forgiven > 0 ? paid.length : 0,
  }
}

import type { Month } from '#engine/month.ts'
import type { LoanRow } from './amortize.ts'

/** A run of scheduled payments of one size, dollars. */
export type PaymentStep = {
  readonly fromPayment: number
  readonly month: Month
  readonly payment: number
  readonly count: number
}

/**
 * The payment levels of a schedule in order: interest-only then amortizing, each ARM rate, before and after a recast, a
 * balloon. A last payment that differs only by rounding (`crumbs`, 2 % by default) joins the run before it.
 */
export const paymentSteps = (rows: readonly LoanRow[], crumbs = 0.02): readonly PaymentStep[] => {
  const steps: PaymentStep[] = []
  for (const [position, row] of rows.entries()) {
    const open = steps.at(-1)
    const isLast = position === rows.length - 1
    const same = open !== undefined && Math.abs(row.payment - open.payment) <= (isLast ? crumbs * open.payment : 0)
    if (open !== undefined && same) steps[steps.length - 1] = { ...open, count: open.count + 1 }
    else steps.push({ fromPayment: row.index, month: row.month, payment: row.payment, count: 1 })
  }
  return steps
}

import { addMonths, type Month } from '#engine/month.ts'
import type { LoanRow } from './amortize.ts'

const add = (a: number, b: number): number => Math.round((a + b) * 100) / 100

/** Two neighbouring rows of one month as one: amounts added to the cent, the balance of the later. */
const joined = (a: LoanRow, b: LoanRow): LoanRow => ({
  index: a.index,
  month: b.month,
  payment: add(a.payment, b.payment),
  interest: add(a.interest, b.interest),
  principal: add(a.principal, b.principal),
  extra: add(a.extra, b.extra),
  penalty: add(a.penalty, b.penalty),
  balance: b.balance,
})

/**
 * A schedule with one row for each month after the start month, whatever the payment frequency: payments of a month are
 * added up, the balance is the one after the last of them. Payments that fall in the start month itself (biweekly, weekly,
 * daily) join the first row, so row k (0-based) always stands k + 1 months after the start. Dollars with whole cents. Monthly
 * rows come back equal. Expects a schedule of `amortize`: in order, with a payment in every month after the first.
 */
export const rowsByMonth = (rows: readonly LoanRow[], startMonth: Month): readonly LoanRow[] => {
  const months: LoanRow[] = []
  let open: LoanRow | null = null
  for (const row of rows) {
    if (open !== null && open.month !== row.month && open.month !== startMonth) {
      months.push(open)
      open = null
    }
    open = open === null ? { ...row, index: months.length + 1 } : joined(open, row)
  }
  if (open !== null) months.push(open.month === startMonth ? { ...open, month: addMonths(startMonth, 1) } : open)
  return months
}

import type { InsteadOfDeductionCredit } from '#facts/states/schema-own-credits.ts'
import { filersFrom } from './per-head.ts'
import { scheduleTax } from './schedule.ts'
import type { StateWork } from './work.ts'

/**
 * New Jersey's property tax credit (N.J.S.A. 54A:3A-20): a fixed amount in place of the deduction for property tax. The deduction is always
 * taken here; the credit is what the fixed amount gives beyond the tax the deduction has saved, so the result is that of the better choice.
 */
export function insteadOfDeduction(work: StateWork, credit: InsteadOfDeductionCredit): number {
  const { household, status } = work
  const paid = Math.min(credit.cap, household.realEstateTax + credit.rentShare * household.rentPaid)
  if (paid <= 0) return 0
  const exempt = work.income <= credit.incomeOver[status]
  if (exempt && filersFrom(work, 65) === 0 && !household.people.some(({ blind }) => blind)) return 0
  if (exempt) return credit.amount
  const without = Math.max(0, work.agi - work.exemptions - Math.max(0, work.itemized - paid))
  const saved = scheduleTax(work.facts, status, without) - scheduleTax(work.facts, status, work.taxable)
  return Math.max(0, credit.amount - saved)
}

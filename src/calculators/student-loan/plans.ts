/** Which federal plans are open to whom, and which loans each takes. */
import { type Month, monthsBetween } from '#engine/month.ts'
import { extendedPlan, planDates } from '#facts/student/plans.ts'
import type { IncomePlan } from './asked.ts'
import type { LoanInputs, LoanKind } from './sections.ts'

export type PlanKey = 'standard' | 'tiered' | 'graduated' | 'extended' | IncomePlan
export const planKeys: readonly PlanKey[] = ['standard', 'graduated', 'extended', 'tiered', 'ibr', 'paye', 'icr', 'rap']
/** Why a plan is not open. */
export type Reason = 'forNew' | 'notForNew' | 'tooSmall' | 'ended' | 'firstTooEarly' | 'parentPlus'

export const isByIncome = (key: PlanKey): key is IncomePlan =>
  key === 'ibr' || key === 'paye' || key === 'icr' || key === 'rap'

/** Loans a plan by income cannot take; they stay on the standard plan beside it. */
const barred: Readonly<Record<IncomePlan, readonly LoanKind[]>> = {
  ibr: ['parentPlus'],
  paye: ['parentPlus', 'parentConsolidation'],
  icr: ['parentPlus'],
  rap: ['parentPlus', 'parentConsolidation'],
}
export const takes = (plan: IncomePlan, kind: LoanKind): boolean => !barred[plan].includes(kind)

/** Payments before PAYE and ICR are over; none when they are. */
export const legacyMonths = (inputs: LoanInputs): number =>
  Math.max(0, monthsBetween(inputs.firstMonth as Month, planDates.value.legacyEnds.slice(0, 7) as Month))

/** Why a plan is not open; null when it is. */
export function whyClosed(key: PlanKey, inputs: LoanInputs): Reason | null {
  if (key === 'tiered') return inputs.newLoan ? null : 'forNew'
  if (inputs.newLoan && key !== 'rap') return 'notForNew'
  if (key === 'extended') {
    const owed = inputs.loans.reduce((sum, loan) => sum + loan.balance, 0)
    if (owed <= extendedPlan.value.balanceOver) return 'tooSmall'
  }
  if ((key === 'paye' || key === 'icr') && legacyMonths(inputs) === 0) return 'ended'
  if (key === 'paye' && inputs.firstLoan === 'before2007') return 'firstTooEarly'
  if (isByIncome(key) && !inputs.loans.some((loan) => loan.balance > 0 && takes(key, loan.kind))) return 'parentPlus'
  return null
}

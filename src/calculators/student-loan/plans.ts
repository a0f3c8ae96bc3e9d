/** The federal plans by name, which are open to whom, and which loans each takes. */
import { type Month, monthsBetween } from '#engine/month.ts'
import { extendedPlan, planDates } from '#facts/student/plans.ts'
import { dateText, dollars } from '../kit/format.ts'
import type { IncomePlan } from './asked.ts'
import type { LoanInputs, LoanKind } from './fields.ts'

export type PlanKey = 'standard' | 'tiered' | 'graduated' | 'extended' | IncomePlan
export const planKeys: readonly PlanKey[] = ['standard', 'graduated', 'extended', 'tiered', 'ibr', 'paye', 'icr', 'rap']

export const planNames: Readonly<Record<PlanKey, string>> = {
  standard: 'Standard',
  graduated: 'Graduated',
  extended: 'Extended',
  tiered: 'Tiered standard',
  ibr: 'IBR',
  paye: 'PAYE',
  icr: 'ICR',
  rap: 'Repayment Assistance Plan',
}

/** At the end of a line in a chart, where a long name has no room. */
export const chartNames: Readonly<Record<PlanKey, string>> = { ...planNames, rap: 'RAP' }

/** The same inside a sentence. */
const sentenceNames: Readonly<Record<PlanKey, string>> = {
  ...planNames,
  standard: 'the standard plan',
  graduated: 'the graduated plan',
  extended: 'the extended plan',
  tiered: 'the tiered standard plan',
  rap: 'the Repayment Assistance Plan',
}
export const named = (key: PlanKey): string => sentenceNames[key]
/** At the start of a sentence. */
export const namedFirst = (key: PlanKey): string => named(key).replace(/^t/, 'T')

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

/** Why a plan is not open, in words; null when it is. */
export function whyClosed(key: PlanKey, inputs: LoanInputs): string | null {
  const { newLoans, legacyEnds } = planDates.value
  if (key === 'tiered')
    return inputs.newLoan ? null : `For those who borrow or consolidate from ${dateText(newLoans)} on.`
  if (inputs.newLoan && key !== 'rap') return `Closed to those who borrow or consolidate from ${dateText(newLoans)} on.`
  if (key === 'extended') {
    const owed = inputs.loans.reduce((sum, loan) => sum + loan.balance, 0)
    if (owed <= extendedPlan.value.balanceOver) return `Only for more than ${dollars(extendedPlan.value.balanceOver)}.`
  }
  if ((key === 'paye' || key === 'icr') && legacyMonths(inputs) === 0) return `Ended by ${dateText(legacyEnds)}.`
  if (key === 'paye' && inputs.firstLoan === 'before2007')
    return 'Only for those whose first federal loan came in October 2007 or later.'
  if (isByIncome(key) && !inputs.loans.some((loan) => loan.balance > 0 && takes(key, loan.kind)))
    return 'Parent PLUS loans cannot use it.'
  return null
}

import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { forStatus } from './added-deductions.ts'
import type { Schooling } from './household.ts'
import { shareLeft } from './phase-out.ts'

/** Dollars per year, after the phase-out and before the limit by tax. */
export interface EducationCredits {
  /** All of the lifetime learning credit and 60% of the American opportunity credit. */
  readonly nonrefundable: number
  /** 40% of the American opportunity credit. */
  readonly refundable: number
  readonly americanOpportunity: number
  readonly lifetimeLearning: number
}

const none: EducationCredits = { nonrefundable: 0, refundable: 0, americanOpportunity: 0, lifetimeLearning: 0 }

/** American opportunity credit of one student before the phase-out, dollars: all of the first $2,000 and a quarter of the next $2,000 (IRC 25A(b)). */
export function americanOpportunityOf(expenses: number, facts: TaxYearFacts): number {
  const rule = facts.americanOpportunity.value
  const whole = Math.min(Math.max(0, expenses), rule.fullUpTo)
  const quarter = Math.min(Math.max(0, expenses - rule.fullUpTo), rule.quarterUpTo - rule.fullUpTo)
  return whole + quarter / 4
}

/**
 * Education credits of a return, dollars (IRC 25A; Form 8863). Each student has one credit: the American opportunity credit in the first four
 * years, because on the same costs it is never less than the other and partly paid out; the lifetime learning credit else, 20% of at most $10,000
 * for all such students together. Both shrink in a straight line over the same income range. None on separate returns or for a person
 * somebody else claims. `payOut` is false for a filer under 24 who falls under the rule for children (IRC 25A(i)): all of it is then
 * nonrefundable. Expenses are what scholarships did not pay.
 */
export function educationCredits(
  schooling: readonly Schooling[],
  magi: number,
  status: FilingStatus,
  claimedByAnother: boolean,
  facts: TaxYearFacts,
  payOut = true,
): EducationCredits {
  if (schooling.length === 0 || status === 'separate' || claimedByAnother) return none
  const opportunity = facts.americanOpportunity.value
  const lifetime = facts.lifetimeLearning.value
  let opportunityBase = 0
  let lifetimeExpenses = 0
  for (const student of schooling) {
    if (student.firstFourYears) opportunityBase += americanOpportunityOf(student.expenses, facts)
    else lifetimeExpenses += Math.max(0, student.expenses)
  }
  const americanOpportunity = opportunityBase * shareLeft(magi, forStatus(opportunity.magi, status))
  const lifetimeLearning =
    lifetime.rate * Math.min(lifetimeExpenses, lifetime.expenseCap) * shareLeft(magi, forStatus(lifetime.magi, status))
  const refundable = payOut ? opportunity.refundableShare * americanOpportunity : 0
  return {
    nonrefundable: americanOpportunity - refundable + lifetimeLearning,
    refundable,
    americanOpportunity,
    lifetimeLearning,
  }
}

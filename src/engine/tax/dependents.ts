import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Dependent } from './household.ts'

const CHILD_UNDER = 19
const STUDENT_UNDER = 24
const CARE_UNDER = 13

/** A qualifying child by age: under 19, a full-time student under 24, or disabled (IRC 152(c)(3)). Has no income test. */
export const isQualifyingChild = ({ child, age, student, disabled }: Dependent): boolean =>
  child && (disabled || age < CHILD_UNDER || (student && age < STUDENT_UNDER))

/**
 * Whether somebody may be claimed: a qualifying child, or a relative whose gross income is under the year's exemption amount (IRC 152(d)(1)(B),
 * 151(d)(5)(B); Publication 501). `grossIncome`: what is not exempt from tax, dollars. Support and residence are taken to be met.
 */
export function mayBeClaimed(dependent: Dependent, grossIncome: number, facts: TaxYearFacts): boolean {
  const hasTooMuch = grossIncome >= facts.dependentIncomeUnder.value
  return !hasTooMuch || isQualifyingChild(dependent)
}

/** Whose care may count for the dependent care credit: a child under 13, or a dependent who can't care for themselves (IRC 21(b)(1)). */
export const mayBeInCare = ({ child, age, disabled }: Dependent): boolean => disabled || (child && age < CARE_UNDER)

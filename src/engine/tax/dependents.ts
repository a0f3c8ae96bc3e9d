import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Dependent } from './household.ts'

const CHILD_UNDER = 19
const STUDENT_UNDER = 24

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

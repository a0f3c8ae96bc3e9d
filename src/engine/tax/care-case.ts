import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { GrossIncome } from './adjusted-gross-income.ts'
import { countedCareExpenses, type DependentCareCase, studentEarnings } from './dependent-care-credit.ts'
import type { FederalReturn } from './federal-types.ts'
import type { Household } from './household.ts'

const STUDENT_MONTHS = 12

/** What the care credit looks at. The lower earner of a couple sets the limit; one spouse who studies full time counts as earning something each month. */
export function careCaseOf(household: Household, gross: GrossIncome, facts: TaxYearFacts): DependentCareCase {
  const [first, second] = household.people
  const { careChildren: children, status } = household
  const limit = facts.dependentCareFsa.value
  const one = gross.earner.earned
  const two = gross.spouse?.earned ?? one
  const oneCounted = second !== undefined && first.student ? studentEarnings(one, STUDENT_MONTHS, children) : one
  const twoCounted = second?.student === true ? studentEarnings(two, STUDENT_MONTHS, children) : two
  return {
    expenses: household.careExpenses,
    children,
    lowerEarnedIncome: Math.max(Math.min(oneCounted, two), Math.min(one, twoCounted)),
    excludedBenefits: Math.min(household.dependentCareFsa, status === 'separate' ? limit.separate : limit.limit),
    agi: gross.agi,
    status,
    livedWithSpouse: household.livedWithSpouse,
  }
}

const noCare: FederalReturn['care'] = { counted: 0, lowerEarnedIncome: 0, excludedBenefits: 0 }

/** What states that deduct care expenses start from: nothing where nobody is in care, or on a separate return of spouses who live together. */
export function careOf(
  household: Household,
  gross: GrossIncome,
  facts: TaxYearFacts,
  line: (amount: number) => number,
): FederalReturn['care'] {
  if (household.careExpenses <= 0 || household.careChildren <= 0) return noCare
  if (household.status === 'separate' && household.livedWithSpouse) return noCare
  const filer = careCaseOf(household, gross, facts)
  const { lowerEarnedIncome, excludedBenefits } = filer
  return {
    counted: line(countedCareExpenses(filer, facts)),
    lowerEarnedIncome: line(Math.max(0, lowerEarnedIncome)),
    excludedBenefits: line(excludedBenefits),
  }
}

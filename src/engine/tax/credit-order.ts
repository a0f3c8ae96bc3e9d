import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type GrossIncome, lineRounding } from './adjusted-gross-income.ts'
import { careCaseOf } from './care-case.ts'
import { childTaxCredit, creditChildren } from './child-tax-credit.ts'
import { dependentCareCredit } from './dependent-care-credit.ts'
import { earnedIncomeChildren, earnedIncomeCredit } from './earned-income-credit.ts'
import { educationCredits } from './education-credits.ts'
import type { FederalReturn, Rounding } from './federal-types.ts'
import type { Household } from './household.ts'
import { saversCredit } from './savers-credit.ts'

/** What the credits are held against. Dollars per year. */
export interface CreditCase {
  readonly gross: GrossIncome
  /** Regular tax with the alternative minimum tax. */
  readonly beforeCredits: number
  readonly regularTax: number
  readonly earnedIncome: number
  readonly investmentIncome: number
}

const ADULT_FROM = 18

/**
 * Credits in the order of Schedule 3 and Form 1040: foreign tax, dependent care, education, saver's, other, then children; each takes only tax
 * that is still there. Then the refundable ones. The foreign tax credit is the tax paid, up to the regular tax; the limit by foreign income
 * (Form 1116) is not figured.
 */
export function creditsInOrder(
  household: Household,
  filer: CreditCase,
  facts: TaxYearFacts,
  rounding: Rounding,
): FederalReturn['credits'] {
  const line = lineRounding(rounding)
  const { status, livedWithSpouse, claimedByAnother, dependents, people } = household
  const { gross } = filer
  const { agi } = gross
  let left = Math.max(0, filer.beforeCredits)
  const take = (credit: number): number => {
    const taken = Math.min(line(credit), left)
    left -= taken
    return taken
  }

  const foreignTax = take(Math.min(household.foreignTaxPaid, filer.regularTax))
  const dependentCare =
    household.careExpenses > 0 ? take(dependentCareCredit(careCaseOf(household, gross, facts), facts)) : 0
  const education = educationCredits(
    household.schooling,
    agi,
    status,
    claimedByAnother,
    facts,
    people[0].age >= ADULT_FROM,
  )
  const educationNonrefundable = take(education.nonrefundable)
  const savers = take(saversCredit(people, agi, status, claimedByAnother, facts))
  const other = take(household.otherCredits)

  const earnedIncome = line(
    earnedIncomeCredit(
      {
        earnedIncome: filer.earnedIncome,
        agi,
        investmentIncome: filer.investmentIncome,
        children: earnedIncomeChildren(dependents),
        status,
        age: people[0].age,
        spouseAge: people[1]?.age ?? null,
        livedWithSpouse,
        claimedByAnother,
      },
      facts,
      rounding,
    ),
  )
  const children = claimedByAnother ? 0 : creditChildren(dependents, facts)
  const child = childTaxCredit(
    {
      children,
      otherDependents: claimedByAnother ? 0 : dependents.length - children,
      magi: agi,
      status,
      taxLeft: left,
      earnedIncome: filer.earnedIncome,
      payrollTaxes: payrollTaxes(gross),
      earnedIncomeCreditAndExcess:
        earnedIncome + gross.earner.payroll.excessSocialSecurity + (gross.spouse?.payroll.excessSocialSecurity ?? 0),
    },
    facts,
  )
  const childAndDependent = take(child.nonrefundable)
  const additionalChild = line(child.refundable)
  const educationRefundable = line(education.refundable)
  return {
    foreignTax,
    dependentCare,
    educationNonrefundable,
    savers,
    other,
    childAndDependent,
    nonrefundable: foreignTax + dependentCare + educationNonrefundable + savers + other + childAndDependent,
    additionalChild,
    earnedIncome,
    educationRefundable,
    refundable: additionalChild + earnedIncome + educationRefundable,
  }
}

/** Schedule 8812 lines 21 and 22: payroll tax withheld, the 0.9% included, and half of self-employment tax. */
function payrollTaxes(gross: GrossIncome): number {
  let sum = 0
  for (const earnings of [gross.earner, gross.spouse]) {
    if (earnings === null) continue
    const { socialSecurity, medicare, additionalMedicareWithheld } = earnings.payroll
    sum += socialSecurity + medicare + additionalMedicareWithheld + earnings.selfEmployment.deductible
  }
  return sum
}

import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type GrossIncome, lineRounding } from './adjusted-gross-income.ts'
import { adoptionCredit } from './adoption-credit.ts'
import { careCaseOf } from './care-case.ts'
import { childTaxCredit, creditChildren } from './child-tax-credit.ts'
import { dependentCareCredit } from './dependent-care-credit.ts'
import { earnedIncomeChildren, earnedIncomeCredit } from './earned-income-credit.ts'
import { educationCredits } from './education-credits.ts'
import { elderlyCredit } from './elderly-credit.ts'
import type { FederalReturn, Rounding } from './federal-types.ts'
import type { Household } from './household.ts'
import { mortgageInterestCredit } from './mortgage-credit.ts'
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
 * Credits in the order of Schedule 3 and Form 1040: foreign tax, dependent care, education, elderly, saver's, other, then children, mortgage
 * interest and adoption (IRC 25(e)(1)(C), 23(c)); each takes only tax that is still there. Then the refundable ones. The foreign tax credit is the tax paid, up to the regular tax; the limit by foreign income
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
  const elderly = take(elderlyOf(household, gross))
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
  const mortgage =
    mortgageInterestCredit(household.mortgageInterest, household.mortgageCreditRate) + household.mortgageCreditCarryover
  const adoption = adoptionCredit(household.adoptions, agi, status, livedWithSpouse, facts)
  const adopting = adoption.nonrefundable + household.adoptionCarryover
  const children = claimedByAnother ? 0 : creditChildren(dependents, facts)
  const child = childTaxCredit(
    {
      children,
      otherDependents: claimedByAnother ? 0 : dependents.length - children,
      magi: agi,
      status,
      taxLeft: left,
      laterCredits: mortgage + adopting,
      earnedIncome: filer.earnedIncome,
      payrollTaxes: payrollTaxes(gross),
      earnedIncomeCreditAndExcess:
        earnedIncome + gross.earner.payroll.excessSocialSecurity + (gross.spouse?.payroll.excessSocialSecurity ?? 0),
    },
    facts,
  )
  const childAndDependent = take(child.nonrefundable)
  const mortgageInterest = take(mortgage)
  const adoptionTaken = take(adopting)
  const additionalChild = line(child.refundable)
  const educationRefundable = line(education.refundable)
  const adoptionRefundable = line(adoption.refundable)
  return {
    foreignTax,
    dependentCare,
    educationNonrefundable,
    elderly,
    savers,
    other,
    childAndDependent,
    mortgageInterest,
    adoption: adoptionTaken,
    nonrefundable:
      foreignTax +
      dependentCare +
      educationNonrefundable +
      elderly +
      savers +
      other +
      childAndDependent +
      mortgageInterest +
      adoptionTaken,
    additionalChild,
    earnedIncome,
    educationRefundable,
    adoptionRefundable,
    refundable: additionalChild + earnedIncome + educationRefundable + adoptionRefundable,
    mortgageInterestLater: line(mortgage) - mortgageInterest,
    adoptionLater: line(adopting) - adoptionTaken,
  }
}

/** What is left out of income of Social Security lowers the credit for the elderly. */
function elderlyOf(household: Household, gross: GrossIncome): number {
  let benefits = 0
  for (const { socialSecurity } of household.people) benefits += socialSecurity
  return elderlyCredit({
    people: household.people,
    status: household.status,
    livedWithSpouse: household.livedWithSpouse,
    agi: gross.agi,
    untaxedBenefits: Math.max(0, benefits - gross.income.taxableSocialSecurity),
  })
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

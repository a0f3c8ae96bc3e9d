import type { LowIncomeCredit, PovertyStepsCredit, SalesTaxReliefCredit } from '#facts/states/schema-own-credits.ts'
import { measured } from './measure.ts'
import { filersFrom } from './per-head.ts'
import type { StateWork } from './work.ts'

function peopleOf(work: StateWork): number {
  return work.household.people.length + work.household.dependents.length
}

/** Oklahoma's sales tax relief (68 O.S. 5011; Form 538-S): dollars per person up to an income of all kinds. */
export function salesTaxRelief(work: StateWork, credit: SalesTaxReliefCredit): number {
  const wider = work.household.dependents.length > 0 || filersFrom(work, 65) > 0
  const limit = wider ? credit.incomeUpToFamilyOrAged : credit.incomeUpTo
  return measured(work, 'total') <= limit ? credit.perPerson * peopleOf(work) : 0
}

/** Virginia's credit for low-income individuals (Va. Code 58.1-339.8). Nobody who has the exemptions for 65 or blindness has it. */
export function lowIncome(work: StateWork, credit: LowIncomeCredit): number {
  const { household } = work
  if (household.claimedByAnother || household.people.some(({ age, blind }) => age >= 65 || blind)) return 0
  const people = peopleOf(work)
  const line = credit.firstPerson + credit.morePerson * (people - 1)
  return work.agi <= line ? credit.perPerson * people : 0
}

/**
 * West Virginia's family tax credit (W. Va. Code 11-21-22b; Schedule FTC-1) as a share of the tax: everything at the poverty line of the
 * family, a share less for each step, or part of one, above it. Income is federal AGI with tax-exempt interest.
 */
export function povertySteps(work: StateWork, credit: PovertyStepsCredit): number {
  const { federal, household, status } = work
  if (household.claimedByAnother || federal.tax.alternativeMinimum > 0) return 0
  const people = Math.min(credit.mostPeople, peopleOf(work))
  const line = credit.firstPerson + credit.morePerson * (people - 1)
  const over = Math.max(0, federal.agi + household.taxExemptInterest - line)
  return Math.max(0, 1 - Math.ceil(over / credit.step[status]) * credit.sharePerStep)
}

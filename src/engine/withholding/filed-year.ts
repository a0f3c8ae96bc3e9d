/** The tax returns of a year of paychecks, and what was withheld toward them. Dollars a year. */
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { notFollowed } from '../health-savings/deposit-saving.ts'
import type { Household, Person } from '../tax/household.ts'
import { type HouseholdTax, settleTaxes } from '../tax/settle-taxes.ts'
import type { LoadedStateLaw } from '../tax/state-law.ts'
import { annualMethod } from './annual-method.ts'
import { plainW4, w4Status } from './certificate.ts'

/**
 * Both returns of a household whose first person put `hsa` dollars into an HSA through payroll (inside `cafeteriaPlan`). A state that
 * taxes these accounts sees them as pay.
 */
export function filedTaxes(
  household: Household,
  hsa: number,
  facts: TaxYearFacts,
  state: LoadedStateLaw,
  taxesHsa: boolean,
): HouseholdTax {
  if (state === 'none') return settleTaxes(household, facts, null)
  const returns = (one: Household, federal: Parameters<typeof state.returnOf>[1]) =>
    state.returnOf(one, federal, facts.year)
  if (!taxesHsa || hsa <= 0) return settleTaxes(household, facts, (federal) => returns(household, federal))
  const [you, spouse] = household.people
  const open: Person = { ...you, cafeteriaPlan: you.cafeteriaPlan - hsa }
  const seen: Household = { ...household, people: spouse ? [open, spouse] : [open] }
  return settleTaxes(household, facts, (federal) => notFollowed(returns, seen, federal, hsa, 0, 0))
}

/** Federal income tax a plain Form W-4 has withheld from a year's wages: nothing but Step 1 filled in. */
export const plainWithholding = (wages: number, status: Household['status'], facts: TaxYearFacts): number =>
  annualMethod(wages, 1, plainW4(w4Status(status)), facts).withheld

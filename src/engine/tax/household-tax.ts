import type { StateTaxFacts } from '#facts/states/schema.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Household } from './household.ts'
import { type HouseholdTax, type HouseholdTaxOptions, type StateReturnOf, settleTaxes } from './settle-taxes.ts'
import { stateReturn } from './state/state-return.ts'

/** Federal and state returns of one household and year, settled together; `null`: no state. See `settleTaxes`. */
export function householdTax(
  household: Household,
  facts: TaxYearFacts,
  stateFacts: StateTaxFacts | null,
  options: HouseholdTaxOptions = {},
): HouseholdTax {
  const stateReturnOf: StateReturnOf | null =
    stateFacts === null ? null : (federal) => stateReturn(household, federal, stateFacts, facts.year)
  return settleTaxes(household, facts, stateReturnOf, options)
}

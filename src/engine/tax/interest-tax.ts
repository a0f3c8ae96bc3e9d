import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Household } from './household.ts'
import { type HouseholdTax, type StateReturnOf, settleTaxes } from './settle-taxes.ts'

/** What a year's interest adds to a household's income taxes. Dollars. */
export interface InterestTax {
  readonly federal: number
  readonly stateAndLocal: number
  readonly total: number
}

/** The household's state return; null for no state. */
export type StateReturnFor = ((household: Household) => StateReturnOf) | null

/**
 * The difference of two whole returns, with and without `interest` dollars on top of the household's own income, so that
 * brackets, credits that shrink and state rules all count. `usInterest` is the part the United States pays (Treasury bills,
 * notes, savings bonds): federal tax applies, state and local income tax does not (31 USC 3124).
 */
export function interestTax(
  household: Household,
  facts: TaxYearFacts,
  stateReturnFor: StateReturnFor,
  interest: number,
  usInterest: number,
): InterestTax {
  const taxesOf = taxesWith(facts, stateReturnFor)
  return difference(taxesOf(household), taxesOf(withInterest(household, interest, usInterest)))
}

/** The same interest once from a bank and once from the Treasury, for a choice between the two: three returns in all. */
export function bankOrTreasuryTax(
  household: Household,
  facts: TaxYearFacts,
  stateReturnFor: StateReturnFor,
  interest: number,
): { readonly bank: InterestTax; readonly treasury: InterestTax } {
  const taxesOf = taxesWith(facts, stateReturnFor)
  const before = taxesOf(household)
  const bank = difference(before, taxesOf(withInterest(household, interest, 0)))
  // Without a state the two are taxed alike.
  if (stateReturnFor === null) return { bank, treasury: bank }
  return { bank, treasury: difference(before, taxesOf(withInterest(household, interest, interest))) }
}

const taxesWith = (facts: TaxYearFacts, stateReturnFor: StateReturnFor) => (household: Household) =>
  settleTaxes(household, facts, stateReturnFor === null ? null : stateReturnFor(household))

const withInterest = (household: Household, interest: number, usInterest: number): Household => ({
  ...household,
  interest: household.interest + interest,
  usInterest: household.usInterest + Math.min(interest, usInterest),
})

function difference(before: HouseholdTax, after: HouseholdTax): InterestTax {
  const federal = after.federalTax - before.federalTax
  const stateAndLocal = after.stateAndLocalTax - before.stateAndLocalTax
  return { federal, stateAndLocal, total: federal + stateAndLocal }
}

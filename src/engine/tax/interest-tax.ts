import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Household } from './household.ts'
import { type StateReturnOf, settleTaxes } from './settle-taxes.ts'

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
  const taxesOf = (one: Household) => settleTaxes(one, facts, stateReturnFor === null ? null : stateReturnFor(one))
  const before = taxesOf(household)
  const after = taxesOf({
    ...household,
    interest: household.interest + interest,
    usInterest: household.usInterest + Math.min(interest, usInterest),
  })
  const federal = after.federalTax - before.federalTax
  const stateAndLocal = after.stateAndLocalTax - before.stateAndLocalTax
  return { federal, stateAndLocal, total: federal + stateAndLocal }
}

/** Taxes under the law an IRA stands on. */

import type { Household } from '#engine/tax/household.ts'
import type { StateReturnFor } from '#engine/tax/interest-tax.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import type { IraLaw } from './needs.ts'

export const stateReturns = ({ state, tax }: IraLaw): StateReturnFor => stateReturnFor(state, tax.year)

/** Federal and state income tax of a household's year, dollars; below zero where credits are refunded. Payroll tax doesn't see an IRA. */
export function incomeTaxOf(household: Household, law: IraLaw): number {
  const { federal, state } = incomeTaxesOf(household, law)
  return federal + state
}

/** The same, each by itself. `state` has local tax in it. */
export function incomeTaxesOf(household: Household, law: IraLaw): { readonly federal: number; readonly state: number } {
  const returns = stateReturns(law)
  const { federalTax, stateAndLocalTax } = settleTaxes(household, law.tax, returns === null ? null : returns(household))
  return { federal: federalTax, state: stateAndLocalTax }
}

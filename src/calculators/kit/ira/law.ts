/** The law an IRA stands on: the year's federal law, and the income tax of a state ('US' is none). */

import type { Household } from '#engine/tax/household.ts'
import type { StateReturnFor } from '#engine/tax/interest-tax.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import type { Law } from '../law.ts'
import { stateLaw, taxLaw } from '../tax-needs.ts'

/** The state, which a visitor waits for by name, stands first. */
export const iraNeeds = (state: string, year: number) => ({ state: stateLaw(state), tax: taxLaw.in(year) })
export type IraLaw = Law<ReturnType<typeof iraNeeds>>

export const stateReturns = ({ state, tax }: IraLaw): StateReturnFor => stateReturnFor(state, tax.year)

/** Federal and state income tax of a household's year, dollars; below zero where credits are refunded. Payroll tax doesn't see an IRA. */
export function incomeTaxOf(household: Household, law: IraLaw): number {
  const returns = stateReturns(law)
  const { federalTax, stateAndLocalTax } = settleTaxes(household, law.tax, returns === null ? null : returns(household))
  return federalTax + stateAndLocalTax
}

import type { Household } from '#engine/tax/household.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import { fetchStateLaw, stateLaw } from '#engine/tax/state-law.ts'
import { stateNames } from '#facts/states/codes.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type TaxYear, taxYears } from '#facts/tax-years.ts'
import type { Missing } from '../kit/missing.ts'
import type { PayInputs } from './fields.ts'

const isKnown = (year: number): year is TaxYear => Object.hasOwn(taxYears, year)
export const lawOf = (year: number): TaxYearFacts => taxYears[isKnown(year) ? year : 2026]

const names: Readonly<Record<string, string>> = stateNames
export const stateNameOf = (code: string): string => names[code] ?? ''

/** The state of the other offer. */
export const otherState = ({ state, state2 }: PayInputs): string => (state2 === 'same' ? state : state2)

/** The law of each state asked for; no answer stands on half of it. */
export function missingLaw(inputs: PayInputs): Missing | null {
  const { state, compare } = inputs
  for (const code of compare === 'offer' ? [state, otherState(inputs)] : [state])
    if (stateLaw(code) === undefined) return { what: `${stateNameOf(code)}’s rules`, fetch: () => fetchStateLaw(code) }
  return null
}

/** A household's taxes under the federal law and that of its state, if it has one. */
export const taxesUnder = (law: TaxYearFacts) => (household: Household) => {
  const state = household.state === null ? null : stateLaw(household.state)
  return settleTaxes(household, law, state ? (federal) => state.returnOf(household, federal, law.year) : null)
}

import type { Household } from '#engine/tax/household.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { fetchedReturnFor, missingStateLaw } from '../kit/fetched-law.ts'
import type { Missing } from '../kit/missing.ts'
import type { PayInputs } from './fields.ts'

/** The state of the other offer. */
export const otherState = ({ state, state2 }: PayInputs): string => (state2 === 'same' ? state : state2)

/** The law of each state asked for; no answer stands on half of it. */
export function missingLaw(inputs: PayInputs): Missing | null {
  const { state, compare } = inputs
  const asked = compare === 'offer' ? [state, otherState(inputs)] : [state]
  return asked.map(missingStateLaw).find((missing) => missing !== null) ?? null
}

/** A household's taxes under the federal law and that of its state, if it has one. */
export const taxesUnder = (law: TaxYearFacts) => (household: Household) => {
  const returnFor = household.state === null ? null : fetchedReturnFor(household.state, law.year)
  return settleTaxes(household, law, returnFor ? returnFor(household) : null)
}

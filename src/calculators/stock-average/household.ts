import type { Household } from '#engine/tax/household.ts'
import { earnerHousehold } from '../kit/earner-household.ts'
import type { StockInputs } from './sections.ts'

/** The year without the planned sale: wages, the results of other sales, and of those of these shares. */
export function householdOf(
  inputs: StockInputs,
  earlier: { readonly shortTerm: number; readonly longTerm: number },
): Household {
  return {
    ...earnerHousehold(inputs),
    shortTermGain: inputs.otherShort + earlier.shortTerm,
    longTermGain: inputs.otherLong + earlier.longTerm,
  }
}

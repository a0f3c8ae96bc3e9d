/** What of a year's interest goes to tax: whole returns with and without it, or the rate the visitor entered. */
import { sampleOf, taxShareOf } from '#engine/saving/tax-share.ts'
import { type InterestTax, interestTax } from '#engine/tax/interest-tax.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import type { Asked } from '../kit/calculator.ts'
import { earnerHousehold } from '../kit/earner-household.ts'
import type { SavingsLaw } from './law.ts'
import type { SavingsInputs } from './sections.ts'

export interface TaxOnInterest {
  /** Share of the interest that goes to tax, decimal, 0 to 1. */
  readonly share: number
  /** The year's interest the returns were compared on, and its taxes; dollars. Null where no return was made. */
  readonly sample: ({ readonly interest: number } & InterestTax) | null
}

/** The tax on a typical year's `interest` dollars, by the way the visitor chose. */
export function taxOnInterest(
  { inputs, law }: Pick<Asked<SavingsInputs, SavingsLaw>, 'inputs' | 'law'>,
  interest: number,
): TaxOnInterest {
  if (inputs.taxKind === 'none') return { share: 0, sample: null }
  if (inputs.taxKind === 'rate') return { share: inputs.taxRate / 100, sample: null }
  const sampled = sampleOf(interest)
  const state = stateReturnFor(law.state, law.tax.year)
  const taken = interestTax(earnerHousehold(inputs), law.tax, state, sampled, 0)
  return { share: taxShareOf(taken.total, sampled), sample: { interest: sampled, ...taken } }
}

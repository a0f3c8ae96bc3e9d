/** The tax law of a year, and what of a year's interest it takes: whole returns with and without it. */
import { sampleOf, taxShareOf } from '#engine/saving/tax-share.ts'
import { type InterestTax, interestTax } from '#engine/tax/interest-tax.ts'
import { earnerHousehold } from '../kit/earner-household.ts'
import { fetchedReturnFor, missingStateLaw } from '../kit/fetched-law.ts'
import type { Missing } from '../kit/missing.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import type { SavingsInputs } from './fields.ts'

export const lawOf = (year: number) => ({ tax: taxLawOf(year) })
export type Law = ReturnType<typeof lawOf>

/** The state's law comes when it is needed; no answer stands on half of it. */
export const missingLaw = ({ state, taxKind }: SavingsInputs): Missing | null =>
  taxKind === 'returns' ? missingStateLaw(state) : null

export interface TaxOnInterest {
  /** Share of the interest that goes to tax, decimal, 0 to 1. */
  readonly share: number
  /** The year's interest the returns were compared on, and its taxes; dollars. Null where no return was made. */
  readonly sample: ({ readonly interest: number } & InterestTax) | null
}

/** The tax on a typical year's `interest` dollars, by the way the visitor chose. */
export function taxOnInterest(inputs: SavingsInputs, { tax }: Law, interest: number): TaxOnInterest {
  if (inputs.taxKind === 'none') return { share: 0, sample: null }
  if (inputs.taxKind === 'rate') return { share: inputs.taxRate / 100, sample: null }
  const sampled = sampleOf(interest)
  const taken = interestTax(earnerHousehold(inputs), tax, fetchedReturnFor(inputs.state, tax.year), sampled, 0)
  return { share: taxShareOf(taken.total, sampled), sample: { interest: sampled, ...taken } }
}

/** The tax law of a year, and what of a year's interest it takes: whole returns with and without it. */
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import { type InterestTax, interestTax, type StateReturnFor } from '#engine/tax/interest-tax.ts'
import { fetchStateLaw, stateLaw } from '#engine/tax/state-law.ts'
import { stateNames } from '#facts/states/codes.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type TaxYear, taxYears } from '#facts/tax-years.ts'
import type { Missing } from '../kit/missing.ts'
import type { SavingsInputs } from './fields.ts'

const isKnown = (year: number): year is TaxYear => Object.hasOwn(taxYears, year)
export const lawOf = (year: number) => ({
  tax: taxYears[isKnown(year) ? year : 2026] satisfies TaxYearFacts as TaxYearFacts,
})
export type Law = ReturnType<typeof lawOf>

const names: Readonly<Record<string, string>> = stateNames
export const stateNameOf = (code: string): string => names[code] ?? ''

/** The state's law comes when it is needed; no answer stands on half of it. */
export const missingLaw = ({ state, taxKind }: SavingsInputs): Missing | null =>
  taxKind === 'returns' && stateLaw(state) === undefined
    ? { what: `${stateNameOf(state)}’s rules`, fetch: () => fetchStateLaw(state) }
    : null

export interface TaxOnInterest {
  /** Share of the interest that goes to tax, decimal, 0 to 1. */
  readonly share: number
  /** The year's interest the returns were compared on, and its taxes; dollars. Null where no return was made. */
  readonly sample: ({ readonly interest: number } & InterestTax) | null
}

/** Below this the taxes of a year's interest are too small to tell a rate from. */
const LEAST_INTEREST = 100

function householdOf({ status, income, state }: SavingsInputs): Household {
  const earner = { ...noIncome, pay: income }
  const people = status === 'joint' ? ([earner, noIncome] as const) : ([earner] as const)
  return { ...emptyHousehold, status, people, state: state === 'US' ? null : state }
}

/** The tax on a typical year's `interest` dollars, by the way the visitor chose. */
export function taxOnInterest(inputs: SavingsInputs, { tax }: Law, interest: number): TaxOnInterest {
  if (inputs.taxKind === 'none') return { share: 0, sample: null }
  if (inputs.taxKind === 'rate') return { share: inputs.taxRate / 100, sample: null }
  const state = stateLaw(inputs.state)
  const stateReturnFor: StateReturnFor = state
    ? (household) => (federal) => state.returnOf(household, federal, tax.year)
    : null
  const sampled = Math.max(LEAST_INTEREST, interest)
  const taken = interestTax(householdOf(inputs), tax, stateReturnFor, sampled, 0)
  return { share: Math.min(1, Math.max(0, taken.total / sampled)), sample: { interest: sampled, ...taken } }
}

import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import type { StateReturnFor } from '#engine/tax/interest-tax.ts'
import { fetchStateLaw, stateLaw } from '#engine/tax/state-law.ts'
import { stateNames } from '#facts/states/codes.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type TaxYear, taxYears } from '#facts/tax-years.ts'
import type { Missing } from '../kit/missing.ts'
import type { StockInputs } from './fields.ts'

const isKnown = (year: number): year is TaxYear => Object.hasOwn(taxYears, year)
export const lawOf = (year: number): TaxYearFacts => taxYears[isKnown(year) ? year : 2026]

const names: Readonly<Record<string, string>> = stateNames
export const stateNameOf = (code: string): string => names[code] ?? ''

/** The state's law comes when the state is chosen; no answer stands on half of it. */
export const missingLaw = ({ state }: StockInputs): Missing | null =>
  stateLaw(state) === undefined ? { what: `${stateNameOf(state)}’s rules`, fetch: () => fetchStateLaw(state) } : null

export function stateReturnOf({ state }: StockInputs, facts: TaxYearFacts): StateReturnFor {
  const law = stateLaw(state)
  return law ? (household) => (federal) => law.returnOf(household, federal, facts.year) : null
}

/** The year without the planned sale: wages, the results of other sales, and of those of these shares. */
export function householdOf(
  { status, income, state, otherShort, otherLong }: StockInputs,
  earlier: { readonly shortTerm: number; readonly longTerm: number },
): Household {
  const earner = { ...noIncome, pay: income }
  const people = status === 'joint' ? ([earner, noIncome] as const) : ([earner] as const)
  return {
    ...emptyHousehold,
    status,
    people,
    state: state === 'US' ? null : state,
    shortTermGain: otherShort + earlier.shortTerm,
    longTermGain: otherLong + earlier.longTerm,
  }
}

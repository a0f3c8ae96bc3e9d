/** The tax law of a year and of the state, and the household whose cash it is. */
import { type CashTax, cashTaxFor } from '#engine/saving/cash-income-tax.ts'
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import type { StateReturnFor } from '#engine/tax/interest-tax.ts'
import { fetchStateLaw, stateLaw } from '#engine/tax/state-law.ts'
import { stateNames } from '#facts/states/codes.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type TaxYear, taxYears } from '#facts/tax-years.ts'
import type { Missing } from '../kit/missing.ts'
import type { MoneyMarketInputs } from './fields.ts'

const isKnown = (year: number): year is TaxYear => Object.hasOwn(taxYears, year)
export const lawOf = (year: number) => ({
  tax: taxYears[isKnown(year) ? year : 2026] satisfies TaxYearFacts as TaxYearFacts,
})
export type Law = ReturnType<typeof lawOf>

const names: Readonly<Record<string, string>> = stateNames
export const stateNameOf = (code: string): string => names[code] ?? ''
export const allStates: readonly string[] = Object.keys(stateNames)

/** The law of the visitor's state, or of all where they are compared; no answer stands on half of it. */
export function missingLaw({ state, everyState }: MoneyMarketInputs): Missing | null {
  const needed = (everyState ? allStates : [state]).filter((code) => stateLaw(code) === undefined)
  const [first] = needed
  if (first === undefined) return null
  return {
    what: everyState ? 'the rules of every state' : `${stateNameOf(first)}’s rules`,
    fetch: () => Promise.all(needed.map(fetchStateLaw)),
  }
}

function householdOf({ status, income }: MoneyMarketInputs, state: string): Household {
  const earner = { ...noIncome, pay: income }
  const people = status === 'joint' ? ([earner, noIncome] as const) : ([earner] as const)
  return { ...emptyHousehold, status, people, state: state === 'US' ? null : state }
}

/** The tax on cash income of this household in `state`. */
export function cashTaxIn(inputs: MoneyMarketInputs, { tax }: Law, state: string): CashTax {
  const law = stateLaw(state)
  const stateReturnFor: StateReturnFor = law
    ? (household) => (federal) => law.returnOf(household, federal, tax.year)
    : null
  return cashTaxFor(householdOf(inputs, state), tax, stateReturnFor)
}

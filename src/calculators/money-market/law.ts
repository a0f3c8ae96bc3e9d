/** The tax law of a year and of the state, and the household whose cash it is. */
import { type CashTax, cashTaxFor } from '#engine/saving/cash-income-tax.ts'
import { stateNames } from '#facts/states/codes.ts'
import { earnerHousehold } from '../kit/earner-household.ts'
import { fetchedReturnFor, fetchStateLaw, isFetched } from '../kit/fetched-law.ts'
import type { Missing } from '../kit/missing.ts'
import { stateNameOf } from '../kit/states.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import type { MoneyMarketInputs } from './fields.ts'

export const lawOf = (year: number) => ({ tax: taxLawOf(year) })
export type Law = ReturnType<typeof lawOf>

export const allStates: readonly string[] = Object.keys(stateNames)

/** The law of the visitor's state, or of all where they are compared; no answer stands on half of it. */
export function missingLaw({ state, everyState }: MoneyMarketInputs): Missing | null {
  const needed = (everyState ? allStates : [state]).filter((code) => !isFetched(code))
  const [first] = needed
  if (first === undefined) return null
  return {
    what: everyState ? 'the rules of every state' : `${stateNameOf(first)}’s rules`,
    fetch: () => Promise.all(needed.map(fetchStateLaw)),
  }
}

/** The tax on cash income of this household in `state`. */
export function cashTaxIn(inputs: MoneyMarketInputs, { tax }: Law, state: string): CashTax {
  return cashTaxFor(earnerHousehold({ ...inputs, state }), tax, fetchedReturnFor(state, tax.year))
}

/**
 * The law of states for calculators that ask for it through `missing`: what was fetched is kept for the page, and reading it before
 * it came is a mistake of ours that throws. An answer never stands on half the law.
 */

import type { StateReturnFor } from '#engine/tax/interest-tax.ts'
import { type LoadedStateLaw, loadStateLaw, stateReturnFor } from '#engine/tax/state-law.ts'
import { onDemand } from '#facts/on-demand.ts'
import type { Missing } from './missing.ts'
import { isStateCode, stateNameOf } from './states.ts'

const laws = onDemand((code: string) => loadStateLaw(code))

/** Whether nothing has to be fetched for this state; what is no state needs nothing. */
export const isFetched = (state: string): boolean => !isStateCode(state) || laws.get(state) !== undefined

/** Fetches a state's law once. A failed try may be repeated. */
export const fetchStateLaw = (state: string): Promise<LoadedStateLaw> =>
  isStateCode(state) ? laws.fetch(state) : Promise.resolve('none')

/** What must be fetched before a household in this state can be answered. Null for no state. */
export const missingStateLaw = (state: string): Missing | null =>
  isFetched(state) ? null : { what: `${stateNameOf(state)}’s rules`, fetch: () => fetchStateLaw(state) }

/** The law of a state that `missing` has asked for; 'none' for no state. */
export function fetchedLaw(state: string): LoadedStateLaw {
  if (!isStateCode(state)) return 'none'
  const law = laws.get(state)
  if (law === undefined) throw new Error(`The law of ${state} was used before it was fetched.`)
  return law
}

/** The state's return of any household under the law of `year`; null for no state. */
export const fetchedReturnFor = (state: string, year: number): StateReturnFor => stateReturnFor(fetchedLaw(state), year)

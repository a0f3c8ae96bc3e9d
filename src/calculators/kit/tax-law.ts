/** The way from a household's answers to its returns: who it is, the law of its state, and what must be fetched for it. */
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import type { StateReturnFor } from '#engine/tax/interest-tax.ts'
import { fetchStateLaw, stateLaw } from '#engine/tax/state-law.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import type { Missing } from './missing.ts'
import { stateNameOf } from './states.ts'

/** What must be fetched before a household in this state can be answered: no answer stands on half the law. Null for no state. */
export const missingStateLaw = (state: string): Missing | null =>
  stateLaw(state) === undefined ? { what: `${stateNameOf(state)}’s rules`, fetch: () => fetchStateLaw(state) } : null

/**
 * The state's return of any household under the law of `year`; null for no state. Asked once `missingStateLaw` has nothing left: a state
 * whose law is not here counts as none.
 */
export function stateReturnFor(state: string, year: number): StateReturnFor {
  const law = stateLaw(state)
  return law ? (household) => (federal) => law.returnOf(household, federal, year) : null
}

interface EarnerAnswers {
  readonly status: FilingStatus
  /** Pay before tax, dollars a year. */
  readonly income: number
  /** 'US' for none. */
  readonly state: string
}

/** A household of 40-year-olds that lives on one pay; a couple's is the first one's. */
export function earnerHousehold({ status, income, state }: EarnerAnswers): Household {
  const earner = { ...noIncome, pay: income }
  const people = status === 'joint' ? ([earner, noIncome] as const) : ([earner] as const)
  return { ...emptyHousehold, status, people, state: state === 'US' ? null : state }
}

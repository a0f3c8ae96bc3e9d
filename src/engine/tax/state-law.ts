import { onDemand } from '#facts/on-demand.ts'
import type { StateCode } from '#facts/states/codes.ts'
import { fetchStateTaxFacts, isState } from '#facts/states/on-demand.ts'
import type { StateTaxFacts, StateYear } from '#facts/states/schema.ts'
import type { FederalReturn, TaxLine } from './federal-types.ts'
import type { Household } from './household.ts'
import type { StateReturn } from './state/state-types.ts'

/** A state's income tax with the arithmetic that reads it: what a page fetches once a visitor has chosen the state. */
export interface StateLaw {
  readonly facts: StateTaxFacts
  /** The law of a year; before 2025 that of 2025, after 2026 that of 2026. */
  readonly yearOf: (year: number) => StateYear
  /** A resident's return for the whole year, with local income tax and payroll programs. Dollars. */
  readonly returnOf: (household: Household, federal: FederalReturn, year: number) => StateReturn
  /** That return line by line. */
  readonly linesOf: (result: StateReturn) => readonly TaxLine[]
}

const laws = onDemand(async (code: StateCode): Promise<StateLaw> => {
  const [facts, { stateReturn, stateYearOf }, { stateLines }] = await Promise.all([
    fetchStateTaxFacts(code),
    import('./state/state-return.ts'),
    import('./state/state-lines.ts'),
  ])
  return {
    facts,
    yearOf: (year) => stateYearOf(facts, year),
    returnOf: (household, federal, year) => stateReturn(household, federal, facts, year),
    linesOf: (result) => stateLines(result, facts),
  }
})

/**
 * The state's law once it has been fetched, else undefined; `null` for what is no state. Never fetches: an answer that needs the law of
 * a state must not be given before it is here.
 */
export const stateLaw = (code: string): StateLaw | null | undefined => (isState(code) ? laws.get(code) : null)

/** Fetches a state's facts and the states' arithmetic together, once; `null` for what is no state. A failed try may be repeated. */
export const fetchStateLaw = (code: string): Promise<StateLaw | null> =>
  isState(code) ? laws.fetch(code) : Promise.resolve(null)

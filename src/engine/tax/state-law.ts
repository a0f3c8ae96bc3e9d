import { isState, loadStateTaxFacts } from '#facts/states/on-demand.ts'
import type { StateTaxFacts, StateYear } from '#facts/states/schema.ts'
import { citedYearOf } from '#facts/states/year-of.ts'
import type { FederalReturn } from './federal-types.ts'
import type { Household } from './household.ts'
import type { StateReturnFor } from './interest-tax.ts'
import type { StateReturn } from './state/state-types.ts'
import type { TaxLine } from './tax-line.ts'

/** A state's income tax with the arithmetic that reads it: what a page fetches once a visitor has chosen the state. */
export interface StateLaw {
  readonly facts: StateTaxFacts
  /** The figures of a year, with their marks: those of a year that is not held are the newest before it, `carried-over`. */
  readonly yearOf: (year: number) => StateYear
  /** A resident's return for the whole year, with local income tax and payroll programs. Dollars. */
  readonly returnOf: (household: Household, federal: FederalReturn, year: number) => StateReturn
  /** That return line by line. */
  readonly linesOf: (result: StateReturn) => readonly TaxLine[]
}

/**
 * The law of a state that is here: 'none' says that no state was chosen. A law that has not been fetched is neither, so that it can
 * never count as no state.
 */
export type LoadedStateLaw = StateLaw | 'none'

/** Fetches a state's facts and the states' arithmetic together; 'none' for what is no state. Nothing is remembered here. */
export async function loadStateLaw(code: string): Promise<LoadedStateLaw> {
  if (!isState(code)) return 'none'
  const [facts, { stateReturn }, { stateLines }] = await Promise.all([
    loadStateTaxFacts(code),
    import('./state/state-return.ts'),
    import('./state/state-lines.ts'),
  ])
  return {
    facts,
    yearOf: (year) => citedYearOf(facts, year),
    returnOf: (household, federal, year) => stateReturn(household, federal, facts, year),
    linesOf: (result) => stateLines(result, facts),
  }
}

/** The return of any household under a state's law of `year`; null for no state. */
export const stateReturnFor = (law: LoadedStateLaw, year: number): StateReturnFor =>
  law === 'none' ? null : (household) => (federal) => law.returnOf(household, federal, year)

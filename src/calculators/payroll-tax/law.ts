/**
 * The law a paycheck stands on: the year's federal law, the state's with its localities and payroll programs ('US' is none), and the
 * booklet by which that state has its tax withheld, where it is held.
 */
import { hasWithholdingFormula } from '#facts/withholding/held-states.ts'
import type { StateWithholding } from '#facts/withholding/state-schema.ts'
import type { Law, Need } from '../kit/law.ts'
import { isStateCode } from '../kit/states.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'

interface Asked {
  readonly view: string
  readonly state: string
  readonly state2: string
}

/** A state's withholding formula; 'none' where it is not held. */
export type Booklet = StateWithholding | 'none'
const booklet = (state: string): Need<Booklet> => {
  const held = hasWithholdingFormula(state)
  return {
    key: held ? `withholding-${state}` : 'withholding-none',
    what: stateLaw(state).what,
    load: async () =>
      held ? (await import('#facts/withholding/on-demand.ts')).stateWithholdingFiles[state]() : 'none',
  }
}

/** The state of the other offer; where it is left alone, that of the first. */
export const otherState = ({ state, state2 }: Pick<Asked, 'state' | 'state2'>): string =>
  isStateCode(state2) ? state2 : state

export const payNeeds = (inputs: Asked, year: number) => {
  const there = inputs.view === 'offers' ? otherState(inputs) : inputs.state
  return {
    state: stateLaw(inputs.state),
    booklet: booklet(inputs.state),
    other: stateLaw(there),
    otherBooklet: booklet(there),
    facts: taxLaw.in(year),
  }
}
export type PayLaw = Law<ReturnType<typeof payNeeds>>

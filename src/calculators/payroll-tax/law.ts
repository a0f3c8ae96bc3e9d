/** The law a paycheck stands on: the year's federal law, and the state's with its localities and payroll programs ('US' is none). */

import type { Law } from '../kit/law.ts'
import { isStateCode } from '../kit/states.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'

interface Asked {
  readonly view: string
  readonly state: string
  readonly state2: string
}

/** The state of the other offer; where it is left alone, that of the first. */
export const otherState = ({ state, state2 }: Pick<Asked, 'state' | 'state2'>): string =>
  isStateCode(state2) ? state2 : state

export const payNeeds = (inputs: Asked, year: number) => ({
  state: stateLaw(inputs.state),
  other: stateLaw(inputs.view === 'offers' ? otherState(inputs) : inputs.state),
  facts: taxLaw.in(year),
})
export type PayLaw = Law<ReturnType<typeof payNeeds>>

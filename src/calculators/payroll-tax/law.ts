/** The law a paycheck stands on: the year's federal law, and the state's with its localities and payroll programs ('US' is none). */

import { hasWithholdingFormula, stateWithholdingFiles } from '#facts/withholding/on-demand.ts'
import type { StateWithholding } from '#facts/withholding/state-schema.ts'
import type { Law, Need } from '../kit/law.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'
import { lawWords } from './words/form.en.ts'

interface Asked {
  readonly view: string
  readonly state: string
  readonly state2: string
}

/** The state of the other offer; where it is left alone, that of the first. */
export const otherState = ({ state, state2 }: Pick<Asked, 'state' | 'state2'>): string =>
  isStateCode(state2) ? state2 : state

/** A state’s withholding formula; 'none' where none is held, so that one which has not come can never count as none. */
const withholdingFormula = (state: string): Need<StateWithholding | 'none'> =>
  hasWithholdingFormula(state)
    ? {
        key: `withholding-${state}`,
        what: lawWords.formula({ state: stateNameOf(state) }),
        load: async () => stateWithholdingFiles[state](),
      }
    : { key: 'withholding-none', what: lawWords.none, load: async () => 'none' }

export const payNeeds = (inputs: Asked, year: number) => ({
  state: stateLaw(inputs.state),
  other: stateLaw(inputs.view === 'offers' ? otherState(inputs) : inputs.state),
  formula: withholdingFormula(inputs.state),
  otherFormula: withholdingFormula(inputs.view === 'offers' ? otherState(inputs) : inputs.state),
  facts: taxLaw.in(year),
})
export type PayLaw = Law<ReturnType<typeof payNeeds>>

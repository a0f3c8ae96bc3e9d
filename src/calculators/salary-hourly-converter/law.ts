/** The federal law of the year, and that of each state asked for: no answer stands on half of it. */
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Asked } from '../kit/calculator.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'
import type { PayInputs } from './sections.ts'

/** The state of the other offer. */
export const otherState = ({ state, state2 }: Pick<PayInputs, 'state' | 'state2'>): string =>
  state2 === 'same' ? state : state2

export const lawOf = (inputs: PayInputs, year: number) => ({
  tax: taxLaw.in(year),
  state: stateLaw(inputs.state),
  otherState: stateLaw(inputs.compare === 'offer' ? otherState(inputs) : inputs.state),
})

export interface PayLaw {
  readonly tax: TaxYearFacts
  /** 'none' where no state was chosen. */
  readonly state: LoadedStateLaw
  readonly otherState: LoadedStateLaw
}
/** What a year of pay is worked out from. */
export type Question = Pick<Asked<PayInputs, PayLaw>, 'inputs' | 'law'>

/** The people and law around the job. */
import type { Around } from '#engine/pay/job-year.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import { otherState, type Question } from './law.ts'

/** In the state of the visitor's job, or of the other offer. */
export function peopleOf({ inputs, law }: Question, at: 'own' | 'other' = 'own'): Around {
  const state = at === 'own' ? inputs.state : otherState(inputs)
  const returnFor = stateReturnFor(at === 'own' ? law.state : law.otherState, law.tax.year)
  return {
    status: inputs.status,
    state: state === 'US' ? null : state,
    spousePay: inputs.status === 'joint' ? inputs.spousePay : 0,
    children: inputs.children,
    taxesOf: (household) => settleTaxes(household, law.tax, returnFor ? returnFor(household) : null),
  }
}

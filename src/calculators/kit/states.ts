/** The states by name, and the question which one. */
import { type StateCode, stateNames } from '#facts/states/codes.ts'
import { type ChoiceField, choice } from './field.ts'

/** Whether this is the postal code of a state, in capitals, or DC. */
export const isStateCode = (code: string): code is StateCode => Object.hasOwn(stateNames, code)

/** "California"; nothing where no state is chosen. */
export const stateNameOf = (code: string): string => (isStateCode(code) ? stateNames[code] : '')

/** Which state, or none: 'US', with the words the calculator has for it. */
export const stateChoice = (none: string, hint?: string): ChoiceField<string> =>
  choice<string>({
    label: 'State',
    ...(hint === undefined ? {} : { hint }),
    initial: 'US',
    profile: 'state',
    options: [{ value: 'US', label: none }, ...Object.entries(stateNames).map(([value, label]) => ({ value, label }))],
  })

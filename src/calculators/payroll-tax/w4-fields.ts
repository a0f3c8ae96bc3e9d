/** Form W-4 as it was handed in, and the one rate of the employer's that law doesn't fix. */
import { choices } from '../kit/choices.ts'
import { choice, count, money, percent, toggle } from '../kit/field.ts'
import { when } from '../kit/section.ts'
import { formWords as words } from './words/form.en.ts'

export interface Form {
  readonly w4Form: string
}
const current = ({ w4Form }: Form): boolean => w4Form === 'current'
const older = ({ w4Form }: Form): boolean => w4Form === 'older'
const inState = ({ state }: { readonly state: string }): boolean => state !== 'US'
const amount = (text: { readonly label: string; readonly hint: string }) =>
  money({ ...text, initial: 0, max: 1e8, step: 500 })

export const w4Fields = {
  w4Form: choice({ label: words.w4Form.label, initial: 'current', options: choices(words.w4Form.options) }),
  stepTwoBox: when(current, toggle({ ...words.stepTwoBox, initial: false })),
  credits: when(current, money({ ...words.credits, per: 'year', initial: 0, max: 1_000_000, step: 100 })),
  otherIncome: when(current, amount({ ...words.otherIncome })),
  itemized: when(current, amount({ ...words.itemized })),
  extra: when(current, money({ ...words.extra, initial: 0, max: 1_000_000, step: 10 })),
  olderStatus: when(
    older,
    choice({ label: words.olderStatus.label, initial: 'single', options: choices(words.olderStatus.options) }),
  ),
  allowances: when(older, count({ ...words.allowances, initial: 1, max: 50 })),
  olderExtra: when(older, money({ ...words.olderExtra, initial: 0, max: 1_000_000, step: 10 })),
  stateAllowances: when(inState, count({ ...words.stateAllowances, optional: true, initial: null, max: 50 })),
  stateExtra: when(inState, money({ ...words.stateExtra, initial: 0, max: 1_000_000, step: 10 })),
  exempt: toggle({ ...words.exempt, initial: false }),
  nonresident: toggle({ ...words.nonresident, initial: false }),
}

export const employerFields = {
  unemploymentRate: percent({ ...words.unemploymentRate, optional: true, initial: null, max: 25, step: 0.1 }),
}

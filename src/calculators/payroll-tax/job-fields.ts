/** A second job to compare with, and the people and jobs that stand on the same tax return. */
import type { PayFrequency } from '#engine/withholding/pay-frequency.ts'
import { choices } from '../kit/choices.ts'
import { choice, count, money, percent } from '../kit/field.ts'
import { localitiesUnder } from '../kit/locality-fields.ts'
import { when } from '../kit/section.ts'
import { stateChoice } from '../kit/states.ts'
import { formWords as words } from './words/form.en.ts'

export type PayUnit = 'year' | 'check' | 'hour'

export const unitChoice = (text: { readonly label: string; readonly options: Readonly<Record<PayUnit, string>> }) =>
  choice<PayUnit>({ label: text.label, initial: 'year', options: choices(text.options) })
export const weekHours = (text: { readonly label: string; readonly unit: string }) =>
  count({ ...text, initial: 40, max: 168, whole: false, step: 1 })

const matched = (text: { readonly label: string; readonly hint: string }) =>
  percent({ ...text, initial: 0, max: 100, step: 0.5 })

const { profile: _own, label: _state, ...whichState } = stateChoice(words.state2.same)

/** The other offer's pay, beside the first one's. */
export const otherPayFields = {
  pay2: money({ ...words.pay2, initial: 85_000, max: 100_000_000, step: 1000, nudge: 1000, places: 4 }),
  unit2: unitChoice(words.unit2),
  hours2: when(({ unit2 }: { readonly unit2: string }) => unit2 === 'hour', weekHours(words.hours2)),
  frequency2: choice<PayFrequency>({
    label: words.frequency2.label,
    initial: 'biweekly',
    options: choices(words.frequency.options),
  }),
  state2: { ...whichState, label: words.state2.label },
  ...localitiesUnder('otherLocality', 'state2'),
}

export const offerFields = {
  plan2: percent({ ...words.plan2, optional: true, initial: null, max: 100, step: 1 }),
  premiums2: money({ ...words.premiums2, initial: 0, max: 1_000_000, step: 10, nudge: 50 }),
  bonus2: money({ ...words.bonus2, per: 'year', initial: 0, max: 1e9, step: 500 }),
  match1: matched(words.match1),
  match2: matched(words.match2),
}

export interface Filing {
  readonly status: string
}
const isJoint = ({ status }: Filing): boolean => status === 'joint'
const yearly = { per: 'year', initial: 0, max: 100_000_000, step: 1000 } as const
const withheld = { per: 'year', optional: true, initial: null, max: 100_000_000, step: 100 } as const

export const householdFields = {
  children: count({ ...words.children, initial: 0, profile: 'children', max: 15, nudge: 1 }),
  age: count({ ...words.age, initial: 40, min: 14, max: 115 }),
  spousePay: when(isJoint, money({ ...words.spousePay, ...yearly, profile: 'spousePay', nudge: 1000 })),
  spouseWithheld: when(
    (inputs: Filing & { readonly spousePay: number }) => isJoint(inputs) && inputs.spousePay > 0,
    money({ ...words.spouseWithheld, ...withheld }),
  ),
  otherJobPay: money({ ...words.otherJobPay, ...yearly }),
  otherJobWithheld: when(
    ({ otherJobPay }: { readonly otherJobPay: number }) => otherJobPay > 0,
    money({ ...words.otherJobWithheld, ...withheld }),
  ),
}

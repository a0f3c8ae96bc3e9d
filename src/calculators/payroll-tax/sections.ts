/** The order of the questions: pay, how often, how you file and where stand open; the rest waits until it's opened or used. */
import type { PayFrequency } from '#engine/withholding/pay-frequency.ts'
import { choices } from '../kit/choices.ts'
import { choice, type Fields, type Inputs, money } from '../kit/field.ts'
import { filingStatus, stateOrFederal } from '../kit/household.ts'
import { localityFields } from '../kit/locality-fields.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingPay } from '../kit/starting-values.ts'
import { checkSections } from './check/sections.ts'
import { deductionFields, extraFields, soFarFields } from './check-fields.ts'
import { householdFields, offerFields, otherPayFields, unitChoice, weekHours } from './job-fields.ts'
import { employerFields, w4Fields } from './w4-fields.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

export type View = 'paycheck' | 'check' | 'offers'
interface Viewed {
  readonly view: View
}
const ofPay = ({ view }: Viewed): boolean => view !== 'check'

/** Questions asked in some views only, besides their own conditions. */
const asked = <const F extends Fields>(test: (inputs: Viewed) => boolean, fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const own = field.when as ((inputs: Viewed) => boolean) | undefined
      return [name, when((inputs: Viewed) => test(inputs) && (own?.(inputs) ?? true), field)]
    }),
  ) as unknown as F
/** The stubs stand where the pay is asked in the other views. */
const [stubs, ...restOfCheck] = checkSections

const pay = section(sectionWords.pay, {
  view: choice({ label: words.view.label, initial: 'paycheck', options: choices(words.view.options) }),
  pay: when(
    ofPay,
    money({
      ...words.pay,
      initial: startingPay.value,
      profile: 'annualPay',
      profileWhile: { unit: 'year' },
      max: 100_000_000,
      step: 1000,
      nudge: 1000,
      places: 4,
    }),
  ),
  unit: when(ofPay, unitChoice(words.unit)),
  hours: when(
    (inputs: Viewed & { readonly unit: string }) => ofPay(inputs) && inputs.unit === 'hour',
    weekHours(words.hours),
  ),
  frequency: when(
    ofPay,
    choice<PayFrequency>({
      label: words.frequency.label,
      initial: 'biweekly',
      options: choices(words.frequency.options),
    }),
  ),
  ...asked(({ view }) => view === 'check', stubs.fields),
  status: filingStatus(),
  // The check of the federal form needs no state.
  ...asked(ofPay, { state: stateOrFederal, ...localityFields }),
  ...asked(({ view }) => view === 'offers', otherPayFields),
})

export const sections = [
  pay,
  section(sectionWords.offer, offerFields, { when: ({ view }: Viewed) => view === 'offers' }),
  section(sectionWords.deductions.title, deductionFields, { more: sectionWords.deductions.more, when: ofPay }),
  section(sectionWords.w4.title, w4Fields, { more: sectionWords.w4.more, when: ofPay }),
  section(sectionWords.extra.title, extraFields, { more: sectionWords.extra.more, when: ofPay }),
  section(sectionWords.soFar.title, soFarFields, {
    more: sectionWords.soFar.more,
    when: ({ view }: Viewed) => view === 'paycheck',
  }),
  section(sectionWords.household.title, householdFields, { more: sectionWords.household.more, when: ofPay }),
  section(sectionWords.employer.title, employerFields, {
    more: sectionWords.employer.more,
    when: ({ view }: Viewed) => view === 'paycheck',
  }),
  ...restOfCheck,
] as const
export type PayInputs = Inputs<FieldsOf<typeof sections>>

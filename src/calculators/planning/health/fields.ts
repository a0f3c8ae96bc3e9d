/** What the report asks beside the picture: a few facts it cannot know, and the ten statements of the CFPB scale. */
import { choices } from '../../kit/choices.ts'
import { type ChoiceField, choice, count, toggle } from '../../kit/field.ts'
import { healthForm as words } from './words/form.en.ts'
import { scaleItems, scaleWords } from './words/scale.en.ts'

const yesNo = (label: string, hint?: string) =>
  choice({ label, ...(hint ? { hint } : {}), initial: 'unknown', options: choices(words.yesNo) })

/** '1' is the first answer offered, '5' the last. */
const statement = (label: string, answers: readonly string[]): ChoiceField<string> =>
  choice<string>({
    label,
    initial: 'none',
    options: [
      { value: 'none', label: words.unanswered },
      ...answers.map((answer, at) => ({ value: String(at + 1), label: answer })),
    ],
  })

export const scaleKeys = scaleItems.map((_, at) => `scale${at + 1}`)
const scaleFields = Object.fromEntries(
  scaleItems.map(({ statement: label, answers }, at) => [`scale${at + 1}`, statement(label, answers)]),
) as Readonly<Record<`scale${number}`, ChoiceField<string>>>

export const healthFields = {
  late: count({ ...words.late, initial: null, optional: true, max: 60, unit: 'payments' }),
  pay: choice({ label: words.pay.label, initial: 'auto', options: choices(words.pay.options) }),
  noDebts: toggle({ ...words.noDebts, initial: false }),
  beneficiaries: yesNo(words.beneficiaries.label, words.beneficiaries.hint),
  will: choice({ label: words.will.label, initial: 'unknown', options: choices(words.willOptions) }),
  review: yesNo(words.review.label),
  readToMe: toggle({ label: scaleWords.read, initial: false }),
  ...scaleFields,
}

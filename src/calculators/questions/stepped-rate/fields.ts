import { choice, count, type Inputs, money, percent, rows } from '../../kit/field.ts'
import { compoundingWords, fieldWords as words } from '../words/stepped-rate.en.ts'

/** All steps together. */
export const MOST_DAYS = 18_250

const compoundings = Object.keys(compoundingWords) as (keyof typeof compoundingWords)[]

export const fields = {
  deposit: money({ label: words.deposit, initial: 1000, min: 0.01 }),
  compounding: choice({
    label: words.compounding,
    options: compoundings.map((value) => ({ value, label: compoundingWords[value] })),
    initial: 'daily',
  }),
  steps: rows({
    label: words.steps,
    noun: words.step,
    minRows: 1,
    maxRows: 60,
    columns: {
      rate: percent({ label: words.rate, initial: 5 }),
      days: count({ label: words.days, unit: 'days', initial: 365, min: 1, max: MOST_DAYS }),
    },
    blank: { rate: 5, days: 365 },
    initial: [
      { rate: 5, days: 90 },
      { rate: 4, days: 275 },
    ],
  }),
}
export type SteppedInputs = Inputs<typeof fields>

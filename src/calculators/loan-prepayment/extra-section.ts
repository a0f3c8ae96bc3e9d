/** What the visitor pays extra: each month, and on dates of their own. */
import { defaultYear } from '#facts/default-year.ts'
import { choices } from '../kit/choices.ts'
import { choice, duration, money, month, rows } from '../kit/field.ts'
import { section, when } from '../kit/section.ts'
import { repeats } from './plan.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const nextApril = `${defaultYear + 1}-04`
const length = { unit: 'years', initial: null, max: 600, optional: true } as const

export const extra = section(sectionWords.extra, {
  extraMonthly: money({
    ...words.extraMonthly,
    per: 'month',
    initial: 200,
    max: 10_000_000,
    step: 25,
    slider: { from: 0, to: 2000 },
    nudge: 100,
  }),
  extras: rows({
    ...words.extras,
    initial: [],
    columns: {
      how: choice({ ...words.how, initial: 'once', options: choices(words.how.options) }),
      amount: money({ label: words.amount, initial: 5000, max: 100_000_000 }),
      from: month({ label: words.from, initial: nextApril }),
      length: duration({ ...words.length, ...length }),
    },
    blank: { how: 'once', amount: 5000, from: nextApril, length: null },
    maxRows: 24,
  }),
  stopAfter: when(
    (inputs: { extraMonthly: number; extras: readonly { readonly how: string; readonly amount: number }[] }) =>
      repeats(inputs),
    duration({ ...words.stopAfter, ...length }),
  ),
})

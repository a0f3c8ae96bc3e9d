import { choices } from '../kit/choices.ts'
import { choice, count, date, type Inputs, money, percent, points, rows, toggle } from '../kit/field.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingInflation, startingReturn } from '../kit/starting-values.ts'
import { firstDates } from './first-dates.ts'
import { savingsAsOf, savingsRate } from './form-facts.precomputed.ts'
import { MOST_FLOWS, MOST_RETURNS } from './most-rows.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

interface Question {
  readonly find: 'rate' | 'end' | 'start' | 'years' | 'flows' | 'returns'
}
interface Timed extends Question {
  readonly timeBy: 'dates' | 'years'
}
const asks =
  (...questions: readonly Question['find'][]) =>
  ({ find }: Question) =>
    questions.includes(find)
const isSteady = asks('rate', 'end', 'start', 'years')
const isTimed = asks('rate', 'end', 'start')
const isFlows = asks('flows')
const isDated = (inputs: Timed) => isTimed(inputs) && inputs.timeBy === 'dates'

const signed = { min: -1_000_000_000, step: 500, nudge: 1000 }
const days = { min: '1871-01-01', max: '2100-12-31' }
const modified = { per: 'year', min: 0, max: 50, step: 0.25 } as const
const savings = { initial: savingsRate }

const question = section(sectionWords.question, {
  find: choice({ ...words.find, initial: 'rate', options: choices(words.find.options) }),
})

const growth = section(sectionWords.growth, {
  start: when(
    asks('rate', 'end', 'years', 'returns'),
    money({ ...words.start, initial: 10_000, ...signed, slider: { from: 1000, to: 100_000 } }),
  ),
  end: when(
    asks('rate', 'start', 'years'),
    money({ ...words.end, initial: 22_000, ...signed, slider: { from: 1000, to: 200_000 } }),
  ),
  rate: when(
    asks('end', 'start', 'years'),
    percent({
      ...words.rate,
      per: 'year',
      initial: points(startingReturn.value),
      min: -99,
      max: 100,
      step: 0.25,
      nudge: 1,
    }),
  ),
  timeBy: when(isTimed, choice({ ...words.timeBy, initial: 'dates', options: choices(words.timeBy.options) })),
  from: when(isDated, date({ ...words.from, initial: firstDates.from, ...days })),
  to: when(isDated, date({ ...words.to, initial: firstDates.to, ...days })),
  years: when(
    (inputs: Timed) => isTimed(inputs) && inputs.timeBy === 'years',
    count({ ...words.years, whole: false, initial: 10, min: 0, max: 200, step: 1, nudge: 1 }),
  ),
})

const flows = section(sectionWords.flows, {
  flows: when(
    isFlows,
    rows({
      label: words.flows.label,
      hint: words.flows.hint,
      noun: words.flows.noun,
      look: 'lines',
      initial: [
        { date: '2020-12-31', amount: 5000 },
        { date: '2022-03-01', amount: 3000 },
        { date: '2023-06-15', amount: -1000 },
        { date: '2024-09-03', amount: 4000 },
      ],
      columns: {
        date: date({ label: words.flows.date, initial: '2025-01-02', ...days }),
        amount: money({ label: words.flows.amount, initial: 1000, min: -1_000_000_000, step: 100 }),
      },
      blank: { date: '2025-01-02', amount: 1000 },
      maxRows: MOST_FLOWS,
      paste: { ...words.flows.paste, reader: async () => (await import('./paste.ts')).readFlows },
    }),
  ),
  signs: when(isFlows, choice({ ...words.signs, initial: 'account', options: choices(words.signs.options) })),
  value: when(
    isFlows,
    money({
      ...words.value,
      initial: 16_000,
      min: -1_000_000_000,
      step: 100,
      optional: true,
      slider: { from: 0, to: 100_000 },
      nudge: 1000,
    }),
  ),
  valueDate: when(
    (inputs: Question & { readonly value: number | null }) => isFlows(inputs) && inputs.value !== null,
    date({ ...words.valueDate, initial: firstDates.to, ...days }),
  ),
})

const returns = section(sectionWords.returns, {
  returns: when(
    asks('returns'),
    rows({
      label: words.returns.label,
      noun: words.returns.noun,
      look: 'lines',
      initial: [24, -18, 26, 9, 15].map((percent) => ({ percent })),
      columns: { percent: percent({ label: words.returns.percent, initial: 7, min: -100, max: 1000, step: 0.5 }) },
      blank: { percent: 7 },
      maxRows: MOST_RETURNS,
      paste: { ...words.returns.paste, reader: async () => (await import('./paste.ts')).readReturns },
    }),
  ),
})

const otherRates = section(
  sectionWords.otherRates.title,
  {
    discountRate: when(
      isFlows,
      percent({ ...words.discountRate, ...modified, initial: points(startingReturn.value), nudge: 1 }),
    ),
    financeRate: when(
      isFlows,
      percent({
        label: words.financeRate.label,
        hint: words.financeRate.hint({ asOf: savingsAsOf }),
        ...modified,
        ...savings,
      }),
    ),
    reinvestRate: when(isFlows, percent({ ...words.reinvestRate, ...modified, ...savings })),
  },
  { more: sectionWords.otherRates.more },
)

const beside = section(
  sectionWords.beside.title,
  {
    compare: when((inputs: Timed) => isFlows(inputs) || isDated(inputs), toggle({ ...words.compare, initial: true })),
    inflation: when(
      isSteady,
      percent({
        ...words.inflation,
        per: 'year',
        initial: points(startingInflation.value),
        min: -5,
        max: 20,
        step: 0.25,
      }),
    ),
  },
  { more: sectionWords.beside.more },
)

export const sections = [question, growth, flows, returns, otherRates, beside] as const
export type CagrInputs = Inputs<FieldsOf<typeof sections>>

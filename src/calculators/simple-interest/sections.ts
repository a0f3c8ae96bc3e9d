import { addMonthsToDate, type IsoDate } from '#engine/month.ts'
import { defaultYear } from '#facts/default-year.ts'
import { choices } from '../kit/choices.ts'
import { choice, count, date, duration, type Inputs, money, percent, rows } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { primeAsOf, primeRate } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

type Find = { find: string }
type Known = Find & { known: string }
type Span = Find & { span: string }
const asksTime = ({ find }: Find): boolean => find !== 'time'
const isDated = (inputs: Span): boolean => asksTime(inputs) && inputs.span === 'dates'
const givesTotal = ({ find, known }: Known): boolean => find !== 'interest' && known === 'total'
const asksRate = ({ find }: Find): boolean => find !== 'rate'

const find = section(sectionWords.find, {
  find: choice({ ...words.find, initial: 'interest', options: choices(words.find.options) }),
})

const firstOfApril = `${defaultYear + 1}-04-01`
const known = section(sectionWords.known, {
  principal: when(
    ({ find }: Find) => find !== 'principal',
    money({
      ...words.principal,
      initial: 10_000,
      min: 1,
      step: 500,
      slider: { from: 500, to: 100_000 },
      nudge: 1000,
    }),
  ),
  known: when(
    ({ find }: Find) => find !== 'interest',
    choice({ ...words.known, initial: 'interest', options: choices(words.known.options) }),
  ),
  interest: when(
    (inputs: Known) => inputs.find !== 'interest' && !givesTotal(inputs),
    money({ ...words.interest, initial: 2100, step: 50, nudge: 100 }),
  ),
  total: when(givesTotal, money({ ...words.total, initial: 12_100, min: 1, nudge: 500 })),
  rate: when(
    asksRate,
    percent({
      label: words.rate.label,
      hint: words.rate.hint({ rate: primeRate, asOf: primeAsOf }, say),
      initial: primeRate,
      max: 1000,
      step: 0.05,
      slider: { from: 0, to: 20 },
      nudge: 1,
    }),
  ),
  span: when(asksTime, choice({ ...words.span, initial: 'term', options: choices(words.span.options) })),
  term: when(
    (inputs: Span) => asksTime(inputs) && inputs.span === 'term',
    duration({
      ...words.term,
      unit: 'years',
      initial: 36,
      max: 1200,
      slider: { from: 1, to: 120 },
      common: [6, 12, 36, 60],
      nudge: 12,
    }),
  ),
  days: when(
    (inputs: Span) => asksTime(inputs) && inputs.span === 'days',
    count({ ...words.days, initial: 90, min: 1, max: 36_525, nudge: 30 }),
  ),
  from: when(
    (inputs: Span) => isDated(inputs) || inputs.find === 'time',
    date({ ...words.from, initial: (clock) => clock.today }),
  ),
  to: when(isDated, date({ ...words.to, initial: (clock) => addMonthsToDate(clock.today as IsoDate, 36) })),
  payments: when(
    (inputs: Span) => isDated(inputs) && inputs.find === 'interest',
    rows({
      label: words.payments.label,
      noun: words.payments.noun,
      initial: [],
      columns: {
        date: date({ label: words.payments.date, initial: firstOfApril }),
        amount: money({ label: words.payments.amount, initial: 500, max: 100_000_000 }),
      },
      blank: { date: firstOfApril, amount: 500 },
      maxRows: 40,
      look: 'lines',
    }),
  ),
})

const dayCount = section(sectionWords.dayCount, {
  dayCount: choice({ ...words.dayCount, initial: 'actual/365', options: choices(words.dayCount.options) }),
})

const rate = section(
  sectionWords.rate.title,
  {
    ratePer: when(asksRate, choice({ ...words.ratePer, initial: 'year', options: choices(words.ratePer.options) })),
    compounding: choice({ ...words.compounding, initial: 'monthly', options: choices(words.compounding.options) }),
  },
  { more: sectionWords.rate.more },
)

export const sections = [find, known, dayCount, rate] as const
export type SimpleInputs = Inputs<FieldsOf<typeof sections>>

import { addMonths, type Month } from '#engine/month.ts'
import { choices } from '../kit/choices.ts'
import { choice, duration, type Inputs, money, month, percent, points } from '../kit/field.ts'
import { inflationRate, yearlyReturn } from '../kit/growth-fields.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingFundFee, startingReturn } from '../kit/starting-values.ts'
import { cashRate, monthlyRecord, stockSwings } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

interface Question {
  readonly question: 'windfall' | 'paycheck' | 'since'
}
const isWindfall = ({ question }: Question) => question === 'windfall'
const isPaycheck = ({ question }: Question) => question === 'paycheck'
const isSince = ({ question }: Question) => question === 'since'
const isExpected = ({ question }: Question) => question !== 'since'

const { compound, from, to } = stockSwings.value
const past = { compound: points(compound), from, to }
/** The first month of the record, and the last with so many months behind it. */
const recordMonths = (behind: number) => ({ min: '1871-01', max: addMonths(monthlyRecord.last as Month, -behind) })

const question = section(sectionWords.question, {
  question: choice({
    label: words.question.label,
    initial: 'windfall',
    options: choices(words.question.options).map((one) => ({ ...one, hint: words.question.hints[one.value] })),
  }),
})

const yourMoney = section(sectionWords.money, {
  total: when(
    isWindfall,
    money({
      ...words.total,
      initial: 60_000,
      profile: 'toInvest',
      max: 100_000_000,
      step: 1000,
      slider: { from: 0, to: 250_000 },
      nudge: 10_000,
    }),
  ),
  months: when(
    isWindfall,
    duration({
      ...words.months,
      unit: 'months',
      initial: 12,
      min: 2,
      max: 36,
      slider: { from: 2, to: 36 },
      common: [3, 6, 12, 24],
      nudge: 6,
    }),
  ),
  every: when(isWindfall, choice({ label: words.every.label, initial: '1', options: choices(words.every.options) })),
  cashYield: when(
    isWindfall,
    percent({
      ...words.cashYield,
      per: 'year',
      initial: cashRate,
      max: 15,
      step: 0.25,
      slider: { from: 0, to: 8 },
      nudge: 1,
    }),
  ),
  horizon: when(
    isWindfall,
    duration({
      ...words.horizon,
      unit: 'years',
      initial: 120,
      min: 36,
      max: 480,
      common: [60, 120, 240, 360],
      nudge: 60,
    }),
  ),
  deposit: when(
    isPaycheck,
    money({ ...words.deposit, initial: 250, max: 1_000_000, step: 25, slider: { from: 0, to: 2000 }, nudge: 50 }),
  ),
  frequency: when(
    isPaycheck,
    choice({ ...words.frequency, initial: 'biweekly', options: choices(words.frequency.options) }),
  ),
  years: when(
    isPaycheck,
    duration({
      ...words.years,
      unit: 'years',
      initial: 360,
      min: 24,
      max: 600,
      slider: { from: 24, to: 600 },
      common: [120, 240, 360, 480],
      nudge: 60,
    }),
  ),
  sinceDeposit: when(
    isSince,
    money({
      ...words.sinceDeposit,
      per: 'month',
      initial: 500,
      max: 1_000_000,
      step: 25,
      slider: { from: 0, to: 3000 },
      nudge: 100,
    }),
  ),
  sinceFrom: when(isSince, month({ ...words.sinceFrom, initial: '2000-01', ...recordMonths(12) })),
})

const expected = section(sectionWords.expected, {
  rate: when(
    isExpected,
    yearlyReturn({
      label: words.rate.label,
      per: 'year',
      hint: words.rate.hint(past, say),
      initial: startingReturn.value,
    }),
  ),
  inflation: when(isExpected, inflationRate({ ...words.inflation, min: -2, max: 20, nudge: 1 })),
  fee: percent({ ...words.fee, initial: points(startingFundFee.value), max: 10, step: 0.05, nudge: 0.5 }),
})

const history = section(
  sectionWords.history.title,
  {
    stockShare: percent({ ...words.stockShare, initial: 100, step: 5, slider: { from: 0, to: 100 } }),
    pastCash: when(
      isWindfall,
      choice({ ...words.pastCash, initial: 'bills', options: choices(words.pastCash.options) }),
    ),
    pastStart: when(isWindfall, month({ ...words.pastStart, initial: '2007-10', ...recordMonths(36) })),
  },
  { more: sectionWords.history.more },
)

export const sections = [question, yourMoney, expected, history] as const
export type DcaInputs = Inputs<FieldsOf<typeof sections>>

import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { choices } from '../kit/choices.ts'
import { choice, duration, type Inputs, money, month, percent, toggle } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingAmount, startingRate, startingRateAsOf } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

/** The most a rate may be, percent points: far above any lawful installment loan. */
const HIGHEST_RATE = 400
/** Months. */
const LONGEST = 600
const MOST_EXTRA = 10_000_000
const common = [36, 60, 180, 360]

type Find = { find: string }
const isGiven = (unknown: string) => (inputs: Find) => inputs.find !== unknown
const compares = (inputs: { compare: boolean }): boolean => inputs.compare

const find = section(sectionWords.find, {
  find: choice({ ...words.find, initial: 'payment', options: choices(words.find.options) }),
})

const loan = section(sectionWords.loan, {
  amount: when(
    isGiven('amount'),
    money({
      ...words.amount,
      initial: startingAmount,
      min: 100,
      step: 1000,
      slider: { from: 1000, to: 800_000 },
      nudge: 10_000,
    }),
  ),
  rate: when(
    isGiven('rate'),
    percent({
      label: words.rate.label,
      per: 'year',
      hint: words.rate.average({ rate: startingRate, asOf: startingRateAsOf }, say),
      initial: startingRate,
      max: HIGHEST_RATE,
      step: 0.05,
      slider: { from: 0, to: 20 },
      nudge: 1,
    }),
  ),
  term: when(
    isGiven('term'),
    duration({ ...words.term, unit: 'years', initial: 360, max: LONGEST, common, nudge: 12 }),
  ),
  payment: when(
    isGiven('payment'),
    money({ ...words.payment, per: 'month', initial: 2000, min: 1, step: 25, nudge: 100 }),
  ),
  purpose: choice({ ...words.purpose, initial: 'home', options: choices(words.purpose.options) }),
})

const second = section(
  sectionWords.second.title,
  {
    compare: toggle({ ...words.compare, initial: false }),
    secondAmount: when(compares, money({ ...words.secondAmount, initial: null, min: 100, optional: true })),
    secondRate: when(
      compares,
      percent({ ...words.secondRate, per: 'year', initial: startingRate, max: HIGHEST_RATE, step: 0.05 }),
    ),
    secondTerm: when(compares, duration({ ...words.secondTerm, unit: 'years', initial: 180, max: LONGEST, common })),
    secondKind: when(
      compares,
      choice({ ...words.secondKind, initial: 'balance', options: choices(words.secondKind.options) }),
    ),
    secondFee: when(compares, money({ ...words.secondFee, initial: 0, max: MOST_EXTRA, step: 50 })),
  },
  { more: sectionWords.second.more },
)

const fees = section(
  sectionWords.fees.title,
  {
    fee: money({ ...words.fee, initial: 0, max: MOST_EXTRA, step: 50, nudge: 500 }),
    feeHandling: when(
      (inputs: { fee: number; compare: boolean; secondFee: number }) =>
        inputs.fee > 0 || (inputs.compare && inputs.secondFee > 0),
      choice({ ...words.feeHandling, initial: 'cash', options: choices(words.feeHandling.options) }),
    ),
    extra: money({ ...words.extra, per: 'month', initial: 0, max: MOST_EXTRA, step: 25 }),
    firstPayment: month({
      ...words.firstPayment,
      initial: (clock) => addMonths(monthOf(clock.today as IsoDate), 1),
    }),
  },
  { more: sectionWords.fees.more },
)

const rate = section(
  sectionWords.rate.title,
  {
    rateKind: choice({ ...words.rateKind, initial: 'balance', options: choices(words.rateKind.options) }),
    compounding: when(
      (inputs: { rateKind: string; compare: boolean; secondKind: string }) =>
        inputs.rateKind === 'balance' || (inputs.compare && inputs.secondKind === 'balance'),
      choice({ ...words.compounding, initial: 'monthly', options: choices(words.compounding.options) }),
    ),
  },
  { more: sectionWords.rate.more },
)

export const sections = [find, loan, second, fees, rate] as const
export type EmiInputs = Inputs<FieldsOf<typeof sections>>

import { choices } from '../kit/choices.ts'
import { choice, count, date, duration, type Inputs, money, percent, rows, text, toggle } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { bankRate, bankRateAsOf, usualFee } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

/** Months. */
const LONGEST = 240
/** Percent points. */
const HIGHEST_RATE = 200

const loan = section(sectionWords.loan, {
  amount: money({
    ...words.amount,
    initial: 10_000,
    min: 100,
    max: 1_000_000,
    step: 500,
    slider: { from: 1000, to: 50_000 },
    nudge: 1000,
  }),
  rate: percent({
    label: words.rate.label,
    hint: words.rate.hint({ rate: bankRate, asOf: bankRateAsOf }, say),
    initial: bankRate,
    max: HIGHEST_RATE,
    step: 0.25,
    nudge: 1,
  }),
  term: duration({
    ...words.term,
    unit: 'months',
    initial: 36,
    min: 1,
    max: LONGEST,
    common: [24, 36, 48, 60],
    nudge: 12,
  }),
})

const fee = section(sectionWords.fee, {
  fee: percent({
    label: words.fee.label,
    hint: words.fee.hint(usualFee, say),
    initial: 5,
    max: 30,
    step: 0.5,
    nudge: 1,
  }),
  handling: choice({ ...words.handling, initial: 'deducted', options: choices(words.handling.options) }),
  amountIs: when(
    (inputs: { handling: string }) => inputs.handling === 'deducted',
    choice({ ...words.amountIs, initial: 'loan', options: choices(words.amountIs.options) }),
  ),
})

const { offers: offer } = words
const offers = section(
  sectionWords.offers.title,
  {
    offers: rows({
      label: offer.label,
      hint: offer.hint,
      noun: offer.noun,
      initial: [],
      columns: {
        name: text({ label: offer.name, initial: '', maxLength: 24 }),
        rate: percent({ label: offer.rate, initial: bankRate, max: HIGHEST_RATE, step: 0.25 }),
        term: duration({ label: offer.term, unit: 'months', initial: 36, min: 1, max: LONGEST }),
        fee: percent({ label: offer.fee, initial: 0, max: 30, step: 0.5 }),
        handling: choice({ ...offer.handling, initial: 'deducted', options: choices(offer.handling.options) }),
      },
      blank: { name: '', rate: bankRate, term: 36, fee: 0, handling: 'deducted' },
      maxRows: 4,
    }),
  },
  { more: sectionWords.offers.more },
)

type Plan = { early: string }
const paysOff = (inputs: Plan): boolean => inputs.early === 'payoff'
const early = section(
  sectionWords.early.title,
  {
    early: choice({ ...words.early, initial: 'agreed', options: choices(words.early.options) }),
    extra: when(
      (inputs: Plan) => inputs.early === 'extra',
      money({ ...words.extra, per: 'month', initial: 50, max: 1_000_000, step: 10, nudge: 50 }),
    ),
    payoffAfter: when(
      paysOff,
      duration({ ...words.payoffAfter, unit: 'months', initial: 12, min: 1, max: LONGEST, common: [6, 12, 24] }),
    ),
    interestKind: when(
      paysOff,
      choice({ ...words.interestKind, initial: 'simple', options: choices(words.interestKind.options) }),
    ),
    penalty: when(paysOff, percent({ ...words.penalty, initial: 0, max: 20, step: 0.5 })),
  },
  { more: sectionWords.early.more },
)

const more = section(
  sectionWords.more.title,
  {
    insurance: money({ ...words.insurance, per: 'month', initial: 0, max: 10_000, step: 1, nudge: 10 }),
    insuranceRequired: when(
      (inputs: { insurance: number }) => inputs.insurance > 0,
      toggle({ ...words.insuranceRequired, initial: false }),
    ),
    flatFee: money({ ...words.flatFee, initial: 0, max: 10_000, step: 25, nudge: 100 }),
    fundedOn: date({ ...words.fundedOn, initial: null, optional: true }),
    firstPaymentOn: date({ ...words.firstPaymentOn, initial: null, optional: true }),
  },
  { more: sectionWords.more.more },
)

const score = section(
  sectionWords.score.title,
  {
    score: count({ ...words.score, initial: null, min: 300, max: 850, optional: true, profile: 'creditScore' }),
  },
  { more: sectionWords.score.more },
)

export const sections = [loan, fee, offers, early, more, score] as const
export type LoanInputs = Inputs<FieldsOf<typeof sections>>

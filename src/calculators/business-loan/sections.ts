import { choices } from '../kit/choices.ts'
import { choice, count, date, duration, type Inputs, money, percent } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { firstAmount, startingRate, usualFactor } from './form-facts.precomputed.ts'
import { business, draws, offers, special } from './more-sections.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

type Kind = { kind: string }
type Advance = Kind & { advanceBy: string }
const isAdvance = ({ kind }: Kind): boolean => kind === 'advance'
const isLine = ({ kind }: Kind): boolean => kind === 'line'
const isLoan = ({ kind }: Kind): boolean => kind !== 'advance'
const isPaidBy = (way: string) => (inputs: Advance) => isAdvance(inputs) && inputs.advanceBy === way

const offer = section(sectionWords.offer, {
  kind: choice({ ...words.kind, initial: 'term', options: choices(words.kind.options) }),
  amount: money({
    ...words.amount,
    initial: firstAmount,
    min: 1000,
    max: 50_000_000,
    step: 1000,
    slider: { from: 5000, to: 500_000 },
    nudge: 5000,
  }),
  factor: when(
    isAdvance,
    count({
      label: words.factor.label,
      unit: words.factor.unit,
      hint: words.factor.hint(usualFactor, say),
      whole: false,
      initial: 1.3,
      min: 1,
      max: 3,
      step: 0.01,
      nudge: 0.05,
    }),
  ),
  advanceBy: when(
    isAdvance,
    choice({ ...words.advanceBy, initial: 'term', options: choices(words.advanceBy.options) }),
  ),
  advanceTerm: when(
    isPaidBy('term'),
    duration({
      ...words.advanceTerm,
      unit: 'months',
      initial: 6,
      min: 1,
      max: 48,
      common: [4, 6, 9, 12],
      nudge: 2,
    }),
  ),
  salesShare: when(
    isPaidBy('sales'),
    percent({ ...words.salesShare, initial: 15, min: 0.5, max: 100, step: 0.5, nudge: 5 }),
  ),
  debit: when(isPaidBy('debit'), money({ ...words.debit, initial: 520, min: 1, max: 5_000_000, step: 10, nudge: 50 })),
  debits: when(
    isAdvance,
    choice({ ...words.debits, initial: 'business-daily', options: choices(words.debits.options) }),
  ),
  rate: when(isLoan, percent({ ...words.rate, initial: startingRate, max: 200, step: 0.25, nudge: 1 })),
  term: when(
    ({ kind }: Kind) => kind === 'term',
    duration({
      ...words.term,
      unit: 'years',
      initial: 60,
      min: 1,
      max: 300,
      step: 6,
      common: [36, 60, 84, 120],
      nudge: 12,
    }),
  ),
  lineTerm: when(
    isLine,
    duration({ ...words.lineTerm, unit: 'months', initial: 12, min: 1, max: 120, common: [6, 12, 18, 24], nudge: 3 }),
  ),
  lineRepay: when(isLine, choice({ ...words.lineRepay, initial: 'level', options: choices(words.lineRepay.options) })),
  payments: when(isLoan, choice({ ...words.payments, initial: 'monthly', options: choices(words.payments.options) })),
  fee: percent({ ...words.fee, initial: 3, max: 30, step: 0.5, nudge: 1 }),
  sales: money({
    ...words.sales,
    per: 'month',
    initial: null,
    min: 1,
    step: 1000,
    optional: true,
    nudge: 5000,
  }),
})

const fees = section(
  sectionWords.fees.title,
  {
    amountIs: choice({ ...words.amountIs, initial: 'financed', options: choices(words.amountIs.options) }),
    flatFee: money({ ...words.flatFee, initial: 0, max: 1_000_000, step: 50, nudge: 250 }),
    annualFee: when(
      isLine,
      money({ ...words.annualFee, per: 'year', initial: 0, max: 1_000_000, step: 25, nudge: 100 }),
    ),
    fundedOn: date({
      ...words.fundedOn,
      initial: ({ today }) => today,
      min: '2020-01-01',
      max: '2060-12-31',
    }),
  },
  { more: sectionWords.fees.more },
)

export const sections = [offer, offers, business, draws, special, fees] as const
export type BusinessInputs = Inputs<FieldsOf<typeof sections>>

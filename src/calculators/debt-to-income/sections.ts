import { choices } from '../kit/choices.ts'
import { choice, count, duration, type Inputs, money, percent, points, rows, text } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import {
  homeInsuranceHint,
  startingHomeInsurance,
  startingHomePrice,
  startingMortgageRate,
  startingPmiRate,
  startingPropertyTax,
} from '../kit/starting-home.ts'
import { usualPmi } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const { incomes: earned, debts: owed } = words

const income = section(sectionWords.income, {
  incomes: rows({
    label: earned.label,
    hint: earned.hint,
    noun: earned.noun,
    columns: {
      kind: choice({ label: earned.kind.label, initial: 'pay', options: choices(earned.kind.options) }),
      amount: money({ label: earned.amount, initial: 3000, max: 10_000_000, step: 50, places: 4 }),
      every: choice({ label: earned.every.label, initial: 'biweekly', options: choices(earned.every.options) }),
      hours: count({ ...earned.hours, initial: 40, max: 100, whole: false }),
    },
    initial: [{ kind: 'pay', amount: 3000, every: 'biweekly', hours: 40 }],
    blank: { kind: 'pay', amount: 0, every: 'month', hours: 40 },
    maxRows: 10,
  }),
})

const fromPrice = (inputs: { housingBy: string }) => inputs.housingBy === 'loan'
const published = { series: 'mortgage30', asOf: startingMortgageRate.asOf ?? '' } as const
const housing = section(sectionWords.housing, {
  housingBy: choice({ ...words.housingBy, initial: 'payment', options: choices(words.housingBy.options) }),
  housingPayment: when(
    (inputs: { housingBy: string }) => inputs.housingBy === 'payment',
    money({
      ...words.housingPayment,
      per: 'month',
      initial: 1850,
      max: 1_000_000,
      step: 25,
      slider: { from: 0, to: 6000 },
      nudge: 100,
    }),
  ),
  price: when(
    fromPrice,
    money({
      ...words.price,
      initial: startingHomePrice.value,
      profile: 'homePrice',
      min: 10_000,
      max: 50_000_000,
      step: 1000,
      nudge: 10_000,
    }),
  ),
  downShare: when(fromPrice, percent({ ...words.downShare, initial: 10, profile: 'downPayment', step: 1, nudge: 5 })),
  rate: when(
    fromPrice,
    percent({
      label: words.rate.label,
      hint: words.rate.hint(published, say),
      initial: points(startingMortgageRate.value),
      profile: 'mortgageRate',
      published,
      max: 25,
      step: 0.05,
      nudge: 1,
    }),
  ),
  term: when(
    fromPrice,
    duration({ ...words.term, unit: 'years', initial: 360, min: 12, max: 480, common: [180, 240, 360] }),
  ),
  propertyTax: when(
    fromPrice,
    percent({
      ...words.propertyTax,
      per: 'year',
      initial: points(startingPropertyTax.value),
      max: 10,
      step: 0.05,
      nudge: 0.25,
    }),
  ),
  homeInsurance: when(
    fromPrice,
    money({
      ...words.homeInsurance,
      hint: homeInsuranceHint,
      per: 'year',
      initial: startingHomeInsurance.value,
      max: 1_000_000,
      step: 60,
    }),
  ),
  hoa: when(fromPrice, money({ ...words.hoa, per: 'month', initial: 0, max: 100_000, step: 10 })),
  pmiRate: when(
    fromPrice,
    percent({
      label: words.pmiRate.label,
      hint: words.pmiRate.hint(usualPmi, say),
      per: 'year',
      initial: points(startingPmiRate),
      max: 5,
      step: 0.05,
    }),
  ),
})

const debts = section(sectionWords.debts, {
  debts: rows({
    label: owed.label,
    profile: 'debts',
    hint: owed.hint,
    noun: owed.noun,
    columns: {
      name: text({ label: owed.name, initial: '', maxLength: 40 }),
      kind: choice({ label: owed.kind.label, initial: 'car', options: choices(owed.kind.options) }),
      payment: money({ label: owed.payment, initial: 0, max: 1_000_000, step: 5 }),
      balance: money({ label: owed.balance, initial: 0, max: 50_000_000, step: 100 }),
    },
    initial: [
      { name: owed.examples.car, kind: 'car', payment: 430, balance: 15_000 },
      { name: owed.examples.student, kind: 'student-deferred', payment: 0, balance: 28_000 },
      { name: owed.examples.card, kind: 'card', payment: 95, balance: 3800 },
    ],
    blank: { name: '', kind: 'card', payment: 0, balance: 0 },
    maxRows: 20,
  }),
})

const ownLimits = (inputs: { limits: string }) => inputs.limits === 'own'
type Debts = readonly { readonly kind: string; readonly payment: number; readonly balance: number }[]
const studentAtZero = ({ debts: all }: { debts: Debts }): boolean =>
  all.some((debt) => debt.kind.startsWith('student') && debt.payment === 0 && debt.balance > 0)

const lender = section(sectionWords.lender, {
  program: choice({ ...words.program, initial: 'conventional', options: choices(words.program.options) }),
  limits: choice({ ...words.limits, initial: 'most', options: choices(words.limits.options) }),
  ownFront: when(ownLimits, percent({ ...words.ownFront, initial: 28, max: 100, step: 1 })),
  ownBack: when(ownLimits, percent({ ...words.ownBack, initial: 36, max: 100, step: 1 })),
  agency: when(studentAtZero, choice({ ...words.agency, initial: 'fannie', options: choices(words.agency.options) })),
})

const change = section(
  sectionWords.change.title,
  {
    planned: money({ ...words.planned, per: 'month', initial: 0, max: 1_000_000, step: 25, nudge: 100 }),
    cash: money({ ...words.cash, initial: null, optional: true, max: 100_000_000, step: 500, profile: 'savings' }),
  },
  { more: sectionWords.change.more },
)

export const sections = [income, housing, debts, lender, change] as const
export type DtiInputs = Inputs<FieldsOf<typeof sections>>

import { defaultYear } from '#facts/default-year.ts'
import { choices } from '../kit/choices.ts'
import {
  choice,
  count,
  duration,
  type Inputs,
  money,
  month,
  percent,
  points,
  rows,
  text,
  toggle,
} from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingIncomeTax, startingPay } from '../kit/starting-values.ts'
import { averageRate, insuredEach, onlineRate } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

interface Asks {
  readonly ask: string
}
const single = ({ ask }: Asks): boolean => ask !== 'buckets'
const several = ({ ask }: Asks): boolean => ask === 'buckets'
const byReturns = ({ taxKind }: { taxKind: string }): boolean => taxKind === 'returns'

const most = { max: 100_000_000, step: 500 } as const
const aGoal = { saved: 0, deposit: 100, by: null }

const goal = section(sectionWords.goal, {
  ask: choice({ ...words.ask, initial: 'date', options: choices(words.ask.options) }),
  goal: when(
    ({ ask }: Asks) => ask === 'date' || ask === 'deposit',
    money({ ...words.goal, ...most, initial: 15_000, slider: { from: 0, to: 100_000 }, nudge: 1000 }),
  ),
  by: when(
    ({ ask }: Asks) => ask === 'deposit' || ask === 'balance',
    duration({ ...words.by, unit: 'years', initial: 36, min: 1, max: 1200, common: [12, 24, 36, 60], nudge: 6 }),
  ),
  saved: when(single, money({ ...words.saved, ...most, initial: 3000, profile: 'savings', nudge: 1000 })),
  deposit: when(
    ({ ask }: Asks) => ask === 'date' || ask === 'balance',
    money({ ...words.deposit, initial: 300, max: 1_000_000, step: 25, slider: { from: 0, to: 2000 }, nudge: 50 }),
  ),
  buckets: when(
    several,
    rows({
      label: words.buckets.label,
      noun: words.buckets.noun,
      initial: [
        { name: words.buckets.first, goal: 9000, saved: 3000, deposit: 150, by: null },
        { name: words.buckets.second, goal: 2400, saved: 0, deposit: 100, by: 18 },
        { name: words.buckets.third, goal: 8000, saved: 500, deposit: 100, by: null },
      ],
      columns: {
        name: text({ label: words.buckets.name, initial: 'Goal', maxLength: 30 }),
        goal: money({ label: words.buckets.goal, initial: 2000, max: 100_000_000 }),
        saved: money({ label: words.buckets.saved, initial: 0, max: 100_000_000 }),
        deposit: money({ label: words.buckets.deposit, initial: 100, max: 1_000_000, step: 25 }),
        by: duration({ label: words.buckets.by, unit: 'months', initial: null, max: 1200, optional: true }),
      },
      blank: { ...aGoal, name: words.buckets.newName, goal: 2000 },
      details: { label: words.buckets.details, columns: ['by'] },
      minRows: 1,
      maxRows: 12,
    }),
  ),
  order: when(several, choice({ ...words.order, initial: 'side-by-side', options: choices(words.order.options) })),
  looseDeposit: when(several, money({ ...words.looseDeposit, initial: 0, max: 1_000_000, step: 25, nudge: 50 })),
  looseSaved: when(several, money({ ...words.looseSaved, ...most, initial: 0, nudge: 1000 })),
  frequency: choice({ ...words.frequency, initial: 'monthly', options: choices(words.frequency.options) }),
  rate: percent({
    label: words.rate.label,
    hint: words.rate.hint({ online: onlineRate, average: averageRate }, say),
    initial: onlineRate.rate,
    profile: 'savingsApy',
    profileWhile: { rateKind: 'apy' },
    max: 20,
    step: 0.05,
    slider: { from: 0, to: 6 },
    nudge: 0.5,
  }),
})

const account = section(
  sectionWords.account.title,
  {
    rateKind: choice({ ...words.rateKind, initial: 'apy', options: choices(words.rateKind.options) }),
    compounding: when(
      ({ rateKind }: { rateKind: string }) => rateKind === 'nominal',
      choice({ ...words.compounding, initial: 'daily', options: choices(words.compounding.options) }),
    ),
    compareRate: percent({
      label: words.compareRate.label,
      hint: words.compareRate.hint(averageRate, say),
      initial: averageRate.rate,
      max: 20,
      step: 0.05,
    }),
  },
  { more: sectionWords.account.more },
)

const firstExtra = { month: `${defaultYear + 1}-04`, amount: 1000 }
const deposits = section(
  sectionWords.deposits.title,
  {
    timing: choice({ ...words.timing, initial: 'end', options: choices(words.timing.options) }),
    raise: percent({ ...words.raise, per: 'year', initial: 0, max: 50, step: 0.5, nudge: 2 }),
    extras: when(
      single,
      rows({
        label: words.extras.label,
        noun: words.extras.noun,
        initial: [],
        columns: {
          month: month({ label: words.extras.month, initial: firstExtra.month }),
          amount: money({ label: words.extras.amount, initial: firstExtra.amount, max: 10_000_000 }),
        },
        blank: firstExtra,
        maxRows: 12,
      }),
    ),
  },
  { more: sectionWords.deposits.more },
)

const tax = section(
  sectionWords.tax.title,
  {
    taxKind: choice({ ...words.taxKind, initial: 'returns', options: choices(words.taxKind.options) }),
    income: when(byReturns, yearlyIncome({ ...words.income, initial: startingPay.value })),
    status: when(byReturns, filingStatus()),
    state: when(byReturns, stateOrFederal),
    taxRate: when(
      ({ taxKind }: { taxKind: string }) => taxKind === 'rate',
      percent({ ...words.taxRate, initial: points(startingIncomeTax.value), max: 60, step: 1, nudge: 5 }),
    ),
  },
  { more: sectionWords.tax.more },
)

const prices = section(
  sectionWords.inflation.title,
  {
    inflation: inflationRate({ ...words.inflation, max: 15, nudge: 1 }),
    keepsValue: when(({ ask }: Asks) => ask !== 'balance', toggle({ ...words.keepsValue, initial: false })),
  },
  { more: sectionWords.inflation.more },
)

const insurance = section(
  sectionWords.insurance.title,
  {
    owners: choice({ ...words.owners, initial: 'one', options: choices(words.owners.options) }),
    beneficiaries: count({ ...words.beneficiaries, initial: 0, max: 20 }),
    otherThere: money({
      label: words.otherThere.label,
      hint: words.otherThere.hint({ each: insuredEach }, say),
      initial: 0,
      max: 100_000_000,
      step: 1000,
    }),
  },
  { more: sectionWords.insurance.more },
)

/** In the order of the page: the question and its numbers, the rest folded until opened or used. */
export const sections = [goal, account, deposits, tax, prices, insurance] as const
export type SavingsInputs = Inputs<FieldsOf<typeof sections>>

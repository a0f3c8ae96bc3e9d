import { choices } from '../kit/choices.ts'
import { choice, count, type Inputs, money, percent, points, toggle } from '../kit/field.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingGainsTax, startingPay, startingReturn, startingWithdrawalTax } from '../kit/starting-values.ts'
import { born, monthFields, peopleFields, planFields } from './cover-fields.ts'
import { pastReturn, usualInflation } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const coverage = section(sectionWords.coverage, {
  coverage: choice({ ...words.coverage, initial: 'self', options: choices(words.coverage.options) }),
  ...monthFields,
  born,
})

const deposits = section(sectionWords.deposits, {
  yours: money({
    ...words.yours,
    per: 'year',
    initial: 3400,
    max: 1_000_000,
    step: 50,
    slider: { from: 0, to: 10_000 },
    nudge: 500,
  }),
  employer: money({ ...words.employer, per: 'year', initial: 500, max: 1_000_000, step: 50, nudge: 250 }),
  how: choice({ ...words.how, initial: 'payroll', options: choices(words.how.options) }),
})

const taxes = section(sectionWords.taxes, {
  income: yearlyIncome({ ...words.income, initial: startingPay.value, profile: 'annualPay', nudge: 20_000 }),
  status: filingStatus(),
  spouseIncome: when(
    ({ status }: { status: string }) => status === 'joint',
    money({ ...words.spouseIncome, per: 'year', initial: 0, profile: 'spousePay', max: 100_000_000, step: 1000 }),
  ),
  state: stateOrFederal,
})

const people = section(
  sectionWords.people.title,
  { ...peopleFields, stays: toggle({ ...words.stays, initial: true }) },
  { more: sectionWords.people.more },
)

const use = section(
  sectionWords.use.title,
  {
    balance: money({ ...words.balance, initial: 2000, max: 10_000_000, step: 100 }),
    bills: money({ ...words.bills, per: 'year', initial: 1200, max: 1_000_000, step: 100, nudge: 300 }),
    billGrowth: percent({ ...words.billGrowth, per: 'year', initial: 5, min: -5, max: 20, step: 0.5 }),
    annualReturn: percent({
      label: words.annualReturn.label,
      hint: words.annualReturn.hint(pastReturn, say),
      per: 'year',
      initial: points(startingReturn.value),
      min: -10,
      max: 15,
      step: 0.25,
      slider: { from: 0, to: 10 },
      nudge: 1,
    }),
    fee: money({ ...words.fee, per: 'year', initial: 30, max: 10_000, step: 5, nudge: 12 }),
    dragTax: percent({ ...words.dragTax, initial: points(startingGainsTax.value), max: 60, step: 1 }),
    laterTax: percent({ ...words.laterTax, initial: points(startingWithdrawalTax.value), max: 60, step: 1 }),
    years: count({ ...words.years, initial: 25, min: 1, max: 50, nudge: 5 }),
    inflation: percent({ ...words.inflation, per: 'year', initial: usualInflation, max: 15, step: 0.25 }),
  },
  { more: sectionWords.use.more },
)

export const sections = [
  coverage,
  deposits,
  taxes,
  section(sectionWords.plan.title, planFields, { more: sectionWords.plan.more }),
  people,
  use,
] as const
export type HsaInputs = Inputs<FieldsOf<typeof sections>>

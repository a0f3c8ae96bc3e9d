import { choices } from '../kit/choices.ts'
import { choice, count, duration, type Inputs, money, percent, points } from '../kit/field.ts'
import { filingStatus } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingClosing, startingMortgageRate, startingUpkeep } from '../kit/starting-home.ts'
import { startingHouseholdIncome } from '../kit/starting-values.ts'
import { stateChoice } from '../kit/states.ts'
import { firstTimeDown, medianIncomeAsOf, usualClosing, usualPmi, workerHealth } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

/** The size the VA's upkeep is counted for where another loan type hides the question. */
export const USUAL_SQUARE_FEET = 1800
const published = { series: 'mortgage30', asOf: startingMortgageRate.asOf ?? '' } as const
const yearly = { per: 'year', max: 10, step: 0.05 } as const

const income = section(sectionWords.income, {
  income: money({
    label: words.income.label,
    hint: words.income.hint({ asOf: medianIncomeAsOf }),
    per: 'year',
    initial: startingHouseholdIncome.value,
    profile: 'annualPay',
    max: 10_000_000,
    step: 1000,
    slider: { from: 20_000, to: 300_000 },
    nudge: 10_000,
  }),
  secondIncome: money({
    ...words.secondIncome,
    per: 'year',
    initial: 0,
    profile: 'spousePay',
    max: 10_000_000,
    step: 1000,
  }),
  status: filingStatus(),
  state: stateChoice(words.state.none, words.state.hint),
})

const monthly = { per: 'month', max: 1_000_000 } as const
const spending = section(sectionWords.spending, {
  debts: money({ ...words.debts, ...monthly, initial: 350, step: 25, nudge: 100 }),
  spending: money({ ...words.spending, ...monthly, initial: 2400, step: 50, nudge: 200 }),
  saving: money({ ...words.saving, ...monthly, initial: 250, step: 25, nudge: 100 }),
})

const cash = section(sectionWords.cash, {
  savings: money({
    ...words.savings,
    initial: 65_000,
    max: 100_000_000,
    step: 1000,
    slider: { from: 0, to: 300_000 },
    nudge: 10_000,
    profile: 'savings',
  }),
  downKind: choice({ ...words.downKind, initial: 'share', options: choices(words.downKind.options) }),
  downShare: when(
    (inputs: { downKind: string }) => inputs.downKind === 'share',
    percent({
      label: words.downShare.label,
      hint: words.downShare.hint(firstTimeDown, say),
      initial: firstTimeDown.share,
      profile: 'downPayment',
      step: 1,
      nudge: 5,
    }),
  ),
  downAmount: when(
    (inputs: { downKind: string }) => inputs.downKind === 'amount',
    money({
      ...words.downAmount,
      initial: 40_000,
      profile: 'downPayment',
      max: 50_000_000,
      step: 1000,
      nudge: 10_000,
    }),
  ),
  rate: percent({
    label: words.rate.label,
    hint: words.rate.hint(published, say),
    initial: points(startingMortgageRate.value),
    profile: 'mortgageRate',
    published,
    max: 25,
    step: 0.05,
    nudge: 1,
  }),
})

const inMind = section(
  sectionWords.inMind.title,
  {
    homePrice: money({
      ...words.homePrice,
      initial: null,
      profile: 'homePrice',
      optional: true,
      min: 1000,
      max: 50_000_000,
      step: 1000,
    }),
  },
  { more: sectionWords.inMind.more },
)

const ownLimits = (inputs: { limits: string }) => inputs.limits === 'own'
const isVa = (inputs: { program: string }) => inputs.program === 'va'
const lender = section(
  sectionWords.lender.title,
  {
    program: choice({ ...words.program, initial: 'conventional', options: choices(words.program.options) }),
    limits: choice({ ...words.limits, initial: 'most', options: choices(words.limits.options) }),
    ownFront: when(ownLimits, percent({ ...words.ownFront, initial: 28, max: 100, step: 1 })),
    ownBack: when(ownLimits, percent({ ...words.ownBack, initial: 36, max: 100, step: 1, nudge: 1 })),
    vaUse: when(isVa, choice({ ...words.vaUse, initial: 'first', options: choices(words.vaUse.options) })),
    squareFeet: when(isVa, count({ ...words.squareFeet, initial: USUAL_SQUARE_FEET, max: 20_000 })),
    term: duration({ ...words.term, unit: 'years', initial: 360, min: 12, max: 480, common: [180, 240, 360] }),
    pmiRate: when(
      (inputs: { program: string }) => inputs.program === 'conventional',
      percent({
        label: words.pmiRate.label,
        hint: words.pmiRate.hint(usualPmi, say),
        per: 'year',
        initial: usualPmi.typical,
        max: 5,
        step: 0.05,
      }),
    ),
  },
  { more: sectionWords.lender.more },
)

const owning = section(
  sectionWords.owning.title,
  {
    propertyTax: percent({ ...words.propertyTax, ...yearly, initial: null, optional: true, nudge: 0.25 }),
    insurance: percent({ ...words.insurance, ...yearly, initial: null, optional: true }),
    hoa: money({ ...words.hoa, per: 'month', initial: 0, max: 100_000, step: 10, nudge: 50 }),
    upkeep: percent({
      ...words.upkeep,
      per: 'year',
      initial: points(startingUpkeep),
      max: 10,
      step: 0.25,
      nudge: 0.5,
    }),
    closing: percent({
      label: words.closing.label,
      hint: words.closing.hint(usualClosing, say),
      initial: points(startingClosing),
      max: 20,
      step: 0.25,
      nudge: 1,
    }),
  },
  { more: sectionWords.owning.more },
)

const takeHome = section(
  sectionWords.takeHome.title,
  {
    children: count({ ...words.children, initial: 0, profile: 'children', max: 12 }),
    retirement: percent({ ...words.retirement, initial: 5, max: 60, step: 1, nudge: 1 }),
    benefits: money({
      label: words.benefits.label,
      hint: words.benefits.hint(workerHealth),
      per: 'month',
      initial: workerHealth.monthly,
      max: 20_000,
      step: 10,
    }),
    keepMonths: count({ ...words.keepMonths, initial: 3, max: 36, nudge: 1 }),
  },
  { more: sectionWords.takeHome.more },
)

export const sections = [income, spending, cash, inMind, lender, owning, takeHome] as const
export type AffordInputs = Inputs<FieldsOf<typeof sections>>

import { choices } from '../kit/choices.ts'
import { choice, count, duration, type Inputs, money, percent, points, toggle } from '../kit/field.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingInflation, startingPay } from '../kit/starting-values.ts'
import { healthDeductible, onlineRate } from './form-facts.precomputed.ts'
import type { LineKey } from './lines.ts'
import { lineWords, sectionWords, formWords as words } from './words/form.en.ts'

/** One line of essentials, asked where no total was entered. */
const line = (key: LineKey, initial: number, nudge?: number) =>
  when(
    ({ total }: { total: number | null }) => total === null,
    money({
      ...lineWords[key],
      initial,
      per: 'month',
      max: 1_000_000,
      step: 10,
      ...(nudge ? { nudge } : {}),
    }),
  )

const essentials = section(sectionWords.essentials, {
  housing: line('housing', 1800, 100),
  utilities: line('utilities', 330, 50),
  food: line('food', 620, 50),
  insurance: line('insurance', 380, 50),
  transport: line('transport', 420, 50),
  debtMinimums: line('debtMinimums', 150),
  medical: line('medical', 100),
  childcare: line('childcare', 0),
  other: line('other', 100),
  total: money({
    ...words.total,
    initial: null,
    per: 'month',
    max: 10_000_000,
    step: 50,
    optional: true,
    profile: 'monthlyEssentials',
    nudge: 200,
  }),
})

const household = section(sectionWords.household, {
  earners: choice({ ...words.earners, initial: 'one', options: choices(words.earners.options) }),
  pay: choice({ ...words.pay, initial: 'steady', options: choices(words.pay.options) }),
  dependents: count({ ...words.dependents, initial: 1, max: 12, nudge: 1 }),
  selfEmployed: toggle({ ...words.selfEmployed, initial: false }),
  specialized: toggle({ ...words.specialized, initial: false }),
})

const saving = section(sectionWords.savings, {
  savings: money({
    ...words.savings,
    initial: 4000,
    max: 100_000_000,
    step: 100,
    slider: { from: 0, to: 50_000 },
    profile: 'savings',
  }),
  monthly: money({
    ...words.monthly,
    per: 'month',
    initial: 350,
    max: 1_000_000,
    step: 25,
    slider: { from: 0, to: 2000 },
  }),
  apy: percent({
    label: words.apy.label,
    hint: words.apy.hint(onlineRate, say),
    per: 'year',
    initial: onlineRate.rate,
    profile: 'savingsApy',
    max: 20,
  }),
  level: choice({ ...words.level, initial: 'balanced', options: choices(words.level.options) }),
})

const deductibles = section(
  sectionWords.deductibles.title,
  {
    healthDeductible: money({
      label: words.healthDeductible.label,
      hint: words.healthDeductible.hint(healthDeductible, say),
      initial: 1500,
      max: 100_000,
      nudge: 500,
    }),
    autoDeductible: money({ ...words.autoDeductible, initial: 500, max: 100_000 }),
    homeDeductible: money({ ...words.homeDeductible, initial: 500, max: 1_000_000 }),
  },
  { more: sectionWords.deductibles.more },
)

const ownBenefits = ({ benefits, selfEmployed }: { benefits: string; selfEmployed: boolean }): boolean =>
  benefits === 'own' && !selfEmployed

const benefits = section(
  sectionWords.benefits.title,
  {
    benefits: when(
      ({ selfEmployed }: { selfEmployed: boolean }) => !selfEmployed,
      choice({ ...words.benefits, initial: 'none', options: choices(words.benefits.options) }),
    ),
    weekly: when(ownBenefits, money({ ...words.weekly, per: 'week', initial: 400, max: 5000, step: 10 })),
    weeks: when(ownBenefits, count({ ...words.weeks, initial: 20, max: 52 })),
    income: yearlyIncome({ ...words.income, initial: startingPay.value, profile: 'annualPay' }),
    status: filingStatus(),
    state: stateOrFederal,
  },
  { more: sectionWords.benefits.more },
)

const details = section(
  sectionWords.details.title,
  {
    firstStep: money({ ...words.firstStep, initial: 1000, max: 100_000 }),
    by: duration({ ...words.by, unit: 'months', initial: 24, min: 1, max: 360, common: [12, 24, 36] }),
    inflation: percent({
      ...words.inflation,
      per: 'year',
      initial: points(startingInflation.value),
      max: 15,
      step: 0.25,
    }),
  },
  { more: sectionWords.details.more },
)

/** In the order of the page: essentials, household and savings, the rest folded until opened or used. */
export const sections = [essentials, household, saving, deductibles, benefits, details] as const
export type EmergencyInputs = Inputs<FieldsOf<typeof sections>>

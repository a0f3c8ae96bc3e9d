import { count, type Inputs, money, month, percent, points } from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingCostGrowth, startingPay } from '../kit/starting-values.ts'
import { afterReserves, pastReturn, start } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const monthly = { per: 'month', max: 1_000_000, step: 50 } as const

/** Five numbers, and the sixth that most people leave blank. */
const you = section(sectionWords.you, {
  born: month({ ...words.born, initial: '1981-05', min: '1935-01', max: '2008-12', profile: 'birthMonth' }),
  savings: money({
    ...words.savings,
    initial: 120_000,
    max: 100_000_000,
    step: 1000,
    slider: { from: 0, to: 2_000_000 },
    profile: 'retirementSavings',
    nudge: 25_000,
  }),
  saving: money({ ...words.saving, ...monthly, initial: 700, slider: { from: 0, to: 5000 }, nudge: 200 }),
  pay: yearlyIncome({ ...words.pay, initial: startingPay.value, profile: 'annualPay', nudge: 10_000 }),
  retireAge: count({ ...words.retireAge, initial: 65, min: 30, max: 85, slider: { from: 50, to: 75 }, nudge: 1 }),
  spending: money({ ...words.spending, ...monthly, initial: null, optional: true, nudge: 250 }),
})

const spending = section(
  sectionWords.spending.title,
  {
    planTo: count({ ...words.planTo, initial: start.planTo, min: 60, max: 110, nudge: 5 }),
    healthBefore65: money({ ...words.healthBefore65, ...monthly, initial: 0 }),
    pension: money({ ...words.pension, ...monthly, initial: 0, nudge: 250 }),
    pensionFrom: when(
      ({ pension }: { pension: number }) => pension > 0,
      count({ ...words.pensionFrom, initial: 65, min: 40, max: 90 }),
    ),
  },
  { more: sectionWords.spending.more },
)

const benefits = section(
  sectionWords.benefits.title,
  {
    benefit: money({ ...words.benefit, per: 'month', initial: null, max: 10_000, step: 50, optional: true }),
    claimAge: count({ ...words.claimAge, initial: null, min: 62, max: 70, optional: true }),
    startAge: count({ ...words.startAge, initial: start.workAge, min: 14, max: 70 }),
    benefitShare: percent({
      label: words.benefitShare.label,
      hint: words.benefitShare.hint(afterReserves, say),
      initial: 100,
      step: 1,
      nudge: 10,
    }),
  },
  { more: sectionWords.benefits.more },
)

const joint = ({ status }: { status: string }): boolean => status === 'joint'
const taxes = section(
  sectionWords.taxes.title,
  {
    employer: money({ ...words.employer, ...monthly, initial: 0 }),
    rothShare: percent({ ...words.rothShare, initial: 0, step: 5 }),
    taxableShare: percent({ ...words.taxableShare, initial: 0, step: 5 }),
    gainShare: when(
      ({ taxableShare }: { taxableShare: number }) => taxableShare > 0,
      percent({ ...words.gainShare, initial: start.gainShare, step: 5 }),
    ),
    status: filingStatus(),
    spousePay: when(
      joint,
      money({ ...words.spousePay, per: 'year', initial: 0, max: 100_000_000, step: 1000, profile: 'spousePay' }),
    ),
    spouseBenefit: when(joint, money({ ...words.spouseBenefit, per: 'month', initial: 0, max: 10_000, step: 50 })),
    state: stateOrFederal,
  },
  { more: sectionWords.taxes.more },
)

const growth = section(
  sectionWords.growth.title,
  {
    stockShare: percent({ ...words.stockShare, initial: start.stockShare, step: 5, nudge: 20 }),
    expected: percent({
      label: words.expected.label,
      hint: words.expected.hint(pastReturn, say),
      per: 'year',
      initial: start.expected,
      min: -5,
      max: 15,
      step: 0.25,
      nudge: 1,
    }),
    fee: percent({ ...words.fee, per: 'year', initial: start.fee, max: 5, nudge: 0.2 }),
    raise: percent({
      ...words.raise,
      per: 'year',
      initial: points(startingCostGrowth.value),
      min: -10,
      max: 15,
      step: 0.25,
    }),
    inflation: inflationRate({ ...words.inflation, max: 15 }),
  },
  { more: sectionWords.growth.more },
)

export const sections = [you, spending, benefits, taxes, growth] as const
export type RetirementInputs = Inputs<FieldsOf<typeof sections>>

/** Who plans, what they have and put aside, what Social Security pays. */
import { choices } from '../kit/choices.ts'
import { choice, date, duration, money, percent, toggle } from '../kit/field.ts'
import { section, when } from '../kit/section.ts'
import { stateChoice } from '../kit/states.ts'
import { balance, couple, yearly } from './field-limits.ts'
import * as start from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const AGE = { min: 40 * 12, max: 80 * 12 }
const retire = { unit: 'years', ...AGE, slider: { from: 50 * 12, to: 75 * 12 }, step: 1, nudge: 12 } as const
const claim = { unit: 'years', min: 62 * 12, max: 70 * 12, slider: { from: 62 * 12, to: 70 * 12 }, step: 1 } as const
const birth = { min: '1930-01-01', max: '2006-12-31' } as const

export const you = section(sectionWords.you, {
  status: choice({ ...words.status, initial: 'single', options: choices(words.status.options) }),
  birthDate: date({ ...words.birthDate, ...birth, initial: start.sixty, profile: 'birthMonth' }),
  pay: money({ ...words.pay, ...yearly, initial: start.startingPay, profile: 'annualPay', nudge: 5000 }),
  retireAge: duration({
    ...words.retireAge,
    ...retire,
    initial: 65 * 12,
    common: [62 * 12, 65 * 12, 67 * 12, 70 * 12],
  }),
  spending: money({
    ...words.spending,
    ...yearly,
    initial: 48_000,
    nudge: 1000,
    slider: { from: 10_000, to: 200_000 },
  }),
  state: stateChoice(words.noState),
})

export const savings = section(sectionWords.savings, {
  preTax: money({ ...words.preTax, ...balance, initial: 350_000, profile: 'retirementSavings', nudge: 25_000 }),
  roth: money({ ...words.roth, ...balance, initial: 50_000, nudge: 25_000 }),
  taxable: money({ ...words.taxable, ...balance, initial: 60_000, nudge: 25_000 }),
  cash: money({ ...words.cash, ...balance, initial: 20_000, profile: 'savings' }),
  saves: money({ ...words.saves, ...yearly, initial: 8000, nudge: 1000 }),
  match: money({ ...words.match, ...yearly, initial: 2000 }),
})

export const spouse = section(
  sectionWords.spouse,
  {
    spouseBirthDate: date({ ...words.birthDate, ...birth, initial: start.sixty }),
    spousePay: money({ ...words.spousePay, ...yearly, initial: 0, profile: 'spousePay', nudge: 5000 }),
    spouseRetireAge: duration({ ...words.retireAge, ...retire, initial: 65 * 12 }),
    spousePreTax: money({ ...words.preTax, ...balance, initial: 0 }),
    spouseRoth: money({ ...words.roth, ...balance, initial: 0 }),
    spouseSaves: money({ ...words.saves, ...yearly, initial: 0 }),
    spouseMatch: money({ ...words.match, ...yearly, initial: 0 }),
  },
  { when: couple },
)

export const benefits = section(
  sectionWords.benefits.title,
  {
    claimAge: duration({
      ...words.claimAge,
      ...claim,
      initial: 67 * 12,
      common: [62 * 12, 67 * 12, 70 * 12],
      nudge: 12,
    }),
    benefit: money({ ...words.benefit, per: 'month', max: 10_000, step: 10, initial: null, optional: true }),
    spouseClaimAge: when(couple, duration({ ...words.spouseClaimAge, ...claim, initial: 67 * 12 })),
    spouseBenefit: when(
      couple,
      money({ ...words.spouseBenefit, per: 'month', max: 10_000, step: 10, initial: null, optional: true }),
    ),
    cut: toggle({ ...words.cut, initial: false }),
  },
  { more: sectionWords.benefits.more },
)

export const more = section(
  sectionWords.saving.title,
  {
    taxableBasis: money({ ...words.taxableBasis, ...balance, initial: null, optional: true }),
    rothSaves: money({ ...words.rothSaves, ...yearly, initial: 0 }),
    rothBasis: money({ ...words.rothBasis, ...balance, initial: null, optional: true }),
    hsa: money({ ...words.hsa, ...balance, initial: 0 }),
    hsaSaves: money({ ...words.hsaSaves, ...yearly, initial: 0 }),
    setAside: money({ ...words.setAside, ...yearly, initial: 0, nudge: 1000 }),
    raises: percent({ ...words.raises, per: 'year', initial: 0, min: -10, max: 10, step: 0.25 }),
    workSpending: money({ ...words.workSpending, ...yearly, initial: null, optional: true }),
    separation: toggle({ ...words.separation, initial: false }),
    spouseRothSaves: when(couple, money({ ...words.spouseRothSaves, ...yearly, initial: 0 })),
    spouseHsa: when(couple, money({ ...words.spouseHsa, ...balance, initial: 0 })),
  },
  { more: sectionWords.saving.more },
)

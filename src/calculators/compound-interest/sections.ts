import { choices } from '../kit/choices.ts'
import { choice, duration, type Inputs, money, percent, points } from '../kit/field.ts'
import { inflationRate, yearlyReturn } from '../kit/growth-fields.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingGainsTax, startingInflation, startingReturn } from '../kit/starting-values.ts'
import { pastGrowth } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const hasDeposits = ({ deposit }: { deposit: number }) => deposit > 0

const plan = section(sectionWords.plan, {
  start: money({ ...words.start, initial: 5000, profile: 'toInvest', max: 100_000_000, step: 500, nudge: 1000 }),
  deposit: money({
    ...words.deposit,
    initial: 400,
    max: 1_000_000,
    step: 25,
    slider: { from: 0, to: 3000 },
    nudge: 100,
  }),
  frequency: choice({ ...words.frequency, initial: 'monthly', options: choices(words.frequency.options) }),
  years: duration({
    ...words.years,
    unit: 'years',
    initial: 360,
    min: 1,
    max: 960,
    slider: { from: 12, to: 600 },
    common: [120, 240, 360, 480],
    nudge: 60,
  }),
})

const growth = section(sectionWords.growth, {
  rate: yearlyReturn({
    label: words.rate.label,
    hint: words.rate.hint(pastGrowth, say),
    initial: startingReturn.value,
  }),
  variance: percent({ ...words.variance, initial: 2, max: 10, step: 0.5 }),
})

const takenAway = section(
  sectionWords.takenAway.title,
  {
    inflation: inflationRate({
      hint: words.inflation.hint({ rate: points(startingInflation.value) }, say),
      min: -2,
      max: 20,
    }),
    fee: percent({ ...words.fee, initial: 0, max: 10, step: 0.05, nudge: 0.5 }),
    tax: choice({ ...words.tax, initial: 'none', options: choices(words.tax.options) }),
    taxRate: when(
      ({ tax }: { tax: string }) => tax !== 'none',
      percent({ ...words.taxRate, initial: points(startingGainsTax.value), max: 60, step: 1, nudge: 5 }),
    ),
  },
  { more: sectionWords.takenAway.more },
)

const deposits = section(
  sectionWords.deposits.title,
  {
    depositGrowth: when(
      hasDeposits,
      percent({ ...words.depositGrowth, per: 'year', initial: 0, min: -10, max: 20, step: 0.5, nudge: 1 }),
    ),
    timing: when(hasDeposits, choice({ ...words.timing, initial: 'end', options: choices(words.timing.options) })),
  },
  { more: sectionWords.deposits.more },
)

const compounding = section(
  sectionWords.compounding.title,
  {
    rateKind: choice({ ...words.rateKind, initial: 'effective', options: choices(words.rateKind.options) }),
    compounding: when(
      ({ rateKind }: { rateKind: string }) => rateKind === 'nominal',
      choice({ ...words.compounding, initial: 'monthly', options: choices(words.compounding.options) }),
    ),
  },
  { more: sectionWords.compounding.more },
)

export const sections = [plan, growth, takenAway, deposits, compounding] as const
export type CompoundInputs = Inputs<FieldsOf<typeof sections>>

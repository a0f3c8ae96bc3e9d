import { choice, count, type Inputs, money, percent, points, share } from '../kit/field.ts'
import { filingStatus, yearlyIncome } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingCostGrowth, startingHouseholdIncome } from '../kit/starting-values.ts'
import { isStateCode, stateChoice } from '../kit/states.ts'
import { buying } from './buying.ts'
import { averageRate, startingRentalRate } from './form-facts.precomputed.ts'
import { borrows } from './loan.ts'
import { overTime } from './over-time.ts'
import { running } from './running.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const deal = section(sectionWords.deal, {
  price: money({
    ...words.price,
    initial: 320_000,
    min: 10_000,
    max: 50_000_000,
    step: 1000,
    slider: { from: 50_000, to: 1_500_000 },
    nudge: 20_000,
  }),
  monthlyRent: money({
    ...words.monthlyRent,
    per: 'month',
    initial: 2700,
    max: 2_000_000,
    step: 25,
    slider: { from: 500, to: 10_000 },
    nudge: 200,
  }),
  down: share({
    ...words.down,
    base: 'price',
    initial: { amount: 25, unit: 'pct' },
    maxUsd: 50_000_000,
    nudge: 20_000,
  }),
  rate: when(
    borrows,
    percent({
      label: words.rate.label,
      hint: words.rate.hint(averageRate, say),
      initial: startingRentalRate,
      max: 25,
      step: 0.05,
      nudge: 1,
    }),
  ),
  holdYears: count({ ...words.holdYears, initial: 10, min: 1, max: 30, slider: { from: 1, to: 30 }, nudge: 5 }),
})

const goal = section(sectionWords.goal, {
  target: percent({ ...words.target, initial: 8, max: 40, step: 0.5 }),
})

const { active, passive, professional } = words.role.options
const taxes = section(
  sectionWords.taxes.title,
  {
    income: yearlyIncome({ ...words.income, initial: startingHouseholdIncome.value, nudge: 20_000 }),
    status: filingStatus('joint'),
    state: stateChoice(words.state.none, words.state.hint),
    stateRate: when(
      ({ state }: { state: string }) => !isStateCode(state),
      percent({ ...words.stateRate, initial: 0, max: 15, step: 0.25, nudge: 2 }),
    ),
    role: choice({
      label: words.role.label,
      initial: 'active',
      options: [
        { value: 'active', ...active },
        { value: 'passive', ...passive },
        { value: 'professional', ...professional },
      ],
    }),
    incomeGrowth: percent({
      ...words.incomeGrowth,
      initial: points(startingCostGrowth.value),
      per: 'year',
      min: -10,
      max: 15,
      step: 0.25,
    }),
  },
  { more: sectionWords.taxes.more },
)

/** In the order of the page: the deal, what it costs to run, whose tax it is; the rest folded until opened or used. */
export const sections = [deal, goal, running, taxes, buying, overTime] as const
export type RealEstateInputs = Inputs<FieldsOf<typeof sections>>

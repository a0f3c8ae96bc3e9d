import { choices } from '../kit/choices.ts'
import { choice, count, duration, type Inputs, money, percent, points, share } from '../kit/field.ts'
import { homePriceBox } from '../kit/home-price.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingHomeGrowth, startingMortgageRate, startingPmiRate, startingRent } from '../kit/starting-home.ts'
import { startingCostGrowth, startingReturn } from '../kit/starting-values.ts'
import { deal, owning, taxLimit } from './cost-sections.ts'
import { borrows, needsPmi } from './down.ts'
import { medianHome, pastHomes, pastReturn, usualPmi } from './form-facts.precomputed.ts'
import { yearlyGrowth } from './growth.ts'
import { incomeTax, investing, letting, renting } from './money-sections.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const published = { series: 'mortgage30', asOf: startingMortgageRate.asOf ?? '' } as const

const homes = section(sectionWords.homes, {
  price: money({
    label: words.price.label,
    hint: words.price.hint(medianHome, say),
    ...homePriceBox,
  }),
  monthlyRent: money({
    ...words.monthlyRent,
    per: 'month',
    initial: startingRent.value,
    max: 1_000_000,
    step: 25,
    slider: { from: 500, to: 8000 },
    nudge: 200,
    profile: 'monthlyRent',
  }),
  years: count({ ...words.years, initial: 10, min: 1, max: 40, slider: { from: 1, to: 30 }, nudge: 3 }),
})

const loan = section(sectionWords.loan, {
  down: share({
    ...words.down,
    base: 'price',
    initial: { amount: 20, unit: 'pct' },
    profile: 'downPayment',
    maxUsd: 50_000_000,
    nudge: 20_000,
  }),
  rate: when(
    borrows,
    percent({
      label: words.rate.label,
      hint: words.rate.hint(published, say),
      initial: points(startingMortgageRate.value),
      published,
      profile: 'mortgageRate',
      max: 25,
      step: 0.05,
      nudge: 1,
    }),
  ),
})

const expected = section(sectionWords.expected, {
  homeGrowth: percent({
    label: words.homeGrowth.label,
    hint: words.homeGrowth.hint(pastHomes, say),
    ...yearlyGrowth,
    initial: points(startingHomeGrowth.value),
    nudge: 1,
  }),
  rentGrowth: percent({
    ...words.rentGrowth,
    ...yearlyGrowth,
    initial: points(startingCostGrowth.value),
    nudge: 1,
  }),
  investReturn: percent({
    label: words.investReturn.label,
    hint: words.investReturn.hint(pastReturn, say),
    ...yearlyGrowth,
    initial: points(startingReturn.value),
    nudge: 1,
  }),
})

const loanMore = section(
  sectionWords.loanMore.title,
  {
    term: when(
      borrows,
      duration({ ...words.term, unit: 'years', initial: 360, min: 12, max: 480, common: [180, 240, 360] }),
    ),
    pmiRate: when(
      needsPmi,
      percent({
        label: words.pmiRate.label,
        hint: words.pmiRate.hint(usualPmi, say),
        per: 'year',
        initial: points(startingPmiRate),
        max: 5,
        step: 0.05,
      }),
    ),
    pmiEnds: when(
      needsPmi,
      choice({ ...words.pmiEnds, initial: 'automatic', options: choices(words.pmiEnds.options) }),
    ),
    pointsPaid: when(borrows, percent({ ...words.pointsPaid, initial: 0, max: 10, step: 0.125 })),
  },
  { more: sectionWords.loanMore.more },
)

/** In the order of the page: eight questions that decide most, the rest folded until opened or used. */
export const sections = [
  homes,
  loan,
  expected,
  incomeTax,
  owning,
  taxLimit,
  deal,
  loanMore,
  renting,
  investing,
  letting,
] as const
export type RentVsBuyInputs = Inputs<FieldsOf<typeof sections>>

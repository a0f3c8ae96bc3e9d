import { choices } from '../kit/choices.ts'
import { choice, duration, type Inputs, money, percent, points, share, toggle } from '../kit/field.ts'
import { homePriceBox } from '../kit/home-price.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import {
  homeInsuranceHint,
  startingHomeGrowth,
  startingHomeInsurance,
  startingMortgageRate,
  startingPmiRate,
  startingPropertyTax,
} from '../kit/starting-home.ts'
import { startingCostGrowth } from '../kit/starting-values.ts'
import { stateChoice } from '../kit/states.ts'
import { adjustable } from './adjustable.ts'
import { closing } from './closing.ts'
import { needsPmi } from './down.ts'
import { extraPayments } from './extra-payments.ts'
import { usualPmi } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const growth = { per: 'year', min: -5, max: 15, step: 0.25 } as const
const costGrowth = { ...growth, initial: points(startingCostGrowth.value) }
const published = { series: 'mortgage30', asOf: startingMortgageRate.asOf ?? '' } as const

const home = section(sectionWords.home, {
  price: money({
    ...words.price,
    ...homePriceBox,
  }),
  down: share({
    ...words.down,
    base: 'price',
    initial: { amount: 63_000, unit: 'usd' },
    profile: 'downPayment',
    maxUsd: 50_000_000,
    nudge: 20_000,
  }),
})

const loan = section(sectionWords.loan, {
  rate: percent({
    label: words.rate.label,
    hint: words.rate.hint(published, say),
    initial: points(startingMortgageRate.value),
    published,
    profile: 'mortgageRate',
    max: 25,
    step: 0.05,
    nudge: 1,
  }),
  term: duration({
    ...words.term,
    unit: 'years',
    initial: 360,
    min: 12,
    max: 480,
    common: [180, 240, 360],
    nudge: 60,
  }),
})

const monthly = section(sectionWords.monthly, {
  propertyTax: percent({
    ...words.propertyTax,
    per: 'year',
    initial: points(startingPropertyTax.value),
    max: 10,
    step: 0.05,
    nudge: 0.25,
  }),
  homeInsurance: money({
    ...words.homeInsurance,
    per: 'year',
    hint: homeInsuranceHint,
    initial: startingHomeInsurance.value,
    max: 1_000_000,
    step: 60,
    nudge: 422,
  }),
})

const loanType = section(
  sectionWords.loanType.title,
  {
    loanType: choice({
      ...words.loanType,
      initial: 'conventional',
      options: choices(words.loanType.options),
    }),
    pmiRate: when(
      needsPmi,
      percent({
        ...words.pmiRate,
        per: 'year',
        hint: words.pmiRate.hint(usualPmi, say),
        initial: points(startingPmiRate),
        max: 5,
        step: 0.05,
        nudge: 0.2,
      }),
    ),
    pmiRemoval: when(
      needsPmi,
      choice({ ...words.pmiRemoval, initial: 'automatic', options: choices(words.pmiRemoval.options) }),
    ),
    vaUse: when(
      (inputs: { loanType: string }) => inputs.loanType === 'va',
      choice({ ...words.vaUse, initial: 'first', options: choices(words.vaUse.options) }),
    ),
    financeFee: when(
      (inputs: { loanType: string }) => inputs.loanType !== 'conventional',
      toggle({ ...words.financeFee, initial: true }),
    ),
  },
  { more: sectionWords.loanType.more },
)

const overTime = section(
  sectionWords.overTime.title,
  {
    hoa: money({ ...words.hoa, per: 'month', initial: 0, max: 100_000, step: 10, nudge: 50 }),
    taxState: stateChoice(words.taxState.none, words.taxState.hint),
    taxGrowth: percent({ ...words.taxGrowth, ...costGrowth }),
    insuranceGrowth: percent({ ...words.insuranceGrowth, ...costGrowth }),
    hoaGrowth: when((inputs: { hoa: number }) => inputs.hoa > 0, percent({ ...words.hoaGrowth, ...costGrowth })),
    homeGrowth: percent({ ...words.homeGrowth, ...growth, initial: points(startingHomeGrowth.value) }),
  },
  { more: sectionWords.overTime.more },
)

/** In the order of the page: six questions that everyone has, the rest folded until opened or used. */
export const sections = [home, loan, monthly, loanType, overTime, extraPayments, adjustable, closing] as const
export type MortgageInputs = Inputs<FieldsOf<typeof sections>>

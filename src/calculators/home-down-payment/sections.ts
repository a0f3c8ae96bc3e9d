import { defaultYear } from '#facts/default-year.ts'
import { choices } from '../kit/choices.ts'
import { choice, count, duration, type Inputs, money, month, percent, points, rows, share } from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { homePriceBox } from '../kit/home-price.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section } from '../kit/section.ts'
import {
  homeInsuranceHint,
  startingClosing,
  startingHomeGrowth,
  startingHomeInsurance,
  startingMortgageRate,
  startingPmiRate,
  startingPropertyTax,
  startingRent,
  startingSelling,
  startingUpkeep,
} from '../kit/starting-home.ts'
import { startingCostGrowth, startingHouseholdIncome } from '../kit/starting-values.ts'
import { medianHome, medianPay, usualClosing, usualPmi, yields } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const growth = { per: 'year', min: -10, max: 20, step: 0.25 } as const
const published = { series: 'mortgage30', asOf: startingMortgageRate.asOf ?? '' } as const
const someMonth = `${defaultYear + 1}-04`

const home = section(sectionWords.home, {
  price: money({
    label: words.price.label,
    hint: words.price.hint(medianHome, say),
    ...homePriceBox,
  }),
  down: share({
    ...words.down,
    base: 'price',
    initial: { amount: 20, unit: 'pct' },
    profile: 'downPayment',
    maxUsd: 50_000_000,
    nudge: 10_000,
  }),
  homeGrowth: percent({ ...words.homeGrowth, ...growth, initial: points(startingHomeGrowth.value), nudge: 1 }),
})

const savings = section(sectionWords.savings, {
  savings: money({
    ...words.savings,
    initial: 30_000,
    max: 50_000_000,
    step: 500,
    slider: { from: 0, to: 200_000 },
    profile: 'savings',
    nudge: 5000,
  }),
  monthly: money({
    ...words.monthly,
    per: 'month',
    initial: 1800,
    max: 1_000_000,
    step: 50,
    slider: { from: 0, to: 6000 },
    nudge: 200,
  }),
  by: duration({ ...words.by, unit: 'years', initial: 36, min: 1, max: 360, common: [24, 36, 60] }),
})

type Rated = { readonly label: string; readonly hint: (of: typeof yields.cd, say_: typeof say) => string }
const rateOf = ({ label, hint }: Rated, of: typeof yields.cd) =>
  percent({ label, hint: hint(of, say), initial: of.rate, per: 'year', max: 20, step: 0.05, nudge: 0.5 })

const place = section(
  sectionWords.place.title,
  {
    place: choice({ ...words.place, initial: 'savings', options: choices(words.place.options) }),
    savingsYield: { ...rateOf(words.savingsYield, yields.savings), profile: 'savingsApy' as const },
    billYield: rateOf(words.billYield, yields.bills),
    cdYield: rateOf(words.cdYield, yields.cd),
    bankYield: rateOf(words.bankYield, yields.bank),
    income: yearlyIncome({
      label: words.income.label,
      hint: words.income.hint(medianPay, say),
      initial: startingHouseholdIncome.value,
    }),
    status: filingStatus(),
    state: stateOrFederal,
  },
  { more: sectionWords.place.more },
)

const moreMoney = section(
  sectionWords.money.title,
  {
    raise: percent({ ...words.raise, per: 'year', initial: 0, max: 30, step: 0.5, nudge: 2 }),
    gift: money({ ...words.gift, initial: 0, max: 50_000_000, nudge: 5000 }),
    extras: rows({
      label: words.extras.label,
      noun: words.extras.noun,
      initial: [],
      columns: {
        month: month({ label: words.extras.month, initial: someMonth }),
        amount: money({ label: words.extras.amount, initial: 3000, max: 10_000_000 }),
      },
      blank: { month: someMonth, amount: 3000 },
      maxRows: 12,
    }),
  },
  { more: sectionWords.money.more },
)

const costs = section(
  sectionWords.costs.title,
  {
    closing: percent({
      label: words.closing.label,
      hint: words.closing.hint(usualClosing, say),
      initial: points(startingClosing),
      max: 20,
      step: 0.25,
      nudge: 1,
    }),
    moving: money({ ...words.moving, initial: 4000, max: 1_000_000 }),
    reserves: count({ ...words.reserves, initial: 2, max: 24, nudge: 1 }),
    propertyTax: percent({
      ...words.propertyTax,
      per: 'year',
      initial: points(startingPropertyTax.value),
      max: 10,
      step: 0.05,
    }),
    homeInsurance: money({
      ...words.homeInsurance,
      hint: homeInsuranceHint,
      per: 'year',
      initial: startingHomeInsurance.value,
      max: 1_000_000,
      step: 60,
    }),
  },
  { more: sectionWords.costs.more },
)

const wait = section(
  sectionWords.wait.title,
  {
    sooner: choice({ ...words.sooner, initial: 'conventional3', options: choices(words.sooner.options) }),
    rent: money({
      ...words.rent,
      per: 'month',
      initial: startingRent.value,
      max: 1_000_000,
      step: 25,
      profile: 'monthlyRent',
    }),
    rentGrowth: percent({ ...words.rentGrowth, ...growth, initial: points(startingCostGrowth.value) }),
    rate: percent({
      label: words.rate.label,
      hint: words.rate.hint(published, say),
      initial: points(startingMortgageRate.value),
      profile: 'mortgageRate',
      published,
      max: 25,
      step: 0.05,
    }),
    laterRate: percent({ ...words.laterRate, initial: null, max: 25, step: 0.05, optional: true }),
    term: duration({ ...words.term, unit: 'years', initial: 360, min: 12, max: 480, common: [180, 240, 360] }),
    pmiRate: percent({
      label: words.pmiRate.label,
      hint: words.pmiRate.hint(usualPmi, say),
      per: 'year',
      initial: points(startingPmiRate),
      max: 5,
      step: 0.05,
    }),
    upkeep: percent({ ...words.upkeep, per: 'year', initial: points(startingUpkeep), max: 10, step: 0.25 }),
    selling: percent({ ...words.selling, initial: points(startingSelling), max: 20, step: 0.5 }),
    horizon: count({ ...words.horizon, initial: 10, min: 1, max: 30 }),
    inflation: inflationRate({ ...words.inflation, max: 15 }),
  },
  { more: sectionWords.wait.more },
)

export const sections = [home, savings, place, moreMoney, costs, wait] as const
export type DownPaymentInputs = Inputs<FieldsOf<typeof sections>>

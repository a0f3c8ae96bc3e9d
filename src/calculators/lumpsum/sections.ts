import { choices } from '../kit/choices.ts'
import { choice, duration, type Inputs, money, percent, points } from '../kit/field.ts'
import { inflationRate, yearlyReturn } from '../kit/growth-fields.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingFundFee, startingGainsTax, startingReturn, startingWithdrawalTax } from '../kit/starting-values.ts'
import { past, yieldNow } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const taxRate = { initial: points(startingGainsTax.value), max: 60, step: 1, nudge: 5 }
const isTaxable = ({ account }: { account: string }) => account === 'taxable'

const plan = section(sectionWords.plan, {
  amount: money({
    ...words.amount,
    initial: 10_000,
    profile: 'toInvest',
    max: 100_000_000,
    step: 500,
    slider: { from: 0, to: 250_000 },
    nudge: 1000,
  }),
  years: duration({
    ...words.years,
    unit: 'years',
    initial: 240,
    min: 12,
    max: 600,
    slider: { from: 12, to: 600 },
    common: [60, 120, 240, 360],
    nudge: 60,
  }),
})

const growth = section(sectionWords.growth, {
  rate: yearlyReturn({
    label: words.rate.label,
    per: 'year',
    hint: words.rate.hint(past, say),
    initial: startingReturn.value,
  }),
  volatility: percent({
    label: words.volatility.label,
    hint: words.volatility.hint(past, say),
    initial: Math.round(past.volatility),
    max: 60,
    step: 1,
    nudge: 5,
  }),
  inflation: inflationRate({ ...words.inflation, min: -2, max: 20, nudge: 1 }),
})

const costs = section(sectionWords.costs, {
  fee: percent({
    ...words.fee,
    initial: points(startingFundFee.value),
    max: 10,
    step: 0.05,
    nudge: 0.5,
  }),
  account: choice({
    label: words.account.label,
    initial: 'taxable',
    options: choices(words.account.options).map((one) => ({ ...one, hint: words.account.hints[one.value] })),
  }),
  dividendYield: when(
    isTaxable,
    percent({
      label: words.dividendYield.label,
      per: 'year',
      hint: words.dividendYield.hint(yieldNow, say),
      initial: Number(yieldNow.rate.toFixed(1)),
      max: 10,
      step: 0.1,
      nudge: 1,
    }),
  ),
  dividendRate: when(
    ({ account, dividendYield }: { account: string; dividendYield: number }) =>
      account === 'taxable' && dividendYield > 0,
    percent({ ...words.dividendRate, ...taxRate }),
  ),
  gainRate: when(isTaxable, percent({ ...words.gainRate, ...taxRate })),
  endRate: when(
    ({ account }: { account: string }) => account === 'deferred',
    percent({ ...words.endRate, ...taxRate, initial: points(startingWithdrawalTax.value) }),
  ),
})

const kindOfReturn = section(
  sectionWords.kindOfReturn.title,
  {
    rateDollars: choice({ ...words.rateDollars, initial: 'nominal', options: choices(words.rateDollars.options) }),
    rateKind: choice({ ...words.rateKind, initial: 'compound', options: choices(words.rateKind.options) }),
  },
  { more: sectionWords.kindOfReturn.more },
)

const history = section(
  sectionWords.history.title,
  {
    stockShare: percent({ ...words.stockShare, initial: 100, step: 5, slider: { from: 0, to: 100 } }),
    dollars: choice({ ...words.dollars, initial: 'today', options: choices(words.dollars.options) }),
  },
  { more: sectionWords.history.more },
)

export const sections = [plan, growth, costs, kindOfReturn, history] as const
export type LumpInputs = Inputs<FieldsOf<typeof sections>>

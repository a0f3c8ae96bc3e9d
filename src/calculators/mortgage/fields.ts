import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { mortgage30 } from '#facts/lending/rates.ts'
import {
  choice,
  count,
  duration,
  type Inputs,
  money,
  month,
  percent,
  points,
  rows,
  share,
  toggle,
} from '../kit/field.ts'
import { dateText } from '../kit/format.ts'
import {
  homeInsuranceHint,
  startingClosing,
  startingHomeGrowth,
  startingHomeInsurance,
  startingHomePrice,
  startingPmiRate,
  startingPropertyTax,
} from '../kit/starting-home.ts'
import { startingCostGrowth } from '../kit/starting-values.ts'
import { stateChoice } from '../kit/states.ts'
import { adjustable } from './arm-fields.ts'

export const rateHint = `Average 30-year fixed, Freddie Mac, ${dateText(mortgage30.asOf ?? '', true)}.`
/** A change per year, which may be a fall. */
const growth = (label: string, hint: string, initial: number = startingCostGrowth.value) =>
  percent({ label, hint, initial: points(initial), per: 'year', min: -5, max: 15, step: 0.25 })

const monthOptions = [
  { value: '1', label: 'January' },
  { value: '2', label: 'February' },
  { value: '3', label: 'March' },
  { value: '4', label: 'April' },
  { value: '5', label: 'May' },
  { value: '6', label: 'June' },
  { value: '7', label: 'July' },
  { value: '8', label: 'August' },
  { value: '9', label: 'September' },
  { value: '10', label: 'October' },
  { value: '11', label: 'November' },
  { value: '12', label: 'December' },
] as const

const theHome = {
  price: money({
    label: 'Home price',
    initial: startingHomePrice.value,
    profile: 'homePrice',
    min: 10_000,
    max: 50_000_000,
    step: 1000,
    slider: { from: 100_000, to: 1_200_000 },
    nudge: 20_000,
  }),
  down: share({
    label: 'Down payment',
    of: 'the price',
    base: 'price',
    initial: { amount: 63_000, unit: 'usd' },
    profile: 'downPayment',
    maxUsd: 50_000_000,
    nudge: 20_000,
  }),
  rate: percent({
    label: 'Interest rate',
    hint: rateHint,
    initial: points(mortgage30.value),
    published: { series: 'mortgage30', asOf: mortgage30.asOf ?? '' },
    profile: 'mortgageRate',
    max: 25,
    step: 0.05,
    nudge: 1,
  }),
  term: duration({
    label: 'Term',
    unit: 'years',
    initial: 360,
    min: 12,
    max: 480,
    common: [180, 240, 360],
    nudge: 60,
  }),
  propertyTax: percent({
    label: 'Property tax',
    per: 'year',
    initial: points(startingPropertyTax.value),
    max: 10,
    step: 0.05,
    nudge: 0.25,
  }),
  homeInsurance: money({
    label: 'Home insurance',
    per: 'year',
    hint: homeInsuranceHint,
    initial: startingHomeInsurance.value,
    max: 1_000_000,
    step: 60,
    nudge: 422,
  }),
}

const loanType = {
  loanType: choice({
    label: 'Loan type',
    initial: 'conventional',
    options: [
      { value: 'conventional', label: 'Conventional' },
      { value: 'fha', label: 'FHA' },
      { value: 'va', label: 'VA' },
      { value: 'usda', label: 'USDA' },
    ],
  }),
  pmiRate: percent({
    label: 'PMI rate',
    per: 'year',
    hint: 'Share of the loan. Often 0.3% to 1.5%, by credit score and down payment. Your lender quotes yours.',
    initial: points(startingPmiRate),
    max: 5,
    step: 0.05,
    nudge: 0.2,
  }),
  pmiRemoval: choice({
    label: 'PMI ends',
    hint: 'By law it ends by itself at 78% on the original schedule. You may ask at 80%.',
    initial: 'automatic',
    options: [
      { value: 'automatic', label: 'By itself' },
      { value: 'request', label: 'When I ask' },
    ],
  }),
  vaUse: choice({
    label: 'VA benefit',
    hint: 'The funding fee is higher when you have used the benefit before.',
    initial: 'first',
    options: [
      { value: 'first', label: 'First use' },
      { value: 'later', label: 'Used before' },
      { value: 'exempt', label: 'Exempt' },
    ],
  }),
  financeFee: toggle({
    label: 'Add the upfront fee to the loan',
    hint: 'Off: you pay it in cash at closing.',
    initial: true,
  }),
}

const overTime = {
  hoa: money({ label: 'HOA dues', per: 'month', initial: 0, max: 100_000, step: 10, nudge: 50 }),
  taxGrowth: growth('Property tax rises', 'Our guess. Your county’s past bills are a better one.'),
  insuranceGrowth: growth('Insurance rises', 'Our guess. Some states have seen far more.'),
  hoaGrowth: growth('HOA dues rise', 'Our guess.'),
  homeGrowth: growth('Home value grows', 'Our guess. Some years prices fall.', startingHomeGrowth.value),
  taxState: stateChoice('Not chosen', 'Only used to show your state’s typical property tax.'),
}

const extras = {
  plan: choice({
    label: 'Payments',
    initial: 'monthly',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'biweekly-held', label: 'Biweekly, servicer holds each half' },
      { value: 'biweekly', label: 'Biweekly, each half credited at once' },
    ],
  }),
  extraMonthly: money({ label: 'Extra each month', per: 'month', initial: 0, max: 1_000_000, step: 50 }),
  extraYearly: money({ label: 'Extra once a year', per: 'year', initial: 0, max: 10_000_000, step: 100 }),
  extraYearlyMonth: choice({
    label: 'In the month of',
    initial: '3',
    options: monthOptions,
  }),
  extraOnce: rows({
    label: 'One-time extra payments',
    noun: 'payment',
    initial: [],
    columns: {
      month: month({ label: 'Month', initial: '2030-01' }),
      amount: money({ label: 'Amount', initial: 5000, max: 50_000_000 }),
    },
    blank: { month: '2030-01', amount: 5000 },
    maxRows: 24,
  }),
}

const closing = {
  closingRate: percent({
    label: 'Closing costs',
    hint: 'Share of the price, points left out. Often 2% to 5%; your Loan Estimate has the real figure.',
    initial: points(startingClosing),
    max: 20,
    step: 0.25,
  }),
  lenderFees: money({
    label: 'Of these, lender fees',
    hint: 'Origination and underwriting. They count in the APR.',
    initial: 1500,
    max: 1_000_000,
  }),
  discountPoints: percent({
    label: 'Points',
    hint: 'One point is 1% of the loan, paid to lower the rate.',
    initial: 0,
    max: 10,
    step: 0.125,
  }),
  prepaid: money({
    label: 'Prepaid tax and insurance',
    hint: 'Left blank: a year of insurance and two months of both.',
    initial: null,
    max: 10_000_000,
    optional: true,
  }),
  interestDays: count({
    label: 'Days of interest at closing',
    hint: 'From closing to the first of the next month.',
    unit: 'days',
    initial: 15,
    max: 31,
  }),
  firstPayment: month({
    label: 'First payment',
    hint: 'Usually the second month after closing.',
    initial: (clock) => addMonths(monthOf(clock.today as IsoDate), 2),
  }),
}

export const fields = { ...theHome, ...loanType, ...overTime, ...extras, ...adjustable, ...closing }
export type MortgageInputs = Inputs<typeof fields>

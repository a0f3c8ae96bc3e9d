import { defaultYear } from '#facts/default-year.ts'
import { medianExistingHome } from '#facts/household/housing.ts'
import { medianIncome } from '#facts/household/income.ts'
import { homePremiumNational } from '#facts/insurance/home-premiums.ts'
import { typicalPmiRate } from '#facts/lending/mortgage.ts'
import { bestCd12Month, highYieldSavings, mortgage30, savingsNational, treasuryYields } from '#facts/lending/rates.ts'
import { asOfMonth, asOfText } from '../kit/as-of.ts'
import { choice, count, duration, type Inputs, money, month, percent, points, rows, share } from '../kit/field.ts'
import { dateText, dollars, percentText } from '../kit/format.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import {
  startingClosing,
  startingHomeGrowth,
  startingHomeInsurance,
  startingHomePrice,
  startingPmiRate,
  startingPropertyTax,
  startingRent,
  startingSelling,
  startingUpkeep,
} from '../kit/starting-home.ts'
import { startingCostGrowth, startingHouseholdIncome } from '../kit/starting-values.ts'

const growth = (label: string, initial: number, hint: string, nudge?: number) =>
  percent({ label, hint, initial, per: 'year', min: -10, max: 20, step: 0.25, ...(nudge ? { nudge } : {}) })
const yieldField = (label: string, rate: number, hint: string) =>
  percent({ label, hint, initial: points(rate), per: 'year', max: 20, step: 0.05, nudge: 0.5 })
const sixMonthBill = treasuryYields.value.find((one) => one.months === 6)?.rate ?? 0.04

export const rateHint = `Average 30-year fixed, Freddie Mac, ${dateText(mortgage30.asOf ?? '', true)}.`

const theGoal = {
  price: money({
    label: 'Home price today',
    hint: `The middle US price of an existing home was ${dollars(medianExistingHome.value)} in ${asOfText(medianExistingHome)} (National Association of Realtors).`,
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
    initial: { amount: 20, unit: 'pct' },
    profile: 'downPayment',
    maxUsd: 50_000_000,
    nudge: 10_000,
  }),
  savings: money({
    label: 'Saved so far',
    initial: 30_000,
    max: 50_000_000,
    step: 500,
    slider: { from: 0, to: 200_000 },
    profile: 'savings',
    nudge: 5000,
  }),
  monthly: money({
    label: 'You save',
    per: 'month',
    initial: 1800,
    max: 1_000_000,
    step: 50,
    slider: { from: 0, to: 6000 },
    nudge: 200,
  }),
  homeGrowth: growth('Home prices grow', points(startingHomeGrowth.value), 'Our guess. Some years they fall.', 1),
  by: duration({
    label: 'I want to buy in',
    hint: 'For the monthly amount that gets you there.',
    unit: 'years',
    initial: 36,
    min: 1,
    max: 360,
    common: [24, 36, 60],
  }),
}

const keeping = {
  place: choice({
    label: 'Where the money waits',
    initial: 'savings',
    options: [
      { value: 'savings', label: 'High-yield savings' },
      { value: 'bills', label: 'Treasury bills' },
      { value: 'cd', label: 'One-year CDs' },
      { value: 'bank', label: 'Ordinary bank savings' },
    ],
  }),
  savingsYield: {
    ...yieldField(
      'High-yield savings pays',
      highYieldSavings.value,
      `A typical online account, ${asOfText(highYieldSavings)}.`,
    ),
    profile: 'savingsApy' as const,
  },
  billYield: yieldField(
    'Treasury bills pay',
    sixMonthBill,
    `Six-month Treasury yield, ${asOfText(treasuryYields)}. Free of state income tax.`,
  ),
  cdYield: yieldField(
    'One-year CDs pay',
    bestCd12Month.value,
    `Among the best published in ${asOfText(bestCd12Month)}.`,
  ),
  bankYield: yieldField(
    'Ordinary bank savings pays',
    savingsNational.value,
    `US average, ${asOfMonth(savingsNational)} (FDIC).`,
  ),
  income: yearlyIncome({
    label: 'Income before tax',
    hint: `Interest is taxed on top of it. Half of US households had more than ${dollars(medianIncome.value)} in ${asOfText(medianIncome)} (Census).`,
    initial: startingHouseholdIncome.value,
  }),
  status: filingStatus(),
  state: stateOrFederal,
}

const moreMoney = {
  raise: percent({ label: 'Save more each year', per: 'year', initial: 0, max: 30, step: 0.5, nudge: 2 }),
  gift: money({
    label: 'Gift or grant at closing',
    hint: 'From family, or a down payment program. Counted on the day you buy.',
    initial: 0,
    max: 50_000_000,
    nudge: 5000,
  }),
  extras: rows({
    label: 'One-time amounts',
    noun: 'amount',
    initial: [],
    columns: {
      month: month({ label: 'Month', initial: `${defaultYear + 1}-04` }),
      amount: money({ label: 'Amount', initial: 3000, max: 10_000_000 }),
    },
    blank: { month: `${defaultYear + 1}-04`, amount: 3000 },
    maxRows: 12,
  }),
}

const costs = {
  closing: percent({
    label: 'Closing costs',
    hint: 'Share of the price; often 2% to 5%. Your Loan Estimate has the real figure.',
    initial: points(startingClosing),
    max: 20,
    step: 0.25,
    nudge: 1,
  }),
  moving: money({
    label: 'Moving and first repairs',
    hint: 'In today’s dollars. Our guess.',
    initial: 4000,
    max: 1_000_000,
  }),
  reserves: count({
    label: 'Keep in reserve',
    hint: 'Months of the new payment still in the bank after closing. Some lenders ask for it.',
    unit: 'months',
    initial: 2,
    max: 24,
    nudge: 1,
  }),
  propertyTax: percent({
    label: 'Property tax',
    per: 'year',
    initial: points(startingPropertyTax.value),
    max: 10,
    step: 0.05,
  }),
  homeInsurance: money({
    label: 'Home insurance',
    hint: `Starting value: a US average for $300,000 of cover (NerdWallet, ${asOfText(homePremiumNational)}).`,
    per: 'year',
    initial: startingHomeInsurance.value,
    max: 1_000_000,
    step: 60,
  }),
}

const waitOrBuy = {
  sooner: choice({
    label: 'Buy sooner with',
    initial: 'conventional3',
    options: [
      { value: 'conventional3', label: '3% down, conventional' },
      { value: 'conventional5', label: '5% down, conventional' },
      { value: 'fha', label: '3.5% down, FHA' },
      { value: 'va', label: 'Nothing down, VA' },
      { value: 'usda', label: 'Nothing down, USDA' },
    ],
  }),
  rent: money({
    label: 'Rent until you buy',
    per: 'month',
    initial: startingRent.value,
    max: 1_000_000,
    step: 25,
    profile: 'monthlyRent',
  }),
  rentGrowth: growth('Rent rises', points(startingCostGrowth.value), 'Our guess.'),
  rate: percent({
    label: 'Mortgage rate now',
    hint: rateHint,
    initial: points(mortgage30.value),
    profile: 'mortgageRate',
    published: { series: 'mortgage30', asOf: mortgage30.asOf ?? '' },
    max: 25,
    step: 0.05,
  }),
  laterRate: percent({
    label: 'Mortgage rate later',
    hint: 'Nobody knows. Left blank: the same as now.',
    initial: null,
    max: 25,
    step: 0.05,
    optional: true,
  }),
  term: duration({ label: 'Term', unit: 'years', initial: 360, min: 12, max: 480, common: [180, 240, 360] }),
  pmiRate: percent({
    label: 'PMI rate',
    per: 'year',
    hint: `Share of the loan. Often ${percentText(points(typicalPmiRate.value.low))} to ${percentText(points(typicalPmiRate.value.high))}, by credit score and down payment.`,
    initial: points(startingPmiRate),
    max: 5,
    step: 0.05,
  }),
  upkeep: percent({
    label: 'Upkeep and repairs',
    hint: 'Share of the home’s value. 1% is a rule of thumb.',
    per: 'year',
    initial: points(startingUpkeep),
    max: 10,
    step: 0.25,
  }),
  selling: percent({
    label: 'Selling at the end costs',
    hint: 'Share of the price.',
    initial: points(startingSelling),
    max: 20,
    step: 0.5,
  }),
  horizon: count({ label: 'Compare after', unit: 'years', initial: 10, min: 1, max: 30 }),
  inflation: inflationRate({
    hint: 'Turns future dollars into today’s. Our assumption.',
    max: 15,
  }),
}

export const fields = { ...theGoal, ...keeping, ...moreMoney, ...costs, ...waitOrBuy }
export type DownPaymentInputs = Inputs<typeof fields>

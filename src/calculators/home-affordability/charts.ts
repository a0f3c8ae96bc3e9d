import { housingPaymentAt } from '#engine/housing/qualifying-payment.ts'
import { dollars, percentText, plain, shortDollars } from '../kit/format.ts'
import type { Chart, Series, WaterfallChart, XYChart } from '../kit/presentation.ts'
import {
  type Affordable,
  budgetPriceOf,
  cashPriceOf,
  lenderPriceOf,
  MOST_SHOWN,
  monthOf,
  termsOf,
  upkeepAt,
} from './compute.ts'
import type { AffordInputs } from './fields.ts'
import { fees, type Law } from './law.ts'
import { downToHundred, insuranceName } from './words.ts'

/** A round step that makes 12 to 30 steps up to `most`. */
function stepFor(most: number): number {
  const rough = most / 20
  const power = 10 ** Math.floor(Math.log10(rough))
  for (const times of [1, 2, 2.5, 5]) if (times * power >= rough) return times * power
  return 10 * power
}

/** What every price costs a month, part by part, against what the budget leaves. */
function costByPrice(result: Affordable, inputs: AffordInputs): XYChart {
  const most = Math.min(
    MOST_SHOWN,
    Math.max(100_000, result.budgetPrice, result.lenderPrice, result.price, inputs.homePrice ?? 0) * 1.15,
  )
  const step = stepFor(most)
  const prices: number[] = []
  for (let price = step; price <= most + step && prices.length < 40; price += step) prices.push(price)
  const payments = prices.map((price) => housingPaymentAt(price, termsOf(inputs), fees))
  const series: readonly Series[] = [
    {
      key: 'loan',
      label: 'Principal and interest',
      color: 'principal',
      values: payments.map((p) => p.principalInterest),
    },
    { key: 'tax', label: 'Property tax', color: 'tax', values: payments.map((p) => p.tax) },
    { key: 'insurance', label: 'Home insurance', color: 'insurance', values: payments.map((p) => p.insurance) },
    {
      key: 'premium',
      label: insuranceName(inputs),
      color: 'interest',
      values: payments.map((p) => p.mortgageInsurance),
    },
    { key: 'dues', label: 'HOA dues', color: 'other', values: payments.map((p) => p.dues) },
    { key: 'upkeep', label: 'Upkeep', color: 'real', values: prices.map((price) => upkeepAt(inputs, price)) },
  ]
  const marks = [
    ...(result.price >= step / 2 ? [{ x: result.price, label: 'Fits all limits' }] : []),
    ...(result.lenderPrice > result.price + step && result.lenderPrice <= most + step
      ? [{ x: result.lenderPrice, label: 'Lender’s limit' }]
      : []),
  ]
  const room = Math.max(0, result.month.room)
  return {
    kind: 'stacked',
    key: 'costByPrice',
    title: 'What each price costs a month',
    lead: 'The line is what your budget leaves for the home. Where the costs pass it, something else gives way.',
    summary: `Your budget leaves ${dollars(room)} a month for the home. That carries a price of ${dollars(downToHundred(result.budgetPrice))}${result.lenderPrice >= 1000 ? `; at ${dollars(downToHundred(result.lenderPrice))}, the lender’s limit, the home would cost ${dollars(monthlyAt(inputs, result.lenderPrice))} a month` : ''}.`,
    note: 'The first month’s costs. Upkeep is an average: some months bring nothing, some a new roof.',
    x: { label: 'Price of the home', kind: 'money', values: prices },
    unit: 'money',
    yLabel: 'Dollars a month',
    series: series.filter((one) => one.values.some((value) => (value ?? 0) > 0)),
    ...(marks.length > 0 ? { marks } : {}),
    level: { value: room, label: `Your budget: ${dollars(room)}` },
  }
}
const monthlyAt = (inputs: AffordInputs, price: number): number =>
  price <= 0 ? 0 : housingPaymentAt(price, termsOf(inputs), fees).total + upkeepAt(inputs, price)

/** From pay to what is left for a home. */
function payToHome(result: Affordable, inputs: AffordInputs): WaterfallChart {
  const { takeHome, net, room, gross } = result.month
  const change = (
    label: string,
    amount: number,
    color: 'tax' | 'other' | 'insurance' | 'interest' | 'growth',
    note?: string,
  ) => ({
    label,
    kind: 'change' as const,
    value: -amount,
    color,
    ...(note === undefined ? {} : { note }),
  })
  const steps = [
    { label: 'Pay before tax', kind: 'total' as const, value: gross },
    change('Federal income tax', takeHome.federalTax / 12, 'tax'),
    change(
      'Social Security, Medicare',
      takeHome.payrollTax / 12,
      'tax',
      takeHome.stateTax === 0 ? undefined : 'and state programs',
    ),
    ...(inputs.state === 'US' ? [] : [change('State income tax', takeHome.stateTax / 12, 'tax')]),
    change('Retirement plan', takeHome.retirement / 12, 'growth'),
    change('Benefits', takeHome.benefits / 12, 'insurance'),
    { label: 'Take-home pay', kind: 'total' as const, value: net },
    change('Debt payments', inputs.debts, 'interest'),
    change('All other spending', inputs.spending, 'other'),
    change('Saving', inputs.saving, 'growth'),
    { label: 'Left for the home', kind: 'total' as const, value: room },
  ]
  return {
    kind: 'waterfall',
    key: 'payToHome',
    title: 'From your pay to the home',
    lead: 'A lender stops at the first bar. Your budget starts at take-home pay.',
    summary: `Of ${dollars(gross)} a month before tax, ${dollars(net)} reaches you and ${room >= 0 ? `${dollars(room)} is left for a home` : `${dollars(-room)} is missing before any home`}.`,
    unit: 'money',
    steps: steps.filter((step) => step.kind === 'total' || Math.abs(step.value) >= 0.005),
  }
}

/** The prices at other interest rates, all else the same. */
function byRate(result: Affordable, inputs: AffordInputs, law: Law): XYChart {
  const month = monthOf(inputs, law)
  const around = Math.round(inputs.rate)
  const rates: number[] = []
  for (let rate = Math.max(0, around - 4); rate <= Math.min(25, around + 4); rate += 0.5) rates.push(rate)
  const at = rates.map((rate) => ({ ...inputs, rate }))
  const own = at.map((trial) => Math.min(budgetPriceOf(trial, month), cashPriceOf(trial)))
  const lender = at.map((trial) => lenderPriceOf(trial, month, result.limit))
  return {
    kind: 'lines',
    key: 'byRate',
    title: 'If the interest rate were different',
    lead: 'The same month’s money buys less home when rates rise.',
    summary: `From ${percentText(rates[0] ?? 0)} to ${percentText(rates.at(-1) ?? 0)}, the price your budget and savings carry goes from ${shortDollars(own[0] ?? 0)} to ${shortDollars(own.at(-1) ?? 0)}, the lender’s limit from ${shortDollars(lender[0] ?? 0)} to ${shortDollars(lender.at(-1) ?? 0)}.`,
    x: { label: 'Interest rate, %', kind: 'number', values: rates.map((rate) => plain(rate)) },
    unit: 'money',
    series: [
      { key: 'own', label: 'Your budget and savings', color: 'growth', values: own },
      { key: 'lender', label: 'Lender’s limit', color: 'interest', look: 'dashed', values: lender },
    ],
    marks: [{ x: plain(Math.round(inputs.rate * 2) / 2), label: 'Your rate' }],
  }
}

export const chartsOf = (result: Affordable, inputs: AffordInputs, law: Law): readonly Chart[] => [
  costByPrice(result, inputs),
  payToHome(result, inputs),
  byRate(result, inputs, law),
]

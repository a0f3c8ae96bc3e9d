import { depositIn, savedByMonth } from '#engine/housing/saving-race.ts'
import { roundToCent } from '#engine/money.ts'
import { monthText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import { type Life, monthAfter, type Result, reachedBy, type WayPlan } from './compute.ts'
import type { DownPaymentInputs } from './fields.ts'
import { placeNames } from './places.ts'
import { type CashNeed, loanAt, priceAt } from './ways.ts'
import { wayName, wayWho } from './words.ts'

const whenText = (result: Result, month: number | null): string =>
  month === null ? 'not within 40 years' : month === 0 ? 'now' : monthText(monthAfter(result, month), true)

function programRow(result: Result, inputs: DownPaymentInputs, plan: WayPlan): Table['rows'][number] {
  const month = reachedBy(plan)
  const known = [wayName(plan.way, inputs), wayWho[plan.way.key], roundToCent(plan.needs.cashAt(0).total)]
  if (month === null) return [...known, whenText(result, month), null, null, null, null, null, null, null]
  const loan = loanAt(inputs, plan.way, month)
  const premiums = loan ? loan.premiums.slice(1) : []
  return [
    ...known,
    whenText(result, month),
    roundToCent(plan.needs.cashAt(month).down),
    loan ? roundToCent(loan.loanAmount) : null,
    loan ? roundToCent(loan.upfrontFee) : null,
    roundToCent(plan.needs.paymentAt(month)),
    premiums[0] ?? 0,
    premiums.length,
    roundToCent(premiums.reduce((sum, premium) => sum + premium, 0)),
  ]
}

const programs = (result: Result, inputs: DownPaymentInputs): Table => ({
  key: 'programs',
  title: 'The programs side by side',
  lead: 'Your plan, then each program at its smallest down payment, in the month you would have enough for it. Fees are added to the loan.',
  columns: [
    { label: 'Way to buy', unit: 'text' },
    { label: 'For', unit: 'text' },
    { label: 'Cash today', unit: 'money' },
    { label: 'Enough in', unit: 'text' },
    { label: 'Down then', unit: 'money' },
    { label: 'Loan then', unit: 'money' },
    { label: 'Upfront fee', unit: 'money' },
    { label: 'Payment a month', unit: 'money' },
    { label: 'Mortgage insurance a month', unit: 'money' },
    { label: 'Months of it', unit: 'count' },
    { label: 'Insurance in all', unit: 'money' },
  ],
  rows: [result.own, ...result.least].map((plan) => programRow(result, inputs, plan)),
})

/** Each place's result if all the money waited there until the goal. */
export const placeOutcomes = (result: Result) =>
  result.places.map((place) => {
    const saved = savedByMonth({ ...result.saver, monthlyRate: place.monthlyRate }, result.cashMonth)
    return { place, saved: saved[result.cashMonth] ?? 0 }
  })

const places = (result: Result): Table => ({
  key: 'places',
  title: `Where the money waits, until ${monthText(monthAfter(result, result.cashMonth))}`,
  lead: 'Treasury interest is free of state and local income tax; bank interest is not.',
  columns: [
    { label: 'Place', unit: 'text' },
    { label: 'Pays a year', unit: 'percent' },
    { label: 'Federal tax takes', unit: 'percent' },
    { label: 'State tax takes', unit: 'percent' },
    { label: 'After tax', unit: 'percent' },
    { label: 'Saved then', unit: 'money' },
  ],
  rows: placeOutcomes(result).map(({ place, saved }) => [
    placeNames[place.key],
    roundToCent(place.annualYield * 100),
    roundToCent((place.tax.federal / place.interest) * 100),
    roundToCent((place.tax.stateAndLocal / place.interest) * 100),
    roundToCent(place.annualYieldAfterTax * 100),
    roundToCent(saved),
  ]),
})

const cashLines: readonly (readonly [keyof CashNeed, string])[] = [
  ['down', 'Down payment'],
  ['closing', 'Closing costs'],
  ['prepaid', 'A year of insurance, two months of tax and insurance'],
  ['moving', 'Moving and first repairs'],
  ['reserves', 'Reserves you keep'],
  ['gift', 'Gift or grant, taken off'],
  ['total', 'Cash it takes'],
]
const cash = (result: Result): Table => ({
  key: 'cash',
  title: 'What it takes to buy',
  columns: [
    { label: 'Part', unit: 'text' },
    { label: 'Today', unit: 'money' },
    ...(result.cashMonth === 0
      ? []
      : [{ label: monthText(monthAfter(result, result.cashMonth), true), unit: 'money' as const }]),
  ],
  rows: cashLines.map(([key, label]) => {
    const sign = key === 'gift' ? -1 : 1
    const today = roundToCent(sign * result.cashToday[key])
    return result.cashMonth === 0 ? [label, today] : [label, today, roundToCent(sign * result.cash[key])]
  }),
})

const lifeLines: readonly (readonly [string, (life: Life) => number])[] = [
  ['Price paid', (life) => life.price],
  ['Loan, fees added', (life) => life.loanAmount],
  ['Rent paid', (life) => life.rentPaid],
  ['Loan interest paid', (life) => life.interestPaid],
  ['Mortgage insurance paid', (life) => life.insurancePaid],
  ['Property tax, insurance and upkeep paid', (life) => life.ownerCostsPaid],
  ['Home value in the end', (life) => life.homeValue],
  ['Less still owed', (life) => -life.owed],
  ['Less cost of selling', (life) => -life.sellingCost],
  ['Plus savings', (life) => life.saved],
  ['What you have', (life) => life.worth.at(-1) ?? 0],
]
const lives = (result: Result, inputs: DownPaymentInputs): Table => ({
  key: 'sooner',
  title: 'Buy sooner, or wait: both lives',
  columns: [
    { label: 'Until the end of the comparison', unit: 'text' },
    { label: wayName(result.sooner.way, inputs), unit: 'money' },
    { label: wayName(result.waiting.way, inputs), unit: 'money' },
  ],
  rows: [
    ['Bought', whenText(result, result.sooner.month), whenText(result, result.waiting.month)],
    ...lifeLines.map(([label, of]) => [label, roundToCent(of(result.sooner)), roundToCent(of(result.waiting))]),
  ],
})

function yearly(result: Result, inputs: DownPaymentInputs): Table {
  const end = result.cashMonth
  const saved = savedByMonth(result.saver, end)
  const rows: (string | number)[][] = []
  let from = 0
  while (from < end) {
    const to = Math.min(end, from + 12)
    let added = 0
    for (let month = from + 1; month <= to; month++)
      added += depositIn(result.saver, month) + (result.saver.extras.get(month) ?? 0)
    const [before, after] = [saved[from] ?? 0, saved[to] ?? 0]
    rows.push([
      monthText(monthAfter(result, to), true),
      roundToCent(added),
      roundToCent(after - before - added),
      roundToCent(after),
      roundToCent(result.own.needs.needAt(to)),
      roundToCent(priceAt(inputs, to)),
    ])
    from = to
  }
  return {
    key: 'yearly',
    title: 'Year by year',
    columns: [
      { label: 'By', unit: 'text' },
      { label: 'You add', unit: 'money' },
      { label: 'Interest after tax', unit: 'money' },
      { label: 'Saved', unit: 'money' },
      { label: 'Cash it takes', unit: 'money' },
      { label: 'Home price', unit: 'money' },
    ],
    rows,
    folded: rows.length > 12,
  }
}

export const tablesOf = (result: Result, inputs: DownPaymentInputs): readonly Table[] => [
  programs(result, inputs),
  cash(result),
  ...(result.cashMonth === 0 ? [] : [places(result)]),
  lives(result, inputs),
  ...(result.cashMonth === 0 ? [] : [yearly(result, inputs)]),
]

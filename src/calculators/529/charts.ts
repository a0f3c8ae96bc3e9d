import { roundToCent } from '#engine/money.ts'
import { yearOf } from '#engine/month.ts'
import { dollars, percentText, shortDollars } from '../kit/format.ts'
import type { Chart, RanksChart, XYChart } from '../kit/presentation.ts'
import { monthAt, type Result } from './compute.ts'
import type { PlanInputs } from './fields.ts'
import { type PlanYear, realAt, yearsOfAll } from './years.ts'

/** What each share of the cost takes a month, beside what is saved: dollars a month all of them. */
function monthly(result: Result, inputs: PlanInputs): RanksChart | null {
  if (result.outcome === 'no-school' || result.neededAll <= 0) return null
  const shares = new Set(result.plans.filter((one) => one.bills.length > 0).map((one) => one.child.share))
  const [only] = shares
  const isUsual = shares.size === 1 && (only === 50 || only === 75 || only === 100)
  const own = `${shares.size === 1 && only !== undefined ? percentText(only) : 'The shares'} you mean to pay`
  const rows = [
    { label: 'You save', value: inputs.monthly, isYours: true },
    { label: 'Half of the cost', value: result.neededHalf },
    { label: 'Three quarters', value: result.neededThreeQuarters },
    { label: 'All of the cost', value: result.neededAll },
    ...(isUsual ? [] : [{ label: own, value: result.needed }]),
  ]
  return {
    kind: 'ranks',
    key: 'monthly',
    title: 'What it takes a month',
    lead: 'From now on, all children together.',
    summary: `You save ${dollars(inputs.monthly)} a month. Half of the cost takes ${dollars(result.neededHalf)}, three quarters ${dollars(result.neededThreeQuarters)} and all of it ${dollars(result.neededAll)}.`,
    ...(inputs.raise > 0 ? { note: 'The first deposits; they rise every year.' } : {}),
    unit: 'money',
    words: { row: 'To pay', total: 'A month' },
    parts: [{ key: 'month', label: 'Dollars a month', color: 'principal' }],
    rows: rows.map(({ value, ...row }) => ({ ...row, values: [roundToCent(value)] })),
  }
}

const xOf = (rows: readonly PlanYear[]): XYChart['x'] => ({
  label: 'Year',
  kind: 'year',
  values: rows.map((row) => row.year),
})

/** The years with bills, and what is paid of them. */
function bills(result: Result, years: readonly PlanYear[]): XYChart | null {
  const first = years.findIndex((row) => row.planned >= 1)
  if (first < 0) return null
  const rows = years.slice(first)
  return {
    kind: 'bars',
    key: 'bills',
    title: 'School bills, and who pays them',
    summary: `Of ${dollars(result.planned)} you mean to pay, the plans pay ${dollars(result.paid)}; ${dollars(result.planned - result.paid)} is missing.`,
    note: 'Future dollars.',
    x: xOf(rows),
    unit: 'money',
    series: [
      { key: 'paid', label: 'Paid by the plans', color: 'principal', values: rows.map((row) => roundToCent(row.paid)) },
      {
        key: 'missing',
        label: 'Missing',
        color: 'interest',
        values: rows.map((row) => roundToCent(Math.max(0, row.planned - row.paid))),
      },
    ],
  }
}

function balance(result: Result, inputs: PlanInputs, rows: readonly PlanYear[]): XYChart | null {
  const start = result.plans.reduce((sum, one) => sum + one.start, 0)
  const highest = Math.max(...rows.map((row) => row.balance), start)
  if (rows.length < 2 || rows.every((row) => row.balance < 1)) return null
  const starts = result.plans.flatMap((plan) =>
    plan.bills[0] ? [{ x: yearOf(monthAt(result, plan.bills[0].month)), label: `${plan.name} starts` }] : [],
  )
  return {
    kind: 'lines',
    key: 'balance',
    title: 'What the plans hold',
    lead: 'It grows until school starts and is then paid out.',
    summary: `All plans together hold ${shortDollars(start)} today, at most ${shortDollars(highest)} at the end of a year, and ${shortDollars(result.left)} after the last bill.`,
    note: 'At the end of each year. The line of today’s dollars takes inflation out.',
    x: xOf(rows),
    unit: 'money',
    series: [
      {
        key: 'balance',
        label: 'In the plans',
        color: 'growth',
        look: 'area',
        values: rows.map((row) => roundToCent(row.balance)),
      },
      {
        key: 'real',
        label: 'In today’s dollars',
        color: 'real',
        look: 'dashed',
        values: rows.map((row) => roundToCent(row.balance * realAt(result, row.year, inputs.inflation))),
      },
    ],
    ...(starts.length > 0 ? { marks: starts, marksLook: starts.length > 2 ? 'numbered' : 'labels' } : {}),
  }
}

export function chartsOf(result: Result, inputs: PlanInputs): readonly Chart[] {
  const years = yearsOfAll(result)
  return [monthly(result, inputs), bills(result, years), balance(result, inputs, years)].filter(
    (chart) => chart !== null,
  )
}

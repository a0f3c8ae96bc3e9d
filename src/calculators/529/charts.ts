import { roundToCent } from '#engine/money.ts'
import { yearOf } from '#engine/month.ts'
import type { RanksChart, XYChart } from '../kit/presentation.ts'
import { monthAt } from './compute.ts'
import { type PlanContext, yearsIn } from './context.ts'
import { balanceChart, billChart, monthlyChart as words } from './words/explain.en.ts'
import { type PlanYear, realAt } from './years.ts'

/** What each share of the cost takes a month, beside what is saved: dollars a month all of them. */
function monthly({ result, inputs, say }: PlanContext): RanksChart | null {
  if (result.outcome === 'no-school' || result.neededAll <= 0) return null
  const shares = new Set(result.plans.filter((one) => one.bills.length > 0).map((one) => one.child.share))
  const [only] = shares
  const isUsual = shares.size === 1 && (only === 50 || only === 75 || only === 100)
  const goal = shares.size === 1 && only !== undefined ? words.goal({ share: only }, say) : words.goals
  const rows = [
    { label: words.saved, value: inputs.monthly, isYours: true },
    { label: words.half, value: result.neededHalf },
    { label: words.most, value: result.neededThreeQuarters },
    { label: words.all, value: result.neededAll },
    ...(isUsual ? [] : [{ label: goal, value: result.needed }]),
  ]
  return {
    kind: 'ranks',
    key: 'monthly',
    title: words.title,
    lead: words.lead,
    summary: words.summary(
      {
        saved: inputs.monthly,
        half: result.neededHalf,
        most: result.neededThreeQuarters,
        all: result.neededAll,
      },
      say,
    ),
    ...(inputs.raise > 0 ? { note: words.rising } : {}),
    unit: 'money',
    words: { row: words.row, total: words.total },
    parts: [{ key: 'month', label: words.part, color: 'principal' }],
    rows: rows.map(({ value, ...row }) => ({ ...row, values: [roundToCent(value)] })),
  }
}

const xOf = (label: string, rows: readonly PlanYear[]): XYChart['x'] => ({
  label,
  kind: 'year',
  values: rows.map((row) => row.year),
})

/** The years with bills, and what is paid of them. */
function bills(context: PlanContext): XYChart | null {
  const { result, say } = context
  const years = yearsIn(context)
  const first = years.findIndex((row) => row.planned >= 1)
  if (first < 0) return null
  const rows = years.slice(first)
  const missing = rows.map((row) => roundToCent(Math.max(0, row.planned - row.paid)))
  return {
    kind: 'bars',
    key: 'bills',
    title: billChart.title,
    summary: billChart.summary(result, say),
    note: billChart.note,
    x: xOf(billChart.x, rows),
    unit: 'money',
    series: [
      { key: 'paid', label: billChart.paid, color: 'principal', values: rows.map((row) => roundToCent(row.paid)) },
      { key: 'missing', label: billChart.missing, color: 'interest', values: missing },
    ],
  }
}

function balance(context: PlanContext): XYChart | null {
  const { result, inputs, say } = context
  const rows = yearsIn(context)
  const now = result.plans.reduce((sum, one) => sum + one.start, 0)
  if (rows.length < 2 || rows.every((row) => row.balance < 1)) return null
  const highest = Math.max(...rows.map((row) => row.balance), now)
  const marks = result.plans.flatMap((plan) =>
    plan.bills[0]
      ? [{ x: yearOf(monthAt(result, plan.bills[0].month)), label: balanceChart.starts({ name: plan.name }) }]
      : [],
  )
  return {
    kind: 'lines',
    key: 'balance',
    title: balanceChart.title,
    lead: balanceChart.lead,
    summary: balanceChart.summary({ now, highest, left: result.left }, say),
    note: balanceChart.note,
    x: xOf(balanceChart.x, rows),
    unit: 'money',
    series: [
      {
        key: 'balance',
        label: balanceChart.balance,
        color: 'growth',
        look: 'area',
        values: rows.map((row) => roundToCent(row.balance)),
      },
      {
        key: 'real',
        label: balanceChart.real,
        color: 'real',
        look: 'dashed',
        values: rows.map((row) => roundToCent(row.balance * realAt(result, row.year, inputs.inflation))),
      },
    ],
    ...(marks.length > 0 ? { marks, marksLook: marks.length > 2 ? 'numbered' : 'labels' } : {}),
  }
}

export const charts = [monthly, bills, balance]

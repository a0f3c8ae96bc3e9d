import type { Taxes } from '#engine/health-savings/deposit-saving.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonths, yearOf } from '#engine/month.ts'
import type { Chart, RanksChart } from '../kit/presentation.ts'
import { type HsaContext, monthsIn } from './context.ts'
import { costChart, monthChart, wayChart } from './words/explain.en.ts'

/** What the visitor's own deposit costs after tax, from pay and direct. Null where nothing counts or a credit that shrinks makes a part negative. */
function cost({ result, inputs: { how, state }, say }: HsaContext): RanksChart | null {
  const { counted, byPayroll, direct } = result
  const partsOf = ({ federal, payroll, state: ofState }: Taxes) =>
    [counted - federal - payroll - ofState, federal, payroll, ofState].map(roundToCent)
  const rows = [
    { label: costChart.rows.payroll, values: partsOf(byPayroll), isYours: how === 'payroll' },
    { label: costChart.rows.direct, values: partsOf(direct), isYours: how === 'direct' },
  ]
  if (counted < 1 || rows.some(({ values }) => values.some((value) => value < 0))) return null
  const [fromPay, fromBank] = [rows[0]?.values[0] ?? 0, rows[1]?.values[0] ?? 0]
  const inState = rows.some(({ values }) => (values[3] ?? 0) > 0)
  const { parts } = costChart
  return {
    kind: 'ranks',
    key: 'cost',
    title: costChart.title({ counted }, say),
    lead: costChart.lead,
    summary: costChart.summary({ payroll: fromPay, direct: fromBank }, say),
    ...(state === 'US' ? { note: costChart.federalOnly } : {}),
    unit: 'money',
    words: { row: costChart.row, total: costChart.total },
    parts: [
      { key: 'own', label: parts.own, color: 'principal' },
      { key: 'federal', label: parts.federal, color: 'tax' },
      { key: 'payroll', label: parts.payroll, color: 'interest' },
      ...(inState ? [{ key: 'state', label: parts.state, color: 'other' as const }] : []),
    ],
    rows: rows.map((row) => ({ ...row, values: row.values.slice(0, inState ? 4 : 3) })),
  }
}

/** Where the months differ: twelve equal bars say nothing. */
function byMonth(context: HsaContext): Chart | null {
  const { result, law, say } = context
  const months = monthsIn(context)
  const sums = months.map((one) => one.base + one.catchUp)
  if (Math.max(...sums) - Math.min(...sums) <= 0.005) return null
  const {
    byMonth: { total },
    lastMonthAdds: adds,
  } = result.limit
  const values = { year: law.tax.year, total, adds }
  const catchUp = months.map((one) => roundToCent(one.catchUp))
  return {
    kind: 'bars',
    key: 'months',
    title: monthChart.title,
    lead: monthChart.lead,
    summary: (adds > 0.5 ? monthChart.summaryAdds : monthChart.summary)(values, say),
    note: result.people.spouse === null ? monthChart.note : monthChart.couple,
    x: { label: monthChart.x, kind: 'month', values: months.map((one) => one.month) },
    unit: 'money',
    series: [
      { key: 'base', label: monthChart.base, color: 'principal', values: months.map((one) => roundToCent(one.base)) },
      ...(months.some((one) => one.catchUp > 0)
        ? [{ key: 'catchUp', label: monthChart.catchUp, color: 'growth' as const, values: catchUp }]
        : []),
    ],
  }
}

function twoWays({ result, inputs, say }: HsaContext): Chart | null {
  const rows = result.path.filter((one) => one.month % 12 === 0)
  if (rows.every((row) => row.keepAccount < 1 && row.spendAccount + row.spendOutside < 1)) return null
  const end = rows.at(-1)
  const value = (of: (row: (typeof rows)[number]) => number) => rows.map((row) => roundToCent(of(row)))
  return {
    kind: 'lines',
    key: 'ways',
    title: wayChart.title,
    lead: wayChart.lead,
    summary: wayChart.summary(
      {
        years: inputs.years,
        keep: end?.keepAccount ?? 0,
        receipts: end?.keepReceipts ?? 0,
        spend: (end?.spendAccount ?? 0) + (end?.spendOutside ?? 0),
      },
      say,
    ),
    note: wayChart.note,
    x: { label: wayChart.x, kind: 'year', values: rows.map((row) => yearOf(addMonths(result.today, row.month))) },
    unit: 'money',
    series: [
      { key: 'keep', label: wayChart.keep, color: 'growth', look: 'area', values: value((r) => r.keepAccount) },
      {
        key: 'spend',
        label: wayChart.spend,
        color: 'principal',
        values: value((r) => r.spendAccount + r.spendOutside),
      },
      {
        key: 'receipts',
        label: wayChart.receipts,
        color: 'real',
        look: 'dashed',
        values: value((r) => r.keepReceipts),
      },
    ],
  }
}

/** The months come first where they differ, as they explain the limit; else what the deposit costs. */
export const charts = [byMonth, cost, twoWays]

import { type FeeKind, feeKinds } from '#engine/funds/fee-course.ts'
import { roundToCent } from '#engine/money.ts'
import type { DataColor, RanksChart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import { type Account, type Result, shareLost } from './compute.ts'
import { accountsOf, type FeeContext } from './context.ts'
import { feeNames } from './words/answer.en.ts'
import { accountChart, balanceChart, kindChart, shareChart } from './words/explain.en.ts'

const lineColors: readonly DataColor[] = ['principal', 'insurance', 'other']
const kindColors: Readonly<Partial<Record<FeeKind, DataColor>>> = {
  expense: 'interest',
  advisory: 'insurance',
  regulatory: 'tax',
  sweep: 'principal',
  forcedCash: 'principal',
  margin: 'interest',
}
/** Kinds that go together where eleven would be too many. */
const families: readonly {
  readonly key: keyof typeof accountChart.parts
  readonly color: DataColor
  readonly kinds: readonly FeeKind[]
}[] = [
  { key: 'expense', color: 'interest', kinds: ['expense'] },
  { key: 'advisory', color: 'insurance', kinds: ['advisory'] },
  { key: 'cash', color: 'principal', kinds: ['sweep', 'forcedCash'] },
  { key: 'trades', color: 'tax', kinds: ['commission', 'spread', 'fx', 'regulatory'] },
  { key: 'rest', color: 'other', kinds: ['account', 'margin', 'transferOut'] },
]

function yearsOf({ you, plan }: Result): readonly number[] {
  return [0, ...you.course.rows.map((row, i) => (i === you.course.rows.length - 1 ? plan.steps / 12 : row.year))].map(
    (year) => Number(year.toFixed(2)),
  )
}

function balances({ result, inputs, say }: FeeContext): XYChart | null {
  if (result.noFee <= 0.005) return null
  const accounts = accountsOf(result)
  const ends = accounts.map(({ name, course }) => ({ name, amount: course.balance }))
  return {
    kind: 'lines',
    key: 'balances',
    title: balanceChart.title,
    lead: balanceChart.lead,
    summary: balanceChart.summary({ months: inputs.years, free: result.noFee, balances: ends }, say),
    note: balanceChart.note,
    x: { label: balanceChart.x, kind: 'number', values: yearsOf(result) },
    unit: 'money',
    series: [
      {
        key: 'noFee',
        label: balanceChart.free,
        color: 'growth',
        look: 'dashed',
        values: [inputs.start, ...result.you.course.rows.map((row) => row.noFeeBalance)].map(roundToCent),
      },
      ...accounts.map((one, i) => ({
        key: `account${i + 1}`,
        label: one.name,
        color: lineColors[i] ?? ('other' as const),
        look: 'line' as const,
        values: [inputs.start, ...one.course.rows.map((row) => row.balance)].map(roundToCent),
      })),
    ],
  }
}

/** The accounts beside each other, each bar made of its kinds of fee. */
function byAccount({ result, say }: FeeContext): RanksChart | null {
  const accounts = accountsOf(result)
  const lostIn = (one: Account, kinds: readonly FeeKind[]) =>
    roundToCent(kinds.reduce((sum, kind) => sum + one.course.lost[kind], 0))
  const parts = families.filter(({ kinds }) => accounts.some((one) => Math.abs(lostIn(one, kinds)) >= 0.005))
  if (accounts.length < 2 || parts.length === 0) return null
  return {
    kind: 'ranks',
    key: 'byAccount',
    title: accountChart.title,
    lead: accountChart.lead,
    summary: accountChart.summary({ lost: accounts.map(({ name, lost }) => ({ name, amount: lost })) }, say),
    note: accountChart.note,
    unit: 'money',
    words: { row: accountChart.account, total: accountChart.all },
    parts: parts.map(({ key, color }) => ({ key, label: accountChart.parts[key], color })),
    rows: accounts.map((one, i) => ({
      label: one.name,
      values: parts.map(({ kinds }) => lostIn(one, kinds)),
      ...(i === 0 ? { isYours: true } : {}),
    })),
  }
}

/** Cents that add up: the largest change takes the rounding. */
function byKind({ result: { you, noFee }, say }: FeeContext): WaterfallChart | null {
  const from = roundToCent(noFee)
  const to = roundToCent(you.course.balance)
  const kinds = feeKinds.filter((kind) => Math.abs(you.course.lost[kind]) >= 0.005)
  if (kinds.length === 0) return null
  const changes = kinds.map((kind) => -roundToCent(you.course.lost[kind]))
  const gap = roundToCent(to - from - changes.reduce((sum, change) => sum + change, 0))
  const largest = changes.indexOf(Math.min(...changes))
  const lost = kinds.map((kind) => ({ name: feeNames[kind], amount: you.course.lost[kind] }))
  return {
    kind: 'waterfall',
    key: 'byKind',
    title: kindChart.title,
    lead: kindChart.lead,
    summary: kindChart.summary({ from, to, lost }, say),
    note: kindChart.note,
    unit: 'money',
    steps: [
      { label: kindChart.from, kind: 'total', value: from, color: 'growth' },
      ...kinds.map((kind, i) => ({
        label: feeNames[kind],
        kind: 'change' as const,
        value: roundToCent((changes[i] ?? 0) + (i === largest ? gap : 0)),
        color: kindColors[kind] ?? ('other' as const),
      })),
      { label: kindChart.to, kind: 'total', value: to, color: 'principal' },
    ],
  }
}

function shares({ result, say }: FeeContext): XYChart | null {
  const accounts = accountsOf(result)
  if (result.noFee <= 0.005 || result.you.course.rows.length < 2) return null
  const ends = accounts.map((one) => ({ name: one.name, amount: (shareLost(one) ?? 0) * 100 }))
  return {
    kind: 'lines',
    key: 'shares',
    title: shareChart.title,
    lead: shareChart.lead,
    summary: shareChart.summary({ shares: ends }, say),
    x: { label: shareChart.x, kind: 'number', values: yearsOf(result).slice(1) },
    unit: 'percent',
    series: accounts.map((one, i) => ({
      key: `share${i + 1}`,
      label: one.name,
      color: lineColors[i] ?? ('other' as const),
      look: 'line' as const,
      values: one.course.rows.map((row) =>
        row.noFeeBalance > 0.005 ? Number(((1 - row.balance / row.noFeeBalance) * 100).toFixed(4)) : null,
      ),
    })),
  }
}

export const charts = [balances, byAccount, byKind, shares]

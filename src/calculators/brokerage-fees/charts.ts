import { type FeeKind, feeKinds } from '#engine/funds/fee-course.ts'
import { roundToCent } from '#engine/money.ts'
import { dollars, monthsText, percentText, shortDollars } from '../kit/format.ts'
import type { Chart, DataColor, RanksChart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import { type Account, type Result, shareLost } from './compute.ts'
import type { FeeInputs } from './fields.ts'
import { feeFamilies, kindColors, kindNames } from './words.ts'

const lineColors: readonly DataColor[] = ['principal', 'insurance', 'other']
export const accountsOf = ({ you, others }: Result): readonly Account[] => [you, ...others]

function yearsOf({ you, plan }: Result): readonly number[] {
  return [0, ...you.course.rows.map((row, i) => (i === you.course.rows.length - 1 ? plan.steps / 12 : row.year))].map(
    (year) => Number(year.toFixed(2)),
  )
}

function balances(result: Result, inputs: FeeInputs): XYChart | null {
  if (result.noFee <= 0.005) return null
  return {
    kind: 'lines',
    key: 'balances',
    title: 'The same money, with and without the fees',
    lead: 'The gap opens slowly: a fee also takes what it would have earned.',
    summary: `After ${monthsText(inputs.years)}: ${shortDollars(result.noFee)} without any fee; ${accountsOf(result)
      .map((one) => `${shortDollars(one.course.balance)} in “${one.name}”`)
      .join('; ')}.`,
    note: 'Future dollars. The same return every year before fees, and no tax.',
    x: { label: 'Year', kind: 'number', values: yearsOf(result) },
    unit: 'money',
    series: [
      {
        key: 'noFee',
        label: 'No fees',
        color: 'growth',
        look: 'dashed',
        values: [inputs.start, ...result.you.course.rows.map((row) => row.noFeeBalance)].map(roundToCent),
      },
      ...accountsOf(result).map((one, i) => ({
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
function byAccount(result: Result): RanksChart | null {
  const accounts = accountsOf(result)
  if (accounts.length < 2) return null
  const lostIn = (one: Account, kinds: readonly FeeKind[]) =>
    roundToCent(kinds.reduce((sum, kind) => sum + one.course.lost[kind], 0))
  const parts = feeFamilies.filter(({ kinds }) => accounts.some((one) => Math.abs(lostIn(one, kinds)) >= 0.005))
  if (parts.length === 0) return null
  return {
    kind: 'ranks',
    key: 'byAccount',
    title: 'What fees cost in each account by the end',
    lead: 'Fees taken, and what they would have earned.',
    summary: `Lost to fees: ${accounts.map((one) => `“${one.name}” ${dollars(one.lost)}`).join('; ')}.`,
    note: 'Future dollars. The same money and the same return before fees in each.',
    unit: 'money',
    words: { row: 'Account', total: 'All fees' },
    parts: parts.map(({ key, label, color }) => ({ key, label, color })),
    rows: accounts.map((one, i) => ({
      label: one.name,
      values: parts.map(({ kinds }) => lostIn(one, kinds)),
      ...(i === 0 ? { isYours: true } : {}),
    })),
  }
}

/** Cents that add up: the largest change takes the rounding. */
function byKind({ you, noFee }: Result): WaterfallChart | null {
  const from = roundToCent(noFee)
  const to = roundToCent(you.course.balance)
  const kinds = feeKinds.filter((kind) => Math.abs(you.course.lost[kind]) >= 0.005)
  if (kinds.length === 0) return null
  const changes = kinds.map((kind) => -roundToCent(you.course.lost[kind]))
  const gap = roundToCent(to - from - changes.reduce((sum, change) => sum + change, 0))
  const largest = changes.indexOf(Math.min(...changes))
  return {
    kind: 'waterfall',
    key: 'byKind',
    title: 'Where the money goes',
    lead: 'Each step is a kind of fee with what it would have earned until the end. Together they are the whole gap.',
    summary: `From ${dollars(from)} without fees to ${dollars(to)}: ${kinds
      .map((kind) => `${kindNames[kind]} ${dollars(you.course.lost[kind])}`)
      .join(', ')}.`,
    note: 'Your account, future dollars.',
    unit: 'money',
    steps: [
      { label: 'Without any fee', kind: 'total', value: from, color: 'growth' },
      ...kinds.map((kind, i) => ({
        label: kindNames[kind],
        kind: 'change' as const,
        value: roundToCent((changes[i] ?? 0) + (i === largest ? gap : 0)),
        color: kindColors[kind],
      })),
      { label: 'Your account', kind: 'total', value: to, color: 'principal' },
    ],
  }
}

function shares(result: Result): XYChart | null {
  const accounts = accountsOf(result)
  const rows = result.you.course.rows
  if (result.noFee <= 0.005 || rows.length < 2) return null
  return {
    kind: 'lines',
    key: 'shares',
    title: 'Share of your wealth that fees have taken',
    lead: 'A fee of 1% a year takes about 1% in the first year, and far more of the whole after thirty.',
    summary: `At the end, of what there would be without fees: ${accounts
      .map((one) => `“${one.name}” ${percentText((shareLost(one) ?? 0) * 100, 1)}`)
      .join(', ')}.`,
    x: { label: 'Year', kind: 'number', values: yearsOf(result).slice(1) },
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

export const chartsOf = (result: Result, inputs: FeeInputs): readonly Chart[] =>
  [balances(result, inputs), byAccount(result), byKind(result), shares(result)].filter((chart) => chart !== null)

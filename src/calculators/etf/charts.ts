import type { CostKind } from '#engine/funds/holding-costs.ts'
import { roundToCent } from '#engine/money.ts'
import { isSome } from '../kit/fund/explain-parts.ts'
import type { Held } from '../kit/fund/held.ts'
import type { DataColor, RanksChart, XYChart } from '../kit/presentation.ts'
import { accountKinds } from './accounts.ts'
import { type EtfContext, isAfterTax } from './context.ts'
import { accountChart, accountNames, gapChart, names, sharedChart, costChart as words } from './words/explain.en.ts'

interface Part {
  readonly key: string
  readonly label: string
  readonly color: DataColor
  readonly of: (one: Held) => number
}
const lost = (kinds: readonly CostKind[]) => (one: Held) => kinds.reduce((sum, kind) => sum + one.course.lost[kind], 0)
const trading = lost(['load', 'deferred', 'spread', 'premium', 'commission'])

function partsOf(funds: readonly Held[]): readonly Part[] {
  const lends = funds.some(({ course }) => isSome(course.lost.lending))
  const label = lends ? words.expenseLending : words.expense
  const parts: readonly Part[] = [
    { key: 'expense', label, color: 'interest', of: lost(['expense', 'lending']) },
    { key: 'trading', label: words.trading, color: 'insurance', of: trading },
    { key: 'tax', label: words.tax, color: 'tax', of: (one) => one.taxCost },
  ]
  return parts.filter(({ of }) => funds.some((fund) => isSome(of(fund))))
}

/** The ETF beside the fund, each bar made of what it loses; without a fund, the ETF's costs beside each other. */
function costs({ result: { etf, twin }, say }: EtfContext): RanksChart | null {
  const parts = partsOf(twin ? [etf, twin] : [etf])
  if (parts.length === 0) return null
  const { lead, note } = words
  const base = { kind: 'ranks', key: 'costs', lead, note, unit: 'money' } as const
  if (twin === null) {
    const all = parts.map(({ label, of }) => ({ label, amount: of(etf) }))
    const [paid, won] = [all.filter(({ amount }) => amount >= 0), all.filter(({ amount }) => amount < 0)]
    return {
      ...base,
      title: words.alone,
      summary: [
        ...(paid.length > 0 ? [words.loses({ lost: paid }, say)] : []),
        ...(won.length > 0 ? [words.gains({ won }, say)] : []),
      ].join(' '),
      words: { row: words.cost, total: words.taken },
      parts: [{ key: 'cost', label: words.taken, color: 'interest' }],
      rows: all.map(({ label, amount }) => ({ label, values: [roundToCent(amount)] })),
    }
  }
  const all = (one: Held) => one.feeCost + one.taxCost
  const values = (one: Held) => parts.map(({ of }) => roundToCent(of(one)))
  return {
    ...base,
    title: words.versus,
    summary: words.summary({ etf: all(etf), fund: all(twin) }, say),
    words: { row: words.fund, total: words.all },
    parts: parts.map(({ key, label, color }) => ({ key, label, color })),
    rows: [
      { label: names.etf, values: values(etf), isYours: true },
      { label: names.fund, values: values(twin) },
    ],
  }
}

function gap(context: EtfContext): XYChart | null {
  const { result, say } = context
  const { etf, twin, plan } = result
  const years = plan.months / 12
  const isFlat = etf.kept.every((kept, i) => Math.abs(kept - (twin?.kept[i] ?? 0)) < 0.5)
  if (twin === null || isFlat || years < 2) return null
  const afterTax = isAfterTax(context)
  return {
    kind: 'lines',
    key: 'gap',
    title: gapChart.title,
    lead: gapChart.lead,
    summary: gapChart.summary({ years, gap: etf.net - twin.net, afterTax }, say),
    note: gapChart.note({ afterTax }),
    x: { label: gapChart.x, kind: 'number', values: etf.kept.map((_, i) => i + 1) },
    unit: 'money',
    signs: { above: gapChart.above, below: gapChart.below },
    series: [
      {
        key: 'gap',
        label: gapChart.series,
        color: 'growth',
        look: 'line',
        values: etf.kept.map((kept, i) => roundToCent(kept - (twin.kept[i] ?? 0))),
      },
    ],
    level: { value: 0, label: gapChart.even },
  }
}

/** One bar for each kind of account: what the ETF leaves beyond the fund there. The accounts themselves are not compared. */
function byAccount({ result: { etfBy, twinBy, account }, say }: EtfContext): RanksChart | null {
  if (twinBy === null) return null
  const gaps = accountKinds.map((kind) => ({ kind, gap: roundToCent(etfBy[kind].net - twinBy[kind].net) }))
  if (gaps.every((one) => Math.abs(one.gap) < 0.5)) return null
  return {
    kind: 'ranks',
    key: 'byAccount',
    title: accountChart.title,
    lead: accountChart.lead,
    summary: accountChart.summary(
      { gaps: gaps.map((one) => ({ account: accountNames[one.kind], gap: one.gap })) },
      say,
    ),
    note: accountChart.note,
    unit: 'money',
    words: { row: accountChart.account, total: accountChart.series },
    parts: [{ key: 'gap', label: accountChart.series, color: 'growth' }],
    rows: gaps.map((one) => ({
      label: accountNames[one.kind],
      values: [one.gap],
      ...(one.kind === account ? { isYours: true } : {}),
    })),
  }
}

function shared({ result: { overlap }, say }: EtfContext): RanksChart | null {
  const top = overlap?.shared.slice(0, 10) ?? []
  if (overlap === null || top.length === 0) return null
  return {
    kind: 'ranks',
    key: 'shared',
    title: sharedChart.title,
    lead: sharedChart.lead,
    summary: sharedChart.summary({ same: overlap.overlap * 100, count: overlap.shared.length }, say),
    unit: 'percent',
    words: { row: sharedChart.ticker, total: sharedChart.shared },
    parts: [{ key: 'shared', label: sharedChart.shared, color: 'principal' }],
    rows: top.map((one) => ({
      label: one.ticker,
      values: [Number((one.shared * 100).toFixed(4))],
      note: sharedChart.weights({ first: one.first * 100, second: one.second * 100 }, say),
    })),
  }
}

export const charts = [costs, gap, byAccount, shared]

import type { CostKind } from '#engine/funds/holding-costs.ts'
import { roundToCent } from '#engine/money.ts'
import { dollars, listText, percentText, yearsText } from '../kit/format.ts'
import type { Chart, DataColor, RanksChart, XYChart } from '../kit/presentation.ts'
import { accountKinds, type Held, type Result } from './compute.ts'
import { accountNames, afterTax } from './words.ts'

type Part = {
  readonly key: string
  readonly label: string
  readonly color: DataColor
  readonly of: (one: Held) => number
}
const lost = (kinds: readonly CostKind[]) => (one: Held) => kinds.reduce((sum, kind) => sum + one.course.lost[kind], 0)
const parts: readonly Part[] = [
  { key: 'expense', label: 'Expense ratio minus lending', color: 'interest', of: lost(['expense', 'lending']) },
  {
    key: 'trading',
    label: 'Buying and selling',
    color: 'insurance',
    of: lost(['load', 'deferred', 'spread', 'premium', 'commission']),
  },
  { key: 'tax', label: 'Tax', color: 'tax', of: (one) => one.taxCost },
]

/** The ETF beside the fund, each bar made of what it loses; without a fund, the ETF’s costs beside each other. */
function costs({ etf, twin }: Result): RanksChart | null {
  const both = [etf, ...(twin ? [twin] : [])]
  const lends = both.some((one) => Math.abs(one.course.lost.lending) >= 0.005)
  const shown = parts
    .filter((part) => both.some((one) => Math.abs(part.of(one)) >= 0.005))
    .map((part) => (part.key === 'expense' && !lends ? { ...part, label: 'Expense ratio' } : part))
  if (shown.length === 0) return null
  const texts = {
    kind: 'ranks',
    key: 'costs',
    title: twin ? 'What ETF and mutual fund lose by the end' : 'What each cost takes by the end',
    lead: 'What is taken, and what it would have earned.',
    note: 'Future dollars, tax included.',
    unit: 'money',
  } as const
  if (twin === null)
    return {
      ...texts,
      summary: lossesText(shown.map((part) => ({ label: part.label, amount: part.of(etf) }))),
      words: { row: 'Cost', total: 'Taken by the end' },
      parts: [{ key: 'cost', label: 'Taken by the end', color: 'interest' }],
      rows: shown.map((part) => ({ label: part.label, values: [roundToCent(part.of(etf))] })),
    }
  const all = (one: Held) => one.feeCost + one.taxCost
  return {
    ...texts,
    summary: `Costs and tax ${takenText(all(etf))} the ETF; they ${takenText(all(twin))} the mutual fund.`,
    words: { row: 'Fund', total: 'All costs and tax' },
    parts: shown.map(({ key, label, color }) => ({ key, label, color })),
    rows: [
      { label: 'ETF', values: shown.map((part) => roundToCent(part.of(etf))), isYours: true },
      { label: 'Mutual fund', values: shown.map((part) => roundToCent(part.of(twin))) },
    ],
  }
}
/** "take $5 from", or where discounts and lending are more than the costs, "bring $5 to". */
const takenText = (amount: number): string =>
  amount < -0.5 ? `bring ${dollars(-amount)} to` : `take ${dollars(Math.max(0, amount))} from`

/** "The ETF loses $12 to the expense ratio, and gains $3 from buying and selling." */
function lossesText(all: readonly { readonly label: string; readonly amount: number }[]): string {
  const inSentence = (label: string) =>
    label.startsWith('Expense') ? `the ${label.toLowerCase()}` : label.toLowerCase()
  const [lost, won] = [all.filter((one) => one.amount >= 0), all.filter((one) => one.amount < 0)]
  const losses = listText(lost.map((one) => `${dollars(one.amount)} to ${inSentence(one.label)}`))
  const gains = listText(won.map((one) => `${dollars(-one.amount)} from ${inSentence(one.label)}`))
  const said = [...(losses ? [`loses ${losses}`] : []), ...(gains ? [`gains ${gains}`] : [])]
  return `The ETF ${said.join(', and ')}.`
}

function gap({ etf, twin, account, plan }: Result): XYChart | null {
  const years = plan.months / 12
  const isFlat = etf.kept.every((kept, i) => Math.abs(kept - (twin?.kept[i] ?? 0)) < 0.5)
  if (twin === null || isFlat || years < 2) return null
  const last = etf.net - twin.net
  return {
    kind: 'lines',
    key: 'gap',
    title: 'ETF against the mutual fund, by the year you sell',
    lead: 'Above the line the ETF leaves you more, below it the fund does.',
    summary: `Sold after ${yearsText(years)}${afterTax(account)}, the ETF leaves ${Math.abs(last) < 0.5 ? 'as much as' : `${dollars(Math.abs(last))} ${last >= 0 ? 'more' : 'less'} than`} the fund.`,
    note: `Future dollars${afterTax(account)}. Both hold the same and return the same before costs.`,
    x: { label: 'Year', kind: 'number', values: etf.kept.map((_, i) => i + 1) },
    unit: 'money',
    signs: { above: 'ETF ahead', below: 'Fund ahead' },
    series: [
      {
        key: 'gap',
        label: 'ETF less fund',
        color: 'growth',
        look: 'line',
        values: etf.kept.map((kept, i) => roundToCent(kept - (twin.kept[i] ?? 0))),
      },
    ],
    level: { value: 0, label: 'Both leave the same' },
  }
}

/** One bar for each kind of account: what the ETF leaves beyond the fund there. The accounts themselves are not compared. */
function byAccount({ etfBy, twinBy, account }: Result): RanksChart | null {
  if (twinBy === null) return null
  const gaps = accountKinds.map((kind) => roundToCent(etfBy[kind].net - twinBy[kind].net))
  if (gaps.every((one) => Math.abs(one) < 0.5)) return null
  return {
    kind: 'ranks',
    key: 'byAccount',
    title: 'The ETF’s lead over the mutual fund, by kind of account',
    lead: 'Inside an IRA or a Roth nothing is taxed on the way, so what a fund pays out matters only in a taxable account.',
    summary: `Sold at the end: ${accountKinds
      .map((kind, i) => `${accountNames[kind]}, ${aheadText(gaps[i] ?? 0)}`)
      .join('; ')}.`,
    note: 'Future dollars, after tax. Below zero the mutual fund leaves more.',
    unit: 'money',
    words: { row: 'Account', total: 'ETF ahead by' },
    parts: [{ key: 'gap', label: 'ETF ahead by', color: 'growth' }],
    rows: accountKinds.map((kind, i) => ({
      label: accountNames[kind],
      values: [gaps[i] ?? 0],
      ...(kind === account ? { isYours: true } : {}),
    })),
  }
}
const aheadText = (gap: number) =>
  Math.abs(gap) < 0.5 ? 'both the same' : `${gap > 0 ? 'ETF' : 'fund'} ${dollars(Math.abs(gap))} ahead`

function shared({ overlap }: Result): RanksChart | null {
  const top = overlap?.shared.slice(0, 10) ?? []
  if (overlap === null || top.length === 0) return null
  return {
    kind: 'ranks',
    key: 'shared',
    title: 'The holdings both ETFs share most',
    lead: 'For each ticker the smaller of the two weights: that part is the same in both.',
    summary: `${percentText(overlap.overlap * 100, 1)} of both is the same; ${overlap.shared.length} ${overlap.shared.length === 1 ? 'holding is' : 'holdings are'} in both.`,
    unit: 'percent',
    words: { row: 'Ticker', total: 'Shared weight' },
    parts: [{ key: 'shared', label: 'Shared weight', color: 'principal' }],
    rows: top.map((one) => ({
      label: one.ticker,
      values: [Number((one.shared * 100).toFixed(4))],
      note: `${percentText(one.first * 100)} and ${percentText(one.second * 100)}`,
    })),
  }
}

export const chartsOf = (result: Result): readonly Chart[] =>
  [costs(result), gap(result), byAccount(result), shared(result)].filter((chart) => chart !== null)

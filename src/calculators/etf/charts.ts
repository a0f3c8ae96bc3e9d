import { costKinds } from '#engine/funds/holding-course.ts'
import { roundToCent } from '#engine/money.ts'
import { dollars, percentText } from '../kit/format.ts'
import type { Chart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import { accountKinds, type Result } from './compute.ts'
import { accountNames, afterTax, kindColors, kindNames, yearsText } from './words.ts'

/** Cents that add up: the last change takes the rounding. */
function byKind({ etf }: Result): WaterfallChart | null {
  const from = roundToCent(etf.course.last.costFree)
  const to = roundToCent(etf.net)
  const parts = costKinds
    .map((kind) => ({ kind, lost: kind === 'saleTax' ? etf.taxAtSale : etf.course.lost[kind] }))
    .filter(({ lost }) => Math.abs(lost) >= 0.005)
  if (parts.length === 0) return null
  const changes = parts.map(({ lost }) => -roundToCent(lost))
  const gap = roundToCent(to - from - changes.reduce((sum, change) => sum + change, 0))
  return {
    kind: 'waterfall',
    key: 'byKind',
    title: 'Where the money goes',
    lead: 'Each step is a cost of the ETF with what it would have earned until the end. Together they are the whole gap.',
    summary: `From ${dollars(from)} without costs to ${dollars(to)}: ${parts
      .map(({ kind, lost }) => `${kindNames[kind]} ${dollars(lost)}`)
      .join(', ')}.`,
    note: 'Future dollars.',
    unit: 'money',
    steps: [
      { label: 'Without costs or tax', kind: 'total', value: from, color: 'growth' },
      ...parts.map(({ kind }, i) => ({
        label: kindNames[kind],
        kind: 'change' as const,
        value: roundToCent((changes[i] ?? 0) + (i === parts.length - 1 ? gap : 0)),
        color: kindColors[kind],
      })),
      { label: 'You keep', kind: 'total', value: to, color: 'principal' },
    ],
  }
}

function gap({ etf, twin, account, plan }: Result): XYChart | null {
  if (twin === null) return null
  const years = plan.months / 12
  const last = etf.net - twin.net
  return {
    kind: years > 1 ? 'lines' : 'bars',
    key: 'gap',
    title: 'ETF against the mutual fund, by the year you sell',
    lead: 'Above zero the ETF leaves you more, below zero the fund does.',
    summary: `Sold after ${yearsText(years)}${afterTax(account)}, the ETF leaves ${Math.abs(last) < 0.5 ? 'as much as' : `${dollars(Math.abs(last))} ${last >= 0 ? 'more' : 'less'} than`} the fund.`,
    note: `Future dollars${afterTax(account)}. Both hold the same and return the same before costs.`,
    x: { label: 'Year', kind: 'number', values: etf.kept.map((_, i) => i + 1) },
    unit: 'money',
    series: [
      {
        key: 'gap',
        label: 'ETF less fund',
        color: 'growth',
        ...(years > 1 ? { look: 'line' as const } : {}),
        values: etf.kept.map((kept, i) => roundToCent(kept - (twin.kept[i] ?? 0))),
      },
    ],
    level: { value: 0, label: 'Level' },
  }
}

function byAccount({ etfBy, twinBy }: Result): XYChart | null {
  if (twinBy === null) return null
  const gaps = accountKinds.map((kind) => roundToCent(etfBy[kind].net - twinBy[kind].net))
  return {
    kind: 'bars',
    key: 'byAccount',
    title: 'ETF against the mutual fund, by kind of account',
    lead: 'Inside an IRA or a Roth nothing is taxed on the way, so what a fund pays out matters only in a taxable account.',
    summary: `Sold at the end, the ETF leaves more by: ${accountKinds
      .map((kind, i) => `${accountNames[kind]} ${dollars(gaps[i] ?? 0)}`)
      .join('; ')}.`,
    note: 'Future dollars, after tax. Below zero the mutual fund leaves more.',
    x: { label: 'Account', kind: 'number', values: accountKinds.map((kind) => accountNames[kind]) },
    unit: 'money',
    series: [{ key: 'gap', label: 'ETF less fund', color: 'growth', values: gaps }],
  }
}

function shared({ overlap }: Result): XYChart | null {
  const top = overlap?.shared.slice(0, 10) ?? []
  if (overlap === null || top.length === 0) return null
  return {
    kind: 'bars',
    key: 'shared',
    title: 'The holdings both ETFs share most',
    summary: `${percentText(overlap.overlap * 100, 1)} of both is the same; ${overlap.shared.length} ${overlap.shared.length === 1 ? 'holding is' : 'holdings are'} in both.`,
    x: { label: 'Ticker', kind: 'number', values: top.map((one) => one.ticker) },
    unit: 'percent',
    series: [
      {
        key: 'first',
        label: 'This ETF',
        color: 'principal',
        values: top.map((one) => Number((one.first * 100).toFixed(4))),
      },
      {
        key: 'second',
        label: 'Another ETF',
        color: 'other',
        values: top.map((one) => Number((one.second * 100).toFixed(4))),
      },
    ],
  }
}

export const chartsOf = (result: Result): readonly Chart[] =>
  [byKind(result), gap(result), byAccount(result), shared(result)].filter((chart) => chart !== null)

import { costKinds, totalCosts } from '#engine/funds/holding-costs.ts'
import { roundToCent } from '#engine/money.ts'
import type { Column, Table } from '../kit/presentation.ts'
import { accountKinds, type Result } from './compute.ts'
import { accountNames, afterTax, kindNames } from './words.ts'

const money = (label: string): Column => ({ label, unit: 'money' })
const text = (label: string): Column => ({ label, unit: 'text' })

function byYear({ etf, twin, account }: Result): Table {
  const kinds = costKinds.filter((kind) => etf.course.rows.some((row) => Math.abs(row.costs[kind]) >= 0.005))
  return {
    key: 'byYear',
    title: 'Year by year',
    lead: `Costs taken in the year, and what a sale at its end would leave you${afterTax(account)}. Future dollars.`,
    columns: [
      { label: 'Year', unit: 'count' },
      money('You put in'),
      ...kinds.map((kind) => money(kindNames[kind])),
      money('All this year'),
      money('ETF, if sold'),
      ...(twin ? [money('Mutual fund, if sold')] : []),
    ],
    rows: etf.course.rows.map((row, i) => [
      row.year,
      ...[
        row.paidIn,
        ...kinds.map((kind) => row.costs[kind]),
        totalCosts(row.costs),
        etf.kept[i] ?? 0,
        ...(twin ? [twin.kept[i] ?? 0] : []),
      ].map(roundToCent),
    ]),
  }
}

function accounts({ etfBy, twinBy }: Result): Table {
  return {
    key: 'accounts',
    title: 'By kind of account',
    lead: 'Sold at the end. Compare ETF and fund in a line, not the lines: money in a traditional account is taxed when it comes out, and the tax it saved when it went in is not counted.',
    columns: [
      text('Account'),
      money('ETF: tax cost'),
      money('ETF: you keep'),
      ...(twinBy ? [money('Fund: tax cost'), money('Fund: you keep'), money('ETF ahead by')] : []),
    ],
    rows: accountKinds.map((kind) => [
      accountNames[kind],
      roundToCent(etfBy[kind].taxCost),
      roundToCent(etfBy[kind].net),
      ...(twinBy ? [twinBy[kind].taxCost, twinBy[kind].net, etfBy[kind].net - twinBy[kind].net].map(roundToCent) : []),
    ]),
  }
}

function byKind({ etf, twin }: Result): Table {
  const both = [etf, ...(twin ? [twin] : [])]
  const kinds = costKinds.filter(
    (kind) => kind !== 'saleTax' && both.some((one) => Math.abs(one.course.lost[kind]) >= 0.005),
  )
  return {
    key: 'byKind',
    title: 'What each cost takes by the end',
    lead: 'Taken, plus what it would have earned. Future dollars.',
    columns: [text('Cost'), money('ETF'), ...(twin ? [money('Mutual fund')] : [])],
    rows: [
      ...kinds.map((kind) => [kindNames[kind], ...both.map((one) => roundToCent(one.course.lost[kind]))]),
      [kindNames.saleTax, ...both.map((one) => roundToCent(one.taxAtSale))],
      ['All costs and tax', ...both.map((one) => roundToCent(one.feeCost + one.taxCost))],
      ['You keep', ...both.map((one) => roundToCent(one.net))],
    ],
    look: 'ledger',
    emphasis: { [kinds.length + 1]: 'subtotal', [kinds.length + 2]: 'total' },
  }
}

function shared({ overlap }: Result): Table | null {
  if (overlap === null || overlap.shared.length === 0) return null
  const points = (weight: number) => Number((weight * 100).toFixed(4))
  return {
    key: 'overlap',
    title: 'Holdings in both ETFs',
    lead: 'The overlap is the sum of the smaller weights.',
    columns: [
      text('Ticker'),
      { label: 'This ETF', unit: 'percent' },
      { label: 'Another ETF', unit: 'percent' },
      { label: 'Shared', unit: 'percent' },
    ],
    rows: overlap.shared.map((one) => [one.ticker, points(one.first), points(one.second), points(one.shared)]),
    folded: true,
  }
}

export const tablesOf = (result: Result): readonly Table[] =>
  [byYear(result), accounts(result), byKind(result), shared(result)].filter((table) => table !== null)

import { costKinds, totalCosts } from '#engine/funds/holding-costs.ts'
import { roundToCent } from '#engine/money.ts'
import { costsByKind, isSome } from '../kit/fund/explain-parts.ts'
import { costNames } from '../kit/fund/words/answer.en.ts'
import type { KeyedColumn, KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { accountKinds } from './accounts.ts'
import { type EtfContext, isAfterTax } from './context.ts'
import { accountNames, names, tableWords as words } from './words/explain.en.ts'

const money = (key: string, label: string): KeyedColumn => ({ key, label, unit: 'money' })

function byYear(context: EtfContext): KeyedTable {
  const { etf, twin } = context.result
  const kinds = costKinds.filter((kind) => etf.course.rows.some((row) => isSome(row.costs[kind])))
  const { title, lead, year, paidIn, total, etf: sold, fund } = words.byYear
  return {
    key: 'byYear',
    title,
    lead: lead({ afterTax: isAfterTax(context) }),
    columns: [
      { key: 'year', label: year, unit: 'count' },
      money('paidIn', paidIn),
      ...kinds.map((kind) => money(kind, costNames[kind])),
      money('total', total),
      money('etf', sold),
      ...(twin ? [money('fund', fund)] : []),
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

function accounts({ result: { etfBy, twinBy } }: EtfContext): KeyedTable {
  const { title, lead, account, etfTax, etf, fundTax, fund, gap } = words.accounts
  return {
    key: 'accounts',
    title,
    lead,
    columns: [
      { key: 'account', label: account, unit: 'text' },
      money('etfTax', etfTax),
      money('etf', etf),
      ...(twinBy ? [money('fundTax', fundTax), money('fund', fund), money('gap', gap)] : []),
    ],
    rows: accountKinds.map((kind) => [
      accountNames[kind],
      roundToCent(etfBy[kind].taxCost),
      roundToCent(etfBy[kind].net),
      ...(twinBy ? [twinBy[kind].taxCost, twinBy[kind].net, etfBy[kind].net - twinBy[kind].net].map(roundToCent) : []),
    ]),
    lines: accountKinds,
  }
}

const byKind = ({ result: { etf, twin } }: EtfContext): KeyedTable =>
  costsByKind([{ ...etf, key: 'etf', name: names.etf }, ...(twin ? [{ ...twin, key: 'fund', name: names.fund }] : [])])

function shared({ result: { overlap } }: EtfContext): KeyedTable | null {
  if (overlap === null || overlap.shared.length === 0) return null
  const points = (weight: number) => Number((weight * 100).toFixed(4))
  return tableOf(
    'overlap',
    words.shared,
    overlap.shared,
    {
      ticker: ['text', ({ ticker }) => ticker],
      first: ['percent', ({ first }) => points(first)],
      second: ['percent', ({ second }) => points(second)],
      shared: ['percent', (one) => points(one.shared)],
    },
    { folded: true, line: (_, at) => `holding${at + 1}` },
  )
}

export const tables = [byYear, accounts, byKind, shared]

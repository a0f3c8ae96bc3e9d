import { roundToCent } from '#engine/money.ts'
import type { KeyedColumn, KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { type GrowthContext, ofGrowth } from './context.ts'
import { tableWords } from './words/explain.en.ts'

/** Columns of fees, tax and the range only where there are any. */
function byYear({ inputs, result }: GrowthContext): KeyedTable {
  const { base, low, high } = result
  const words = tableWords.byYear
  const { columns } = words
  const money = (key: keyof typeof columns): KeyedColumn => ({ key, label: columns[key], unit: 'money' })
  const hasFee = inputs.fee > 0
  const hasTax = inputs.tax !== 'none'
  const hasRange = inputs.variance > 0
  return {
    key: 'byYear',
    title: words.title,
    lead: words.lead,
    columns: [
      { key: 'year', label: columns.year, unit: 'count' },
      money('deposits'),
      money('growth'),
      ...(hasFee ? [money('fees')] : []),
      ...(hasTax ? [money('tax')] : []),
      money('paidIn'),
      money('balance'),
      money('today'),
      ...(hasRange ? [money('low'), money('high')] : []),
    ],
    rows: base.rows.map((row, i) =>
      [
        row.year,
        row.deposits,
        row.interest,
        ...(hasFee ? [row.fees] : []),
        ...(hasTax ? [row.tax] : []),
        row.depositsCum,
        row.balance,
        row.realBalance,
        ...(hasRange ? [low.rows[i]?.balance ?? 0, high.rows[i]?.balance ?? 0] : []),
      ].map(roundToCent),
    ),
  }
}

function byMonth({ inputs, result }: GrowthContext): KeyedTable {
  const { lead, leadTaxed, ...words } = tableWords.byMonth
  const prices = 1 + inputs.inflation / 100
  return tableOf(
    'byMonth',
    { ...words, lead: inputs.tax === 'at-end' ? leadTaxed : lead },
    result.base.monthly,
    {
      month: ['count', ({ month }) => month],
      paidIn: ['cents', ({ paidIn }) => roundToCent(paidIn)],
      balance: ['cents', ({ balance }) => roundToCent(balance)],
      today: ['cents', ({ month, balance }) => roundToCent(balance / prices ** (month / 12))],
    },
    { folded: true },
  )
}

export const tables = [ofGrowth(byYear), ofGrowth(byMonth)]

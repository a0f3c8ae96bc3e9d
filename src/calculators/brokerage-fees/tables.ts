import { feeKinds, totalOf } from '#engine/funds/fee-course.ts'
import { roundToCent } from '#engine/money.ts'
import type { Column, Table } from '../kit/presentation.ts'
import { accountsOf } from './charts.ts'
import { type Account, type Result, shareLost } from './compute.ts'
import { kindNames } from './words.ts'

const money = (label: string): Column => ({ label, unit: 'money' })
const text = (label: string): Column => ({ label, unit: 'text' })

/** The last row of a broken year ends there: 4.75. */
const yearOf = (year: number, { steps }: Result['plan']): number => Number(Math.min(year, steps / 12).toFixed(2))

function byYear(result: Result): Table {
  const { you, others, plan } = result
  return {
    key: 'byYear',
    title: 'Year by year',
    lead: 'Future dollars. “Behind” is what fees have cost so far with what they would have earned.',
    columns: [
      { label: 'Year', unit: 'count' },
      money('Without fees'),
      money('Your account'),
      money('Fees this year'),
      money('Behind'),
      ...others.map((one) => money(one.name)),
    ],
    rows: you.course.rows.map((row, i) => [
      yearOf(row.year, plan),
      ...[
        row.noFeeBalance,
        row.balance,
        totalOf(row.paid),
        row.noFeeBalance - row.balance,
        ...others.map((one) => one.course.rows[i]?.balance ?? 0),
      ].map(roundToCent),
    ]),
  }
}

function byKind(result: Result): Table {
  const accounts = accountsOf(result)
  const { noFee } = result
  const line = (label: string, value: (one: Account) => number): readonly (string | number | null)[] => {
    const [own, ...rest] = accounts.map(value)
    const share = noFee > 0.005 ? Number((((own ?? 0) / noFee) * 100).toFixed(2)) : null
    return [label, roundToCent(own ?? 0), share, ...rest.map(roundToCent)]
  }
  const kinds = feeKinds.filter((kind) => accounts.some((one) => Math.abs(one.course.lost[kind]) >= 0.005))
  return {
    key: 'byKind',
    title: 'What each kind of fee costs at the end',
    lead: 'Fees taken plus what they would have earned, in future dollars, and as a share of what your account would hold without fees.',
    columns: [
      text('Kind of fee'),
      money(result.you.name),
      { label: 'Share of your wealth', unit: 'percent' },
      ...result.others.map((one) => money(one.name)),
    ],
    rows: [
      ...kinds.map((kind) => line(kindNames[kind], (one) => one.course.lost[kind])),
      line('All fees', (one) => one.lost),
      line('Fees taken', (one) => totalOf(one.course.paid)),
      line('Balance at the end', (one) => one.course.balance),
    ],
    look: 'ledger',
    emphasis: { [kinds.length]: 'subtotal', [kinds.length + 2]: 'total' },
  }
}

function rates(result: Result): Table {
  return {
    key: 'rates',
    title: 'The accounts side by side',
    lead: 'The one yearly rate is the single fee that would leave the same balance.',
    columns: [
      text('Account'),
      { label: 'All fees as one yearly rate', unit: 'percent' },
      { label: 'Share of wealth lost', unit: 'percent' },
    ],
    rows: accountsOf(result).map((one) => {
      const share = shareLost(one)
      return [
        one.name,
        one.oneRate === null ? null : Number((one.oneRate * 100).toFixed(3)),
        share === null ? null : Number((share * 100).toFixed(2)),
      ]
    }),
  }
}

function yourFees({ you, plan }: Result): Table {
  const kinds = feeKinds.filter((kind) => Math.abs(you.course.paid[kind]) >= 0.005)
  return {
    key: 'yourFees',
    title: 'Your fees by kind, year by year',
    lead: 'Dollars taken in the year, future dollars.',
    columns: [{ label: 'Year', unit: 'count' }, ...kinds.map((kind) => money(kindNames[kind])), money('All')],
    rows: you.course.rows.map((row) => [
      yearOf(row.year, plan),
      ...kinds.map((kind) => roundToCent(row.paid[kind])),
      roundToCent(totalOf(row.paid)),
    ]),
    folded: true,
  }
}

export const tablesOf = (result: Result): readonly Table[] => [
  byYear(result),
  rates(result),
  byKind(result),
  yourFees(result),
]

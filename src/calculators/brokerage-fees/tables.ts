import { feeKinds, totalOf } from '#engine/funds/fee-course.ts'
import { roundToCent } from '#engine/money.ts'
import type { KeyedColumn, KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { type Account, type Result, shareLost } from './compute.ts'
import { accountsOf, type FeeContext } from './context.ts'
import { feeNames } from './words/answer.en.ts'
import { tableWords as words } from './words/explain.en.ts'

const money = (key: string, label: string): KeyedColumn => ({ key, label, unit: 'money' })
/** What programs call an account: the visitor's own, or one by its place in the list sent. */
const accountKey = (place: number): string => (place === 0 ? 'yours' : `other${place}`)
const isSome = (amount: number): boolean => Math.abs(amount) >= 0.005
const rounded = (value: number | null, decimals: number) => (value === null ? null : Number(value.toFixed(decimals)))

/** The last row of a broken year ends there: 4.75. */
const yearOf = (year: number, { steps }: Result['plan']): number => Number(Math.min(year, steps / 12).toFixed(2))

function byYear({ result: { you, others, plan } }: FeeContext): KeyedTable {
  const { title, lead, year, free, yours, fees, behind } = words.byYear
  return {
    key: 'byYear',
    title,
    lead,
    columns: [
      { key: 'year', label: year, unit: 'count' },
      money('withoutFees', free),
      money('yours', yours),
      money('fees', fees),
      money('behind', behind),
      ...others.map(({ name }, i) => money(accountKey(i + 1), name)),
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

function byKind({ result }: FeeContext): KeyedTable {
  const accounts = accountsOf(result)
  const { noFee } = result
  const { title, lead, kind: heading, share: shareHeading, all, taken, balance } = words.byKind
  const line = (label: string, value: (one: Account) => number): readonly (string | number | null)[] => {
    const [own = 0, ...rest] = accounts.map(value)
    return [label, roundToCent(own), noFee > 0.005 ? rounded((own / noFee) * 100, 2) : null, ...rest.map(roundToCent)]
  }
  const kinds = feeKinds.filter((kind) => accounts.some((one) => isSome(one.course.lost[kind])))
  return {
    key: 'byKind',
    title,
    lead,
    columns: [
      { key: 'kind', label: heading, unit: 'text' },
      money('yours', result.you.name),
      { key: 'share', label: shareHeading, unit: 'percent' },
      ...result.others.map(({ name }, i) => money(accountKey(i + 1), name)),
    ],
    rows: [
      ...kinds.map((kind) => line(feeNames[kind], ({ course }) => course.lost[kind])),
      line(all, ({ lost }) => lost),
      line(taken, ({ course }) => totalOf(course.paid)),
      line(balance, ({ course }) => course.balance),
    ],
    lines: [...kinds, 'all', 'taken', 'balance'],
    look: 'ledger',
    emphasis: { [kinds.length]: 'subtotal', [kinds.length + 2]: 'total' },
  }
}

const percent = (value: number | null) => (value === null ? null : value * 100)
const rates = ({ result }: FeeContext): KeyedTable =>
  tableOf(
    'rates',
    words.rates,
    accountsOf(result),
    {
      account: ['text', ({ name }) => name],
      rate: ['percent', ({ oneRate }) => rounded(percent(oneRate), 3)],
      share: ['percent', (one) => rounded(percent(shareLost(one)), 2)],
    },
    { line: (_, place) => accountKey(place) },
  )

function yourFees({ result: { you, plan } }: FeeContext): KeyedTable {
  const kinds = feeKinds.filter((kind) => isSome(you.course.paid[kind]))
  const { title, lead, year, all } = words.yourFees
  return {
    key: 'yourFees',
    title,
    lead,
    columns: [
      { key: 'year', label: year, unit: 'count' },
      ...kinds.map((kind) => money(kind, feeNames[kind])),
      money('all', all),
    ],
    rows: you.course.rows.map((row) => [
      yearOf(row.year, plan),
      ...kinds.map((kind) => roundToCent(row.paid[kind])),
      roundToCent(totalOf(row.paid)),
    ]),
    folded: true,
  }
}

export const tables = [byYear, rates, byKind, yourFees]

import { monthsText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import type { Compared } from './compute.ts'

function waysTable(result: Compared): Table {
  const { asNow, stay, move, fresh, budget, payNow } = result
  const length = (course: Compared['stay']): string =>
    course.outcome === 'paid-off' ? monthsText(course.months) : 'never'
  const rows: (readonly (string | number | null)[])[] = [
    [
      'Now, each with its own payment',
      payNow,
      length(asNow),
      0,
      asNow.outcome === 'paid-off' ? asNow.totalInterest : null,
      result.asNowCost,
    ],
    [
      'Now, the same sum until the end',
      budget,
      length(stay),
      0,
      stay.outcome === 'paid-off' ? stay.totalInterest : null,
      result.stayCost,
    ],
    [
      'New, the same sum',
      budget,
      length(move),
      fresh.fee,
      move.outcome === 'paid-off' ? move.totalInterest : null,
      result.moveCost,
    ],
  ]
  if (fresh.term !== null && fresh.ownCost !== null)
    rows.push([
      'New, the payment it asks',
      fresh.payment,
      monthsText(fresh.term),
      fresh.fee,
      fresh.ownCost - fresh.fee,
      fresh.ownCost,
    ])
  return {
    key: 'ways',
    title: 'The ways side by side',
    lead: 'The fair comparison is between the two lines with the same sum. Blank: never paid off.',
    columns: [
      { label: 'Way', unit: 'text' },
      { label: 'Paid a month', unit: 'cents' },
      { label: 'Until done', unit: 'text' },
      { label: 'Fee', unit: 'money' },
      { label: 'Interest', unit: 'money' },
      { label: 'Cost', unit: 'money' },
    ],
    rows,
  }
}

const debtsTable = ({ moving, asNow, stay }: Compared): Table => ({
  key: 'debts',
  title: 'Your debts now',
  lead: 'When each is gone: with its own payment, and when one sum goes to the highest rate first.',
  columns: [
    { label: 'Debt', unit: 'text' },
    { label: 'Owed', unit: 'money' },
    { label: 'Rate', unit: 'percent' },
    { label: 'Paid a month', unit: 'cents' },
    { label: 'Gone, own payment', unit: 'text' },
    { label: 'Gone, one sum', unit: 'text' },
  ],
  rows: moving.map((debt, index) => {
    const gone = (at: number | null | undefined): string => (at == null ? 'never' : monthsText(at))
    return [debt.name, debt.balance, debt.rate, debt.payment, gone(asNow.clearedAt[index]), gone(stay.clearedAt[index])]
  }),
})

function monthTable({ stay, move }: Compared): Table {
  const last = Math.min(360, Math.max(stay.months, move.months))
  return {
    key: 'byMonth',
    title: 'Month by month, at the same payment',
    columns: [
      { label: 'Month', unit: 'count' },
      { label: 'Paid, as they are', unit: 'cents' },
      { label: 'Owed, as they are', unit: 'cents' },
      { label: 'Paid, new', unit: 'cents' },
      { label: 'Owed, new', unit: 'cents' },
    ],
    rows: Array.from({ length: last }, (_, index) => [
      index + 1,
      stay.paid[index + 1] ?? 0,
      stay.owed[index + 1] ?? 0,
      move.paid[index + 1] ?? 0,
      move.owed[index + 1] ?? 0,
    ]),
    folded: true,
  }
}

export const tablesOf = (result: Compared): readonly Table[] => [
  waysTable(result),
  debtsTable(result),
  monthTable(result),
]

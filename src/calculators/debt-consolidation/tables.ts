import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import type { Compared } from './compute.ts'
import { type ComparedContext, ofCompared } from './context.ts'
import { tableWords } from './words/explain.en.ts'

/** Longer courses are cut, and the table says so. */
const LONGEST_SHOWN = 360

function ways({ result, say }: ComparedContext): KeyedTable {
  const words = tableWords.ways
  const { asNow, stay, move, fresh, budget, payNow } = result
  const course = (one: Compared['stay'], fee: number, cost: number | null) => ({
    time: one.outcome === 'paid-off' ? say.months(one.months) : tableWords.never,
    fee,
    interest: one.outcome === 'paid-off' ? one.totalInterest : null,
    cost,
  })
  const rows = [
    { key: 'now', way: words.now, paid: payNow, ...course(asNow, 0, result.asNowCost) },
    { key: 'nowSame', way: words.nowSame, paid: budget, ...course(stay, 0, result.stayCost) },
    { key: 'newSame', way: words.newSame, paid: budget, ...course(move, fresh.fee, result.moveCost) },
    ...(fresh.term !== null && fresh.ownCost !== null
      ? [
          {
            key: 'newOwn',
            way: words.newOwn,
            paid: fresh.payment,
            time: say.months(fresh.term),
            fee: fresh.fee,
            interest: fresh.ownCost - fresh.fee,
            cost: fresh.ownCost,
          },
        ]
      : []),
  ]
  return tableOf(
    'ways',
    words,
    rows,
    {
      way: ['text', (row) => row.way],
      paid: ['cents', (row) => row.paid],
      time: ['text', (row) => row.time],
      fee: ['money', (row) => row.fee],
      interest: ['money', (row) => row.interest],
      cost: ['money', (row) => row.cost],
    },
    { line: ({ key }) => key },
  )
}

function debts({ result: { moving, asNow, stay }, say }: ComparedContext): KeyedTable {
  const gone = (at: number | null | undefined): string => (at == null ? tableWords.never : say.months(at))
  const rows = moving.map((debt, index) => ({
    ...debt,
    own: gone(asNow.clearedAt[index]),
    total: gone(stay.clearedAt[index]),
  }))
  return tableOf(
    'debts',
    tableWords.debts,
    rows,
    {
      debt: ['text', (row) => row.name],
      balance: ['money', (row) => row.balance],
      rate: ['percent', (row) => row.rate],
      payment: ['cents', (row) => row.payment],
      own: ['text', (row) => row.own],
      total: ['text', (row) => row.total],
    },
    { line: (_, at) => `debt${at + 1}` },
  )
}

function byMonth({ result: { stay, move }, say }: ComparedContext): KeyedTable {
  const { lead, ...words } = tableWords.byMonth
  const longest = Math.max(stay.months, move.months)
  const last = Math.min(LONGEST_SHOWN, longest)
  const months = Array.from({ length: last }, (_, index) => index + 1)
  return tableOf(
    'byMonth',
    longest > last ? { ...words, lead: lead({ months: last }, say) } : words,
    months,
    {
      month: ['count', (month) => month],
      stayPaid: ['cents', (month) => stay.paid[month] ?? 0],
      stayOwed: ['cents', (month) => stay.owed[month] ?? 0],
      movePaid: ['cents', (month) => move.paid[month] ?? 0],
      moveOwed: ['cents', (month) => move.owed[month] ?? 0],
    },
    { folded: true },
  )
}

export const tables = [ofCompared(ways), ofCompared(debts), ofCompared(byMonth)]

import { roundToCent } from '#engine/money.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { type LoanContext, ofLoan, ofTwo, type TwoContext } from './context.ts'
import { tableWords } from './words/explain.en.ts'
import { loanYears } from './yearly.ts'

function sideBySide({ result: { loan, second, amount, secondAmount } }: TwoContext): KeyedTable {
  const words = tableWords.sideBySide
  const row = (item: keyof typeof words.items, a: number, b: number) => ({ key: item, item: words.items[item], a, b })
  const rows = [
    row('amount', amount, secondAmount),
    row('payment', loan.payment, second.payment),
    row('interest', loan.plain.totalInterest, second.plain.totalInterest),
    row('fees', loan.fee, second.fee),
    row('cost', roundToCent(loan.plain.totalInterest + loan.fee), second.cost),
  ]
  return tableOf(
    'sideBySide',
    words,
    rows,
    {
      item: ['text', ({ item }) => item],
      first: ['cents', ({ a }) => a],
      second: ['cents', ({ b }) => b],
      apart: ['cents', ({ a, b }) => roundToCent(b - a)],
    },
    { line: ({ key }) => key },
  )
}

function rates({ result: { loan, second }, say }: TwoContext): KeyedTable {
  const words = tableWords.rates
  const rows = [
    { key: 'first', name: words.first, one: loan },
    { key: 'second', name: words.second, one: second },
  ]
  return tableOf(
    'rates',
    words,
    rows,
    {
      name: ['text', ({ name }) => name],
      rate: ['percent', ({ one }) => one.annualRate * 100],
      trueRate: ['percent', ({ one }) => one.trueRate * 100],
      apr: ['percent', ({ one }) => one.apr],
      payoff: ['date', ({ one }) => say.monthShort(one.plain.payoffMonth)],
    },
    { line: ({ key }) => key },
  )
}

const byYear = (context: LoanContext): KeyedTable =>
  tableOf('byYear', tableWords.byYear, loanYears(context), {
    year: ['count', (year) => year.number],
    through: ['date', (year) => context.say.monthShort(year.lastMonth)],
    interest: ['money', (year) => year.interest],
    principal: ['money', (year) => year.principal],
    extra: ['money', (year) => year.extra],
    balance: ['money', (year) => year.balance],
  })

function byMonth({ result: { loan }, say }: LoanContext): KeyedTable {
  const words = tableWords.byMonth
  return tableOf(
    'byMonth',
    { ...words, lead: loan.quoted.kind === 'flat' ? words.leadFlat : words.lead },
    loan.schedule.rows,
    {
      month: ['date', (row) => say.monthShort(row.month)],
      payment: ['cents', (row) => row.payment],
      interest: ['cents', (row) => row.interest],
      principal: ['cents', (row) => row.principal],
      extra: ['cents', (row) => row.extra],
      balance: ['cents', (row) => row.balance],
    },
    { folded: true },
  )
}

export const tables = [ofTwo(sideBySide), ofTwo(rates), ofLoan(byYear), ofLoan(byMonth)]

import { roundToCent } from '#engine/money.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { type LoanContext, type MortgageContext, ofLoan } from './context.ts'
import { tableWords } from './words/explain.en.ts'
import { insuranceNames } from './words/insurance.en.ts'
import { loanYears } from './yearly.ts'

function byYear(context: LoanContext): KeyedTable {
  const words = tableWords.byYear
  const columns = { ...words.columns, premiums: insuranceNames[context.inputs.loanType] }
  return tableOf('byYear', { ...words, columns }, loanYears(context), {
    year: ['count', (year) => year.number],
    through: ['date', (year) => context.say.monthShort(year.lastMonth)],
    interest: ['money', (year) => year.interest],
    principal: ['money', (year) => year.principal],
    extra: ['money', (year) => year.extra],
    owner: ['money', (year) => roundToCent(year.tax + year.insurance + year.hoa)],
    premiums: ['money', (year) => year.premiums],
    balance: ['money', (year) => year.balance],
    homeValue: ['money', (year) => year.homeValue],
    equity: ['money', (year) => roundToCent(year.homeValue - year.balance)],
  })
}

function byMonth({ inputs, result, say }: LoanContext): KeyedTable {
  const words = tableWords.byMonth
  const lead = inputs.plan === 'biweekly' ? words.leadBiweekly : words.lead
  return tableOf(
    'byMonth',
    { ...words, lead },
    result.rows,
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

/** What is due on closing day, item by item; items of zero are left out. */
function cashToClose({ result }: MortgageContext): KeyedTable | null {
  if (result.outcome === 'not-possible') return null
  const { total, ...items } = result.cash
  const names = tableWords.cash.items
  const rows = (Object.keys(names) as (keyof typeof names)[]).map((item) => ({
    key: item as string,
    item: names[item],
    amount: items[item],
  }))
  return tableOf(
    'cashToClose',
    tableWords.cash,
    [...rows.filter(({ amount }) => amount > 0), { key: 'total', item: tableWords.cash.total, amount: total }],
    { item: ['text', (row) => row.item], amount: ['cents', (row) => row.amount] },
    { line: ({ key }) => key },
  )
}

export const tables = [ofLoan(byYear), cashToClose, ofLoan(byMonth)]

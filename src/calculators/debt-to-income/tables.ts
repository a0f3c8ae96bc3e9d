import { monthlyPay } from '#engine/housing/qualifying-income.ts'
import { payoffOrder } from '#engine/housing/qualifying-payoff.ts'
import { programLimits } from '#facts/lending/program-limits.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { payables } from './compute.ts'
import { ofRatio, type RatioContext } from './context.ts'
import { debtNames, incomeName } from './names.ts'
import { tableWords } from './words/explain.en.ts'
import { loanNames, nameWords, programNames } from './words/names.en.ts'

const points = (ratio: number | null): number | null => (ratio === null ? null : ratio * 100)

function byProgram({ result: { views } }: RatioContext): KeyedTable {
  const words = tableWords.byProgram
  const rows = views.map((view) => ({ view, ...programLimits[view.program] }))
  return tableOf(
    'byProgram',
    words,
    rows,
    {
      name: ['text', ({ view }) => programNames[view.program]],
      income: ['money', ({ view }) => view.gross],
      housing: ['money', ({ view }) => view.housing],
      debts: ['money', ({ view }) => view.debts],
      front: ['percent', ({ view }) => view.ratios.front * 100],
      frontGuide: ['percent', ({ guide }) => points(guide.front)],
      back: ['percent', ({ view }) => view.ratios.back * 100],
      backGuide: ['percent', ({ guide }) => points(guide.back)],
      most: ['percent', ({ most }) => points(most.back)],
      standing: ['text', ({ view }) => words.standing[view.standing]],
    },
    { line: ({ view }) => view.program },
  )
}

/** What a dollar of freed payment costs, debt by debt, and the ratio as they go. */
function payoff({ inputs, result: { view } }: RatioContext): KeyedTable | null {
  const debts = payables(inputs, view)
  const order = payoffOrder(debts)
  if (order.length === 0) return null
  const names = debtNames(inputs.debts)
  let month = view.housing + view.debts
  let cash = 0
  const rows = order.map((index) => {
    const { balance, counted } = debts[index] ?? { balance: 0, counted: 1 }
    cash += balance
    month -= counted
    return {
      key: `debt${index + 1}`,
      name: names[index] ?? '',
      balance,
      counted,
      cash,
      ratio: (month / view.gross) * 100,
    }
  })
  return tableOf(
    'payoff',
    tableWords.payoff,
    rows,
    {
      name: ['text', (row) => row.name],
      balance: ['money', (row) => row.balance],
      counted: ['money', (row) => row.counted],
      cost: ['money', (row) => row.balance / row.counted],
      cash: ['money', (row) => row.cash],
      ratio: ['percent', (row) => row.ratio],
    },
    { line: ({ key }) => key },
  )
}

function counted({ inputs, result: { view } }: RatioContext): KeyedTable {
  const words = tableWords.counted
  const names = debtNames(inputs.debts)
  const rows = [
    ...inputs.debts.map(({ payment: paid }, index) => {
      const one = view.counted[index]
      return {
        key: `debt${index + 1}`,
        name: names[index] ?? '',
        why: one ? words.why[one.why] : '',
        paid,
        counts: one?.counted ?? 0,
      }
    }),
    ...(inputs.planned > 0
      ? [{ key: 'newLoan', name: nameWords.newLoan, why: words.why.payment, paid: 0, counts: inputs.planned }]
      : []),
  ]
  const paid = inputs.debts.reduce((sum, debt) => sum + debt.payment, 0)
  const total = { key: 'total', name: words.total, why: '', paid, counts: view.debts }
  return tableOf(
    'counted',
    { ...words, lead: words.lead({ loans: loanNames[view.program] }) },
    [...rows, total],
    {
      name: ['text', (row) => row.name],
      why: ['text', (row) => row.why],
      paid: ['money', (row) => row.paid],
      counted: ['money', (row) => row.counts],
    },
    { line: ({ key }) => key, look: 'ledger', emphasis: { [rows.length]: 'total' } },
  )
}

function income({ inputs, result: { view } }: RatioContext): KeyedTable {
  const rows = inputs.incomes.map((row, index) => ({ ...row, counts: view.incomes[index] ?? 0 }))
  return tableOf(
    'income',
    tableWords.income,
    rows,
    {
      name: ['text', ({ kind }) => incomeName(kind)],
      month: ['cents', ({ amount, every, hours }) => monthlyPay(amount, every, hours)],
      counted: ['cents', ({ counts }) => counts],
    },
    { line: (_, at) => `income${at + 1}` },
  )
}

export const tables = [ofRatio(byProgram), ofRatio(payoff), ofRatio(counted), ofRatio(income)]

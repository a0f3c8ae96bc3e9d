import { roundToCent } from '#engine/money.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { type ColumnRule, tableOf } from '../kit/table-of.ts'
import { type LoanContext, ofLoan } from './context.ts'
import { nameOf } from './offer-name.ts'
import type { Offer } from './offers.ts'
import { bandsOf } from './score-bands.ts'
import { tableWords } from './words/explain.en.ts'

function offers({ result: { offers: all } }: LoanContext): KeyedTable | null {
  if (all.length < 2) return null
  const insurance = (one: Offer): number => one.cost - one.loan.costOfCredit
  const insured: { insurance?: ColumnRule<Offer> } = all.some((one) => insurance(one) >= 0.01)
    ? { insurance: ['money', (one) => roundToCent(insurance(one))] }
    : {}
  return tableOf<Offer, keyof typeof tableWords.offers.columns>(
    'offers',
    tableWords.offers,
    all,
    {
      name: ['text', nameOf],
      rate: ['percent', (one) => one.rate],
      apr: ['percent', (one) => one.apr],
      months: ['count', (one) => one.term],
      received: ['money', (one) => one.loan.received],
      owed: ['money', (one) => one.loan.loanAmount],
      payment: ['cents', (one) => one.loan.payment],
      fee: ['money', (one) => one.loan.fee],
      interest: ['money', (one) => one.loan.totalInterest],
      ...(insured as { insurance: ColumnRule<Offer> }),
      cost: ['money', (one) => one.cost],
    },
    { line: ({ name, number }) => (name === null ? 'own' : `offer${number - 1}`) },
  )
}

function bands(context: LoanContext): KeyedTable {
  const words = tableWords.bands
  return tableOf(
    'bands',
    words,
    bandsOf(context),
    {
      score: ['text', (band) => (band.isYours ? words.yours({ score: band.label }) : band.label)],
      apr: ['text', (band) => words.range({ low: band.lowApr, high: band.highApr }, context.say)],
      lowPayment: ['cents', (band) => band.lowPayment],
      highPayment: ['cents', (band) => band.highPayment],
      lowCost: ['money', (band) => band.lowCost],
      highCost: ['money', (band) => band.highCost],
    },
    { line: ({ from }) => `from${from}` },
  )
}

function byMonth({ result: { schedule } }: LoanContext): KeyedTable {
  const rows = schedule.paid.slice(1).map((payment, index) => ({
    month: index + 1,
    payment,
    interest: schedule.interest[index + 1] ?? 0,
    balance: schedule.owed[index + 1] ?? 0,
  }))
  return tableOf(
    'byMonth',
    tableWords.byMonth,
    rows,
    {
      month: ['count', (row) => row.month],
      payment: ['cents', (row) => row.payment],
      interest: ['cents', (row) => row.interest],
      principal: ['cents', (row) => roundToCent(row.payment - row.interest)],
      balance: ['cents', (row) => row.balance],
    },
    { folded: true },
  )
}

export const tables = [ofLoan(offers), ofLoan(bands), ofLoan(byMonth)]

import { leanSchedule } from '#engine/lending/lean-schedule.ts'
import { roundToCent } from '#engine/money.ts'
import { autoByTier } from '#facts/lending/rates.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { stepsOf } from './charts.ts'
import { valueAfter } from './compute.ts'
import { type BoughtContext, type LoanContext, ofBought, ofLoan } from './context.ts'
import { tableWords } from './words/explain.en.ts'

/** Percent points as printed, without binary noise. */
const shown = (rate: number): number => Number((rate * 100).toFixed(6))

const deal = (context: BoughtContext): KeyedTable =>
  tableOf(
    'deal',
    tableWords.deal,
    stepsOf(context),
    {
      line: ['text', (step) => step.label],
      amount: ['cents', (step) => step.value],
    },
    { line: ({ key }) => key },
  )

function choice({ result: { choice: found } }: LoanContext): KeyedTable | null {
  if (!found) return null
  const words = tableWords.choice
  const { withRebate, withLowRate } = found
  const rows = [
    { key: 'rebate', offer: withRebate.rebate > 0 ? words.rebate : words.usual, loan: withRebate },
    { key: 'lowRate', offer: words.lowRate, loan: withLowRate },
  ]
  return tableOf(
    'choice',
    words,
    rows,
    {
      offer: ['text', (row) => row.offer],
      rate: ['percent', ({ loan }) => shown(loan.annualRate)],
      months: ['count', ({ loan }) => loan.term],
      loan: ['money', ({ loan }) => loan.financed],
      tax: ['money', ({ loan }) => loan.tax],
      payment: ['cents', ({ loan }) => loan.schedule.payment],
      interest: ['money', ({ loan }) => loan.schedule.totalInterest],
      total: ['money', ({ loan }) => loan.total],
    },
    { line: ({ key }) => key },
  )
}

function keeping({ result }: BoughtContext): KeyedTable {
  const words = tableWords.keeping
  const kept = { ...result.keeping, resale: -result.keeping.resale }
  const items = (Object.keys(words.items) as (keyof typeof words.items)[])
    .map((key) => ({ key: key as string, item: words.items[key], amount: kept[key] }))
    .filter(({ amount }) => amount !== 0)
  return tableOf(
    'keeping',
    words,
    [...items, { key: 'total', item: words.total, amount: kept.total }],
    {
      item: ['text', (row) => row.item],
      amount: ['money', (row) => row.amount],
    },
    { line: ({ key }) => key },
  )
}

function saved({ result }: LoanContext): KeyedTable | null {
  if (result.saved === null || result.saved.length === 0) return null
  return tableOf('taxSaved', tableWords.saved, result.saved, {
    year: ['date', (row) => String(row.year)],
    interest: ['money', (row) => row.interest],
    deducted: ['money', (row) => row.deducted],
    saved: ['money', (row) => row.saved],
  })
}

/** The same loan at the average rate of each score tier. */
function tiers({ inputs: { condition }, result: { loan }, say }: LoanContext): KeyedTable {
  const words = tableWords.tiers
  const rows = autoByTier.value.flatMap((tier) => {
    const annualRate = condition === 'new' ? tier.newCar : tier.usedCar
    const at = leanSchedule({ principal: loan.financed, annualRate, termMonths: loan.term })
    return at.outcome === 'paid-off' ? [{ tier, at, rate: Number((annualRate * 100).toFixed(4)) }] : []
  })
  const lead = (condition === 'new' ? words.leadNew : words.leadUsed)({ asOf: autoByTier.asOf ?? '' }, say)
  return tableOf(
    'tiers',
    { title: words.title, lead, columns: words.columns },
    rows,
    {
      score: ['text', ({ tier }) => `${tier.scoreFrom}–${tier.scoreTo}`],
      rate: ['percent', (row) => row.rate],
      payment: ['cents', ({ at }) => at.payment],
      interest: ['money', ({ at }) => at.totalInterest],
    },
    { line: ({ tier }) => `from${tier.scoreFrom}` },
  )
}

function byMonth({ inputs, result: { loan } }: LoanContext): KeyedTable {
  const { paid, interest, owed } = loan.schedule
  const rows = paid.slice(1).map((payment, index) => ({
    month: index + 1,
    payment,
    interest: interest[index + 1] ?? 0,
    owed: owed[index + 1] ?? 0,
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
      owed: ['cents', (row) => row.owed],
      value: ['money', (row) => valueAfter(inputs, row.month)],
    },
    { folded: true },
  )
}

export const tables = [ofBought(deal), ofLoan(choice), ofBought(keeping), ofLoan(saved), ofLoan(tiers), ofLoan(byMonth)]

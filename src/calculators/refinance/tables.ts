import { roundToCent } from '#engine/money.ts'
import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { type ComparedContext, ofCompared } from './context.ts'
import { wayName } from './way-names.ts'
import { tableWords } from './words/explain.en.ts'

function sideBySide({ inputs, result, say, today }: ComparedContext): KeyedTable {
  const words = tableWords.ways
  const payoff = (months: number): string => say.monthShort(addMonths(monthOf(today as IsoDate), months))
  return tableOf(
    'ways',
    { ...words, lead: words.lead({ months: inputs.stay }, say) },
    result.ways,
    {
      name: ['text', (way) => wayName(way.key, inputs, say)],
      today: ['money', (way) => way.cashToday],
      payment: ['cents', (way) => way.firstPayment],
      saved: ['money', (way) => (way.key === 'keep' ? 0 : roundToCent(way.aheadAtStay))],
      from: ['months', (way) => (way.lead.outcome === 'leads' ? way.lead.from : null)],
      owed: ['money', (way) => roundToCent(way.owedAtStay)],
      gone: ['money', (way) => roundToCent(way.goneAtStay)],
      paidOff: ['date', (way) => payoff(way.months)],
      interest: ['money', (way) => roundToCent(way.interest)],
    },
    { line: ({ key }) => key },
  )
}

function atClosing({ inputs, result: { closing } }: ComparedContext): KeyedTable {
  const words = tableWords.closing
  const items: readonly (readonly [string, string, number])[] = [
    ['oldLoan', words.oldLoan, inputs.balance],
    ['debts', words.debts, closing.debts],
    ['cashOut', words.cashOut, inputs.cashOut],
    ['costs', words.costs, closing.costs],
    ['points', closing.points < 0 ? words.credit : words.points, closing.points],
    ['vaFee', words.vaFee, closing.vaFee],
    ['penalty', words.penalty, inputs.penalty],
    ['escrow', words.escrow, inputs.escrowNew],
  ]
  const rows = [
    ...items.filter(([, , amount]) => amount !== 0),
    ['newLoan', words.newLoan, -closing.newLoan] as const,
    ['due', words.due, closing.cashToBring] as const,
  ]
  return tableOf(
    'closing',
    words,
    rows,
    {
      item: ['text', ([, item]) => item],
      amount: ['cents', ([, , amount]) => amount],
    },
    { line: ([key]) => key },
  )
}

function byYear({ inputs, result: { keep, refinance } }: ComparedContext): KeyedTable {
  const end = Math.max(keep.months, refinance.months, inputs.stay)
  const years = Array.from({ length: Math.ceil(end / 12) }, (_, k) => k + 1)
  const owed = (values: readonly number[], year: number): number => roundToCent(values[year * 12] ?? 0)
  /** At the end of that year, or at its own end where that is sooner. */
  const atMost = (values: readonly number[], year: number): number =>
    roundToCent(values[Math.min(year * 12, values.length - 1)] ?? 0)
  return tableOf(
    'byYear',
    tableWords.byYear,
    years,
    {
      year: ['count', (year) => year],
      owedNow: ['money', (year) => owed(keep.debts, year)],
      owedNew: ['money', (year) => owed(refinance.debts, year)],
      goneNow: ['money', (year) => atMost(keep.gone, year)],
      goneNew: ['money', (year) => atMost(refinance.gone, year)],
      ahead: ['money', (year) => atMost(refinance.ahead, year)],
    },
    { folded: true },
  )
}

export const tables = [ofCompared(sideBySide), ofCompared(atClosing), ofCompared(byYear)]

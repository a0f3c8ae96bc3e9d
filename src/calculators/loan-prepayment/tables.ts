import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { sumOf } from '../kit/roll-up.ts'
import { tableOf } from '../kit/table-of.ts'
import { ofPaid, type PaidContext } from './context.ts'
import { extraInLine, inLine } from './loan-line.ts'
import { nameOf } from './loan-name.ts'
import { owedAt } from './points.ts'
import { biweeklyWays, stopping, targets } from './what-ifs.ts'
import { tableWords } from './words/explain.en.ts'

/** Twelve months a row, to the end of the slower way; past its own end a loan has no payments. */
function byYear({ inputs, result, say }: PaidContext): KeyedTable {
  const { rows, plain, start } = result
  const months = Math.max(rows.length, plain.rows.length)
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, year) => {
    const end = Math.min(year * 12 + 12, months)
    return {
      number: year + 1,
      end,
      part: rows.slice(year * 12, year * 12 + 12),
      owed: owedAt(inputs.balance, rows, end),
      agreed: owedAt(inputs.balance, plain.rows, end),
    }
  })
  return tableOf('byYear', tableWords.byYear, years, {
    year: ['count', (year) => year.number],
    through: ['date', (year) => say.monthShort(addMonths(start, year.end))],
    interest: ['money', ({ part }) => sumOf(part, 'interest')],
    principal: ['money', ({ part }) => sumOf(part, 'principal')],
    extra: ['money', ({ part }) => sumOf(part, 'extra')],
    penalty: ['money', ({ part }) => sumOf(part, 'penalty')],
    owed: ['money', (year) => year.owed],
    agreed: ['money', (year) => year.agreed],
    less: ['money', (year) => roundToCent(year.agreed - year.owed)],
  })
}

function stops(context: PaidContext): KeyedTable | null {
  const words = tableWords.stopAfter
  const found = stopping(context)
  if (found.length < 2) return null
  return tableOf(
    'stopAfter',
    words,
    found,
    {
      after: ['text', ({ years }) => (years === null ? words.never : context.say.months(years * 12))],
      months: ['months', (one) => one.months],
      saved: ['money', (one) => one.saved],
    },
    { line: ({ years }) => (years === null ? 'never' : `years${years}`) },
  )
}

function goals(context: PaidContext): KeyedTable | null {
  const found = targets(context)
  if (found.length === 0) return null
  return tableOf('targets', tableWords.targets, found, {
    sooner: ['months', (one) => one.sooner],
    end: ['date', (one) => context.say.monthShort(one.end)],
    extra: ['cents', (one) => one.extra],
    saved: ['money', (one) => one.saved],
  })
}

function everyTwoWeeks(context: PaidContext): KeyedTable | null {
  const words = tableWords.biweekly
  const ways = biweeklyWays(context)
  if (ways.length === 0) return null
  return tableOf(
    'biweekly',
    words,
    ways,
    {
      way: ['text', ({ key }) => words.ways[key]],
      months: ['months', (one) => one.months],
      saved: ['money', (one) => one.saved],
      fees: ['money', (one) => one.fees],
      net: ['money', (one) => one.net],
    },
    { line: ({ key }) => key },
  )
}

function order(context: PaidContext): KeyedTable | null {
  const { inputs, say } = context
  if (inputs.otherLoans.length === 0) return null
  const words = tableWords.order
  const title = words.title({ extra: extraInLine(inputs) }, say)
  return tableOf(
    'order',
    { ...words, title },
    inLine(context),
    {
      name: ['text', ({ name }) => nameOf(name, inputs.kind)],
      rate: ['percent', (one) => one.rate],
      balance: ['money', (one) => one.balance],
      months: ['months', (one) => one.months],
      saved: ['money', (one) => one.saved],
    },
    { line: ({ at }) => (at === 0 ? 'own' : `other${at}`) },
  )
}

function byMonth({ inputs, result, say }: PaidContext): KeyedTable {
  const words = tableWords.byMonth
  return tableOf(
    'byMonth',
    { ...words, lead: inputs.plan === 'biweekly' ? words.leadBiweekly : words.lead },
    result.rows,
    {
      month: ['date', (row) => say.monthShort(row.month)],
      payment: ['cents', (row) => row.payment],
      interest: ['cents', (row) => row.interest],
      principal: ['cents', (row) => row.principal],
      extra: ['cents', (row) => row.extra],
      penalty: ['cents', (row) => row.penalty],
      balance: ['cents', (row) => row.balance],
    },
    { folded: true },
  )
}

export const tables = [
  ofPaid(byYear),
  ofPaid(stops),
  ofPaid(goals),
  ofPaid(everyTwoWeeks),
  ofPaid(order),
  ofPaid(byMonth),
]

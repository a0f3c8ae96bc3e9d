import { roundToMinorUnit } from '#engine/currency/cross-rate.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { type ColumnRule, tableOf } from '../kit/table-of.ts'
import type { ConverterContext } from './context.ts'
import { formerOf, isPegged, minorUnitsOf, titleOf } from './currencies.ts'
import { historyOf } from './history.ts'
import { givenIn, moneyIn, rateText } from './money-text.ts'
import type { DatedTable } from './rate-tables.ts'
import { tableWords, wayNames } from './words/explain.en.ts'

function ways({ inputs, result }: ConverterContext): KeyedTable | null {
  if (result.ways.length === 0) return null
  const words = tableWords.ways
  return tableOf(
    'ways',
    words,
    result.ways,
    {
      way: ['text', (one) => wayNames[one.way]],
      get: [
        'text',
        (one) => (one.change.outcome === 'eaten' ? words.eaten : moneyIn(inputs.to, one.received)),
        { numbers: ['currency', (one) => (one.change.outcome === 'eaten' ? 0 : one.received)] },
      ],
      cost: ['text', (one) => moneyIn(inputs.from, one.cost), { numbers: ['currency', (one) => one.cost] }],
      share: ['percent', (one) => (inputs.amount === 0 ? 0 : (one.cost / inputs.amount) * 100)],
    },
    { line: ({ way }) => way },
  )
}

/** Where a currency's rate comes from. */
function originOf(code: string, table: DatedTable, say: Say): string {
  const words = tableWords.targets
  const former = formerOf(code)
  if (former) return words.former({ since: former.euroSince })
  if (isPegged(code)) return words.pegged
  return (table.kind === 'given' ? words.given : words.ecb)(table, say)
}

function targets({ inputs, result, say }: ConverterContext): KeyedTable {
  const words = tableWords.targets
  const own = { code: inputs.to, rate: result.rate, amount: result.mid, table: result.table }
  const rows = [own, ...result.targets].filter(
    (one, index, all) => all.findIndex((other) => other.code === one.code) === index,
  )
  const amountOf = (one: (typeof rows)[number]): number => (one.amount > 0 ? one.amount : inputs.amount * one.rate)
  const title = words.title({ amount: givenIn(inputs.from, inputs.amount) })
  return tableOf(
    'targets',
    { title, lead: words.lead, columns: words.columns },
    rows,
    {
      currency: ['text', (one) => titleOf(one.code)],
      amount: ['text', (one) => moneyIn(one.code, amountOf(one)), { numbers: ['currency', amountOf] }],
      rate: ['text', (one) => rateText(one.rate), { numbers: ['rate', (one) => one.rate] }],
      inverse: ['text', (one) => rateText(1 / one.rate), { numbers: ['rate', (one) => 1 / one.rate] }],
      origin: ['text', (one) => originOf(one.code, one.table, say)],
    },
    { line: ({ code }) => code },
  )
}

const steps = [1, 5, 10, 20, 50, 100, 200, 500, 1000, 5000]

/** A card for the pocket: both ways, at the reference rate. */
function pocket({ inputs: { from, to }, result }: ConverterContext): KeyedTable {
  const words = tableWords.pocket
  const columns = { have: from, inTo: `= ${to}`, want: to, inFrom: `= ${from}` }
  const inUnits = (code: string, amount: number) => roundToMinorUnit(amount, minorUnitsOf(code))
  const amount = (code: string, of: (step: number) => number): ColumnRule<number> => [
    'text',
    (step) => moneyIn(code, of(step)),
    { numbers: ['currency', of] },
  ]
  return tableOf(
    'pocket',
    { title: words.title({ from, to }), lead: words.lead, columns },
    steps,
    {
      have: amount(from, (step) => step),
      inTo: amount(to, (step) => inUnits(to, step * result.rate)),
      want: amount(to, (step) => step),
      inFrom: amount(from, (step) => inUnits(from, step * result.inverse)),
    },
    { line: (step) => `amount${step}`, folded: true },
  )
}

const rate = (of: (rates: readonly number[]) => number): ColumnRule<readonly [string, readonly number[]]> => [
  'text',
  ([, rates]) => rateText(of(rates)),
  { numbers: ['rate', ([, rates]) => of(rates)] },
]

/** The averages of the chart by year. */
function years(context: ConverterContext): KeyedTable | null {
  const history = historyOf(context)
  if (!history) return null
  const words = tableWords.years
  const byYear = new Map<string, number[]>()
  history.months.forEach((month, index) => {
    const year = month.slice(0, 4)
    byYear.set(year, [...(byYear.get(year) ?? []), history.rates[index] ?? 0])
  })
  return tableOf(
    'years',
    { title: words.title(context.inputs), columns: words.columns },
    [...byYear],
    {
      year: ['date', ([year]) => year],
      low: rate((rates) => Math.min(...rates)),
      average: rate((rates) => rates.reduce((sum, one) => sum + one, 0) / rates.length),
      high: rate((rates) => Math.max(...rates)),
      months: ['count', ([, rates]) => rates.length],
    },
    { folded: true },
  )
}

export const tables = [ways, targets, pocket, years]

/** The lines of the long-run chart: what each is, its color, and the record it is drawn from. */
import type { DataColor } from '#calculators/kit/presentation.ts'
import { lastMonthOf, lineOf, type RecordLine } from '#engine/history/record-line.ts'
import type { Month } from '#engine/month.ts'
import type { LongRecord } from '#facts/series/long-record-on-demand.ts'
import type { marketSources } from '#facts/sources/markets.ts'

export const lineKeys = ['stocks', 'price', 'bonds', 'bills', 'prices', 'gold', 'homes'] as const
export type LineKey = (typeof lineKeys)[number]
export const rateKeys = ['inflation', 'longYield', 'mortgage', 'fedFunds'] as const
export type RateKey = (typeof rateKeys)[number]

export const lineColors: Readonly<Record<LineKey, DataColor>> = {
  stocks: 'principal',
  price: 'growth',
  bonds: 'tax',
  bills: 'insurance',
  prices: 'other',
  gold: 'interest',
  homes: 'real',
}
export const rateColors: Readonly<Record<RateKey, DataColor>> = {
  inflation: 'other',
  longYield: 'tax',
  mortgage: 'real',
  fedFunds: 'interest',
}

export const lineSources = {
  stocks: 'shiller-monthly',
  price: 'shiller-monthly',
  bonds: 'shiller-monthly',
  bills: 'damodaran-returns',
  prices: 'bls-cpi-u-monthly',
  gold: 'world-bank-gold',
  homes: 'case-shiller-national',
  longYield: 'shiller-monthly',
  mortgage: 'pmms-monthly',
  fedFunds: 'fed-funds-monthly',
} as const satisfies Readonly<Record<LineKey | Exclude<RateKey, 'inflation'>, keyof typeof marketSources>>

export interface HistoryLines {
  readonly lines: Readonly<Record<LineKey, RecordLine>>
  /** Percent a year. Inflation is worked out of consumer prices. */
  readonly rates: Readonly<Record<Exclude<RateKey, 'inflation'>, RecordLine>>
  /** The first month of any, and the last one stocks with dividends are known for. */
  readonly first: Month
  readonly last: Month
}

const drawn = new WeakMap<LongRecord, HistoryLines>()

/** The record as lines, made once. */
export function historyLines(record: LongRecord): HistoryLines {
  const made = drawn.get(record)
  if (made) return made
  const { stocksAndPrices, longLines } = record
  const monthly = (values: readonly number[]) => lineOf([{ firstMonth: stocksAndPrices.firstMonth, every: 1, values }])
  const stocks = monthly(stocksAndPrices.stocks)
  const lines: HistoryLines = {
    lines: {
      stocks,
      price: lineOf(longLines.price.stretches),
      bonds: monthly(stocksAndPrices.bonds),
      bills: lineOf(longLines.bills.stretches),
      prices: lineOf([
        { firstMonth: stocksAndPrices.firstMonth, every: 1, values: stocksAndPrices.prices },
        ...longLines.pricesAfter.stretches,
      ]),
      gold: lineOf(longLines.gold.stretches),
      homes: lineOf(longLines.homes.stretches),
    },
    rates: {
      longYield: lineOf(longLines.longYield.stretches),
      mortgage: lineOf(longLines.mortgage.stretches),
      fedFunds: lineOf(longLines.fedFunds.stretches),
    },
    first: stocks.firstMonth,
    last: lastMonthOf(stocks),
  }
  drawn.set(record, lines)
  return lines
}

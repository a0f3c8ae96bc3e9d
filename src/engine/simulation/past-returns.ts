import { addMonths, type Month } from '#engine/month.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'
import type { Market, PerYear } from './draws.ts'

/**
 * The record as growth: US stocks and ten-year Treasury bonds in dollars of constant buying power, and prices, since January 1871.
 * Stock prices are monthly averages, so a year runs from one January's average to the next. Credit: Robert J. Shiller.
 */
const { stocks, bonds, prices } = stocksAndPrices
const firstMonth = stocksAndPrices.firstMonth as Month

/** Months of the record that lie between two known levels. */
export const recordMonths = prices.length - 1

/** The month that lies `months` after the record's first. */
export const recordMonth = (months: number): Month => addMonths(firstMonth, months)

const level = (column: readonly number[], at: number): number => column[at] ?? Number.NaN
const known = new Map<string, Market>()

/** Growth over a year or a month from every month (`every` 1) or every January (12) of the record. Worked out once. */
export function pastGrowth(perYear: PerYear, every: 1 | 12): Market {
  const key = `${perYear}/${every}`
  const kept = known.get(key)
  if (kept) return kept
  const length = 12 / perYear
  const count = Math.floor((recordMonths - length) / every) + 1
  const made: Market = {
    stocks: new Float64Array(count),
    bonds: new Float64Array(count),
    prices: new Float64Array(count),
  }
  for (let i = 0; i < count; i++) {
    const start = i * every
    const end = start + length
    const risen = level(prices, end) / level(prices, start)
    made.prices[i] = risen
    made.stocks[i] = level(stocks, end) / level(stocks, start) / risen
    made.bonds[i] = level(bonds, end) / level(bonds, start) / risen
  }
  known.set(key, made)
  return made
}

/** The record's own periods, one after another: every month, or every whole year from January to January. */
export const pastPeriods = (perYear: PerYear): Market => pastGrowth(perYear, perYear === 1 ? 12 : 1)

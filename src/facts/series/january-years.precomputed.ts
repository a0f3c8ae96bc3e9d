import type { AnnualSeries } from './series.ts'
import { stocksAndPrices } from './stocks-and-prices.precomputed.ts'

const { stocks, bonds, prices, source, firstMonth } = stocksAndPrices
const years = Math.floor((prices.length - 1) / 12)

/** How a column grew from each January to the next. */
const growth = (column: readonly number[]): readonly number[] =>
  Array.from({ length: years }, (_, i) => (column[i * 12 + 12] ?? Number.NaN) / (column[i * 12] ?? Number.NaN))
const risen = growth(prices)
const real = (column: readonly number[]): readonly number[] =>
  growth(column).map((one, i) => one / (risen[i] ?? Number.NaN))

/**
 * The record as whole years, each from one January to the next, since 1871: what a dollar in US stocks and in ten-year Treasury bonds grew
 * to with prices taken out (1.07 for 7%), and what prices did (1.03). Worked out of `stocks-and-prices` while building, for pages that need
 * years and not every month. Credit: Robert J. Shiller.
 */
export const januaryYears: AnnualSeries<'stocks' | 'bonds' | 'prices'> = {
  source,
  firstYear: Number(firstMonth.slice(0, 4)),
  stocks: real(stocks),
  bonds: real(bonds),
  prices: risen,
}

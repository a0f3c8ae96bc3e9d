/** Stretches of past months to practice on: stocks and ten-year Treasury bonds with dividends and interest, 1 at the start. */

import { type Month, monthsBetween } from '#engine/month.ts'
import { practiceFalls } from '#facts/series/shown-years.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'

const cut = (column: readonly number[], from: number, months: number): readonly number[] => {
  const first = column[from] ?? 1
  return column.slice(from, from + months + 1).map((value) => Number((value / first).toPrecision(5)))
}

export const falls = practiceFalls.value.map(({ from, months, every }) => {
  const start = monthsBetween(stocksAndPrices.firstMonth as Month, from as Month)
  return {
    from,
    every,
    stocks: cut(stocksAndPrices.stocks, start, months),
    bonds: cut(stocksAndPrices.bonds, start, months),
  }
})

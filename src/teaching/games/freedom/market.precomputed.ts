/** Yearly returns after inflation of what the game can hold, decimals: stocks, 10-year Treasury bonds, Treasury bills and homes. */
import { annualReturns } from '#facts/series/annual-returns.ts'
import { sources } from '#facts/sources.ts'

const real = (column: readonly number[]): readonly number[] =>
  column.map((nominal, i) => Number(((1 + nominal) / (1 + (annualReturns.inflation[i] ?? 0)) - 1).toFixed(6)))

export const market = {
  firstYear: annualReturns.firstYear,
  stocks: real(annualReturns.stocks),
  bonds: real(annualReturns.bonds10),
  bills: real(annualReturns.bills),
  homes: real(annualReturns.homes),
}
export const marketSource = sources[annualReturns.source]

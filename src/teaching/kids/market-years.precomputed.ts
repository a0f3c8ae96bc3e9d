/**
 * Runs of ten real years, each with at least one in which large US stocks lost a fifth or more; from 1971, when the price of gold was no
 * longer fixed. Yearly returns as decimals, before costs and taxes; homes are prices alone.
 */
import { annualReturns } from '#facts/series/annual-returns.ts'

const YEARS = 10
const GOLD_FREE_FROM = 1971
const SCARY = -0.2
const { firstYear, stocks, bonds10, bills, homes, gold } = annualReturns

export interface MarketRun {
  readonly from: number
  readonly stocks: readonly number[]
  readonly bonds: readonly number[]
  readonly cash: readonly number[]
  readonly homes: readonly number[]
  readonly gold: readonly number[]
}
export const marketRuns: readonly MarketRun[] = Array.from(
  { length: firstYear + stocks.length - YEARS - GOLD_FREE_FROM + 1 },
  (_, i) => GOLD_FREE_FROM + i,
)
  .map((from) => {
    const cut = (series: readonly number[]) => series.slice(from - firstYear, from - firstYear + YEARS)
    return { from, stocks: cut(stocks), bonds: cut(bonds10), cash: cut(bills), homes: cut(homes), gold: cut(gold) }
  })
  .filter((run) => Math.min(...run.stocks) <= SCARY)

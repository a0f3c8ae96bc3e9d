/** What the record says of the rules, worked out while building. The series stay out of the page. */
import { ruleOf72Error } from '#engine/investing/past-rules/doubling.ts'
import { afterPrice, lumpOrDrip, winterAndSummer } from '#engine/investing/past-rules/months.ts'
import { correlation, spanRecord } from '#engine/investing/past-rules/spans.ts'
import { ageRule, rebalancedOrLeft, savingByAge } from '#engine/investing/past-rules/stocks-by-age.ts'
import { addMonths, type Month } from '#engine/month.ts'
import { januaryWindows } from '#engine/simulation/january-windows.ts'
import { livePaths } from '#engine/simulation/live-paths.ts'
import { constantSpending } from '#engine/simulation/spending-rules.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { cape } from '#facts/series/cape.ts'
import { januaryYears } from '#facts/series/january-years.precomputed.ts'
import { goldFrom } from '#facts/series/shown-years.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'

const { stocks, bonds, prices } = stocksAndPrices
const recordStart = Number(stocksAndPrices.firstMonth.slice(0, 4))
const realStocks = { firstYear: recordStart, real: stocks.map((one, i) => one / (prices[i] ?? Number.NaN)) }

/** Off by how much, percent points, at rates in percent. */
export const errorsOf72 = [1, 2, 4, 6, 8, 10, 12, 16, 20, 24, 30].map(
  (rate) => [rate, ruleOf72Error(rate / 100) * 100] as const,
)

const windows = januaryWindows(30)
const lasting = (rate: number, stockShare: number): number => {
  const plan = { savings: 1, stockShare, fee: 0, years: 30, rule: constantSpending(rate), flows: null } as const
  const { shortIn } = livePaths(windows, { ...plan, holdings: 'rebalanced' })
  return shortIn.filter((year) => year < 0).length
}
/** Of all 30-year starts, how many lasted, by first-year withdrawal in percent, with 60% in stocks. */
export const withdrawals = {
  starts: windows.paths,
  first: recordStart,
  lasted: Array.from({ length: 17 }, (_, i) => 2 + i * 0.5).map((rate) => [rate, lasting(rate / 100, 0.6)] as const),
}

export const byAge = {
  starts: savingByAge(januaryYears, ageRule(110)).starts,
  rows: [100, 110, 120].map((number) => {
    const { worst, median } = savingByAge(januaryYears, ageRule(number))
    return { number, worst, median }
  }),
  sixtyForty: savingByAge(januaryYears, () => 0.6),
  allStocks: savingByAge(januaryYears, () => 1),
}
export const rebalanced = rebalancedOrLeft(januaryYears, 0.6, 30)
export const mayRecords = [1950, 1990].map((since) => ({ since, ...winterAndSummer(realStocks, since) }))
export const afterCape = afterPrice(
  realStocks,
  { firstYear: Number(cape.firstMonth.slice(0, 4)), ratio: cape.ratio },
  [10, 15, 20, 25, 30],
)
export const capeNow = {
  ratio: cape.ratio.at(-1) ?? Number.NaN,
  month: addMonths(cape.firstMonth as Month, cape.ratio.length - 1),
}
export const lump = lumpOrDrip(stocks, bonds, 12)
export const lumpOverCash = lumpOrDrip(stocks, null, 12)

const since = <T>(column: readonly T[]): readonly T[] => column.slice(goldFrom.value - annualReturns.firstYear)
const realGold = since(annualReturns.gold.map((one, i) => (1 + one) / (1 + (annualReturns.inflation[i] ?? Number.NaN))))
export const gold = {
  from: goldFrom.value,
  all: spanRecord(realGold, realGold.length, 1).median,
  ten: spanRecord(realGold, 10, 1),
  twenty: spanRecord(realGold, 20, 1),
  withInflation: correlation(since(annualReturns.gold), since(annualReturns.inflation)),
}
const grown = annualReturns.stocks.map((one) => 1 + one)
export const doubling = {
  from: annualReturns.firstYear,
  seven: spanRecord(grown, 7, 2),
  realTen: spanRecord(
    annualReturns.stocks.map((one, i) => (1 + one) / (1 + (annualReturns.inflation[i] ?? Number.NaN))),
    10,
    2,
  ),
}

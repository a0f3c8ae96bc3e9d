/** What the record says of the rules, worked out while building. The series stay out of the page. */
import { ruleOf72Error } from '#engine/investing/past-rules/doubling.ts'
import { loanInYearsOfPay, moneyCost } from '#engine/investing/past-rules/homes.ts'
import { afterPrice, lumpOrDrip, winterAndSummer } from '#engine/investing/past-rules/months.ts'
import { correlation, spanRecord } from '#engine/investing/past-rules/spans.ts'
import { ageRule, rebalancedOrLeft, savingByAge, savingEnds } from '#engine/investing/past-rules/stocks-by-age.ts'
import { addMonths, type Month, monthsBetween } from '#engine/month.ts'
import { januaryWindows } from '#engine/simulation/january-windows.ts'
import { livePaths } from '#engine/simulation/live-paths.ts'
import { mostSpending } from '#engine/simulation/most-spending.ts'
import { constantSpending } from '#engine/simulation/spending-rules.ts'
import { shareOfPay } from '#facts/household/savings-multiples.ts'
import { dtiClassic } from '#facts/lending/mortgage.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { cape } from '#facts/series/cape.ts'
import { cpiMonthly } from '#facts/series/cpi-monthly.ts'
import { homePrices } from '#facts/series/home-prices.ts'
import { januaryYears } from '#facts/series/january-years.precomputed.ts'
import { mortgageRates } from '#facts/series/mortgage-rates.ts'
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
const spendingAt = (rate: number, stockShare: number) =>
  ({
    savings: 1,
    stockShare,
    fee: 0,
    years: 30,
    rule: constantSpending(rate),
    flows: null,
    holdings: 'rebalanced',
  }) as const
const lasting = (rate: number, stockShare: number): number => {
  const { shortIn } = livePaths(windows, spendingAt(rate, stockShare))
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

/** How many times a year's spending lasted 30 years with 60% in stocks: from the hardest start, and from the one in the middle. */
const timesFor = (allowed: number): number =>
  1 / mostSpending({ source: windows, planAt: (rate) => spendingAt(rate, 0.6), allowed, largestCut: 1 })
export const timesNeeded = {
  starts: windows.paths,
  first: recordStart,
  hardest: timesFor(0),
  median: timesFor(Math.floor(windows.paths / 2)),
}

/** 40 years of saving the usual share of a pay that keeps up with prices, 60% in stocks: results in years of that pay. */
const savedInPay = savingEnds(januaryYears, () => 0.6).map((end) => end * shareOfPay.value)
const sorted = savedInPay.toSorted((a, b) => a - b)
export const savedShare = {
  first: januaryYears.firstYear,
  starts: sorted.length,
  share: shareOfPay.value,
  worst: sorted[0] ?? Number.NaN,
  median: shareOfPay.value * savingByAge(januaryYears, () => 0.6).median,
  /** How many reached ten years of pay, and 25 years of spending what is left of pay after saving. */
  tenTimes: sorted.filter((end) => end >= 10).length,
  enough: sorted.filter((end) => end >= 25 * (1 - shareOfPay.value)).length,
}

const meanGrowth = grown.reduce((product, one) => product * one, 1) ** (1 / grown.length) - 1
const rowOf = (number: number, times: number) => {
  const years = Math.round(number / (meanGrowth * 100))
  return { years, ...spanRecord(grown, years, times) }
}
/** The rules of 114 and 144 at the average return of the record: the years they say, and how many such spans kept them. */
export const tripling = { from: annualReturns.firstYear, rate: meanGrowth, three: rowOf(114, 3), four: rowOf(144, 4) }

const rateMonths = mortgageRates.percent.map((rate, i) => ({
  rate,
  month: addMonths(mortgageRates.firstMonth as Month, i),
}))
const lowest = rateMonths.reduce((low, one) => (one.rate < low.rate ? one : low))
const highest = rateMonths.reduce((high, one) => (one.rate > high.rate ? one : high))
/** The loan a payment of 28% of pay carried, in years of pay, at the lowest and the highest rate on record. */
export const paidLoans = {
  first: mortgageRates.firstMonth as Month,
  low: { ...lowest, times: loanInYearsOfPay(dtiClassic.value.front, lowest.rate) },
  high: { ...highest, times: loanInYearsOfPay(dtiClassic.value.front, highest.rate) },
}

const priceStart = homePrices.firstMonth as Month
/** What the money in a home cost a year beside the rise of its price over the next ten years. */
export const homeMoney = {
  first: Number(priceStart.slice(0, 4)),
  ...moneyCost(
    mortgageRates.percent.slice(monthsBetween(mortgageRates.firstMonth as Month, priceStart)),
    homePrices.index,
    10,
  ),
}

const cpiAt = (month: Month): number => {
  const level = cpiMonthly.index[monthsBetween(cpiMonthly.firstMonth as Month, month)]
  if (typeof level !== 'number') throw new Error(`no prices for ${month}`)
  return level
}
/** The last September home prices and consumer prices both have; October 2025 was not collected. */
const lastSeptember = homePrices.index.length - 1 - ((homePrices.index.length - 1 - 8) % 12)
const until = addMonths(priceStart, lastSeptember)
/** How many times home prices and consumer prices grew over the same years. */
export const upkeepPast = {
  from: priceStart,
  until,
  homes: (homePrices.index[lastSeptember] ?? Number.NaN) / (homePrices.index[0] ?? Number.NaN),
  prices: cpiAt(until) / cpiAt(priceStart),
}

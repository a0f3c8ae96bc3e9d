/** How far two records of the same stocks lie apart, worked out while building. */
import { averageAndCompound } from '#engine/growth/annualized.ts'
import { yearlyRate } from '#engine/history/growth.ts'
import { type Month, monthsBetween } from '#engine/month.ts'
import { historyEvents } from '#facts/history/events.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'

const { firstYear, stocks } = annualReturns
const lastYear = firstYear + stocks.length - 1
/** At the turn of a year: between the averages of December and January. */
const atEnd = (year: number): number => {
  const december = monthsBetween(stocksAndPrices.firstMonth as Month, `${year}-12` as Month)
  const at = (place: number) => stocksAndPrices.stocks[place] ?? Number.NaN
  return Math.sqrt(at(december) * at(december + 1))
}

/** Compound growth a year of US stocks with dividends over the same calendar years: by months (ours) and by calendar years. */
export const twoRecords = {
  from: firstYear,
  to: lastYear,
  ours: yearlyRate(atEnd(lastYear) / atEnd(firstYear - 1), stocks.length * 12),
  theirs: averageAndCompound(stocks)?.compound ?? Number.NaN,
}

/** The month the first index fund for everybody opened. */
export const firstIndexFund =
  historyEvents.value.find(({ text }) => text.includes('first index fund'))?.date.slice(0, 7) ?? ''

import { addMonths, type Month, monthsBetween } from '#engine/month.ts'
import { bearMarkets } from '#facts/history/market-cycles.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'
import { balancedIndex, indexAfterFee, indexOfYearlyRates, realIndex } from './past-index.ts'

const first = stocksAndPrices.firstMonth as Month

/** A fund over the whole record, by month. */
export interface PastFund {
  readonly firstMonth: Month
  /** Total return in dollars of each time, after the fee; 1 in the first month. */
  readonly nominal: Float64Array
  /** The same in dollars of the first month. */
  readonly real: Float64Array
}

/**
 * US stocks and Treasury bonds since January 1871 in fixed shares, put back every January, after a yearly fee; both decimals.
 * No tax and no trading cost. Stock prices are monthly averages. Credit: Robert J. Shiller.
 */
export function pastFund(stockShare: number, annualFee: number): PastFund {
  const { stocks, bonds, prices } = stocksAndPrices
  const nominal = indexAfterFee(balancedIndex(stocks, bonds, stockShare), annualFee)
  return { firstMonth: first, nominal, real: realIndex(nominal, prices) }
}

/** The month that lies `count` months after the record's first. */
export const pastMonth = (count: number): Month => addMonths(first, count)

/** How far a month lies after the record's first; negative before it. */
export const placeOf = (month: Month): number => monthsBetween(first, month)

/** What Treasury bills paid, each calendar year's return earned evenly over its months; begins at `firstPlace`. */
export function pastBills(): { readonly firstPlace: number; readonly index: Float64Array } {
  return {
    firstPlace: placeOf(`${annualReturns.firstYear}-01` as Month),
    index: indexOfYearlyRates(annualReturns.bills),
  }
}

/** The falls that are remembered: prices down by more than 45%. */
const REMEMBERED = -0.45

/** The months of the peaks before the deepest falls: September 1929, March 1937, January 1973, March 2000, October 2007. */
export const peakMonths: readonly Month[] = bearMarkets.value
  .filter(({ fromPrice, toPrice }) => toPrice / fromPrice - 1 < REMEMBERED)
  .map(({ from }) => from.slice(0, 7) as Month)

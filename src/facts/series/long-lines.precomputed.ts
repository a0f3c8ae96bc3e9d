import type { SourceId } from '../sources.ts'
import { annualReturns } from './annual-returns.ts'
import { cpiMonthly } from './cpi-monthly.ts'
import { fedFunds } from './fed-funds.ts'
import { goldPrices } from './gold-prices.ts'
import { homePrices, homesDecember } from './home-prices.ts'
import { mortgageRates } from './mortgage-rates.ts'
import { shillerMonthly } from './shiller-monthly.ts'
import { stocksAndPrices } from './stocks-and-prices.precomputed.ts'

/** One value every `every` months from `firstMonth`, 'YYYY-MM'. */
export interface Stretch {
  readonly firstMonth: string
  readonly every: 1 | 12
  readonly values: readonly number[]
}
export interface LongLine {
  readonly source: SourceId
  readonly stretches: readonly Stretch[]
}

const months = stocksAndPrices.prices.length
const monthly = (firstMonth: string, values: readonly number[]): Stretch => ({ firstMonth, every: 1, values })
/** The month `count` months after the first of the record of stocks. */
const after = (count: number): string => {
  const place = Number(stocksAndPrices.firstMonth.slice(0, 4)) * 12 + count
  return `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`
}
const placeInCpi = (month: string): number =>
  (Number(month.slice(0, 4)) - Number(cpiMonthly.firstMonth.slice(0, 4))) * 12 + Number(month.slice(5)) - 1

/** Treasury bills, 100 at the end of the year before the first: each year's return kept. Six digits, as the returns have. */
function billLevels(): readonly number[] {
  let level = 100
  return [level, ...annualReturns.bills.map((rate) => (level *= 1 + rate))].map((one) => Number(one.toPrecision(8)))
}

/** December values before the monthly index begins. */
const homesBefore = homesDecember.december.slice(0, Number(homePrices.firstMonth.slice(0, 4)) - homesDecember.firstYear)

/**
 * What the long-run chart draws beside `stocks-and-prices`, worked out while building:
 * - price: the stock index without dividends, to the same month as with them.
 * - bills: a total-return index at each year's end, from calendar-year returns. gold: monthly averages, dollars an ounce. homes: each
 *   December, chained from yearly changes (not the official index) to 1974, then the monthly index; prices alone, without rent or upkeep.
 * - pricesAfter: consumer prices of the months after those in `stocks-and-prices`.
 * - longYield, mortgage, fedFunds: percent a year. Before 1953 the long yield is one value a year on a straight line between Januaries, and
 *   so is all that is worked out of it.
 *
 * Gold begins where its monthly averages do. The yearly averages before them (Timothy Green, used by the yearly returns too) are no
 * dollars an ounce of fine gold all the way: to 1918 they are a standard ounce, 22 parts of 24, and 1931 and 1949 lie far from the price by law.
 *
 * Credits: Robert J. Shiller; Aswath Damodaran, NYU Stern; World Bank (Pink Sheet), CC BY 4.0; S&P Cotality Case-Shiller; US Bureau of
 * Labor Statistics; Freddie Mac; Federal Reserve Board.
 */
export const longLines = {
  price: {
    source: shillerMonthly.source,
    stretches: [monthly(shillerMonthly.firstMonth, shillerMonthly.price.slice(0, months))],
  },
  bills: {
    source: annualReturns.source,
    stretches: [{ firstMonth: `${annualReturns.firstYear - 1}-12`, every: 12, values: billLevels() }],
  },
  gold: { source: goldPrices.source, stretches: [monthly(goldPrices.firstMonth, goldPrices.usdPerOunce)] },
  homes: {
    source: homePrices.source,
    stretches: [
      { firstMonth: `${homesDecember.firstYear}-12`, every: 12, values: homesBefore },
      monthly(homePrices.firstMonth, homePrices.index),
    ],
  },
  pricesAfter: {
    source: cpiMonthly.source,
    stretches: [
      monthly(
        after(months),
        cpiMonthly.index.slice(placeInCpi(after(months))).map((one) => one ?? Number.NaN),
      ),
    ],
  },
  longYield: {
    source: shillerMonthly.source,
    stretches: [monthly(shillerMonthly.firstMonth, shillerMonthly.bondYield)],
  },
  mortgage: { source: mortgageRates.source, stretches: [monthly(mortgageRates.firstMonth, mortgageRates.percent)] },
  fedFunds: { source: fedFunds.source, stretches: [monthly(fedFunds.firstMonth, fedFunds.percent)] },
} as const satisfies Readonly<Record<string, LongLine>>

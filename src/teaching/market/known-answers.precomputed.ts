/** What is true of the questions in the checks, worked out of the facts while building. */
import { fallsOf } from '#engine/history/falls.ts'
import { addMonths, type Month, monthsBetween } from '#engine/month.ts'
import { bearMarkets } from '#facts/history/market-cycles.ts'
import { recessions } from '#facts/history/recessions.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { goldPrices } from '#facts/series/gold-prices.ts'
import { homePrices } from '#facts/series/home-prices.ts'
import { mortgageRates } from '#facts/series/mortgage-rates.ts'
import { askedMonths } from '#facts/series/shown-years.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'

const { gold, mortgage, pandemic, prices, recessionsSince } = askedMonths.value
const at = (column: readonly number[], firstMonth: string, month: string): number =>
  column[monthsBetween(firstMonth as Month, month as Month)] ?? Number.NaN
const worst = Math.min(...annualReturns.stocks)
const homes = fallsOf(homePrices.index, 0.2)[0]
const bear = bearMarkets.value.find(({ from }) => from.startsWith(pandemic))
const bonds = annualReturns.bonds10
const grown = stocksAndPrices.prices.at(-1) ?? Number.NaN

export const known = {
  worstYear: { lost: -worst * 100, year: annualReturns.firstYear + annualReturns.stocks.indexOf(worst) },
  gold: { price: at(goldPrices.usdPerOunce, goldPrices.firstMonth, gold), month: gold },
  mortgage: { rate: at(mortgageRates.percent, mortgageRates.firstMonth, mortgage), month: mortgage },
  recessions: {
    count: recessions.value.filter(({ peak }) => peak >= recessionsSince).length,
    since: recessionsSince.slice(0, 4),
  },
  prices: {
    cost: (100 * grown) / at(stocksAndPrices.prices, stocksAndPrices.firstMonth, prices),
    from: prices,
  },
  pandemic: { days: bear ? (Date.parse(bear.to) - Date.parse(bear.from)) / 86_400_000 : Number.NaN, year: pandemic },
  homes: {
    lost: (homes?.depth ?? Number.NaN) * 100,
    from: addMonths(homePrices.firstMonth as Month, homes?.highAt ?? 0),
    to: addMonths(homePrices.firstMonth as Month, homes?.lowAt ?? 0),
  },
  bonds: {
    lost: (bonds.filter((one) => one < 0).length / bonds.length) * 100,
    years: bonds.length,
    first: annualReturns.firstYear,
  },
}

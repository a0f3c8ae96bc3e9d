import type { MonthlySeries } from './series.ts'
import { shillerMonthly } from './shiller-monthly.ts'

/** The last month with a dividend and a printed CPI; the two months after it are provisional and left out. */
const lastMonth = shillerMonthly.dividend.length

/** Seven digits: far finer than a monthly average price is known. */
const short = (value: number): number => Number(value.toPrecision(7))
const first = (column: readonly number[]): number => column[0] ?? Number.NaN

/** A real total-return index as the dollars of its own time, 100 in the first month. */
function nominal(real: readonly number[]): readonly number[] {
  const scale = 100 / (first(real) * first(shillerMonthly.cpi))
  return real.slice(0, lastMonth).map((value, i) => short(value * (shillerMonthly.cpi[i] ?? Number.NaN) * scale))
}

/**
 * US stocks, Treasury bonds and consumer prices by month, January 1871 to March 2026, worked out of `shiller-monthly.ts` while
 * building: three columns for pages that need every past month and not the whole file.
 * - stocks, bonds: nominal total-return indexes, 100 in January 1871, with dividends and interest kept invested, before fees and
 *   taxes. The worth in today's dollars is the index divided by `prices`.
 * - prices: the consumer price index, as in the source (1982-84 = 100). Before 1913 it is a price index joined to the CPI.
 *
 * A month's stock price is the average of its daily closes: the highest and lowest days do not show, so falls look milder than
 * they were and a month counts from middle to middle. Bonds are a ten-year Treasury (earlier: long government) bond.
 *
 * Credit: Robert J. Shiller, ie_data.xls, May 2026.
 */
export const stocksAndPrices: MonthlySeries<'stocks' | 'bonds' | 'prices'> = {
  source: shillerMonthly.source,
  firstMonth: shillerMonthly.firstMonth,
  stocks: nominal(shillerMonthly.realStocks),
  bonds: nominal(shillerMonthly.realBonds),
  prices: shillerMonthly.cpi.slice(0, lastMonth),
}

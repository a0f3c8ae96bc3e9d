import { annualReturns } from './annual-returns.ts'
import type { AnnualSeries } from './series.ts'

/**
 * Calendar-year returns of the S&P 500 with dividends, decimals: one column of `annual-returns.ts`, for pages that need the exact
 * growth between two ends of years and not the whole file. Credit: Aswath Damodaran, NYU Stern.
 */
export const stockYears: AnnualSeries<'stocks'> = {
  source: annualReturns.source,
  firstYear: annualReturns.firstYear,
  stocks: annualReturns.stocks,
}

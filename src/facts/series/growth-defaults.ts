import { cited } from '../cited.ts'

/**
 * Compound growth a year, 1928 to 2025: decimals, nominal, before fees and taxes. `stocks` is large US stocks with dividends
 * kept; `mix` is 60% of them and 40% ten-year Treasury bonds, put back to those shares each year. For pages that need these
 * two figures and not the series; a test works them out again from `annual-returns.ts`.
 */
export const longRunGrowth = cited({ stocks: 0.1002, mix: 0.0834, from: 1928, to: 2025 }, 'damodaran-returns', {
  where:
    'compound rates of the S&P 500 with dividends, and of 60% of it with 40% ten-year Treasury bonds, 1928 to 2025',
  asOf: '2025',
  note: 'Before fees, taxes and inflation. Past returns do not promise future ones.',
})

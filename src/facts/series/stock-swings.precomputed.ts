import { type Cited, cited } from '../cited.ts'
import { annualReturns } from './annual-returns.ts'
import { shillerMonthly } from './shiller-monthly.ts'

const { stocks, firstYear } = annualReturns
const average = stocks.reduce((sum, one) => sum + one, 0) / stocks.length
const squares = stocks.reduce((sum, one) => sum + (one - average) ** 2, 0)

/**
 * How the calendar years of large US stocks went, nominal, with dividends: the plain average of the yearly returns, the rate they
 * compounded to (always lower) and their standard deviation; decimals. For pages that need these figures and not the series.
 */
export const stockSwings = cited(
  {
    average,
    compound: stocks.reduce((growth, one) => growth * (1 + one), 1) ** (1 / stocks.length) - 1,
    volatility: Math.sqrt(squares / (stocks.length - 1)),
    from: firstYear,
    to: firstYear + stocks.length - 1,
  },
  annualReturns.source,
  {
    where: 'S&P 500 with dividends, calendar years 1928 to 2025',
    asOf: '2025',
    note: 'Before fees, taxes and inflation. Past returns do not promise future ones.',
  },
)

const last = shillerMonthly.dividend.length - 1

/** The dividends of a year over the price, in the last month the series has both; decimal. */
export const dividendYieldNow: Cited<number> = cited(
  (shillerMonthly.dividend[last] ?? Number.NaN) / (shillerMonthly.price[last] ?? Number.NaN),
  shillerMonthly.source,
  { where: 'columns D and P', asOf: '2026-03' },
)

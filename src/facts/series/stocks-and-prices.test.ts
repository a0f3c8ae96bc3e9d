import { describe, expect, it } from 'vitest'
import { annualReturns } from './annual-returns.ts'
import { shillerMonthly } from './shiller-monthly.ts'
import { stocksAndPrices } from './stocks-and-prices.precomputed.ts'

const { stocks, bonds, prices, firstMonth } = stocksAndPrices
const place = (year: number, monthOfYear: number): number => (year - 1871) * 12 + monthOfYear - 1
const value = (column: readonly number[], at: number): number => column[at] ?? Number.NaN
/** The level at the turn of a year: between the averages of December and January. */
const yearEnd = (column: readonly number[], year: number): number =>
  Math.sqrt(value(column, place(year, 12)) * value(column, place(year + 1, 1)))
const yearReturn = (column: readonly number[], year: number): number =>
  yearEnd(column, year) / yearEnd(column, year - 1) - 1
const years = Array.from({ length: 98 }, (_, i) => 1928 + i)
const published = (column: readonly number[], year: number): number => value(column, year - annualReturns.firstYear)

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length
  const [ma, mb] = [mean(a), mean(b)]
  const products = (p: readonly number[], mp: number, q: readonly number[], mq: number) =>
    p.reduce((sum, x, i) => sum + (x - mp) * (value(q, i) - mq), 0)
  return products(a, ma, b, mb) / Math.sqrt(products(a, ma, a, ma) * products(b, mb, b, mb))
}

describe('stocks, bonds and prices by month', () => {
  it('run from January 1871 to March 2026, the last month with a dividend and a printed CPI', () => {
    expect(firstMonth).toBe('1871-01')
    for (const column of [stocks, bonds, prices]) expect(column).toHaveLength(place(2026, 3) + 1)
    expect([stocks[0], bonds[0]]).toEqual([100, 100])
  })
  it('stocks are the prices with a twelfth of the yearly dividend kept each month, worked out another way', () => {
    for (let at = 1; at < stocks.length; at++) {
      const paid = value(shillerMonthly.dividend, at) / 12
      const grown = (value(shillerMonthly.price, at) + paid) / value(shillerMonthly.price, at - 1)
      expect(Math.abs(value(stocks, at) / value(stocks, at - 1) - grown), String(at)).toBeLessThan(2e-5)
    }
  })
  it('bonds are a ten-year bond at each month’s yield, sold a month later and bought anew (Shiller’s own formula)', () => {
    // A bond bought at par pays its coupon and is sold with 119 months left at the new yield:
    // y0 / y1 + y0 / 12 + (1 + y1 / 12)^-119 (1 - y0 / y1).
    for (let at = 1; at < bonds.length; at++) {
      const [y0, y1] = [value(shillerMonthly.bondYield, at - 1) / 100, value(shillerMonthly.bondYield, at) / 100]
      const grown = y0 / y1 + y0 / 12 + (1 + y1 / 12) ** -119 * (1 - y0 / y1)
      expect(Math.abs(value(bonds, at) / value(bonds, at - 1) - grown), String(at)).toBeLessThan(2e-5)
    }
  })
  it('their calendar years average and swing as the published ones do: 11.9% and 19.4 points (Damodaran)', () => {
    const ours = years.map((year) => yearReturn(stocks, year))
    const mean = ours.reduce((sum, one) => sum + one, 0) / ours.length
    const swing = Math.sqrt(ours.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (ours.length - 1))
    expect(Math.abs(mean - 0.1185)).toBeLessThan(0.0025)
    // Averages of a month's days swing a little less than closes.
    expect(swing).toBeLessThan(0.194)
    expect(swing).toBeGreaterThan(0.18)
  })
  it('divided by prices they are the real indexes again', () => {
    const scale = value(stocks, 0) / value(prices, 0) / value(shillerMonthly.realStocks, 0)
    for (let at = 0; at < stocks.length; at++)
      expect(
        value(stocks, at) / value(prices, at) / (value(shillerMonthly.realStocks, at) * scale),
        String(at),
      ).toBeCloseTo(1, 6)
  })
  it('their years follow the published calendar years of the S&P 500 with dividends (Damodaran, histretSP)', () => {
    const ours = years.map((year) => yearReturn(stocks, year))
    const theirs = years.map((year) => published(annualReturns.stocks, year))
    expect(correlation(ours, theirs)).toBeGreaterThan(0.98)
    // Monthly averages are not year-end closes: no year is off by more than ten points.
    for (const [i, year] of years.entries())
      expect(Math.abs(value(ours, i) - value(theirs, i)), String(year)).toBeLessThan(0.1)
  })
  it.each([
    [1931, -0.4384],
    [1954, 0.5256],
    [1974, -0.259],
    [2008, -0.3655],
  ])('%i: within six points of the published %f', (year, expected) => {
    expect(Math.abs(yearReturn(stocks, year) - expected)).toBeLessThan(0.06)
  })
  it('compound over 1928 to 2025 within a quarter of a point of the published 10.02% (stocks) and 4.53% (bonds)', () => {
    const growth = (column: readonly number[]) => (yearEnd(column, 2025) / yearEnd(column, 1927)) ** (1 / 98) - 1
    const of = (column: readonly number[]) => column.reduce((g, r) => g * (1 + r), 1) ** (1 / 98) - 1
    expect(Math.abs(growth(stocks) - of(annualReturns.stocks))).toBeLessThan(0.0025)
    expect(Math.abs(growth(bonds) - of(annualReturns.bonds10))).toBeLessThan(0.0025)
  })
})

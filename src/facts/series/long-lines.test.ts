import { describe, expect, it } from 'vitest'
import { annualReturns } from './annual-returns.ts'
import { longLines, type Stretch } from './long-lines.precomputed.ts'
import { shillerMonthly } from './shiller-monthly.ts'
import { stocksAndPrices } from './stocks-and-prices.precomputed.ts'

const months = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const last = ({ firstMonth, every, values }: Stretch) => months(firstMonth) + (values.length - 1) * every
const at = (stretch: Stretch, month: string) =>
  stretch.values[(months(month) - months(stretch.firstMonth)) / stretch.every] ?? Number.NaN

describe('the long lines', () => {
  it('go on without overlap, above zero, to the months their sources end in', () => {
    for (const [name, { stretches }] of Object.entries(longLines)) {
      for (const [i, stretch] of stretches.entries()) {
        expect(stretch.values.length, name).toBeGreaterThan(0)
        for (const value of stretch.values) expect(value > 0 && Number.isFinite(value), name).toBe(true)
        const before = stretches[i - 1]
        if (before) expect(months(stretch.firstMonth), name).toBeGreaterThan(last(before))
      }
    }
    const ends = Object.entries(longLines).map(([name, { stretches }]) => [name, last(stretches.at(-1) as Stretch)])
    expect(Object.fromEntries(ends)).toEqual({
      price: months('2026-03'),
      bills: months('2025-12'),
      gold: months('2026-06'),
      homes: months('2025-10'),
      pricesAfter: months('2026-05'),
      longYield: months('2026-05'),
      mortgage: months('2026-10'),
      fedFunds: months('2026-03'),
    })
  })
  it('bills grow by the published return of each year: 100 at the end of 1927, 103.08 a year later (3.08%)', () => {
    const [bills] = longLines.bills.stretches
    expect([at(bills, '1927-12'), at(bills, '1928-12')]).toEqual([100, 103.08])
    for (const [i, rate] of annualReturns.bills.entries())
      expect((bills.values[i + 1] ?? 0) / (bills.values[i] ?? 1) - 1).toBeCloseTo(rate, 6)
  })
  it('prices go on where the record of stocks ends: 330.213 in March 2026, 333.02 in April (BLS)', () => {
    const [after] = longLines.pricesAfter.stretches
    expect(months(after.firstMonth)).toBe(months(stocksAndPrices.firstMonth) + stocksAndPrices.prices.length)
    expect([stocksAndPrices.prices.at(-1), ...after.values]).toEqual([330.213, 333.02, 335.123])
  })
  it('gold was 35 dollars by law, 283 in December 1999, 4,309 in December 2025 (World Bank)', () => {
    const [gold] = longLines.gold.stretches
    expect([at(gold, '1965-01'), at(gold, '1999-12'), at(gold, '2025-12')].map(Math.round)).toEqual([35, 283, 4309])
    expect(Math.min(...gold.values.slice(0, 96))).toBeGreaterThan(34.9)
  })
  it('homes change from year to year as published before the monthly index too (Damodaran, from Shiller)', () => {
    const [yearly, monthly] = longLines.homes.stretches
    for (let year = 1928; year <= 1974; year++) {
      const published = annualReturns.homes[year - annualReturns.firstYear] ?? Number.NaN
      expect(
        Math.abs(at(yearly, `${year}-12`) / at(yearly, `${year - 1}-12`) - 1 - published),
        String(year),
      ).toBeLessThan(2e-4)
    }
    expect(at(monthly, '1975-12') / at(yearly, '1974-12') - 1).toBeCloseTo(annualReturns.homes[1975 - 1928] ?? 0, 3)
  })
})

it('long yields before 1953 are one value a year on straight lines, and not after', () => {
  const isStraight = (year: number) => {
    const from = (year - 1871) * 12
    const [first, next] = [shillerMonthly.bondYield[from] ?? 0, shillerMonthly.bondYield[from + 12] ?? 0]
    return Array.from({ length: 11 }, (_, i) => i + 1).every(
      (m) => Math.abs((shillerMonthly.bondYield[from + m] ?? 0) - (first + ((next - first) * m) / 12)) < 0.006,
    )
  }
  const straight = Array.from({ length: 155 }, (_, i) => 1871 + i).filter(isStraight)
  expect(straight).toEqual(Array.from({ length: 82 }, (_, i) => 1871 + i))
})

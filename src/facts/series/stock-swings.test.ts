import { expect, it } from 'vitest'
import { dividendYieldNow, stockSwings } from './stock-swings.precomputed.ts'

it('stocks averaged 11.9% a year, compounded to 10.0% and swung by 19.4 points (Damodaran, 1928 to 2025)', () => {
  const { average, compound, volatility, from, to } = stockSwings.value
  expect([from, to]).toEqual([1928, 2025])
  expect(average).toBeCloseTo(0.1185, 4)
  expect(compound).toBeCloseTo(0.1002, 4)
  // The usual shortcut: the compound rate is about the average less half the variance.
  expect(Math.abs(average - volatility ** 2 / 2 - compound)).toBeLessThan(0.002)
})
it('the dividend yield of March 2026 is 79.97 on 6,654.42: 1.20%', () => {
  expect(dividendYieldNow.value).toBeCloseTo(79.97 / 6654.42, 6)
})

import { expect, it } from 'vitest'
import { annualReturns } from './annual-returns.ts'
import { longRunGrowth } from './growth-defaults.ts'

it('is the compound rate of the series it sums up', () => {
  const { stocks, bonds10, firstYear } = annualReturns
  const compound = (returns: readonly number[]) =>
    returns.reduce((sum, r) => sum * (1 + r), 1) ** (1 / returns.length) - 1
  const { value } = longRunGrowth
  expect([firstYear, firstYear + stocks.length - 1]).toEqual([value.from, value.to])
  expect(compound(stocks)).toBeCloseTo(value.stocks, 4)
  expect(compound(stocks.map((r, i) => 0.6 * r + 0.4 * (bonds10[i] ?? Number.NaN)))).toBeCloseTo(value.mix, 4)
})

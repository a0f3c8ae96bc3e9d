import { expect, test } from 'vitest'
import type { PathSource } from './draws.ts'
import { mostSpending } from './most-spending.ts'
import { constantSpending } from './spending-rules.ts'

/** Paths of years in which savings and prices stand still, but for the first year of each: its growth. */
const paths = (years: number, firstGrowth: readonly number[]): PathSource => ({
  paths: firstGrowth.length,
  periods: years,
  perYear: 1,
  fill: (path, { stocks, bonds, prices }) => {
    for (let year = 0; year < years; year++) {
      const growth = year === 0 ? (firstGrowth[path] ?? 1) : 1
      stocks[year] = growth
      bonds[year] = growth
      prices[year] = 1
    }
  },
})
const most = (years: number, growth: readonly number[], allowed = 0): number =>
  mostSpending({
    source: paths(years, growth),
    planAt: (rate) => ({
      savings: 1000,
      years,
      stockShare: 1,
      fee: 0,
      holdings: 'rebalanced',
      rule: constantSpending(rate * 1000),
      flows: null,
    }),
    allowed,
    largestCut: 1,
  })

test.each([
  [40, 1 / 40],
  [12, 1 / 12],
  [10, 1 / 10],
  [7, 1 / 7],
  [3, 1 / 3],
  [2, 1 / 2],
])('money that neither grows nor shrinks lasts %d years at one part of it a year', (years, rate) => {
  // Of a run without growth the answer is 1/years; the search stops within a hundred-millionth below it.
  const found = most(years, [1])
  expect(found).toBeLessThanOrEqual(rate + 1e-9)
  expect(found).toBeGreaterThan(rate - 1e-8)
})
test('all of it in the only year', () => {
  expect(most(1, [1])).toBe(1)
})
test('the worst path decides, or the worst but one where one may go wrong', () => {
  // Two years, the first grows by g: s at once, then (1 - s) g is left for s: s = g / (1 + g).
  expect(most(2, [1, 0.5, 0.8])).toBeCloseTo(0.5 / 1.5, 7)
  expect(most(2, [1, 0.5, 0.8], 1)).toBeCloseTo(0.8 / 1.8, 7)
})

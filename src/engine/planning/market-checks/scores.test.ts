import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atMost, chanceToLose, followed, pullOf, rangeScore } from './scores.ts'

/** Pascal's triangle, whole numbers: the ways to choose. */
function ways(n: number): bigint[] {
  let row = [1n]
  for (let i = 0; i < n; i++) row = [1n, ...row.slice(1).map((one, k) => one + (row[k] ?? 0n)), 1n]
  return row
}

describe('chances', () => {
  test.each([
    [5, 8, 0.9, 0.0381],
    [4, 6, 0.9, 0.1143],
    [3, 6, 0.9, 0.01585],
    [0, 3, 0.5, 0.125],
  ])('at most %d of %d at %f: %f, as printed in tables of the binomial', (most, n, p, table) =>
    expect(atMost(most, n, p)).toBeCloseTo(table, 4),
  )
  test('a fair coin is the counted ways over all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(60), (n, most) => {
        const row = ways(n)
        const counted = row.slice(0, Math.min(most, n) + 1).reduce((sum, one) => sum + one, 0n)
        expect(atMost(most, n, 0.5)).toBeCloseTo(Number((counted * 10n ** 15n) / 2n ** BigInt(n)) / 1e15, 9)
      }),
    )
  })
  test('100 flips, win 150 or lose 100: behind with fewer than 40 heads, in 1.76% of runs', () => {
    expect(chanceToLose(100, 150, 100)).toBeCloseTo(0.0176, 4)
    expect(chanceToLose(1, 150, 100)).toBe(0.5)
    // Even stakes: behind with fewer than half the heads; two flips lose both in a quarter.
    expect(chanceToLose(2, 100, 100)).toBeCloseTo(0.25, 12)
  })
})

describe('ranges', () => {
  test('two of three hold, ends counted and ends turned round', () => {
    const ranges = [
      { low: 1, high: 5 },
      { low: 10, high: 6 },
      { low: 0, high: 1 },
    ]
    expect(rangeScore(ranges, [5, 7, 2], 0.9)).toMatchObject({ held: 2, asked: 3 })
  })
  test('wider ranges never hold less', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -99, max: 99 }), fc.nat(50), fc.integer({ min: -99, max: 99 })), {
          maxLength: 9,
        }),
        (rows) => {
          const score = (more: number) =>
            rangeScore(
              rows.map(([low, width]) => ({ low: low - more, high: low + width + more })),
              rows.map(([, , truth]) => truth),
              0.9,
            )
          expect(score(7).held).toBeGreaterThanOrEqual(score(0).held)
          expect(score(7).chance).toBeGreaterThanOrEqual(score(0).chance - 1e-12)
        },
      ),
    )
  })
})

test('an estimate half way from the truth to the number seen before is pulled by a half', () => {
  expect(pullOf(12, 18, 6)).toBe(0.5)
  expect(pullOf(18, 18, 6)).toBe(-0)
  expect(pullOf(24, 18, 6)).toBe(-0.5)
})
test('more after a gain and less after a loss follow; the same does neither', () => {
  expect(followed([0.3, -0.2, 0.1, -0.1], [1, -1, 0, 1])).toEqual({ with: 2, against: 1 })
})

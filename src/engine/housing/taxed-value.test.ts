import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxedValues } from './taxed-value.ts'

test('a 2% limit compounds from the price while the market runs ahead', () => {
  const values = taxedValues(500_000, new Array<number>(10).fill(0.05), 0.02)
  expect(values).toHaveLength(10)
  expect(values[0]).toBe(500_000)
  expect(values[9]).toBeCloseTo(500_000 * 1.02 ** 9, 6)
})
test('without a limit it is the market', () => {
  const values = taxedValues(500_000, [0.1, -0.2, 0.1], null)
  ;[500_000, 550_000, 440_000].forEach((value, k) => {
    expect(values[k]).toBeCloseTo(value, 6)
  })
})
test('after a fall it goes to the market at once, and climbs back no faster than the limit', () => {
  // Market 100, 150, 90, 120; limit 10%: 100, 110, then the market's 90, then 99.
  const values = taxedValues(100, [0.5, -0.4, 1 / 3, 0], 0.1)
  ;[100, 110, 90, 99].forEach((value, k) => {
    expect(values[k]).toBeCloseTo(value, 9)
  })
})
test('never above the market, never rising by more than the limit', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -0.3, max: 0.3, noNaN: true }), { minLength: 1, maxLength: 40 }),
      fc.double({ min: 0, max: 0.2, noNaN: true }),
      (growth, cap) => {
        const values = taxedValues(300_000, growth, cap)
        let market = 300_000
        values.forEach((value, k) => {
          expect(value).toBeLessThanOrEqual(market * (1 + 1e-12))
          if (k > 0) expect(value).toBeLessThanOrEqual((values[k - 1] ?? 0) * (1 + cap) * (1 + 1e-12))
          market *= 1 + (growth[k] ?? 0)
        })
      },
    ),
  )
})

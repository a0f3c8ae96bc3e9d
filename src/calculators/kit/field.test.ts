import fc from 'fast-check'
import { expect, test } from 'vitest'
import { points } from './field.ts'

test('a rate is put into its field as people write it', () => {
  // Binary fractions: 0.07 × 100 is 7.000000000000001, 0.0029 × 100 is 0.29 less a trifle.
  expect([0.07, 0.0029, 0.0525, 1, 0, -0.005].map(points)).toEqual([7, 0.29, 5.25, 100, 0, -0.5])
})

test('percent points with up to six digits come back as they were', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (millionths) => {
      expect(points(millionths / 1e6 / 100)).toBeCloseTo(millionths / 1e6, 9)
    }),
  )
})

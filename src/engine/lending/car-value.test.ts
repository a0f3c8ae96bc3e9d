import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carValueAfter, upsideDown } from './car-value.ts'

const loss = { firstYear: 0.2, laterYears: 0.15 }

describe('what a car is worth', () => {
  it('20 % in the first year, 15 % of the rest in each later one', () => {
    expect(carValueAfter(40_000, loss, 0)).toBe(40_000)
    expect(carValueAfter(40_000, loss, 12)).toBeCloseTo(32_000, 8)
    expect(carValueAfter(40_000, loss, 24)).toBeCloseTo(27_200, 8)
    expect(carValueAfter(40_000, loss, 36)).toBeCloseTo(23_120, 8)
    // Half a year: the square root of 0.8.
    expect(carValueAfter(40_000, loss, 6)).toBeCloseTo(40_000 * Math.sqrt(0.8), 8)
  })
  it('AAA 2025: 38,938 losing 4,334 a year for five years leaves 17,268, which is 15 % a year', () => {
    // (17,268 / 38,938)^(1/5) = 0.8499
    expect(carValueAfter(38_938, { firstYear: 0.1501, laterYears: 0.1501 }, 60)).toBeCloseTo(17_268, -2)
  })
})

describe('owing more than the car is worth', () => {
  it('counts the months, finds the deepest gap and the share that would be safe', () => {
    const owed = [100, 90, 70, 40, 0]
    const value = [80, 75, 70, 65, 60]
    expect(upsideDown(owed, (month) => value[month] ?? 0)).toEqual({
      months: 2,
      first: 0,
      last: 1,
      worst: { month: 0, gap: 20 },
      safeShare: 0.8,
    })
  })
  it('a loan cut to the safe share is never upside down', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 90 }), (owed) => {
        const valueAt = (month: number): number => carValueAfter(30_000, loss, month)
        const { safeShare } = upsideDown(owed, valueAt)
        expect(
          upsideDown(
            owed.map((balance) => balance * safeShare),
            valueAt,
          ).months,
        ).toBe(0)
        expect(safeShare).toBeLessThanOrEqual(1)
      }),
    )
  })
})

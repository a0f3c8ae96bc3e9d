import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits, roughly, savingsPath } from './savings-path.ts'

describe('saving each month to 65', () => {
  // A year's growth of 1.05 is (1 + m)^12, so m = 1.05^(1/12) - 1 = 0.00407412. 420 deposits of 400 at month ends:
  // 400 x (1.05^35 - 1) / m = 400 x 4.51601537 / 0.00407412 = 443,385 or so.
  it('agrees with the annuity formula', () => {
    const m = 1.05 ** (1 / 12) - 1
    const path = savingsPath(400, 30)
    expect(path?.last.total).toBeCloseTo((400 * (1.05 ** 35 - 1)) / m, 4)
    expect(path?.last.putIn).toBe(400 * 420)
    expect(path?.months).toBe(420)
    expect(path?.monthlyRate).toBeCloseTo(m, 12)
    expect(roughly(path?.last.total ?? 0)).toBe(443_000)
  })

  it('always adds up, rises every year, and ends at 65', () => {
    fc.assert(
      fc.property(fc.integer(limits.amount), fc.integer(limits.age), (amount, age) => {
        const path = savingsPath(amount, age)
        if (!path) throw new Error('refused inside its limits')
        let before = 0
        for (const year of path.years) {
          expect(year.putIn + year.growth).toBeCloseTo(year.total, 4)
          expect(year.total).toBeGreaterThan(before)
          before = year.total
        }
        expect(path.last.age).toBe(65)
      }),
    )
  })

  it('refuses what makes no sense', () => {
    for (const [amount, age] of [
      [0, 30],
      [-5, 30],
      [400, 65],
      [400, 15],
      [400, 30.5],
      [Number.NaN, 30],
      [400, Number.NaN],
      [1e9, 30],
    ] as const)
      expect(savingsPath(amount, age)).toBeNull()
  })
})

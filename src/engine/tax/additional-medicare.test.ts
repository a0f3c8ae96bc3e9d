import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import {
  additionalMedicareOnSelfEmployment,
  additionalMedicareOnWages,
  additionalMedicareTax,
} from './additional-medicare.ts'

describe('published examples', () => {
  it('IRS proposed regulations REG-130074-11: single, 130,000 of wages and 145,000 self-employed: 0.9% of 75,000', () => {
    // The threshold of 200,000 less 130,000 is 70,000; 145,000 less 70,000 is 75,000.
    expect(additionalMedicareOnWages(130_000, 'single', taxYear2025)).toBe(0)
    expect(additionalMedicareTax(130_000, 145_000, 'single', taxYear2025)).toBeCloseTo(675, 8)
  })
  it('same regulations: joint, 150,000 of wages and the spouse 175,000 self-employed: 0.9% of 75,000', () => {
    // 250,000 less 150,000 is 100,000; 175,000 less 100,000 is 75,000.
    expect(additionalMedicareOnWages(150_000, 'joint', taxYear2025)).toBe(0)
    expect(additionalMedicareTax(150_000, 175_000, 'joint', taxYear2025)).toBeCloseTo(675, 8)
  })
})

describe('edges', () => {
  it.each([
    ['single', 200_000],
    ['joint', 250_000],
    ['separate', 125_000],
    ['head', 200_000],
    ['surviving', 200_000],
  ] as const)('%s starts above %d', (status, threshold) => {
    for (const facts of [taxYear2025, taxYear2026]) {
      expect(additionalMedicareOnWages(threshold, status, facts)).toBe(0)
      expect(additionalMedicareOnWages(threshold + 0.01, status, facts)).toBeCloseTo(0.00009, 10)
      expect(additionalMedicareOnSelfEmployment(threshold, 0, status, facts)).toBe(0)
      expect(additionalMedicareOnSelfEmployment(threshold + 100, 0, status, facts)).toBeCloseTo(0.9, 8)
      expect(additionalMedicareOnSelfEmployment(1_000, threshold + 5_000, status, facts)).toBeCloseTo(9, 8)
    }
  })
  it('is 0.9% of everything over the threshold, however wages and profit divide it', () => {
    const money = fc.double({ min: 0, max: 600_000, noNaN: true })
    fc.assert(
      fc.property(money, money, (wages, earnings) => {
        const whole = 0.009 * Math.max(0, wages + earnings - 200_000)
        expect(additionalMedicareTax(wages, earnings, 'single', taxYear2026)).toBeCloseTo(whole, 6)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { benefitTaxation } from '#facts/tax-years/standing.ts'
import { type BenefitCase, combinedIncome, taxableBenefits } from './benefit-taxation.ts'

const nobody: BenefitCase = {
  benefits: 0,
  otherIncome: 0,
  taxExemptInterest: 0,
  status: 'single',
  livedWithSpouse: true,
}

describe('published worksheets', () => {
  it('Publication 915, example 1 (George White): 2,990 of 5,980', () => {
    // Pension 18,600, wages 9,400, interest 990. Line 8: 31,980; line 10: 6,980, half 3,490; line 15: 2,990, half of the benefits.
    expect(taxableBenefits({ ...nobody, benefits: 5_980, otherIncome: 18_600 + 9_400 + 990 })).toBe(2_990)
  })
  it('Publication 915 Worksheet 1 by hand, joint: nothing, line 8 is under 32,000', () => {
    // Half of 5,600, pension 15,500, wages 14,000, interest 250, less an IRA deduction of 1,000: 31,550.
    const couple: BenefitCase = { ...nobody, status: 'joint', benefits: 5_600, otherIncome: 28_750 }
    expect(combinedIncome(couple)).toBe(31_550)
    expect(taxableBenefits(couple)).toBe(0)
  })
  it('Publication 915 (2001), example 3 (Joe and Betty Johnson): 6,275 of 10,000', () => {
    // Pension 38,000, interest 2,300, and 200 of excluded savings bond interest, which counts here.
    // Line 8: 45,500. Line 10: 13,500, line 12: 1,500, line 14: 6,000, line 15: 5,000, line 16: 1,275.
    expect(taxableBenefits({ ...nobody, status: 'joint', benefits: 10_000, otherIncome: 40_500 })).toBe(6_275)
  })
  it('Publication 915 Worksheet 1 by hand, separate and lived together: 3,400 of 4,000', () => {
    // Line 8: 10,000 x 85% = 8,500; line 18: 4,000 x 85% = 3,400.
    expect(taxableBenefits({ ...nobody, status: 'separate', benefits: 4_000, otherIncome: 8_000 })).toBe(3_400)
  })
  it('Publication 590 (2002), appendix B worksheet 1: 5,950 of 7,000', () => {
    // Line 10 is 13,000 over 44,000; line 15: 3,500 + 11,050 = 14,550; line 16: 5,950. MAGI then is 59,450.
    expect(taxableBenefits({ ...nobody, status: 'joint', benefits: 7_000, otherIncome: 53_500 })).toBe(5_950)
  })
})

describe('edges', () => {
  it.each([
    // Benefits 20,000: half is 10,000. Single: base 25,000, adjusted base 34,000.
    ['single', 15_000, 0],
    ['single', 15_000.01, 0.005],
    ['single', 24_000, 4_500],
    ['single', 24_000.01, 4_500.0085],
    ['single', 38_705.88, 16_999.998], // 4,500 + 85% of 14,705.88
    ['single', 38_706, 17_000],
    ['head', 24_000, 4_500],
    ['surviving', 24_000, 4_500],
    ['joint', 22_000, 0],
    ['joint', 22_000.01, 0.005],
    ['joint', 34_000, 6_000],
    ['joint', 34_000.01, 6_000.0085],
    ['joint', 46_941.18, 17_000], // 6,000 + 85% of 12,941.18 = 17,000.003, capped
    ['separate', 0, 8_500], // 85% of the 10,000 combined
    ['separate', 10_000, 17_000],
    ['separate', -12_000, 0],
    ['single', -5_000, 0],
  ] as const)('%s with %d besides 20,000 of benefits: %d', (status, otherIncome, expected) => {
    expect(taxableBenefits({ ...nobody, benefits: 20_000, otherIncome, status })).toBeCloseTo(expected, 6)
  })
  it('counts tax-exempt interest as income, and is zero without benefits', () => {
    const a = taxableBenefits({ ...nobody, benefits: 20_000, otherIncome: 20_000, taxExemptInterest: 4_000 })
    expect(a).toBe(taxableBenefits({ ...nobody, benefits: 20_000, otherIncome: 24_000 }))
    expect(taxableBenefits({ ...nobody, otherIncome: 500_000 })).toBe(0)
  })
  it('treats a separate filer who lived apart all year as single (IRC 86(c)(1)(C))', () => {
    const apart: BenefitCase = {
      ...nobody,
      status: 'separate',
      livedWithSpouse: false,
      benefits: 20_000,
      otherIncome: 24_000,
    }
    expect(taxableBenefits(apart)).toBe(4_500)
  })
  it('has a first tier whose printed cap is half of the distance of the bases', () => {
    const rule = benefitTaxation.value
    expect(rule.firstTierCap.joint).toBe((rule.adjustedBase.joint - rule.base.joint) / 2)
    expect(rule.firstTierCap.other).toBe((rule.adjustedBase.single - rule.base.single) / 2)
  })
})

describe('properties', () => {
  const money = fc.double({ min: 0, max: 300_000, noNaN: true })
  const status = fc.constantFrom('single', 'joint', 'separate', 'head', 'surviving' as const)
  it('lies between nothing and 85%, never falls with income, and adds at most 85 cents for a dollar', () => {
    fc.assert(
      fc.property(
        money,
        money,
        fc.double({ min: 0, max: 5_000, noNaN: true }),
        status,
        (benefits, otherIncome, more, s) => {
          const low = taxableBenefits({ ...nobody, benefits, otherIncome, status: s })
          const high = taxableBenefits({ ...nobody, benefits, otherIncome: otherIncome + more, status: s })
          expect(low).toBeGreaterThanOrEqual(0)
          expect(low).toBeLessThanOrEqual(0.85 * benefits + 1e-9)
          expect(high).toBeGreaterThanOrEqual(low - 1e-6)
          expect(high - low).toBeLessThanOrEqual(0.85 * more + 1e-6)
        },
      ),
    )
  })
  it('agrees with the statute read as the smallest of its limits', () => {
    // IRC 86(a)(1) and (2) for a single filer, written out from the text.
    const statute = (benefits: number, other: number): number => {
      const excess = other + benefits / 2 - 25_000
      if (excess <= 0) return 0
      const firstTier = Math.min(benefits / 2, excess / 2)
      const overAdjusted = other + benefits / 2 - 34_000
      if (overAdjusted <= 0) return firstTier
      return Math.min(0.85 * overAdjusted + Math.min(firstTier, 4_500), 0.85 * benefits)
    }
    fc.assert(
      fc.property(money, money, (benefits, otherIncome) => {
        expect(taxableBenefits({ ...nobody, benefits, otherIncome })).toBeCloseTo(statute(benefits, otherIncome), 6)
      }),
    )
  })
})

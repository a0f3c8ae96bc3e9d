import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { studentLoanInterestDeduction } from './student-loan-interest.ts'

/** 2024: joint range 165,000 to 195,000 (Rev. Proc. 2023-34). */
const year2024: TaxYearFacts = {
  ...taxYear2025,
  studentLoanInterest: {
    ...taxYear2025.studentLoanInterest,
    value: { max: 2_500, magi: { joint: { from: 165_000, to: 195_000 }, other: { from: 80_000, to: 95_000 } } },
  },
}

describe('student loan interest', () => {
  it('by the method of the worksheet with the range of 2024: 800 paid, joint MAGI 180,000: 400', () => {
    // 800 x (180,000 - 165,000) / 30,000 = 400 is lost.
    expect(studentLoanInterestDeduction(800, 180_000, 'joint', false, year2024)).toBe(400)
  })
  it('the same with 2,750 paid: the cap counts first, 1,250', () => {
    expect(studentLoanInterestDeduction(2_750, 180_000, 'joint', false, year2024)).toBe(1_250)
  })
  it('IRS VITA case study (Rick, head of household): 2,650 paid, 2,500 deducted', () => {
    expect(studentLoanInterestDeduction(2_650, 35_000, 'head', false, taxYear2025)).toBe(2_500)
  })
  it.each([
    [taxYear2025, 'single', 85_000, 2_500],
    [taxYear2025, 'single', 85_000.01, 2_500 - 0.01 / 6], // 2,500 over 15,000 is a sixth of a dollar for a dollar
    [taxYear2025, 'single', 99_999.99, 0.01 / 6],
    [taxYear2025, 'single', 100_000, 0],
    [taxYear2025, 'surviving', 92_500, 1_250],
    [taxYear2025, 'joint', 170_000, 2_500],
    [taxYear2025, 'joint', 185_000, 1_250],
    [taxYear2025, 'joint', 200_000, 0],
    [taxYear2026, 'joint', 175_000, 2_500],
    [taxYear2026, 'joint', 190_000, 1_250],
    [taxYear2026, 'joint', 205_000, 0],
    [taxYear2026, 'head', 100_000, 0],
    [taxYear2026, 'separate', 20_000, 0],
  ] as const)('%#: %s %s at %d', (facts, status, magi, expected) => {
    expect(studentLoanInterestDeduction(2_500, magi, status, false, facts)).toBeCloseTo(expected, 8)
  })
  it('refuses a dependent, and is never negative or rising with income', () => {
    expect(studentLoanInterestDeduction(2_000, 20_000, 'single', true, taxYear2026)).toBe(0)
    expect(studentLoanInterestDeduction(-5, 20_000, 'single', false, taxYear2026)).toBe(0)
    const magi = fc.double({ min: -10_000, max: 250_000, noNaN: true })
    fc.assert(
      fc.property(magi, fc.double({ min: 0, max: 20_000, noNaN: true }), (income, more) => {
        const low = studentLoanInterestDeduction(2_200, income, 'joint', false, taxYear2026)
        const high = studentLoanInterestDeduction(2_200, income + more, 'joint', false, taxYear2026)
        expect(high).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(low)
      }),
    )
  })
})

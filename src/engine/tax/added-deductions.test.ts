import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import {
  carLoanDeduction,
  charityWithStandard,
  overtimeDeduction,
  seniorDeduction,
  stepReduction,
  tipsDeduction,
} from './added-deductions.ts'

describe('senior deduction', () => {
  it.each([
    // Schedule 1-A Part V: 6,000 less 6% of MAGI over 75,000 (joint 150,000), for each person.
    [1, 75_000, 'single', 6_000],
    [1, 75_000.01, 'single', 5_999.9994],
    [1, 100_000, 'single', 4_500],
    [1, 174_999.99, 'single', 0.0006],
    [1, 175_000, 'single', 0],
    [1, 400_000, 'single', 0],
    [2, 150_000, 'joint', 12_000],
    [2, 180_000, 'joint', 8_400], // 30,000 x 6% = 1,800; 4,200 each
    [1, 180_000, 'joint', 4_200],
    [2, 250_000, 'joint', 0],
    [1, 90_000, 'surviving', 5_100],
    [1, 60_000, 'separate', 0],
    [0, 60_000, 'single', 0],
    [1, -20_000, 'head', 6_000],
  ] as const)('%d senior(s), MAGI %d, %s: %d', (seniors, magi, status, expected) => {
    expect(seniorDeduction(seniors, magi, status, taxYear2025)).toBeCloseTo(expected, 6)
    expect(seniorDeduction(seniors, magi, status, taxYear2026)).toBeCloseTo(expected, 6)
  })
  it('P.L. 119-21 s. 70103: gone at 175,000, joint 250,000', () => {
    expect(seniorDeduction(1, 174_000, 'single', taxYear2026)).toBeCloseTo(60, 8)
    expect(seniorDeduction(2, 249_000, 'joint', taxYear2026)).toBeCloseTo(120, 8)
  })
})

describe('tips, overtime and car loans', () => {
  it.each([
    [30_000, 100_000, 'single', 25_000],
    [8_000, 150_000, 'single', 8_000],
    [8_000, 150_999.99, 'single', 8_000], // only full thousands count
    [8_000, 151_000, 'single', 7_900],
    [8_000, 300_999, 'joint', 8_000],
    [8_000, 301_000, 'joint', 7_900],
    [25_000, 400_000, 'single', 0], // 250 x 100
    [25_000, 399_999, 'single', 100],
    [25_000, 550_000, 'joint', 0],
    [8_000, 60_000, 'separate', 0],
    [0, 60_000, 'single', 0],
  ] as const)('tips of %d, MAGI %d, %s: %d', (tips, magi, status, expected) => {
    expect(tipsDeduction(tips, magi, status, taxYear2025)).toBe(expected)
  })
  it.each([
    [20_000, 100_000, 'single', 12_500],
    [20_000, 100_000, 'joint', 20_000],
    [30_000, 100_000, 'joint', 25_000],
    [12_500, 274_999, 'single', 100], // 124 x 100
    [12_500, 275_000, 'single', 0],
    [5_000, 60_000, 'separate', 0],
    [5_000, 60_000, 'head', 5_000],
  ] as const)('overtime premium of %d, MAGI %d, %s: %d', (premium, magi, status, expected) => {
    expect(overtimeDeduction(premium, magi, status, taxYear2026)).toBe(expected)
  })
  it.each([
    [12_000, 90_000, 'single', 10_000],
    [3_000, 100_000, 'single', 3_000],
    [3_000, 100_000.01, 'single', 2_800], // a part of a thousand counts whole
    [3_000, 101_000, 'single', 2_800],
    [3_000, 101_000.01, 'single', 2_600],
    [10_000, 149_000.01, 'single', 0],
    [10_000, 149_000, 'single', 200],
    [3_000, 200_000, 'joint', 3_000],
    [3_000, 90_000, 'separate', 3_000], // the one of the four that separate returns may take
  ] as const)('car loan interest of %d, MAGI %d, %s: %d', (interest, magi, status, expected) => {
    expect(carLoanDeduction(interest, magi, status, taxYear2025)).toBe(expected)
  })
  it('steps count whole or are ignored', () => {
    expect(stepReduction(1, { amount: 50, per: 1_000, partial: 'counts-whole' })).toBe(50)
    expect(stepReduction(999, { amount: 50, per: 1_000, partial: 'ignored' })).toBe(0)
    expect(stepReduction(-5, { amount: 50, per: 1_000, partial: 'counts-whole' })).toBe(0)
  })
  it('none is negative, and more income never gives more', () => {
    const income = fc.integer({ min: -50_000, max: 700_000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000 }),
        income,
        fc.integer({ min: 0, max: 50_000 }),
        (paid, magi, more) => {
          for (const rule of [tipsDeduction, overtimeDeduction, carLoanDeduction]) {
            const before = rule(paid, magi, 'single', taxYear2026)
            expect(before).toBeGreaterThanOrEqual(0)
            expect(before).toBeLessThanOrEqual(paid)
            expect(rule(paid, magi + more, 'single', taxYear2026)).toBeLessThanOrEqual(before)
          }
        },
      ),
    )
  })
})

describe('charity beside the standard deduction', () => {
  it('starts in 2026: 1,000, joint 2,000', () => {
    expect(charityWithStandard(3_000, 'single', taxYear2025)).toBe(0)
    expect(charityWithStandard(3_000, 'single', taxYear2026)).toBe(1_000)
    expect(charityWithStandard(3_000, 'joint', taxYear2026)).toBe(2_000)
    expect(charityWithStandard(400, 'joint', taxYear2026)).toBe(400)
  })
})

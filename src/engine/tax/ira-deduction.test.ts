import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import {
  type IraCase,
  type IraSaver,
  iraContributionLimit,
  iraDeduction,
  iraLimit,
  reducedLimit,
} from './ira-deduction.ts'

const saver: IraSaver = { traditional: 7_000, roth: 0, age: 40, compensation: 80_000, coveredByPlan: true }
const alone: IraCase = { saver, spouse: null, magi: 60_000, status: 'single', livedWithSpouse: true }

describe('limits of a year', () => {
  it('Notice 2024-80 and Notice 2025-67: 7,000 and 7,500; 8,000 and 8,600 from the year of turning 50', () => {
    expect([iraLimit(49, taxYear2025), iraLimit(50, taxYear2025)]).toEqual([7_000, 8_000])
    expect([iraLimit(49, taxYear2026), iraLimit(50, taxYear2026)]).toEqual([7_500, 8_600])
  })
  it('holds a contribution to compensation', () => {
    expect(iraContributionLimit({ ...saver, compensation: 3_200 }, null, taxYear2025)).toBe(3_200)
    expect(iraContributionLimit({ ...saver, compensation: -4_000 }, null, taxYear2025)).toBe(0)
  })
  it('lets a spouse without pay use what is left of the other’s (IRC 219(c))', () => {
    const earner: IraSaver = { ...saver, compensation: 10_000, traditional: 4_000, roth: 3_000 }
    const home: IraSaver = { ...saver, compensation: 0 }
    expect(iraContributionLimit(home, earner, taxYear2025)).toBe(3_000) // 10,000 less 4,000 and 3,000
    expect(iraContributionLimit(home, { ...earner, compensation: 90_000 }, taxYear2025)).toBe(7_000)
    expect(iraContributionLimit(earner, home, taxYear2025)).toBe(7_000)
    expect(iraContributionLimit({ ...home, compensation: 1_500 }, earner, taxYear2025)).toBe(4_500)
  })
})

describe('phase-out', () => {
  it('Publication 590 (2002), appendix B worksheet 2: MAGI 59,450, joint, 50 or older: 1,600', () => {
    // 64,000 less 59,450 is 4,550; 35% is 1,592.50, rounded up to 1,600. Limit of 2002: 3,500.
    expect(reducedLimit(3_500, 59_450, { from: 54_000, to: 64_000 })).toBe(1_600)
  })
  it('Form 1040 instructions: 490.30 becomes 500, and less than 200 becomes 200', () => {
    // 7,000 over a range of 10,000 is 70 cents a dollar: 490.30 is left 700.43 below the end.
    expect(reducedLimit(7_000, 89_000 - 700.428571, { from: 79_000, to: 89_000 })).toBe(500)
    expect(reducedLimit(7_000, 88_999.99, { from: 79_000, to: 89_000 })).toBe(200)
    expect(reducedLimit(7_000, 89_000, { from: 79_000, to: 89_000 })).toBe(0)
  })
  it('does not round up a multiple of ten', () => {
    // 7,000 x (146,000 - 139,000) / 20,000 = 2,450.
    expect(reducedLimit(7_000, 139_000, { from: 126_000, to: 146_000 })).toBe(2_450)
  })
  it.each([
    // 2025 ranges: covered 79,000 to 89,000; joint 126,000 to 146,000; only the spouse covered 236,000 to 246,000.
    ['single', 79_000, 7_000],
    ['single', 79_000.01, 7_000], // 6,999.993 rounded up
    ['single', 84_000, 3_500],
    ['single', 89_000, 0],
    ['head', 84_000, 3_500],
    ['surviving', 126_000, 7_000],
    ['surviving', 136_000, 3_500],
    ['surviving', 146_000, 0],
    ['separate', 0, 7_000],
    ['separate', 5_000, 3_500],
    ['separate', 9_999.99, 200],
    ['separate', 10_000, 0],
  ] as const)('a covered %s filer of 2025 at %d: %d', (status, magi, expected) => {
    expect(iraDeduction({ ...alone, status, magi }, taxYear2025)).toBe(expected)
  })
  it('counts a separate filer who lived apart all year as single', () => {
    expect(iraDeduction({ ...alone, status: 'separate', livedWithSpouse: false, magi: 84_000 }, taxYear2025)).toBe(
      3_500,
    )
  })
  it('has its own range for the uncovered spouse of somebody covered', () => {
    const uncovered: IraSaver = { ...saver, coveredByPlan: false }
    const couple = (magi: number): IraCase => ({ ...alone, saver: uncovered, spouse: saver, status: 'joint', magi })
    expect(iraDeduction(couple(236_000), taxYear2025)).toBe(7_000)
    expect(iraDeduction(couple(241_000), taxYear2025)).toBe(3_500)
    expect(iraDeduction(couple(246_000), taxYear2025)).toBe(0)
    expect(iraDeduction(couple(247_000), taxYear2026)).toBe(3_750) // 2026: 242,000 to 252,000 of 7,500
    // The covered spouse of the same couple has nothing from 146,000 up.
    expect(iraDeduction({ ...couple(150_000), saver, spouse: uncovered }, taxYear2025)).toBe(0)
  })
  it('does not limit anybody without a plan at work', () => {
    const free: IraSaver = { ...saver, coveredByPlan: false }
    expect(iraDeduction({ ...alone, saver: free, magi: 900_000 }, taxYear2025)).toBe(7_000)
    expect(iraDeduction({ ...alone, saver: free, spouse: free, status: 'joint', magi: 900_000 }, taxYear2025)).toBe(
      7_000,
    )
  })
  it('never exceeds what was paid, the limit or compensation, and never rises with income', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 12_000, noNaN: true }),
        fc.double({ min: 0, max: 20_000, noNaN: true }),
        fc.double({ min: 0, max: 120_000, noNaN: true }),
        fc.double({ min: 0, max: 20_000, noNaN: true }),
        (traditional, compensation, magi, more) => {
          const filer: IraCase = { ...alone, saver: { ...saver, traditional, compensation }, magi }
          const deduction = iraDeduction(filer, taxYear2026)
          expect(deduction).toBeGreaterThanOrEqual(0)
          expect(deduction).toBeLessThanOrEqual(Math.min(traditional, compensation, 7_500))
          expect(iraDeduction({ ...filer, magi: magi + more }, taxYear2026)).toBeLessThanOrEqual(deduction)
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { IraSaver } from '../tax/ira-deduction.ts'
import { type RothCase, rothLimit } from './roth-limit.ts'

const saver: IraSaver = { traditional: 0, roth: 0, age: 40, compensation: 200_000, coveredByPlan: true }
const alone: RothCase = { saver, spouse: null, magi: 100_000, status: 'single', livedWithSpouse: true }

describe('the most that may go into a Roth IRA', () => {
  it.each([
    // 2026 (Notice 2025-67): 153,000 to 168,000; joint 242,000 to 252,000. 7,500 / 15,000 is 50 cents a dollar, 7,500 / 10,000 is 75.
    ['single', 153_000, 7_500],
    ['single', 153_001, 7_500], // 7,499.50 rounds up
    ['single', 160_000, 4_000],
    ['single', 167_700, 200], // 150 is raised to 200
    ['single', 167_999, 200],
    ['single', 168_000, 0],
    ['head', 160_500, 3_750],
    ['joint', 247_000, 3_750],
    ['surviving', 242_000, 7_500],
    ['surviving', 252_000, 0],
    ['separate', 1, 7_500],
    ['separate', 5_000, 3_750],
    ['separate', 10_000, 0],
  ] as const)('%s in 2026 at %d: %d', (status, magi, most) => {
    expect(rothLimit({ ...alone, status, magi }, taxYear2026)).toBe(most)
  })
  it('apart all year, a separate filer counts as single', () => {
    expect(rothLimit({ ...alone, status: 'separate', livedWithSpouse: false, magi: 150_000 }, taxYear2026)).toBe(7_500)
  })
  it('Publication 590-A Worksheet 2-2 by hand for 2025: single, 45, pay and MAGI of 153,000: 0.2 of 7,000 goes, 5,600', () => {
    // Line 3: 3,000; line 5: 3,000 / 15,000 = 0.2; line 7: 1,400; line 8: 5,600.
    expect(
      rothLimit({ ...alone, saver: { ...saver, age: 45, compensation: 153_000 }, magi: 153_000 }, taxYear2025),
    ).toBe(5_600)
  })
  it('shares the yearly limit with traditional money, which counts after the reduction', () => {
    expect(rothLimit({ ...alone, saver: { ...saver, traditional: 5_000 } }, taxYear2026)).toBe(2_500)
    // Worksheet 2-2 lines 8 to 11: the smaller of 3,750 (reduced) and 7,500 - 2,000.
    expect(rothLimit({ ...alone, magi: 160_500, saver: { ...saver, traditional: 2_000 } }, taxYear2026)).toBe(3_750)
    expect(rothLimit({ ...alone, magi: 160_500, saver: { ...saver, traditional: 6_000 } }, taxYear2026)).toBe(1_500)
  })
  it('is held to pay, a child’s too; the least of 200 does not lift it over the pay', () => {
    expect(rothLimit({ ...alone, saver: { ...saver, age: 15, compensation: 2_300 }, magi: 2_300 }, taxYear2026)).toBe(
      2_300,
    )
    expect(rothLimit({ ...alone, saver: { ...saver, compensation: 120 }, magi: 160_000 }, taxYear2026)).toBe(120)
    expect(rothLimit({ ...alone, saver: { ...saver, compensation: 0 }, magi: 0 }, taxYear2026)).toBe(0)
  })
  it('Publication 590-A (2025), general limit: George, 34, earns 24,000: 7,000; Danny, a student, earns 3,500: 3,500', () => {
    const of = (compensation: number) =>
      rothLimit({ ...alone, saver: { ...saver, age: 34, compensation }, magi: compensation }, taxYear2025)
    expect([of(24_000), of(3_500)]).toEqual([7_000, 3_500])
  })
  it('Publication 590-A (2025), spousal IRA: Kristin without pay, Carl with 30,000 and 7,000 in his IRA: 7,000 for her', () => {
    const carl = { ...saver, compensation: 30_000, traditional: 7_000 }
    const kristin = { ...saver, compensation: 0 }
    expect(rothLimit({ ...alone, status: 'joint', saver: kristin, spouse: carl, magi: 30_000 }, taxYear2025)).toBe(
      7_000,
    )
  })
  it('a spouse without pay uses the other’s', () => {
    const home = { ...saver, compensation: 0 }
    expect(
      rothLimit(
        { ...alone, status: 'joint', saver: home, spouse: { ...saver, roth: 7_500 }, magi: 200_000 },
        taxYear2026,
      ),
    ).toBe(7_500)
  })
  it('never rises with income and is a multiple of ten inside the range', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 140_000, max: 170_000, noNaN: true }),
        fc.double({ min: 0, max: 5_000, noNaN: true }),
        (magi, more) => {
          const most = rothLimit({ ...alone, magi }, taxYear2026)
          expect(most % 10).toBe(0)
          expect(rothLimit({ ...alone, magi: magi + more }, taxYear2026)).toBeLessThanOrEqual(most)
        },
      ),
    )
  })
})

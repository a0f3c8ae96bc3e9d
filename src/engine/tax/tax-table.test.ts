import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import type { Bracket } from '#facts/tax-years/schema.ts'
import { ordinaryTax, tableRowMiddle, taxByTable } from './tax-table.ts'

/** Rev. Proc. 2014-61: the 2015 schedules up to the incomes tested here. */
const schedules2015: Record<'single' | 'joint' | 'separate' | 'head', readonly Bracket[]> = {
  single: [
    { over: 0, rate: 0.1 },
    { over: 9_225, rate: 0.15 },
    { over: 37_450, rate: 0.25 },
  ],
  joint: [
    { over: 0, rate: 0.1 },
    { over: 18_450, rate: 0.15 },
    { over: 74_900, rate: 0.25 },
  ],
  separate: [
    { over: 0, rate: 0.1 },
    { over: 9_225, rate: 0.15 },
    { over: 37_450, rate: 0.25 },
  ],
  head: [
    { over: 0, rate: 0.1 },
    { over: 13_150, rate: 0.15 },
    { over: 50_200, rate: 0.25 },
  ],
}

describe('the printed Tax Table', () => {
  it.each([
    [25_200, 3_323, 2_861, 3_323, 3_126],
    [25_250, 3_330, 2_869, 3_330, 3_134],
    [25_300, 3_338, 2_876, 3_338, 3_141],
    [25_350, 3_345, 2_884, 3_345, 3_149],
  ])('2015 Form 1040 instructions, sample table: row %d', (from, single, joint, separate, head) => {
    for (const income of [from, from + 0.01, from + 25, from + 49.99]) {
      expect(taxByTable(income, schedules2015.single)).toBe(single)
      expect(taxByTable(income, schedules2015.joint)).toBe(joint)
      expect(taxByTable(income, schedules2015.separate)).toBe(separate)
      expect(taxByTable(income, schedules2015.head)).toBe(head)
    }
  })

  it.each([
    [0, 0],
    [5, 1],
    [15, 2],
    [25, 4],
    [50, 6],
    [75, 9],
    [100, 11],
    [125, 14],
    [150, 16],
    [175, 19],
    [200, 21],
    [1_000, 101],
    [1_025, 104],
    [1_050, 106],
    [1_075, 109],
    [1_100, 111],
    [1_125, 114],
    [1_150, 116],
    [1_175, 119],
    [2_000, 201],
    [2_025, 204],
    [2_050, 206],
    [2_075, 209],
    [2_100, 211],
    [2_125, 214],
    [2_150, 216],
    [2_175, 219],
  ])('2015 Form 1040 Tax Table, narrow rows: from %d the tax is %d for every status', (from, tax) => {
    // These rows lie wholly in the 10% bracket, which reaches past them in 2025 too, so they are printed alike.
    for (const status of ['single', 'joint', 'separate', 'head'] as const) {
      expect(taxByTable(from, schedules2015[status])).toBe(tax)
      expect(taxByTable(from, taxYear2025.ordinaryBrackets.value[status])).toBe(tax)
    }
  })

  // 2025 rows worked out by the rule the table is printed with (tax on the middle of the row, half a dollar up):
  // 25,300 to 25,350, middle 25,325. Single 1,192.50 + 12% of 13,400 = 2,800.50; joint 2,385 + 12% of 1,475 = 2,562; head 1,700 +
  // 12% of 8,325 = 2,699. 60,000 to 60,050, middle 60,025. Single 5,578.50 + 22% of 11,550 = 8,119.50; joint 2,385 + 12% of 36,175
  // = 6,726; head 1,700 + 12% of 43,025 = 6,863. 99,950 to 100,000, middle 99,975. Single 5,578.50 + 22% of 51,500 = 16,908.50;
  // joint 11,157 + 22% of 3,025 = 11,822.50; head 7,442 + 22% of 35,125 = 15,169.50.
  it.each([
    [25_300, 2_801, 2_562, 2_699],
    [60_000, 8_120, 6_726, 6_863],
    [99_950, 16_909, 11_823, 15_170],
  ])('2025 Form 1040 Tax Table rule by hand: row %d', (from, single, joint, head) => {
    const brackets = taxYear2025.ordinaryBrackets.value
    expect(taxByTable(from, brackets.single)).toBe(single)
    expect(taxByTable(from, brackets.separate)).toBe(single)
    expect(taxByTable(from, brackets.joint)).toBe(joint)
    expect(taxByTable(from, brackets.surviving)).toBe(joint)
    expect(taxByTable(from, brackets.head)).toBe(head)
  })

  it('gives way to the Tax Computation Worksheet at $100,000', () => {
    // Worksheet, single: 22% of 100,000 less 5,086.00 = 16,914.00 (5,578.50 + 22% of 51,525).
    expect(taxByTable(100_000, taxYear2025.ordinaryBrackets.value.single)).toBe(16_914)
    expect(taxByTable(100_049, taxYear2025.ordinaryBrackets.value.single)).toBe(16_925) // 16,914 + 10.78
  })

  it('has rows of 5, 10, 10, 25 and 50 dollars', () => {
    expect([0, 4.99, 5, 14.99, 15, 24.99, 25, 2_999, 3_000, 3_049.99].map(tableRowMiddle)).toEqual([
      2.5, 2.5, 10, 10, 20, 20, 37.5, 2_987.5, 3_025, 3_025,
    ])
  })

  it('has no tax without income', () => {
    expect(taxByTable(0, schedules2015.single)).toBe(0)
    expect(taxByTable(-500, schedules2015.single)).toBe(0)
  })

  it('is used only for paper returns', () => {
    const brackets = taxYear2025.ordinaryBrackets.value.joint
    expect(ordinaryTax(25_300, brackets, 'forms')).toBe(2_562)
    // 2,385 + 12% of 1,450
    expect(ordinaryTax(25_300, brackets, 'exact')).toBeCloseTo(2_559, 8)
  })
})

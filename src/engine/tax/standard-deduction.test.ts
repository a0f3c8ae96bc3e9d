import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { standardDeduction } from './standard-deduction.ts'

const young = { age: 40, blind: false }
const old = { age: 65, blind: false }
const base = {
  status: 'single',
  people: [young],
  claimedByAnother: false,
  earnedIncome: 0,
  spouseItemizes: false,
} as const

describe('standard deduction', () => {
  it('basic amounts: P.L. 119-21 for 2025, Rev. Proc. 2025-32 for 2026', () => {
    const of = (status: 'single' | 'joint' | 'separate' | 'head' | 'surviving') => [
      standardDeduction({ ...base, status }, taxYear2025),
      standardDeduction({ ...base, status }, taxYear2026),
    ]
    expect(of('single')).toEqual([15_750, 16_100])
    expect(of('joint')).toEqual([31_500, 32_200])
    expect(of('separate')).toEqual([15_750, 16_100])
    expect(of('head')).toEqual([23_625, 24_150])
    expect(of('surviving')).toEqual([31_500, 32_200])
  })
  it('2025 Form 1040 standard deduction chart: one addition for each of age and blindness, for each person', () => {
    // Chart for 2025: single 17,750 with one box and 19,750 with two; joint 33,100, 34,700, 36,300 and 37,900; head 25,625 and 27,625.
    const both = { age: 70, blind: true }
    expect(standardDeduction({ ...base, people: [old] }, taxYear2025)).toBe(17_750)
    expect(standardDeduction({ ...base, people: [both] }, taxYear2025)).toBe(19_750)
    const joint = { ...base, status: 'joint' } as const
    expect(standardDeduction({ ...joint, people: [old, young] }, taxYear2025)).toBe(33_100)
    expect(standardDeduction({ ...joint, people: [old, old] }, taxYear2025)).toBe(34_700)
    expect(standardDeduction({ ...joint, people: [both, old] }, taxYear2025)).toBe(36_300)
    expect(standardDeduction({ ...joint, people: [both, both] }, taxYear2025)).toBe(37_900)
    expect(standardDeduction({ ...base, status: 'head', people: [old] }, taxYear2025)).toBe(25_625)
    expect(standardDeduction({ ...base, status: 'head', people: [both] }, taxYear2025)).toBe(27_625)
  })
  it('64 is not 65', () => {
    expect(standardDeduction({ ...base, people: [{ age: 64, blind: false }] }, taxYear2026)).toBe(16_100)
    expect(standardDeduction({ ...base, people: [old] }, taxYear2026)).toBe(18_150)
  })
  it('IRS Publication 501 dependents worksheet: the larger of the minimum and earned income plus the addition, up to the basic amount', () => {
    const child = { ...base, claimedByAnother: true, people: [{ age: 16, blind: false }] }
    // 150 of wages: 150 + 450 = 600, less than 1,350.
    expect(standardDeduction({ ...child, earnedIncome: 150 }, taxYear2025)).toBe(1_350)
    // 2,900 of wages: 3,350. 3,800 of wages: 4,250.
    expect(standardDeduction({ ...child, earnedIncome: 2_900 }, taxYear2025)).toBe(3_350)
    expect(standardDeduction({ ...child, earnedIncome: 3_800 }, taxYear2025)).toBe(4_250)
    expect(standardDeduction({ ...child, earnedIncome: 90_000 }, taxYear2025)).toBe(15_750)
    expect(standardDeduction({ ...child, earnedIncome: 900 }, taxYear2025)).toBe(1_350)
    expect(standardDeduction({ ...child, earnedIncome: 900.01 }, taxYear2025)).toBeCloseTo(1_350.01, 8)
    // A blind dependent keeps the addition.
    expect(standardDeduction({ ...child, people: [{ age: 16, blind: true }] }, taxYear2025)).toBe(3_350)
  })
  it('is nothing on a separate return whose spouse itemizes', () => {
    expect(standardDeduction({ ...base, status: 'separate', spouseItemizes: true }, taxYear2026)).toBe(0)
    expect(standardDeduction({ ...base, spouseItemizes: true }, taxYear2026)).toBe(16_100)
  })
})

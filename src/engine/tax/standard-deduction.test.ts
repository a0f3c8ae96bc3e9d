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
  it('by hand from IRC 63(c) and (f), 2025: one addition for each of age and blindness, for each person', () => {
    // 15,750 and 23,625 with 2,000 each; 31,500 with 1,600 each (Rev. Proc. 2024-40 for the additions).
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
  it('IRS Publication 929 (2001), worksheet for dependents: Michael 750, Judy 2,750, Amy (blind) 3,350', () => {
    const year2001 = {
      ...taxYear2025,
      standardDeduction: {
        ...taxYear2025.standardDeduction,
        value: { ...taxYear2025.standardDeduction.value, single: 4_550 },
      },
      standardDeductionExtras: {
        ...taxYear2025.standardDeductionExtras,
        value: {
          agedOrBlindEach: { ...taxYear2025.standardDeductionExtras.value.agedOrBlindEach, single: 1_100 },
          dependentMinimum: 750,
          dependentEarnedIncomePlus: 250,
        },
      },
    }
    const of = (earnedIncome: number, blind = false) =>
      standardDeduction({ ...base, claimedByAnother: true, people: [{ age: 18, blind }], earnedIncome }, year2001)
    expect([of(150), of(2_500), of(2_000, true)]).toEqual([750, 2_750, 3_350])
  })
  it('by hand from IRC 63(c)(5), dependents: the larger of the minimum and earned income plus the addition, up to the basic amount', () => {
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

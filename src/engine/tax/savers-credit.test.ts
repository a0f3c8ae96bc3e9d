import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { noIncome } from './household.ts'
import { saversContributions, saversCredit, saversCreditRate } from './savers-credit.ts'

const saver = { ...noIncome, traditionalIra: 2_000 }

describe('rate', () => {
  it.each([
    // Notice 2024-80 and Notice 2025-67: each edge still has the higher rate, a cent more the lower.
    [taxYear2025, 'single', [23_750, 25_500, 39_500]],
    [taxYear2025, 'separate', [23_750, 25_500, 39_500]],
    [taxYear2025, 'surviving', [23_750, 25_500, 39_500]],
    [taxYear2025, 'head', [35_625, 38_250, 59_250]],
    [taxYear2025, 'joint', [47_500, 51_000, 79_000]],
    [taxYear2026, 'single', [24_250, 26_250, 40_250]],
    [taxYear2026, 'head', [36_375, 39_375, 60_375]],
    [taxYear2026, 'joint', [48_500, 52_500, 80_500]],
  ] as const)('%#: %s %s', (facts, status, [half, fifth, tenth]) => {
    const rates = [half, half + 0.01, fifth, fifth + 0.01, tenth, tenth + 0.01].map((agi) =>
      saversCreditRate(agi, status, facts),
    )
    expect(rates).toEqual([0.5, 0.2, 0.2, 0.1, 0.1, 0])
    expect(saversCreditRate(-1_000, status, facts)).toBe(0.5)
  })
})

describe('credit', () => {
  it('Form 8880 by hand: a couple of 2026 with 3,000 and 1,000 at 20%', () => {
    // Line 6: 2,000 (capped) and 1,000; line 9: 0.2; line 10: 600.
    const couple = [
      { ...noIncome, planDeferrals: 2_500, rothIra: 500 },
      { ...noIncome, rothPlanDeferrals: 1_000 },
    ]
    expect(saversCredit(couple, 52_500, 'joint', false, taxYear2026)).toBe(600)
  })
  it('leaves out the young, students and dependents', () => {
    expect(saversContributions({ ...saver, age: 17 }, taxYear2025)).toBe(0)
    expect(saversContributions({ ...saver, age: 18 }, taxYear2025)).toBe(2_000)
    expect(saversContributions({ ...saver, student: true }, taxYear2025)).toBe(0)
    expect(saversCredit([saver], 20_000, 'single', true, taxYear2025)).toBe(0)
    expect(saversCredit([saver], 20_000, 'single', false, taxYear2025)).toBe(1_000)
  })
  it('is at most 1,000 a person and never rises with AGI', () => {
    const agi = fc.double({ min: -10_000, max: 100_000, noNaN: true })
    fc.assert(
      fc.property(agi, fc.double({ min: 0, max: 20_000, noNaN: true }), (income, saved) => {
        const people = [{ ...noIncome, planDeferrals: saved }]
        const credit = saversCredit(people, income, 'head', false, taxYear2026)
        expect(credit).toBeGreaterThanOrEqual(0)
        expect(credit).toBeLessThanOrEqual(1_000)
        expect(saversCredit(people, income + 5_000, 'head', false, taxYear2026)).toBeLessThanOrEqual(credit)
      }),
    )
  })
})

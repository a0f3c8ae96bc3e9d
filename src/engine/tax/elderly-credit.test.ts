import { describe, expect, it } from 'vitest'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { type ElderlyCreditCase, elderlyCredit, elderlyInitialAmount } from './elderly-credit.ts'
import { federalReturn } from './federal-return.ts'
import { emptyHousehold, noIncome } from './household.ts'

const one = (age: number, disabilityIncome = 0) => ({ age, disabilityIncome })
const filer: ElderlyCreditCase = {
  people: [one(65)],
  status: 'single',
  livedWithSpouse: false,
  agi: 7_500,
  untaxedBenefits: 0,
}

describe('Schedule R', () => {
  it.each([
    // Part III line 10 to 12: 5,000 for one, 7,500 for two, 3,750 separate; under 65 at most the disability income.
    ['single', [one(65)], 5_000],
    ['single', [one(64)], 0],
    ['single', [one(64, 4_000)], 4_000],
    ['single', [one(64, 9_000)], 5_000],
    ['head', [one(65, 9_000)], 5_000],
    ['joint', [one(65), one(64)], 5_000],
    ['joint', [one(65), one(65)], 7_500],
    ['joint', [one(65), one(60, 1_000)], 6_000],
    ['joint', [one(65), one(60, 3_000)], 7_500],
    ['joint', [one(60, 1_000), one(61, 2_000)], 3_000],
    ['joint', [one(60, 9_000), one(61)], 5_000],
    ['separate', [one(70)], 3_750],
  ] as const)('%s %j starts from %s', (status, people, amount) => {
    expect(elderlyInitialAmount({ status, people })).toBe(amount)
  })
  it('takes 15% of what untaxed benefits and half of AGI over the limit leave', () => {
    expect(elderlyCredit(filer)).toBeCloseTo(750, 8)
    // 5,000 - 1,200 - half of 500.01: 532.49925.
    expect(elderlyCredit({ ...filer, agi: 8_000.01, untaxedBenefits: 1_200 })).toBeCloseTo(0.15 * 3_549.995, 8)
    expect(elderlyCredit({ ...filer, untaxedBenefits: 4_999 })).toBeCloseTo(0.15, 8)
    expect(elderlyCredit({ ...filer, untaxedBenefits: 5_000 })).toBe(0)
  })
  it.each([
    // Instructions, "Income limits": gone at AGI of 17,500, 20,000 (one of a couple), 25,000 (both) and 12,500 (separate, apart).
    ['single', [one(65)], 17_500],
    ['joint', [one(65), one(50)], 20_000],
    ['joint', [one(65), one(65)], 25_000],
    ['separate', [one(65)], 12_500],
  ] as const)('%s %j: gone at an AGI of %s', (status, people, gone) => {
    expect(elderlyCredit({ ...filer, status, people, agi: gone })).toBe(0)
    expect(elderlyCredit({ ...filer, status, people, agi: gone - 1 })).toBeCloseTo(0.075, 8)
  })
  it('a separate return has it only after a year apart', () => {
    expect(elderlyCredit({ ...filer, status: 'separate', livedWithSpouse: true, agi: 0 })).toBe(0)
    expect(elderlyCredit({ ...filer, status: 'separate', agi: 0 })).toBeCloseTo(562.5, 8)
  })
  it('on a return it takes tax and no more: a disability pension of 17,000 in 2026', () => {
    // 17,000 - 16,100 = 900 x 10% = 90 of tax. 5,000 - half of 9,500 = 250 x 15% = 37.50.
    const filed = (pension: number) =>
      federalReturn(
        { ...emptyHousehold, people: [{ ...noIncome, age: 60, privatePension: pension, disabilityIncome: pension }] },
        taxYear2026,
      )
    expect(filed(17_000).credits.elderly).toBeCloseTo(37.5, 8)
    expect(filed(17_000).totalTax).toBeCloseTo(52.5, 8)
    // 16,200: 10 of tax, where 97.50 of credit would be.
    expect(filed(16_200).credits.elderly).toBeCloseTo(10, 8)
    expect(filed(16_200).taxAfterCredits).toBe(0)
  })
})

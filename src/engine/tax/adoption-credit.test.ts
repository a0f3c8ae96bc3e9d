import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { adoptionCredit } from './adoption-credit.ts'
import { federalReturn } from './federal-return.ts'
import { emptyHousehold, noIncome } from './household.ts'

const adopted = (expenses: number, specialNeeds = false) => [{ expenses, specialNeeds }]

describe('adoption credit', () => {
  it.each([
    // Form 8839 lines 2 to 13: at most 17,280 a child in 2025 and 17,670 in 2026; the first 5,000 and 5,120 are paid out.
    [taxYear2025, 4_999, 0, 4_999],
    [taxYear2025, 5_000, 0, 5_000],
    [taxYear2025, 12_000, 7_000, 5_000],
    [taxYear2025, 17_280, 12_280, 5_000],
    [taxYear2025, 20_000, 12_280, 5_000],
    [taxYear2026, 17_670, 12_550, 5_120],
    [taxYear2026, 20_000, 12_550, 5_120],
  ] as const)('%#: expenses of %s', (facts, expenses, nonrefundable, refundable) => {
    expect(adoptionCredit(adopted(expenses), 100_000, 'joint', true, facts)).toEqual({ nonrefundable, refundable })
  })
  it('a child with special needs has all of it whatever was paid, and each child has the paid-out part', () => {
    expect(adoptionCredit(adopted(0, true), 100_000, 'joint', true, taxYear2025)).toEqual({
      nonrefundable: 12_280,
      refundable: 5_000,
    })
    expect(adoptionCredit([...adopted(6_000), ...adopted(8_000)], 100_000, 'joint', true, taxYear2025)).toEqual({
      nonrefundable: 4_000,
      refundable: 10_000,
    })
  })
  it('shrinks over 40,000 of income before the paid-out part is split off (lines 8 to 11)', () => {
    const of = (magi: number) => adoptionCredit(adopted(17_280), magi, 'joint', true, taxYear2025)
    expect(of(259_190)).toEqual({ nonrefundable: 12_280, refundable: 5_000 })
    // Halfway: 8,640, of which 5,000.
    expect(of(279_190).nonrefundable).toBeCloseTo(3_640, 8)
    expect(of(279_190).refundable).toBe(5_000)
    // Three quarters: 4,320.
    expect(of(289_190).nonrefundable).toBe(0)
    expect(of(289_190).refundable).toBeCloseTo(4_320, 8)
    expect(of(299_190)).toEqual({ nonrefundable: 0, refundable: 0 })
    expect(of(400_000)).toEqual({ nonrefundable: 0, refundable: 0 })
  })
  it('married people must file together, unless they lived apart', () => {
    expect(adoptionCredit(adopted(9_000), 50_000, 'separate', true, taxYear2025).refundable).toBe(0)
    expect(adoptionCredit(adopted(9_000), 50_000, 'separate', false, taxYear2025).refundable).toBe(5_000)
  })
  it('on a return the rest takes the tax that is left, and what finds none waits', () => {
    // 36,100 - 16,100 = 20,000: 1,240 + 7,600 x 12% = 2,152 of tax. 12,550 - 2,152 = 10,398 wait; 5,120 come back.
    const filed = federalReturn(
      { ...emptyHousehold, people: [{ ...noIncome, pay: 36_100 }], adoptions: adopted(30_000) },
      taxYear2026,
    )
    expect(filed.credits.adoption).toBeCloseTo(2_152, 8)
    expect(filed.credits.adoptionLater).toBeCloseTo(10_398, 8)
    expect(filed.credits.adoptionRefundable).toBe(5_120)
    expect(filed.taxAfterCredits).toBeCloseTo(-5_120, 8)
  })
})

import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { educatorDeduction, educatorItemized } from './educator-expenses.ts'
import { federalReturn } from './federal-return.ts'
import { emptyHousehold, noIncome } from './household.ts'

describe('classroom expenses', () => {
  it.each([
    // Schedule 1 line 11: 300 for 2025; Rev. Proc. 2025-32: 350 for 2026, and P.L. 119-21 s. 70110 lets the rest be itemized.
    [taxYear2025, 0, 0, 0],
    [taxYear2025, 299.99, 299.99, 0],
    [taxYear2025, 300, 300, 0],
    [taxYear2025, 1_000, 300, 0],
    [taxYear2026, 350, 350, 0],
    [taxYear2026, 350.01, 350, 0.01],
    [taxYear2026, 1_000, 350, 650],
  ] as const)('%#: of %s paid', (facts, paid, deducted, itemized) => {
    expect(educatorDeduction(paid, facts)).toBe(deducted)
    expect(educatorItemized(paid, facts)).toBeCloseTo(itemized, 8)
  })
  it('each of two teachers has the limit; one of two cannot use the other’s', () => {
    const couple = (mine: number, yours: number) =>
      federalReturn(
        {
          ...emptyHousehold,
          status: 'joint',
          people: [
            { ...noIncome, pay: 50_000, educatorExpenses: mine },
            { ...noIncome, pay: 50_000, educatorExpenses: yours },
          ],
          mortgageInterest: 40_000,
        },
        taxYear2026,
      )
    expect(couple(500, 500).adjustments.educator).toBe(700)
    expect(couple(1_000, 0).adjustments.educator).toBe(350)
    expect(couple(500, 500).deductions.itemized.other).toBe(300)
    expect(couple(1_000, 0).deductions.itemized.total).toBe(40_650)
  })
})

import { describe, expect, it } from 'vitest'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { federalReturn } from './federal-return.ts'
import { emptyHousehold, noIncome } from './household.ts'
import { mortgageInterestCredit } from './mortgage-credit.ts'

describe('mortgage interest credit', () => {
  it.each([
    // Publication 530 (Emily): 6,000 of interest on the certified loan. At 20% 1,200, not capped; over 20% at most 2,000.
    [6_000, 0.2, 1_200],
    [20_000, 0.2, 4_000],
    [20_000, 0.2001, 2_000],
    [8_000, 0.25, 2_000],
    [8_000.01, 0.25, 2_000],
    [7_999, 0.25, 1_999.75],
    [0, 0.25, 0],
    [8_000, 0, 0],
  ])('interest %s at %s: %s', (interest, rate, credit) => {
    expect(mortgageInterestCredit(interest, rate)).toBeCloseTo(credit, 8)
  })

  const buyer = (pay: number, more = {}) =>
    federalReturn(
      {
        ...emptyHousehold,
        people: [{ ...noIncome, pay }],
        mortgageInterest: 8_000,
        mortgageBalance: 150_000,
        mortgageCreditRate: 0.25,
        ...more,
      },
      taxYear2026,
    )
  it('lowers the interest deduction by the credit (IRC 163(g)), used or not', () => {
    expect(buyer(100_000).deductions.itemized.mortgageInterest).toBe(6_000)
    expect(buyer(10_000).deductions.itemized.mortgageInterest).toBe(6_000)
  })
  it('takes the tax that is left and keeps the rest for later years', () => {
    // 26,100 - 16,100 = 10,000 x 10% = 1,000 of tax; 1,000 of the 2,000 wait.
    expect(buyer(26_100).credits).toMatchObject({ mortgageInterest: 1_000, mortgageInterestLater: 1_000 })
    expect(buyer(100_000, { mortgageCreditCarryover: 500 }).credits).toMatchObject({
      mortgageInterest: 2_500,
      mortgageInterestLater: 0,
    })
  })
  it('a child credit that can be paid out leaves its tax to this credit (Schedule 8812, Credit Limit Worksheet B)', () => {
    // Head, 45,000 of pay and two children: 45,000 - 24,150 = 20,850: 1,770 + 3,150 x 12% = 2,148 of tax. Child credit 4,400, of which
    // 2 x 1,700 = 3,400 may be paid out (15% of 42,500 is more). Worksheet B line 14: 1,000 has to meet tax; 1,148 is left for this credit.
    const family = buyer(45_000, {
      status: 'head',
      dependents: [5, 8].map((age) => ({ age, child: true, student: false, disabled: false, hasNumber: true })),
    })
    expect(family.tax.beforeCredits).toBeCloseTo(2_148, 8)
    expect(family.credits.childAndDependent).toBeCloseTo(1_000, 8)
    expect(family.credits.additionalChild).toBeCloseTo(3_400, 8)
    expect(family.credits.mortgageInterest).toBeCloseTo(1_148, 8)
    expect(family.credits.mortgageInterestLater).toBeCloseTo(852, 8)
    // Without the certificate the child credit takes all 2,148 and 2,252 are paid out.
    const without = buyer(45_000, {
      status: 'head',
      mortgageCreditRate: 0,
      dependents: [5, 8].map((age) => ({ age, child: true, student: false, disabled: false, hasNumber: true })),
    })
    expect(without.credits.childAndDependent).toBeCloseTo(2_148, 8)
    expect(without.credits.additionalChild).toBeCloseTo(2_252, 8)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type ChildTaxCreditCase, childCreditBeforeLimit, childTaxCredit, creditChildren } from './child-tax-credit.ts'
import type { Dependent } from './household.ts'

const filer: ChildTaxCreditCase = {
  children: 2,
  otherDependents: 0,
  magi: 40_000,
  status: 'head',
  taxLeft: 10_000,
  earnedIncome: 40_000,
  payrollTaxes: 0,
  earnedIncomeCreditAndExcess: 0,
}

/** The rule with another year's figures. */
const withRule = (changes: Partial<TaxYearFacts['childTaxCredit']['value']>): TaxYearFacts => ({
  ...taxYear2025,
  childTaxCredit: {
    ...taxYear2025.childTaxCredit,
    value: { ...taxYear2025.childTaxCredit.value, perChild: 1_000, refundablePerChild: 1_000, ...changes },
  },
})

describe('published examples', () => {
  it('Publication 17 (2008), Form 8812 (Amy Brown): 1,109 against tax and 891 paid out', () => {
    // Two children at 1,000. Line 3: 2,000 less 1,109; line 6: 15% of 30,350 less 8,500 is 3,278.
    const credit = childTaxCredit(
      { ...filer, magi: 30_350, taxLeft: 1_334 - 225, earnedIncome: 30_350 },
      withRule({ refundableEarnedIncomeOver: 8_500 }),
    )
    expect(credit).toEqual({ nonrefundable: 1_109, refundable: 891 })
  })
  it('Publication 17 (2010) (Amy Brown): 883 against tax, the rest of 2,000 paid out', () => {
    // Tax 1,108 less 225 for care. 15% of 30,450 less 3,000 is 4,117.50, so the whole rest of 1,117.
    const credit = childTaxCredit(
      { ...filer, magi: 30_450, taxLeft: 1_108 - 225, earnedIncome: 30_450 },
      withRule({ refundableEarnedIncomeOver: 3_000 }),
    )
    expect(credit).toEqual({ nonrefundable: 883, refundable: 1_117 })
  })
  it('Publication 972 (2001) (Steve and Gretchen Leaf): four children, 2,000 over the threshold costs 100', () => {
    // 4 x 600 = 2,400; 112,000 is 2,000 over 110,000: 5% is 100.
    const magiOver = { single: 75_000, joint: 110_000, separate: 55_000, head: 75_000, surviving: 75_000 }
    expect(childCreditBeforeLimit(4, 0, 112_000, 'joint', withRule({ perChild: 600, magiOver }))).toBe(2_300)
  })
})

describe('amount and phase-out', () => {
  it.each([
    [1, 0, 200_000, 'single', 2_200],
    [1, 0, 200_000.01, 'single', 2_150],
    [1, 0, 201_000, 'single', 2_150],
    [1, 0, 201_000.01, 'single', 2_100],
    [1, 0, 243_000, 'head', 50],
    [1, 0, 243_000.01, 'head', 0],
    [2, 1, 400_000, 'joint', 4_900],
    [2, 1, 400_000.01, 'joint', 4_850],
    [1, 0, 210_000, 'surviving', 1_700],
    [1, 0, 210_000, 'separate', 1_700],
    [0, 2, 50_000, 'single', 1_000],
    [0, 0, 50_000, 'single', 0],
    [1, 0, 900_000, 'joint', 0],
  ] as const)('%d child(ren), %d other(s), MAGI %d, %s: %d', (children, others, magi, status, expected) => {
    for (const facts of [taxYear2025, taxYear2026]) {
      expect(childCreditBeforeLimit(children, others, magi, status, facts)).toBe(expected)
    }
  })
  it('counts children under 17 with a number valid for work', () => {
    const child: Dependent = { age: 16, child: true, student: false, disabled: false, hasNumber: true }
    expect(
      creditChildren(
        [child, { ...child, age: 17 }, { ...child, hasNumber: false }, { ...child, child: false }],
        taxYear2025,
      ),
    ).toBe(1)
  })
})

describe('the part that is paid out', () => {
  it('2025 Schedule 8812 by hand: no tax, 20,000 earned: 15% of 17,500', () => {
    expect(childTaxCredit({ ...filer, taxLeft: 0, earnedIncome: 20_000 }, taxYear2025)).toEqual({
      nonrefundable: 0,
      refundable: 2_625,
    })
  })
  it('stops at 1,700 a child and starts above 2,500 of earnings', () => {
    const poor = { ...filer, taxLeft: 0 }
    expect(childTaxCredit({ ...poor, earnedIncome: 90_000 }, taxYear2025).refundable).toBe(3_400)
    expect(childTaxCredit({ ...poor, earnedIncome: 2_500 }, taxYear2025).refundable).toBe(0)
    expect(childTaxCredit({ ...poor, earnedIncome: 2_500.01 }, taxYear2025).refundable).toBeCloseTo(0.0015, 10)
    expect(childTaxCredit({ ...poor, earnedIncome: -900 }, taxYear2025).refundable).toBe(0)
  })
  it('follows payroll tax with three children where that is more, never with two', () => {
    // 15% of 12,500 less 2,500 is 1,500; payroll taxes of 4,000 less credits of 1,200 are 2,800.
    const three = { ...filer, children: 3, taxLeft: 0, earnedIncome: 12_500 }
    const paying = { ...three, payrollTaxes: 4_000, earnedIncomeCreditAndExcess: 1_200 }
    expect(childTaxCredit(three, taxYear2025).refundable).toBe(1_500)
    expect(childTaxCredit(paying, taxYear2025).refundable).toBe(2_800)
    expect(childTaxCredit({ ...paying, earnedIncomeCreditAndExcess: 9_000 }, taxYear2025).refundable).toBe(1_500)
    expect(childTaxCredit({ ...paying, children: 2 }, taxYear2025).refundable).toBe(1_500)
    expect(childTaxCredit({ ...paying, payrollTaxes: 50_000 }, taxYear2025).refundable).toBe(5_100)
  })
  it('pays nothing for other dependents alone', () => {
    expect(childTaxCredit({ ...filer, children: 0, otherDependents: 2, taxLeft: 300 }, taxYear2025)).toEqual({
      nonrefundable: 300,
      refundable: 0,
    })
  })
  it('uses at most the tax and at most the credit, is never negative, and earning more never pays out less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 3 }),
        fc.double({ min: 0, max: 300_000, noNaN: true }),
        fc.double({ min: 0, max: 20_000, noNaN: true }),
        fc.double({ min: 0, max: 60_000, noNaN: true }),
        (children, otherDependents, magi, taxLeft, earnedIncome) => {
          const household = { ...filer, children, otherDependents, magi, taxLeft, earnedIncome }
          const credit = childTaxCredit(household, taxYear2026)
          const whole = childCreditBeforeLimit(children, otherDependents, magi, 'head', taxYear2026)
          expect(credit.nonrefundable).toBeLessThanOrEqual(taxLeft)
          expect(credit.nonrefundable + credit.refundable).toBeLessThanOrEqual(whole + 1e-9)
          expect(Math.min(credit.nonrefundable, credit.refundable)).toBeGreaterThanOrEqual(0)
          const more = childTaxCredit({ ...household, earnedIncome: earnedIncome + 1_000 }, taxYear2026)
          expect(more.refundable).toBeGreaterThanOrEqual(credit.refundable)
        },
      ),
    )
  })
})

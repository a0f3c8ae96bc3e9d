import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FamilyPlan, familyCost, forOnePerson, paidOfFamilyBills } from './family-plan.ts'
import { paidOfBills } from './health-plan.ts'

const plan: FamilyPlan = {
  premium: 6000,
  deductible: 3000,
  coinsurance: 0.2,
  outOfPocketMost: 8000,
  copay: null,
  employerHsa: 0,
  ownHsa: 0,
  taxRate: 0,
  personDeductible: 1500,
  personMost: 4000,
}
const none = { count: 0, price: 0 }

describe('a family plan', () => {
  test('by hand: 1,500 + 20% of 500, then 1,000, then the last 500 of the family’s deductible', () => {
    expect(paidOfFamilyBills(plan, [500, 2000, 1000], none)).toBe(3100)
    // One deductible for everybody: 2,000 and 1,000 fill it, 20% of the last 500 is left.
    expect(paidOfFamilyBills({ ...plan, personDeductible: null }, [500, 2000, 1000], none)).toBe(3100)
    expect(familyCost(plan, [0, 0], none)).toBe(6000)
  })
  test('one hard year is held by the person’s maximum, three by the family’s', () => {
    expect(paidOfFamilyBills(plan, [60_000, 500, 500], none)).toBe(5000)
    expect(paidOfFamilyBills(plan, [60_000, 60_000, 60_000], none)).toBe(8000)
  })
  test('copays are each person’s: 30 of three visits at 150', () => {
    const visits = { count: 3, price: 150 }
    expect(paidOfFamilyBills({ ...plan, copay: 30 }, [450, 450], visits)).toBe(180)
  })
  test('property: one person pays as with a plan for one; nobody passes a maximum; a person without bills adds nothing', () => {
    const money = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(
        fc.array(money, { minLength: 1, maxLength: 6 }),
        money,
        money,
        fc.option(money),
        fc.integer({ min: 0, max: 100 }),
        (bills, deductible, most, personDeductible, percent) => {
          const one = { ...plan, deductible, outOfPocketMost: most, personDeductible, coinsurance: percent / 100 }
          const [first = 0] = bills
          const visits = { count: 2, price: 150 }
          expect(paidOfFamilyBills(one, [first], visits)).toBeCloseTo(paidOfBills(forOnePerson(one), first, visits), 6)
          const paid = paidOfFamilyBills(one, bills, visits)
          expect(paid).toBeLessThanOrEqual(Math.min(most, 4000 * bills.length) + 1e-6)
          expect(paidOfFamilyBills(one, [...bills, 0], visits)).toBeCloseTo(paid, 6)
        },
      ),
    )
  })
})

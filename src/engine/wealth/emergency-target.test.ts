import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cushionFactors } from '#facts/household/emergency-factors.ts'
import { emergencyMonths } from '#facts/household/emergency-savings.ts'
import {
  benefitsAt,
  cushionFactorsOf,
  emergencyTarget,
  monthsAt,
  noBenefits,
  type Situation,
  weeklyBenefitGuess,
} from './emergency-target.ts'

const rules = cushionFactors.value
const steady: Situation = { earners: 'two', pay: 'steady', selfEmployed: false, specialized: false, dependents: 0 }
const months = (situation: Partial<Situation>) => {
  const factors = cushionFactorsOf({ ...steady, ...situation }, rules)
  return [monthsAt(factors, 'lean'), monthsAt(factors, 'balanced'), monthsAt(factors, 'extra')]
}

describe('months', () => {
  test('two steady pays and nobody else: the low end of the usual three to six', () => {
    expect(months({})).toEqual([3, 3.5, 4])
    expect(rules.start.lean).toBe(emergencyMonths.value.low)
  })
  test('one steady pay and two children: 4.5 to 6, inside the usual range', () => {
    // 3 + 0.5 + 2 x 0.5 and 4 + 1 + 2 x 0.5.
    expect(months({ earners: 'one', dependents: 2 })).toEqual([4.5, 5.25, 6])
  })
  test('one irregular pay from an own business in a small field, two children: 7 to 11.5', () => {
    const all = { earners: 'one', pay: 'irregular', selfEmployed: true, specialized: true, dependents: 2 } as const
    // 3 + 0.5 + 1 + 1 + 0.5 + 1 and 4 + 1 + 2 + 2 + 1.5 + 1.
    expect(months(all)).toEqual([7, 9.25, 11.5])
  })
  test('more than three dependents add no more', () => {
    expect(months({ dependents: 9 })).toEqual(months({ dependents: 3 }))
  })
  test('no circumstance ever takes months off, and the ends stay in order', () => {
    const situation = fc.record({
      earners: fc.constantFrom('one' as const, 'two' as const),
      pay: fc.constantFrom('steady' as const, 'varies' as const, 'irregular' as const),
      selfEmployed: fc.boolean(),
      specialized: fc.boolean(),
      dependents: fc.integer({ min: 0, max: 12 }),
    })
    fc.assert(
      fc.property(situation, (one) => {
        const [lean, balanced, extra] = months(one)
        expect(Number(lean)).toBeGreaterThanOrEqual(3)
        expect(Number(balanced)).toBeGreaterThan(Number(lean))
        expect(Number(extra)).toBeGreaterThan(Number(balanced))
        expect(Number(extra)).toBeLessThanOrEqual(12)
      }),
    )
  })
})

describe('dollars', () => {
  const factors = cushionFactorsOf(steady, rules)
  test('essentials of 2,800 and deductibles of 1,500: 9,900 to 12,700', () => {
    const total = (level: 'lean' | 'balanced' | 'extra') =>
      emergencyTarget(level, factors, 2800, 1500, noBenefits).total
    // 3, 3.5 and 4 x 2,800 + 1,500.
    expect([total('lean'), total('balanced'), total('extra')]).toEqual([9900, 11_300, 12_700])
  })
  test('benefits: 13 weeks in three months, one of them unpaid, at most a week of essentials each', () => {
    const benefits = { weekly: 400, leastWeeks: 10, mostWeeks: 26, unpaidWeeks: 1 }
    expect(benefitsAt('lean', 3, 2600, benefits)).toBe(4800)
    // 3.5 months are 15 whole weeks; the fewest weeks are 10.
    expect(benefitsAt('balanced', 3.5, 2600, benefits)).toBe(4000)
    expect(benefitsAt('extra', 4, 2600, benefits)).toBe(0)
    // A week of essentials is 1,300 x 12 / 52 = 300.
    expect(benefitsAt('lean', 3, 1300, benefits)).toBeCloseTo(3600, 9)
    expect(emergencyTarget('lean', factors, 2600, 1000, benefits).total).toBe(3 * 2600 - 4800 + 1000)
  })
  test('the target never falls below the deductibles, and the three levels stay in order', () => {
    const money = fc.integer({ min: 0, max: 50_000 })
    const weeks = fc.integer({ min: 0, max: 30 })
    fc.assert(
      fc.property(money, money, money, weeks, weeks, (essentials, deductibles, weekly, a, b) => {
        const benefits = { weekly, leastWeeks: Math.min(a, b), mostWeeks: Math.max(a, b), unpaidWeeks: 1 }
        const [lean, balanced, extra] = (['lean', 'balanced', 'extra'] as const).map(
          (level) => emergencyTarget(level, factors, essentials, deductibles, benefits).total,
        )
        expect(Number(lean)).toBeGreaterThanOrEqual(deductibles - 1e-6)
        expect(Number(balanced)).toBeGreaterThanOrEqual(Number(lean) - 1e-6)
        expect(Number(extra)).toBeGreaterThanOrEqual(Number(balanced) - 1e-6)
      }),
    )
  })
  test('a benefit is half of pay up to the maximum', () => {
    expect(weeklyBenefitGuess(52_000, 0.5, 869)).toBe(500)
    expect(weeklyBenefitGuess(130_000, 0.5, 869)).toBe(869)
    expect(weeklyBenefitGuess(0, 0.5, 869)).toBe(0)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slowestVesting } from '#facts/retirement/plan-rules.ts'
import { mostLoan, planLoanCourse } from './plan-loan.ts'
import { missedGrown, type PlanLife, planLife, shareIn } from './projection.ts'
import { cliff, isTooSlow, nextStep, vestedShare } from './vesting.ts'
import { limits2026 } from './workplace-plan.testkit.ts'

const life: PlanLife = {
  years: 10,
  pay: 52_000,
  raise: 0,
  paychecks: 26,
  share: 0.1,
  rothPart: 0,
  afterTax: 0,
  stepUp: 0,
  stepUpTo: 0,
  terms: { tiers: [], matchCap: null, nonElective: 0, trueUp: false },
  limitsOf: () => limits2026,
  mostOfPay: 0.9235,
  convertsAfterTax: true,
  start: { preTax: 0, roth: 0 },
  annualReturn: 0.07,
  fee: 0,
  flatFee: 0,
}
const end = (change: Partial<PlanLife> = {}) => planLife({ ...life, ...change }).at(-1)

describe('growth', () => {
  test('an annuity of 260 payments', () => {
    expect(end()?.balance).toBeCloseTo((200 * (1.07 ** 10 - 1)) / (1.07 ** (1 / 26) - 1), 4)
  })
  test('a balance alone, with a fee: (1.07 × 0.995)^10', () => {
    const only = { share: 0, start: { preTax: 6000, roth: 4000 }, fee: 0.005 }
    expect(end(only)?.balance).toBeCloseTo(10_000 * (1.07 * 0.995) ** 10, 5)
    expect(end(only)?.roth).toBeCloseTo(4000 * (1.07 * 0.995) ** 10, 5)
  })
  test('a fee in dollars takes no more than there is', () => {
    const poor = { share: 0, start: { preTax: 50, roth: 0 }, flatFee: 1000 }
    expect(end(poor)?.balance).toBe(0)
    // Without growth 120 a year are 1,200 in ten years.
    const some = { ...poor, start: { preTax: 5000, roth: 0 }, flatFee: 120, annualReturn: 0 }
    expect(end(some)?.balance).toBeCloseTo(3800, 6)
  })
  test('raises, steps up and a Roth part: no growth, so sums by hand', () => {
    // 50,000, 55,000, 60,500 at 4%, 5%, 6% (cut to 5.5% by the end of the steps): 2,000 + 2,750 + 3,327.50.
    const rows = planLife({
      ...life,
      years: 3,
      pay: 50_000,
      paychecks: 10,
      raise: 0.1,
      share: 0.04,
      rothPart: 0.25,
      stepUp: 0.01,
      stepUpTo: 0.055,
      annualReturn: 0,
    })
    expect(rows.map((row) => row.own)).toEqual([2000, 2750, expect.closeTo(3327.5, 1)])
    expect(rows.at(-1)?.roth).toBeCloseTo((2000 + 2750 + 3327.5) / 4, 1)
    expect(shareIn(5, 0.2, 0.01, 0.15)).toBe(0.2)
  })
  test('steps that begin at nothing are Roth money where that was chosen', () => {
    // 0, 1% and 2% of 50,000, all of it Roth.
    const rows = planLife({
      ...life,
      years: 3,
      pay: 50_000,
      share: 0,
      rothPart: 1,
      stepUp: 0.01,
      stepUpTo: 0.1,
      annualReturn: 0,
    })
    expect(rows.at(-1)).toMatchObject({ preTax: 0, roth: expect.closeTo(1500, 0) })
  })
  test('missed match, paid at each year’s end, grows', () => {
    const rows = planLife({
      ...life,
      years: 3,
      share: 0.03,
      terms: { tiers: [{ rate: 1, width: 0.05 }], matchCap: null, nonElective: 0, trueUp: false },
    })
    expect(missedGrown(rows, 0.07, 0)).toBeCloseTo(1040 * (1.07 ** 2 + 1.07 + 1), 4)
  })
  test('more of anything put in never ends with less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.double({ min: -0.1, max: 0.15, noNaN: true }), (share, rate) => {
        const at = (points: number) => end({ years: 25, annualReturn: rate, share: points / 100 })?.balance ?? 0
        expect(at(share + 1)).toBeGreaterThanOrEqual(at(share) - 0.01)
      }),
      { numRuns: 40 },
    )
  })
})

describe('vesting', () => {
  const graded = slowestVesting.value.graded
  test('by whole years of service', () => {
    expect([0, 1.9, 2, 3.5, 6, 20].map((years) => vestedShare(graded, years))).toEqual([0, 0, 0.2, 0.4, 1, 1])
    expect(vestedShare(cliff(3), 2.99)).toBe(0)
    expect(vestedShare(cliff(0), 0)).toBe(1)
    expect(nextStep(graded, 2.5)).toEqual({ years: 3, share: 0.4 })
    expect(nextStep(graded, 6)).toBeNull()
  })
  test('a schedule must keep up with one of the two the law knows', () => {
    expect(isTooSlow(cliff(3), slowestVesting.value)).toBe(false)
    expect(isTooSlow(cliff(4), slowestVesting.value)).toBe(true)
    expect(isTooSlow(graded, slowestVesting.value)).toBe(false)
    expect(
      isTooSlow(
        [
          { years: 1, share: 0.1 },
          { years: 6, share: 1 },
        ],
        slowestVesting.value,
      ),
    ).toBe(true)
  })
})

describe('plan loans', () => {
  const law = { cap: 50_000, shareOfVested: 0.5, floor: 10_000 }
  test('the IRS’s examples: Jim, Sue and Bob', () => {
    expect(mostLoan(80_000, 18_000, 27_000, law)).toBe(22_000)
    expect(mostLoan(120_000, 0, 0, law)).toBe(50_000)
    expect(mostLoan(220_000, 0, 0, law)).toBe(50_000)
  })
  test('30,000 repaid and 20,000 owed leave 20,000 (72(p)(2)(A) on the case of a benefits forum)', () => {
    expect(mostLoan(200_000, 20_000, 30_000, law)).toBe(20_000)
  })
  test('a small account: half, or up to 10,000 where the plan says so', () => {
    expect(mostLoan(12_000, 0, 0, law)).toBe(6000)
    expect(mostLoan(12_000, 0, 0, law, true)).toBe(10_000)
    expect(mostLoan(4000, 0, 0, law, true)).toBe(4000)
  })
  test('10,000 at 8% over 5 years of 12 payments is 202.76 a month, 2,165.84 of interest', () => {
    const course = planLoanCourse(10_000, 0.08, 5, 12, 0.07)
    expect(course.payment).toBeCloseTo(202.764, 3)
    expect(course.interest).toBeCloseTo(2165.84, 2)
  })
  test('where the account earns the loan’s own rate nothing is missed', () => {
    const monthly = (1 + 0.08 / 12) ** 12 - 1
    expect(planLoanCourse(10_000, 0.08, 5, 12, monthly).growthMissed).toBeCloseTo(0, 6)
    expect(planLoanCourse(0, 0.08, 5, 12, 0.07).payment).toBe(0)
  })
})

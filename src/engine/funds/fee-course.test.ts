import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FeePlan, type FeeTerms, feeCourse, feeKinds, saleFees, totalOf } from './fee-course.ts'

const free: FeeTerms = {
  expenseRatio: 0,
  advisoryRate: 0,
  accountFee: 0,
  commission: 0,
  spread: 0,
  fxMarkup: 0,
  sweepYield: 0,
  forcedCash: 0,
  marginRate: 0,
  transferOut: 0,
}
const plan: FeePlan = {
  start: 100_000,
  deposit: 0,
  steps: 20,
  stepsPerYear: 1,
  annualReturn: 0.04,
  cashShare: 0,
  fairCashYield: 0,
  tradesPerYear: 0,
  tradeSize: 0,
  sharePrice: 100,
  foreignShare: 0,
  marginLoan: 0,
  section31: 0,
  taf: { perShare: 0, most: 0 },
}

describe('SEC investor bulletin “How Fees and Expenses Affect Your Investment Portfolio”: $100,000, 4%, 20 years', () => {
  const one = feeCourse(plan, { ...free, advisoryRate: 0.01 })
  test('1% a year: 27,832 of fees, 12,067 they would have earned', () => {
    expect(Math.round(one.paid.advisory)).toBe(27_832)
    expect(Math.round(one.lost.advisory - one.paid.advisory)).toBe(12_067)
  })
  test('without a fee almost 220,000; with 1% nearly 40,000 less', () => {
    expect(one.noFeeBalance).toBeCloseTo(100_000 * 1.04 ** 20, 6)
    expect(one.noFeeBalance - one.balance).toBeCloseTo(39_898.83, 2)
  })
  test.each([0.0025, 0.005, 0.01])('a fee of %d by closed form, in years and in months', (fee) => {
    const end = 100_000 * (1.04 * (1 - fee)) ** 20
    expect(feeCourse(plan, { ...free, expenseRatio: fee }).balance).toBeCloseTo(end, 6)
    const monthly = feeCourse({ ...plan, steps: 240, stepsPerYear: 12 }, { ...free, expenseRatio: fee })
    expect(monthly.balance).toBeCloseTo(end, 5)
  })
})

describe('an adviser with steps', () => {
  const steps = (on: 'part' | 'whole') => ({ on, steps: [{ from: 1_000_000, rate: 0.005 }] })
  test('far above or below the step each is the plain course; steps of the same rate change nothing', () => {
    const end = (start: number, terms: Partial<FeeTerms>) =>
      feeCourse({ ...plan, start }, { ...free, ...terms }).balance
    const one = { advisoryRate: 0.01 }
    expect(end(1000, { ...one, advisorySteps: steps('part') })).toBeCloseTo(end(1000, one), 9)
    expect(end(5e6, { ...one, advisorySteps: steps('whole') })).toBeCloseTo(end(5e6, { advisoryRate: 0.005 }), 3)
    const same = { on: 'part' as const, steps: [{ from: 150_000, rate: 0.01 }] }
    expect(end(100_000, { ...one, advisorySteps: same })).toBeCloseTo(end(100_000, one), 6)
  })
  test('two million, no growth, one year: 1% of the first million and 0.5% of the second', () => {
    const year = feeCourse(
      { ...plan, start: 2e6, annualReturn: 0, steps: 1 },
      { ...free, advisoryRate: 0.01, advisorySteps: steps('part') },
    )
    expect(year.paid.advisory).toBeCloseTo(15_000, 6)
    expect(year.balance).toBeCloseTo(1_985_000, 6)
    expect(totalOf(year.lost)).toBeCloseTo(15_000, 6)
  })
})

describe('the kinds of fee', () => {
  const rate = (max: number) => fc.double({ min: 0, max, noNaN: true })
  const anyPlan: fc.Arbitrary<FeePlan> = fc.record({
    start: rate(1e6),
    deposit: rate(5000),
    steps: fc.integer({ min: 1, max: 360 }),
    stepsPerYear: fc.constantFrom(1, 12),
    annualReturn: fc.double({ min: -0.1, max: 0.2, noNaN: true }),
    cashShare: rate(1),
    fairCashYield: rate(0.1),
    tradesPerYear: fc.integer({ min: 0, max: 300 }),
    tradeSize: rate(50_000),
    sharePrice: fc.double({ min: 0.01, max: 1000, noNaN: true }),
    foreignShare: rate(1),
    marginLoan: rate(50_000),
    section31: rate(1e-4),
    taf: fc.record({ perShare: rate(0.001), most: rate(10) }),
  })
  const anyTerms: fc.Arbitrary<FeeTerms> = fc.record({
    expenseRatio: rate(0.05),
    advisoryRate: rate(0.05),
    advisorySteps: fc.record({
      on: fc.constantFrom('part' as const, 'whole' as const),
      steps: fc.array(fc.record({ from: rate(1e6), rate: rate(0.05) }), { maxLength: 4 }),
    }),
    accountFee: rate(1000),
    commission: rate(50),
    spread: rate(0.05),
    fxMarkup: rate(0.05),
    sweepYield: rate(0.1),
    forcedCash: rate(1),
    marginRate: rate(0.2),
    transferOut: rate(500),
  })
  test('add up exactly to the gap to a fee-free account, every year', () => {
    fc.assert(
      fc.property(anyPlan, anyTerms, (one, terms) => {
        const course = feeCourse(one, terms)
        for (const row of course.rows) {
          const gap = row.noFeeBalance - row.balance
          // A sweep far above the fair yield can leave the account with fees far ahead of the one without.
          const size = Math.max(1, row.noFeeBalance, row.balance)
          expect(Math.abs(totalOf(row.lost) - gap)).toBeLessThanOrEqual(1e-9 * size)
        }
        const paid = course.rows.map((row) => totalOf(row.paid))
        const size = Math.max(1, ...paid.map(Math.abs))
        const sum = paid.reduce((all, one) => all + one, 0)
        expect(Math.abs(sum - totalOf(course.paid))).toBeLessThanOrEqual(1e-9 * size * paid.length)
      }),
      { numRuns: 300 },
    )
  })
  test('never take more than there is', () => {
    fc.assert(
      fc.property(anyPlan, anyTerms, (one, terms) => {
        for (const balance of feeCourse(one, terms).balances) expect(balance).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 100 },
    )
  })
  test('a fee larger than the account takes all of it and is named', () => {
    // 1,000 with 600 a year and no growth: 400 after a year, nothing after two.
    const course = feeCourse({ ...plan, start: 1000, annualReturn: 0, steps: 3 }, { ...free, accountFee: 600 })
    expect(course.rows.map((row) => row.balance)).toEqual([400, 0, 0])
    expect(course.usedUpStep).toBe(2)
    expect(course.paid.account).toBe(1000)
  })
  test('a sweep yield above the fair one is a negative cost', () => {
    const cash = { ...plan, cashShare: 1, fairCashYield: 0.03 }
    const course = feeCourse(cash, { ...free, sweepYield: 0.04 })
    expect(course.balance).toBeCloseTo(100_000 * 1.04 ** 20, 4)
    expect(course.lost.sweep).toBeLessThan(0)
  })
  test('forced cash counts only beyond the cash you keep anyway', () => {
    // 8% in cash at a fair 0% instead of 4%: one year loses 8% x 4% of 100,000 = 320.
    const year = { ...plan, steps: 1 }
    expect(feeCourse(year, { ...free, forcedCash: 0.08 }).lost.forcedCash).toBeCloseTo(320, 6)
    expect(feeCourse({ ...year, cashShare: 0.1 }, { ...free, forcedCash: 0.08 }).lost.forcedCash).toBe(0)
  })
  test('nothing charged, nothing lost', () => {
    const course = feeCourse(plan, free)
    for (const kind of feeKinds) expect(course.lost[kind]).toBe(0)
    expect(course.usedUpStep).toBeNull()
  })
})

test('SEC and FINRA fees: dollars and shares sold, FINRA’s part with a most for each sale', () => {
  // 10,000 x 27.80 / 1,000,000 = 0.278; 100 shares x 0.000166 = 0.0166.
  expect(saleFees(10_000, 100, 27.8e-6, { perShare: 0.000166, most: 8.3 })).toBeCloseTo(0.2946, 10)
  // 50,000 shares reach the most: 50,000 x 0.000166 = 8.30.
  expect(saleFees(0, 80_000, 0, { perShare: 0.000166, most: 8.3 })).toBe(8.3)
})

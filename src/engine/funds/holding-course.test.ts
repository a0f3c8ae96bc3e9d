import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totalCosts } from './holding-costs.ts'
import { type HoldingPlan, type HoldingTerms, holdingCourse, saleTaxOf } from './holding-course.ts'
import type { ByPayout } from './payouts.ts'

const none: ByPayout = { ordinary: 0, qualified: 0, reit: 0, shortGain: 0, longGain: 0 }
const free: HoldingTerms = {
  loadRate: () => 0,
  commission: 0,
  halfSpread: 0,
  premiumBuy: 0,
  premiumSell: 0,
  expenseRatio: 0,
  distributionFee: 0,
  convertsAfter: null,
  expenseAfter: 0,
  distributionAfter: 0,
  deferred: [],
  lending: 0,
  payouts: none,
  payoutTax: none,
  saleFee: () => 0,
}
const plan: HoldingPlan = { start: 10_000, deposit: 0, depositEvery: 1, months: 120, annualReturn: 0.06 }

describe('closed forms', () => {
  test('an expense ratio: start ((1 + r)(1 - e))^n at the end of every year', () => {
    const { rows } = holdingCourse(plan, { ...free, expenseRatio: 0.008, expenseAfter: 0.008 })
    for (const row of rows) expect(row.value).toBeCloseTo(10_000 * (1.06 * 0.992) ** row.year, 6)
  })
  test('a front load takes its share and all that share would have earned', () => {
    const course = holdingCourse(plan, { ...free, loadRate: () => 0.0575 })
    expect(course.paid.load).toBeCloseTo(575, 9)
    expect(course.lost.load).toBeCloseTo(575 * 1.06 ** 10, 6)
    expect(course.last.proceeds).toBeCloseTo(9425 * 1.06 ** 10, 6)
  })
  test('deposits at the beginning of each month: an annuity due', () => {
    const i = 1.06 ** (1 / 12) - 1
    const course = holdingCourse({ ...plan, start: 0, deposit: 100 }, free)
    expect(course.last.value).toBeCloseTo((100 * (1.06 ** 10 - 1) * (1 + i)) / i, 6)
    expect(course.purchases).toBe(120)
  })
  test('the first deposit goes in with the start, as one purchase', () => {
    const course = holdingCourse({ ...plan, deposit: 100, depositEvery: 12, months: 24 }, { ...free, commission: 5 })
    expect(course.purchases).toBe(2)
    expect(course.paid.commission).toBe(15)
  })
  test('shares convert after their own 8 years', () => {
    const terms = { ...free, expenseRatio: 0.016, expenseAfter: 0.0085, convertsAfter: 96 }
    expect(holdingCourse({ ...plan, months: 144 }, terms).last.value).toBeCloseTo(
      10_000 * 1.06 ** 12 * 0.984 ** 8 * 0.9915 ** 4,
      5,
    )
    // Yearly purchases of 1,000 over 12 years: the one of year k has 12 - k years, at most 8 of them at 1.6%.
    const sum = Array.from({ length: 12 }, (_, k) => 12 - k)
      .map((years) => 1000 * 1.06 ** years * 0.984 ** Math.min(8, years) * 0.9915 ** Math.max(0, years - 8))
      .reduce((total, value) => total + value, 0)
    const yearly = { ...plan, start: 0, deposit: 1000, depositEvery: 12 as const, months: 144 }
    expect(holdingCourse(yearly, terms).last.value).toBeCloseTo(sum, 5)
  })
  test('payouts taxed each month; what is put back in raises the basis', () => {
    const payouts = { ...none, qualified: 0.03 }
    const course = holdingCourse(plan, { ...free, payouts, payoutTax: { ...none, qualified: 0.15 } })
    expect(course.last.value).toBeCloseTo(10_000 * 1.06 ** 10 * (1 - (0.03 * 0.15) / 12) ** 120, 6)
    // 85% of every payout is put back in; the tax is the other 15%.
    expect(course.last.basis - 10_000).toBeCloseTo((course.paid.payoutTax / 0.15) * 0.85, 6)
  })
  test('untaxed payouts change nothing but the basis', () => {
    const course = holdingCourse(plan, { ...free, payouts: { ...none, longGain: 0.04 } })
    expect(course.last.value).toBeCloseTo(10_000 * 1.06 ** 10, 6)
    expect(course.last.basis).toBeGreaterThan(13_000)
  })
  test('lending income is a negative cost', () => {
    const course = holdingCourse(plan, { ...free, lending: 0.001 })
    expect(course.last.value).toBeCloseTo(10_000 * (1.06 * 1.001) ** 10, 6)
    expect(course.lost.lending).toBeCloseTo(10_000 * 1.06 ** 10 - course.last.value, 6)
  })
})

describe('deferred sales charge', () => {
  const charged = { ...free, deferred: [0.05, 0.04, 0.03, 0.02, 0.01] }
  test('falls by year of sale, and is taken from the cost where the value is higher', () => {
    const charges = holdingCourse(plan, charged).rows.map((row) => row.saleCosts.deferred)
    expect(charges.slice(0, 6).map((dollars) => Math.round(dollars))).toEqual([500, 400, 300, 200, 100, 0])
  })
  test('is taken from the value where that is lower', () => {
    const fallen = holdingCourse({ ...plan, annualReturn: -0.1 }, charged).rows[0]
    expect(fallen?.saleCosts.deferred).toBeCloseTo(0.05 * 9000, 6)
    // No return and 6% paid out and put back in: the shares bought fall to (1 - 0.06 / 12)^12 of 10,000, the whole stays. Reinvested shares bear no charge.
    const payouts = { ...free.payouts, ordinary: 0.06 }
    const [paying] = holdingCourse({ ...plan, annualReturn: 0 }, { ...charged, payouts }).rows
    expect(paying?.value).toBeCloseTo(10_000, 6)
    expect(paying?.saleCosts.deferred).toBeCloseTo(0.05 * 10_000 * 0.995 ** 12, 6)
  })
  test('each purchase has its own age', () => {
    // Purchases of 1,000 at the start of years 1, 2 and 3, sold after 3 years: 3%, 4% and 5% of 1,000 each.
    const yearly = { ...plan, start: 0, deposit: 1000, depositEvery: 12 as const, months: 36 }
    expect(holdingCourse(yearly, charged).last.saleCosts.deferred).toBeCloseTo(120, 9)
  })
})

describe('trading', () => {
  test('half the spread on each side', () => {
    const course = holdingCourse({ ...plan, annualReturn: 0 }, { ...free, halfSpread: 0.001 })
    expect(course.last.proceeds).toBeCloseTo((10_000 / 1.001) * 0.999, 8)
  })
  test('a premium paid and received again cancels, a discount at the sale does not', () => {
    const both = holdingCourse(plan, { ...free, premiumBuy: 0.02, premiumSell: 0.02 })
    expect(both.last.proceeds).toBeCloseTo(10_000 * 1.06 ** 10, 6)
    expect(totalCosts(both.lost)).toBeCloseTo(0, 6)
    const lost = holdingCourse(plan, { ...free, premiumBuy: 0.02, premiumSell: -0.01 })
    expect(lost.last.proceeds).toBeCloseTo(((10_000 * 1.06 ** 10) / 1.02) * 0.99, 6)
  })
})

test('all kinds of cost add up exactly to the gap to a cost-free holding', () => {
  const rate = (max: number) => fc.double({ min: 0, max, noNaN: true })
  const payout = (max: number) =>
    fc.record({ ordinary: rate(max), qualified: rate(max), reit: rate(max), shortGain: rate(max), longGain: rate(max) })
  fc.assert(
    fc.property(
      fc.record({
        start: rate(1e6),
        deposit: rate(5000),
        depositEvery: fc.constantFrom(1 as const, 3 as const, 12 as const),
        months: fc.integer({ min: 1, max: 30 }).map((years) => years * 12),
        annualReturn: fc.double({ min: -0.1, max: 0.2, noNaN: true }),
      }),
      fc.record({
        load: rate(0.085),
        commission: rate(50),
        halfSpread: rate(0.05),
        premiumBuy: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
        premiumSell: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
        expenseRatio: rate(0.05),
        distributionFee: rate(0.01),
        convertsAfter: fc.option(fc.integer({ min: 12, max: 120 })),
        expenseAfter: rate(0.03),
        deferred: fc.array(rate(0.06), { maxLength: 8 }),
        lending: rate(0.01),
        payouts: payout(0.05),
        payoutTax: payout(0.6),
      }),
      (one, { load, ...change }) => {
        const course = holdingCourse(one, { ...free, ...change, distributionAfter: 0, loadRate: () => load })
        const gap = course.last.costFree - course.last.proceeds
        expect(Math.abs(totalCosts(course.lost) - gap)).toBeLessThanOrEqual(1e-8 * Math.max(1, course.last.costFree))
        for (const row of course.rows) expect(row.proceeds).toBeGreaterThanOrEqual(0)
      },
    ),
    { numRuns: 300 },
  )
})

test('tax at the end: on the gain, on all of it, or on nothing; a loss is not taxed', () => {
  const row = { proceeds: 11_000, basis: 10_000 }
  expect(saleTaxOf(row, { on: 'gain', rate: 0.15 })).toBeCloseTo(150, 9)
  expect(saleTaxOf(row, { on: 'all', rate: 0.22 })).toBeCloseTo(2420, 9)
  expect(saleTaxOf(row, { on: 'nothing', rate: 0.22 })).toBe(0)
  expect(saleTaxOf({ proceeds: 9000, basis: 10_000 }, { on: 'gain', rate: 0.15 })).toBe(0)
})

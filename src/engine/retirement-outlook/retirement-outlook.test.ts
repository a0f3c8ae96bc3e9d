import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followCourse, moreNeeded, type SavingsCourse, savingsNeeded } from './course.ts'
import { withdrawalFor } from './withdrawal.ts'

const steady = (rate: number, years: number): number[] => Array.from({ length: years }, () => 1 + rate)
const repeat = (amount: number, years: number): number[] => Array.from({ length: years }, () => amount)

describe('after-tax need', () => {
  test('at a 20% effective rate the need is 25% higher', () => {
    expect(withdrawalFor(60_000, (gross) => gross * 0.8)).toBeCloseTo(75_000, 0)
  })
  test('other income that is enough needs nothing', () => {
    expect(withdrawalFor(40_000, (gross) => 40_000 + gross)).toBe(0)
  })
  test('by brackets: 16,100 free, 10% of 12,400, 12% above', () => {
    const left = (gross: number) => {
      const taxed = Math.max(0, gross - 16_100)
      return gross - 0.1 * Math.min(taxed, 12_400) - 0.12 * Math.max(0, taxed - 12_400)
    }
    // 40,000 + 1,240 + 0.12 × (w − 28,500) = w: w = (41,240 − 3,420) / 0.88 = 42,977.27.
    expect(withdrawalFor(40_000, left)).toBeCloseTo(42_977.27, 0)
  })
  test('what is left of the found withdrawal is what was wanted, on any rising schedule', () => {
    const rates = fc.array(fc.double({ min: 0, max: 0.6, noNaN: true }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        rates,
        fc.integer({ min: 1, max: 300_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        (steps, want, other) => {
          const left = (gross: number) =>
            other +
            steps.reduce((sum, rate, i) => {
              const from = i * 20_000
              const to = i === steps.length - 1 ? Number.POSITIVE_INFINITY : from + 20_000
              return sum + (1 - rate) * Math.max(0, Math.min(gross, to) - from)
            }, 0)
          const gross = withdrawalFor(want, left)
          expect(gross).toBeGreaterThanOrEqual(0)
          if (gross > 0) expect(Math.abs(left(gross) - want)).toBeLessThan(1)
          else expect(left(0)).toBeGreaterThan(want - 1)
        },
      ),
    )
  })
})

describe('the course of savings', () => {
  test('an annuity due: 1,000 a year for 20 years at 4% needs 14,133.94', () => {
    const course: SavingsCourse = { savings: 0, paidIn: [], takenOut: repeat(1000, 20) }
    expect(savingsNeeded(course, steady(0.04, 20), 0)).toBeCloseTo((1000 * (1 - 1.04 ** -20) * 1.04) / 0.04, 6)
  })
  test('exactly that much lasts to the end, a dollar less does not', () => {
    const growth = steady(0.04, 20)
    const course = { savings: 14_133.94, paidIn: [], takenOut: repeat(1000, 20) }
    expect(followCourse(course, growth).shortIn).toBeNull()
    expect(followCourse({ ...course, savings: 14_132.9 }, growth).shortIn).toBe(19)
  })
  test('what is put in earns half a year: 1,000 for 3 years at 21% is 1,100 × (1 + 1.21 + 1.4641)', () => {
    const run = followCourse({ savings: 0, paidIn: repeat(1000, 3), takenOut: repeat(0, 3) }, steady(0.21, 3))
    expect(run.balances.at(-1)).toBeCloseTo(1100 * (1 + 1.21 + 1.4641), 6)
  })
  test('without growth: 10 years of 5,000 pay for 5 of 10,000 and no more', () => {
    const at = (out: number) => ({
      savings: 0,
      paidIn: [...repeat(5000, 10), ...repeat(0, 5)],
      takenOut: [...repeat(0, 10), ...repeat(out, 5)],
    })
    expect(followCourse(at(10_000), steady(0, 15)).shortIn).toBeNull()
    expect(followCourse(at(10_001), steady(0, 15)).shortIn).toBe(14)
  })
  test('with the missing money put in, the path just lasts; with a little less it does not', () => {
    const anyPath = fc.array(fc.double({ min: 0.85, max: 1.3, noNaN: true }), { minLength: 40, maxLength: 40 })
    fc.assert(
      fc.property(
        anyPath,
        fc.integer({ min: 1, max: 39 }),
        fc.integer({ min: 0, max: 500_000 }),
        (growth, working, savings) => {
          const shape = growth.map((_, year) => (year < working ? 1.01 ** year : 0))
          const course = {
            savings,
            paidIn: shape.map((one) => one * 6000),
            takenOut: growth.map((_, year) => (year < working ? 0 : 40_000)),
          }
          const more = moreNeeded(course, shape, growth)
          if (more === null || more <= 0) {
            expect(followCourse(course, growth).shortIn).toBeNull()
            return
          }
          if (more < 100) return
          const withMore = (extra: number) => ({
            ...course,
            paidIn: course.paidIn.map((one, year) => one + extra * (shape[year] ?? 0)),
          })
          expect(followCourse(withMore(more * 1.001 + 1), growth).shortIn).toBeNull()
          expect(followCourse(withMore(more * 0.98), growth).shortIn).not.toBeNull()
        },
      ),
    )
  })
  test('nobody who works no more can put more in', () => {
    expect(moreNeeded({ savings: 10, paidIn: [0], takenOut: [20] }, [0], [1.05])).toBeNull()
  })
})

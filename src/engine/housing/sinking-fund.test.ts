import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fund, fundCourse, likelyAge, replacementMonths, solveFund } from './sinking-fund.ts'

const fund = (changes: Partial<Fund> = {}): Fund => ({
  saved: 0,
  monthlyRate: 0,
  annualRaise: 0,
  jobs: [],
  months: 240,
  ...changes,
})

describe('the smallest saving that never runs short', () => {
  test('one job by hand: 12,000 in 100 months is 120 a month', () => {
    expect(solveFund(fund({ jobs: [{ month: 100, cost: 12_000 }] }))).toEqual({
      monthly: 120,
      tightest: 100,
      shortNow: 0,
    })
  })
  test('an early job sets the pace, not the average: 6,000 in 12 months and 6,000 in 240', () => {
    // The average is 12,000 / 240 = 50; the first job alone asks for 500.
    const jobs = [
      { month: 12, cost: 6000 },
      { month: 240, cost: 6000 },
    ]
    expect(solveFund(fund({ jobs }))).toMatchObject({ monthly: 500, tightest: 12 })
  })
  test('a late cluster sets the pace: 1,000 in 10 months, 50,000 in 200: 51,000 / 200', () => {
    const jobs = [
      { month: 10, cost: 1000 },
      { month: 200, cost: 50_000 },
    ]
    expect(solveFund(fund({ jobs }))).toMatchObject({ monthly: 255, tightest: 200 })
  })
  test('closed form with interest: the payment of a sinking fund, C i / ((1 + i)^n - 1)', () => {
    const i = 0.0025
    const { monthly } = solveFund(fund({ monthlyRate: i, jobs: [{ month: 120, cost: 20_000 }] }))
    expect(monthly).toBeCloseTo((20_000 * i) / ((1 + i) ** 120 - 1), 8)
  })
  test('money there already counts with its interest', () => {
    const i = 0.0025
    const { monthly } = solveFund(fund({ saved: 5000, monthlyRate: i, jobs: [{ month: 120, cost: 20_000 }] }))
    const grown = (1 + i) ** 120
    expect(monthly).toBeCloseTo(((20_000 - 5000 * grown) * i) / (grown - 1), 8)
  })
  test('a raise each year starts lower: 12 x 1 + 12 x 1.1 = 25.2 of the first deposit in two years', () => {
    expect(solveFund(fund({ annualRaise: 0.1, jobs: [{ month: 24, cost: 2520 }] })).monthly).toBeCloseTo(100, 9)
  })
  test('nothing to pay, or enough there, asks for nothing', () => {
    expect(solveFund(fund())).toEqual({ monthly: 0, tightest: null, shortNow: 0 })
    expect(solveFund(fund({ saved: 9000, jobs: [{ month: 50, cost: 9000 }] })).monthly).toBe(0)
  })
  test('a job due this month is beyond saving: the shortage is named', () => {
    const jobs = [
      { month: 0, cost: 4000 },
      { month: 10, cost: 1000 },
    ]
    expect(solveFund(fund({ saved: 1500, jobs }))).toEqual({ monthly: 100, tightest: 10, shortNow: 2500 })
  })
  test('jobs after the last month are left out', () => {
    expect(solveFund(fund({ months: 60, jobs: [{ month: 61, cost: 9000 }] })).monthly).toBe(0)
  })
  test('never below zero with it; below zero with a dollar less (fast-check)', () => {
    const job = fc.record({
      month: fc.integer({ min: 1, max: 360 }),
      cost: fc.double({ min: 50, max: 40_000, noNaN: true }),
    })
    fc.assert(
      fc.property(
        fc.array(job, { minLength: 1, maxLength: 20 }),
        fc.double({ min: 0, max: 30_000, noNaN: true }),
        fc.double({ min: 0, max: 0.01, noNaN: true }),
        fc.double({ min: 0, max: 0.1, noNaN: true }),
        (jobs, saved, monthlyRate, annualRaise) => {
          const one = fund({ jobs, saved, monthlyRate, annualRaise, months: 360 })
          const { monthly } = solveFund(one)
          const lowest = (amount: number) => Math.min(...fundCourse(one, amount).map((month) => month.balance))
          expect(lowest(monthly)).toBeGreaterThan(-0.001)
          if (monthly > 1) expect(lowest(monthly - 1)).toBeLessThan(0)
        },
      ),
    )
  })
})

describe('the course of the fund', () => {
  test('deposits and interest less jobs is the balance', () => {
    const course = fundCourse(fund({ saved: 1000, monthlyRate: 0.01, jobs: [{ month: 2, cost: 500 }], months: 2 }), 100)
    expect(course.map((month) => month.balance)).toEqual([1000, 1110, expect.closeTo(1110 * 1.01 + 100 - 500, 9)])
    const sum = course.reduce((all, { deposit, interest, paid }) => all + deposit + interest - paid, 1000)
    expect(sum).toBeCloseTo(course.at(-1)?.balance ?? Number.NaN, 9)
  })
})

describe('when a part is due', () => {
  test('at the end of its life, and again a life later', () => {
    expect(replacementMonths(12, 20, 360, 12)).toEqual([96, 336])
  })
  test('past its life it may go any time: counted a year from now', () => {
    expect(replacementMonths(25, 20, 120, 12)).toEqual([12])
    expect(replacementMonths(20, 20, 120, 12)).toEqual([12])
  })
  test('an unknown age follows from the year of building: 41 years, replaced every 20', () => {
    expect(likelyAge(41, 20)).toBe(1)
    expect(likelyAge(0, 20)).toBe(0)
    expect(likelyAge(-3, 20)).toBe(0)
  })
})

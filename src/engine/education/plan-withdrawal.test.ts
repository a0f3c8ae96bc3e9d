import { describe, expect, test } from 'vitest'
import { penalizedEarnings, rothRoom, taxedEarnings } from './plan-withdrawal.ts'

/** Publication 970, "Coordination With American Opportunity and Lifetime Learning Credits": 8,300 of expenses, 3,100 of tax-free help, 5,300 taken out with 950 of earnings. */
const sara = { amount: 5300, earnings: 950, expenses: 8300, assistance: 3100, creditExpenses: 4000 }

describe('taxed earnings', () => {
  test('Publication 970, Example 2: with 4,000 counted for the credit, 735 is taxed', () => {
    expect(Math.round(taxedEarnings(sara))).toBe(735)
  })
  test('the same without the credit: 950 − 950 × 5,200 / 5,300 = 17.92', () => {
    expect(taxedEarnings({ ...sara, creditExpenses: 0 })).toBeCloseTo(950 - (950 * 5200) / 5300, 10)
  })
  test('earnings taxed only because of help or the credit carry no 10%', () => {
    expect(penalizedEarnings(sara)).toBe(0)
    // 10,000 taken out, 8,300 of expenses: 1,700 of 10,000 is for other things.
    expect(penalizedEarnings({ ...sara, amount: 10_000, earnings: 2000 })).toBeCloseTo(340, 10)
  })
  test('enough expenses, or nothing taken: nothing taxed', () => {
    expect(taxedEarnings({ ...sara, assistance: 0, creditExpenses: 0 })).toBe(0)
    expect(taxedEarnings({ ...sara, amount: 0 })).toBe(0)
  })
})

test('Roth rollover: at most the lifetime amount, a whole IRA limit a year', () => {
  const rule = { lifetime: 35_000, accountYears: 15 }
  expect(rothRoom(60_000, 2020, 7500, rule)).toEqual({ amount: 35_000, years: 5, from: 2035 })
  expect(rothRoom(7500, 2010, 7500, rule)).toEqual({ amount: 7500, years: 1, from: 2025 })
  expect(rothRoom(0, 2010, 7500, rule)).toEqual({ amount: 0, years: 0, from: 2025 })
})

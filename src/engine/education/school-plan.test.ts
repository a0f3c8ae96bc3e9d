import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depositPlanValue } from '../oracles/growth.ts'
import { depositFor, growthFactors, returnAt, runAccount, schoolMonths } from './school-plan.ts'

const level = (rate: number, months: number) => growthFactors({ far: rate, near: rate, glideMonths: 0 }, months, months)

describe('school months', () => {
  test('every August from the year of the start age, what began before is left out', () => {
    const child = { bornIn: 2016, startAge: 18, years: 4 }
    expect(schoolMonths(child, '2026-11')).toEqual([93, 105, 117, 129])
    expect(schoolMonths(child, '2034-07')).toEqual([1, 13, 25, 37])
    expect(schoolMonths(child, '2034-08')).toEqual([12, 24, 36])
    expect(schoolMonths(child, '2040-01')).toEqual([])
  })
})

describe('glide path', () => {
  const path = { far: 0.06, near: 0.03, glideMonths: 60 }
  test('far, half way, near', () => {
    expect(returnAt(path, 0, 120)).toBe(0.06)
    expect(returnAt(path, 90, 120)).toBeCloseTo(0.045, 12)
    expect(returnAt(path, 120, 120)).toBe(0.03)
    expect(returnAt(path, 150, 120)).toBe(0.03)
  })
  test('without a glide it falls at the first bill', () => {
    expect(returnAt({ ...path, glideMonths: 0 }, 119, 120)).toBe(0.06)
    expect(returnAt({ ...path, glideMonths: 0 }, 120, 120)).toBe(0.03)
  })
})

describe('deposit', () => {
  test('one bill: the sinking fund of the oracle', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.double({ min: 0.001, max: 0.12, noNaN: true }),
        (months, rate) => {
          const d = depositFor(
            0,
            [{ month: months, planned: 10_000, price: 10_000 }],
            level(rate, months),
            1,
            0,
            months,
          )
          const monthlyRate = (1 + rate) ** (1 / 12) - 1
          expect(depositPlanValue(0, d, monthlyRate, months, false)).toBeCloseTo(10_000, 4)
        },
      ),
    )
  })
  test('enough savings: nothing', () => {
    expect(depositFor(10_000, [{ month: 12, planned: 10_000, price: 10_000 }], level(0, 12), 1, 0, 12)).toBe(0)
  })
  test('put back, it pays every bill and a cent less a month does not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.double({ min: -0.05, max: 0.1, noNaN: true }),
        fc.double({ min: 0, max: 0.1, noNaN: true }),
        (first, years, saved, rate, raise) => {
          const bills = Array.from({ length: years }, (_, k) => ({ month: first + 12 * k, planned: 9000, price: 9000 }))
          const last = first + 12 * (years - 1)
          const factors = growthFactors({ far: rate, near: rate / 2, glideMonths: 48 }, first, last)
          const d = depositFor(saved, bills, factors, 1, raise, last)
          const whole = runAccount(saved, 0, d, bills, factors, raise, last)
          expect(whole.paid).toBeCloseTo(9000 * years, 2)
          if (d > 0.02) {
            const less = runAccount(saved, 0, d - 0.01, bills, factors, raise, last)
            expect(less.paid).toBeLessThan(9000 * years - 0.001)
          }
        },
      ),
    )
  })
})

test('a withdrawal takes deposits and growth in proportion', () => {
  // 1,000 saved, 400 of it paid in; a bill of 500 takes 200 of what was paid in and leaves 200 of 500.
  const account = runAccount(1000, 400, 0, [{ month: 1, planned: 500, price: 500 }], [1, 1], 0, 0)
  expect(account.left).toBe(500)
  expect(account.leftPaidIn).toBe(200)
})

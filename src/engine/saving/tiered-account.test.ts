import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { effectiveFromNominal } from '#engine/rate.ts'
import { steadyTieredYield, type Tier, tieredInterest, tieredPath } from './tiered-account.ts'

/** The rates of 12 CFR 1030 Appendix A, part I.D, compounded daily. */
const tiers: readonly Tier[] = [
  { from: 0, annualYield: effectiveFromNominal(0.0525, 365) },
  { from: 2500, annualYield: effectiveFromNominal(0.055, 365) },
  { from: 15_000, annualYield: effectiveFromNominal(0.0575, 365) },
]

describe('Regulation DD Appendix A, tiering method A', () => {
  test.each([
    [1000, 53.9],
    [8000, 452.29],
    [20_000, 1183.61],
  ])('%d dollars earn %d in a year', (balance, interest) => {
    expect(tieredInterest(balance, tiers, 'whole', 1)).toBeCloseTo(interest, 2)
  })
})

test('tiering method B pays each rate on its own part', () => {
  // 2,500 at the first APY and 5,500 at the second: method A's yields, 0.0538986 and 0.0565360.
  const first = tieredInterest(1, tiers, 'whole', 1)
  const second = tieredInterest(2500, tiers, 'whole', 1) / 2500
  expect(tieredInterest(8000, tiers, 'parts', 1)).toBeCloseTo(2500 * first + 5500 * second, 9)
})

test('one tier is one rate: both methods, and a path of the closed form', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.double({ min: 0, max: 0.1, noNaN: true }),
      fc.integer({ min: 0, max: 240 }),
      fc.double({ min: 0, max: 2000, noNaN: true }),
      (start, annualYield, months, monthly) => {
        const account = {
          tiers: [{ from: 0, annualYield }],
          method: 'whole',
          monthlyFee: 0,
          minimum: 0,
          monthlyCost: 0,
        } as const
        const g = (1 + annualYield) ** (1 / 12)
        const sum = annualYield < 1e-9 ? months : (g ** months - 1) / (g - 1)
        const end = tieredPath(account, start, monthly, months, 0).balances.at(-1) ?? 0
        const closed = start * g ** months + monthly * sum
        expect(Math.abs(end - closed)).toBeLessThan(1e-6 * Math.max(1, closed))
        expect(tieredInterest(start, account.tiers, 'parts', 1)).toBeCloseTo(
          tieredInterest(start, account.tiers, 'whole', 1),
          6,
        )
      },
    ),
  )
})

test('the fee is charged in months that open below the minimum, and never takes more than is there', () => {
  const account = { tiers: [], method: 'whole', monthlyFee: 10, minimum: 100, monthlyCost: 0 } as const
  expect(tieredPath(account, 25, 0, 4, 0)).toEqual({ balances: [25, 15, 5, 0, 0], interest: 0, tax: 0, fees: 25 })
  // 25 + 50 - 10 = 65, + 50 - 10 = 105, then no fee.
  expect(tieredPath(account, 25, 50, 3, 0).balances).toEqual([25, 65, 105, 155])
  // With 3 more every month: 25 + 50 - 13 = 62, + 50 - 13 = 99, + 50 - 13 = 136.
  expect(tieredPath({ ...account, monthlyCost: 3 }, 25, 50, 3, 0).balances).toEqual([25, 62, 99, 136])
})

test('nothing is earned below the lowest tier', () => {
  expect(tieredInterest(99, [{ from: 100, annualYield: 0.05 }], 'whole', 1)).toBe(0)
  expect(tieredInterest(150, [{ from: 100, annualYield: 0.05 }], 'parts', 1)).toBeCloseTo(2.5, 12)
})

describe('one yield for the whole time', () => {
  const account = { tiers, method: 'parts', monthlyFee: 0, minimum: 0, monthlyCost: 0 } as const
  test.each([0, 0.25])('an account of that yield ends with the same balance, tax share %d', (taxShare) => {
    const steady = steadyTieredYield(account, 1000, 400, 60, taxShare)
    const plain = { ...account, tiers: [{ from: 0, annualYield: steady }] }
    expect(tieredPath(plain, 1000, 400, 60, 0).balances.at(-1)).toBeCloseTo(
      tieredPath(account, 1000, 400, 60, taxShare).balances.at(-1) ?? 0,
      5,
    )
  })
  test('one tier is its own yield; below the lowest tier there is none', () => {
    expect(steadyTieredYield({ ...account, tiers: [{ from: 0, annualYield: 0.04 }] }, 500, 50, 30, 0)).toBeCloseTo(
      0.04,
      9,
    )
    expect(steadyTieredYield({ ...account, tiers: [{ from: 9e9, annualYield: 0.04 }] }, 500, 50, 30, 0)).toBe(0)
  })
})

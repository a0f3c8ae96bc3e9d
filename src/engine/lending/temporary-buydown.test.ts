import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oraclePayment } from '#engine/oracles/lending.ts'
import { temporaryBuydown } from './temporary-buydown.ts'

const found = (...args: Parameters<typeof temporaryBuydown>) => {
  const result = temporaryBuydown(...args)
  if (result.outcome !== 'found') throw new Error(result.reason)
  return result
}

describe('a temporary buydown', () => {
  it('a lender’s published 2-1: 350,000 at 5 % pays 1,476, then 1,671, then 1,879, and costs 7,332 in whole dollars', () => {
    const result = found(350_000, 0.05, 360, [0.02, 0.01])
    const whole = result.years.map((year) => Math.round(year.payment))
    expect([...whole, Math.round(result.notePayment)]).toEqual([1476, 1671, 1879])
    // Whole-dollar payments: 12 x (1,879 - 1,476) + 12 x (1,879 - 1,671) = 4,836 + 2,496 = 7,332. To the cent:
    // 1,878.88 - 1,475.61 = 403.27 and 1,878.88 - 1,670.95 = 207.93, so 4,839.24 + 2,495.16.
    expect(12 * (1879 - 1476) + 12 * (1879 - 1671)).toBe(7332)
    expect(result.years.map((year) => year.yearSubsidy)).toEqual([4839.24, 2495.16])
    expect(result.totalSubsidy).toBe(7334.4)
    expect([result.subsidyByMonth.length, result.subsidyByMonth[11], result.subsidyByMonth[12]]).toEqual([
      24, 403.27, 207.93,
    ])
    expect(result.shareOfLoan).toBeCloseTo(0.020955, 6)
  })

  it('Fannie Mae Selling Guide B2-1.4-04: 3-2-1 and 1-0 are within the limits, 4-2 and 3-1 rise too fast', () => {
    const within = (reductions: number[]) => found(300_000, 0.07, 360, reductions).withinFannieMaeLimits
    expect([within([0.03, 0.02, 0.01]), within([0.01]), within([0.02, 0.01])]).toEqual([true, true, true])
    expect([within([0.04, 0.02]), within([0.03, 0.01]), within([0.02])]).toEqual([false, false, false])
  })

  it('payment and subsidy always make the note’s payment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 2_000_000 }),
        fc.integer({ min: 300, max: 1500 }),
        fc.constantFrom([0.01], [0.02, 0.01], [0.03, 0.02, 0.01]),
        (principal, basisPoints, reductions) => {
          const rate = basisPoints / 10_000
          const result = found(principal, rate, 360, reductions)
          expect(Math.abs(result.notePayment - oraclePayment(principal, rate / 12, 360))).toBeLessThan(0.0051)
          for (const year of result.years) expect(year.payment + year.monthlySubsidy).toBeCloseTo(result.notePayment, 8)
          expect(result.totalSubsidy).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('refuses a rate below zero, no years, more years than the loan has', () => {
    expect(temporaryBuydown(300_000, 0.015, 360, [0.02])).toEqual({ outcome: 'refused', reason: 'below-zero-rate' })
    expect(temporaryBuydown(300_000, 0.05, 360, []).outcome).toBe('refused')
    expect(temporaryBuydown(300_000, 0.05, 12, [0.02, 0.01]).outcome).toBe('refused')
    expect(temporaryBuydown(Number.NaN, 0.05, 360, [0.01]).outcome).toBe('refused')
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxYears } from '#facts/tax-years.ts'
import { gainTaxByYear, gainTaxCurve, surtaxOnGain } from './gain-tax.ts'
import { type HoldingTerms, holdingCourse } from './holding-course.ts'
import { gainTaxRate, investorOf } from './investor-tax.ts'

const facts = taxYears[2026]
// 2026: standard deduction 32,200, gains at 0% up to 98,900 of taxable income (IRS Rev. Proc. 2025-32). 100,000 of pay leaves 67,800.
const joint = investorOf('joint', 100_000, 'none', facts)
const free = 98_900 - 67_800

describe('the curve of tax on a gain', () => {
  const curve = gainTaxCurve(joint, 80_000)
  test('nothing up to the end of the 0% rate, 15% of what is beyond it', () => {
    expect(curve(0)).toBe(0)
    expect(curve(-5000)).toBe(0)
    expect(curve(20_000)).toBeCloseTo(0, 6)
    expect(curve(60_000)).toBeCloseTo((60_000 - free) * 0.15, 0)
    expect(curve(80_000)).toBeCloseTo((80_000 - free) * 0.15, 6)
  })
  test('beyond the largest gain the return itself is asked', () => {
    expect(curve(120_000)).toBeCloseTo((120_000 - free) * 0.15, 6)
  })
  test('gains named are exact', () => {
    const named = gainTaxCurve(joint, 80_000, [33_333])
    expect(named(33_333)).toBeCloseTo((33_333 - free) * 0.15, 6)
  })
  test('is never far from the return: within half a percent of the largest gain', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('single', 'joint', 'head'),
        fc.integer({ min: 0, max: 400_000 }),
        fc.integer({ min: 1000, max: 2_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (status, pay, largest, part) => {
          const investor = investorOf(status, pay, 'none', facts)
          const gain = largest * part
          const exact = gain <= 0 ? 0 : gain * gainTaxRate(investor, gain)
          expect(Math.abs(gainTaxCurve(investor, largest)(gain) - exact)).toBeLessThanOrEqual(
            Math.max(150, 0.005 * largest),
          )
        },
      ),
      { numRuns: 120 },
    )
  })
})

describe('tax by the year of the sale', () => {
  const none = { ordinary: 0, qualified: 0, reit: 0, shortGain: 0, longGain: 0 }
  const terms: HoldingTerms = {
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
  const course = holdingCourse({ start: 100_000, deposit: 0, depositEvery: 1, months: 120, annualReturn: 0.07 }, terms)
  test('an early sale with a small gain is not taxed at the rate of the last one', () => {
    const taxOf = gainTaxByYear(joint, [course], 0)
    const [first] = course.rows
    if (first === undefined) throw new Error('no rows')
    // 7,000 of gain fits below the end of the 0% rate; after ten years 96,715.14 does not.
    expect(taxOf(first)).toBeCloseTo(0, 6)
    expect(taxOf(course.last)).toBeCloseTo((100_000 * 1.07 ** 10 - 100_000 - free) * 0.15, 2)
  })
  test('brackets move with prices: at the same inflation more of the gain is free', () => {
    const taxOf = gainTaxByYear(joint, [course], 0.03)
    const prices = 1.03 ** 10
    const gain = 100_000 * 1.07 ** 10 - 100_000
    expect(taxOf(course.last)).toBeCloseTo((gain / prices - free) * 0.15 * prices, 2)
  })
  test('the limit of the net investment income tax stays in dollars: 250,000 is 186,023 of today’s after ten years at 3%', () => {
    // Joint, 100,000 of pay, 967,151 of gain (ten times the one above): in today's dollars the gain is 719,657, and 250,000 / 1.03^10 is 186,023.
    // The gain lies over the end of the 15% rate, 613,700 of taxable income: 67,800 of it is pay. 0% to 98,900, 15% to 613,700, 20% above. 3.8% of the smaller
    // of the gain and of pay + gain - 186,023 = 633,633. No alternative minimum tax: under 1,000,000 its exemption of 140,200 is whole, and more than the pay.
    const large = holdingCourse({ start: 1e6, deposit: 0, depositEvery: 1, months: 120, annualReturn: 0.07 }, terms)
    const prices = 1.03 ** 10
    const gain = (1e6 * 1.07 ** 10 - 1e6) / prices
    const [upTo15, upTo20] = [98_900 - 67_800, 613_700 - 67_800]
    const rates = (upTo20 - upTo15) * 0.15 + (gain - upTo20) * 0.2
    const surtax = (100_000 + gain - 250_000 / prices) * 0.038
    expect(gainTaxByYear(joint, [large], 0.03)(large.last)).toBeCloseTo((rates + surtax) * prices, 1)
    expect(surtaxOnGain(joint, gain, 1)).toBeCloseTo((gain - 150_000) * 0.038, 6)
    expect(surtaxOnGain(joint, 1000, 1)).toBe(0)
    expect(surtaxOnGain(joint, 1000, 10)).toBeCloseTo(38, 9)
  })
  test('a loss is not taxed', () => {
    const loss = holdingCourse({ start: 1000, deposit: 0, depositEvery: 1, months: 24, annualReturn: -0.1 }, terms)
    expect(loss.rows.map(gainTaxByYear(joint, [loss], 0.02))).toEqual([0, 0])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { netInvestmentIncomeTax } from './net-investment-income-tax.ts'

describe('net investment income tax', () => {
  it('by hand (IRC 1411(a)): single, 180,000 of wages and 15,000 of dividends and gains: none', () => {
    expect(netInvestmentIncomeTax(15_000, 195_000, 'single', taxYear2025)).toBe(0)
  })
  it('by hand: single, 180,000 of wages and 90,000 from a passive partnership: 2,660', () => {
    // MAGI 270,000 is 70,000 over; that is less than 90,000. 70,000 x 3.8%.
    expect(netInvestmentIncomeTax(90_000, 270_000, 'single', taxYear2025)).toBeCloseTo(2_660, 8)
  })
  it.each([
    ['single', 200_000],
    ['joint', 250_000],
    ['separate', 125_000],
    ['head', 200_000],
    ['surviving', 250_000],
  ] as const)('%s starts above %d of AGI', (status, threshold) => {
    for (const facts of [taxYear2025, taxYear2026]) {
      expect(netInvestmentIncomeTax(50_000, threshold, status, facts)).toBe(0)
      expect(netInvestmentIncomeTax(50_000, threshold + 0.01, status, facts)).toBeCloseTo(0.00038, 10)
      expect(netInvestmentIncomeTax(50_000, threshold + 50_000, status, facts)).toBeCloseTo(1_900, 8)
      expect(netInvestmentIncomeTax(50_000, threshold + 90_000, status, facts)).toBeCloseTo(1_900, 8)
    }
  })
  it('is nothing for a net loss of investments, and never more than 3.8% of either amount', () => {
    expect(netInvestmentIncomeTax(-10_000, 900_000, 'single', taxYear2026)).toBe(0)
    const money = fc.double({ min: -50_000, max: 900_000, noNaN: true })
    fc.assert(
      fc.property(money, money, (income, magi) => {
        const tax = netInvestmentIncomeTax(income, magi, 'joint', taxYear2026)
        expect(tax).toBeGreaterThanOrEqual(0)
        expect(tax).toBeLessThanOrEqual(0.038 * Math.max(0, income) + 1e-9)
        expect(tax).toBeLessThanOrEqual(0.038 * Math.max(0, magi - 250_000) + 1e-9)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { selfEmploymentTax } from './self-employment-tax.ts'

describe('self-employment tax', () => {
  it('2025 Schedule SE by hand: a profit of 50,000', () => {
    // Line 4a: 46,175. Line 10: 46,175 x 12.4% = 5,725.70; line 11: 46,175 x 2.9% = 1,339.075; line 13: half of 7,064.775.
    const tax = selfEmploymentTax(50_000, 0, taxYear2025)
    expect(tax.netEarnings).toBeCloseTo(46_175, 8)
    expect(tax.socialSecurity).toBeCloseTo(5_725.7, 8)
    expect(tax.medicare).toBeCloseTo(1_339.075, 8)
    expect(tax.total).toBeCloseTo(7_064.775, 8)
    expect(tax.deductible).toBeCloseTo(3_532.3875, 8)
  })
  it('shares the wage base with pay: 2025 Schedule SE lines 7 to 9', () => {
    // 176,100 less 150,000 of wages leaves 26,100 x 12.4% = 3,236.40; 92,350 x 2.9% = 2,678.15.
    const tax = selfEmploymentTax(100_000, 150_000, taxYear2025)
    expect(tax.socialSecurity).toBeCloseTo(3_236.4, 8)
    expect(tax.medicare).toBeCloseTo(2_678.15, 8)
  })
  it.each([
    [taxYear2025, 176_100],
    [taxYear2026, 184_500],
  ])('owes only Medicare once wages reach the base', (facts, base) => {
    expect(selfEmploymentTax(10_000, base, facts).socialSecurity).toBe(0)
    expect(selfEmploymentTax(10_000, base + 50_000, facts).total).toBeCloseTo(267.815, 8) // 9,235 x 2.9%
    expect(selfEmploymentTax(10_000, base - 1, facts).socialSecurity).toBeCloseTo(0.124, 8)
    expect(selfEmploymentTax(1_000_000, 0, facts).socialSecurity).toBeCloseTo(base * 0.124, 6)
  })
  it('starts at net earnings of 400 and then counts all of them (IRC 1402(b)(2))', () => {
    // 433.13 x 0.9235 = 399.995…; 433.14 x 0.9235 = 400.0047…, taxed 15.3%.
    expect(selfEmploymentTax(433.13, 0, taxYear2026).total).toBe(0)
    expect(selfEmploymentTax(433.14, 0, taxYear2026).total).toBeCloseTo(433.14 * 0.9235 * 0.153, 8)
    expect(selfEmploymentTax(-20_000, 0, taxYear2026)).toEqual({
      netEarnings: 0,
      socialSecurity: 0,
      medicare: 0,
      total: 0,
      deductible: 0,
    })
  })
  it('never falls when profit rises, never exceeds 15.3% of net earnings', () => {
    const money = fc.double({ min: 0, max: 500_000, noNaN: true })
    fc.assert(
      fc.property(money, money, money, (profit, more, wages) => {
        const low = selfEmploymentTax(profit, wages, taxYear2026)
        const high = selfEmploymentTax(profit + more, wages, taxYear2026)
        expect(high.total).toBeGreaterThanOrEqual(low.total - 1e-9)
        expect(low.total).toBeLessThanOrEqual(profit * 0.9235 * 0.153 + 1e-6)
        expect(low.deductible * 2).toBeCloseTo(low.total, 8)
      }),
    )
  })
})

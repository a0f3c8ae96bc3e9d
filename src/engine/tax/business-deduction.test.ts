import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { type Business, type BusinessDeductionCase, businessDeduction } from './business-deduction.ts'

/** IRC 199A(e)(2) as it stood for 2018, the year of the regulation's examples. */
const year2018: TaxYearFacts = {
  ...taxYear2025,
  qualifiedBusinessIncome: {
    ...taxYear2025.qualifiedBusinessIncome,
    value: {
      ...taxYear2025.qualifiedBusinessIncome.value,
      taxableIncomeOver: { single: 157_500, joint: 315_000, separate: 157_500, head: 157_500, surviving: 157_500 },
      phaseInRange: { joint: 100_000, other: 50_000 },
    },
  },
}
const business = (parts: Partial<Business>): Business => ({
  income: 0,
  serviceTrade: false,
  wages: 0,
  property: 0,
  ...parts,
})
const single = (taxableIncome: number, businesses: Business[], netCapitalGain = 0): BusinessDeductionCase => ({
  businesses,
  reitDividends: 0,
  taxableIncome,
  netCapitalGain,
  status: 'single',
})

describe('qualified business income deduction', () => {
  it('Reg. 1.199A-1(c)(3) Example 1: 20% of taxable income is less than 20% of business income', () => {
    expect(businessDeduction(single(81_000, [business({ income: 100_000 })]), year2018)).toBeCloseTo(16_200, 8)
  })
  it('Reg. 1.199A-1(c)(3) Example 2: net capital gain leaves the overall limit', () => {
    expect(businessDeduction(single(74_000, [business({ income: 100_000 })], 7_000), year2018)).toBeCloseTo(13_400, 8)
  })
  it('Reg. 1.199A-1(d)(4) Example 1: no wages and no property above the range, no deduction', () => {
    expect(businessDeduction(single(980_000, [business({ income: 1_000_000 })]), year2018)).toBe(0)
  })
  it('Reg. 1.199A-1(c)(3) Examples 3 and 4: below the threshold wages do not matter; REIT and partnership income add 20%', () => {
    const joint = { ...single(270_000, [business({ income: 100_000 })]), status: 'joint' as const }
    expect(businessDeduction(joint, year2018)).toBeCloseTo(20_000, 8)
    // 1,000 of REIT dividends and 500 of publicly traded partnership income, which count alike: 300 more.
    expect(businessDeduction({ ...joint, reitDividends: 1_500 }, year2018)).toBeCloseTo(20_300, 8)
  })
  it('Reg. 1.199A-1(d)(4) Example 2: 10,000,000 of property allows 250,000 of the 800,000', () => {
    const withProperty = business({ income: 4_000_000, property: 10_000_000 })
    expect(businessDeduction(single(3_980_000, [withProperty]), year2018)).toBeCloseTo(250_000, 6)
  })
  it('Reg. 1.199A-1(d)(4) Example 3: half of wages is more than a quarter of wages with a little property', () => {
    const share = business({ income: 900_000, wages: 300_000, property: 30_000 })
    expect(businessDeduction(single(880_000, [share]), year2018)).toBeCloseTo(150_000, 6)
  })
  it('Reg. 1.199A-1(d)(4) Example 4: 500,000 by wages, but 20% of taxable income is 376,000', () => {
    const share = business({ income: 3_000_000, wages: 1_000_000, property: 100_000 })
    expect(businessDeduction(single(1_880_000, [share]), year2018)).toBeCloseTo(376_000, 6)
  })
  it('by hand from IRC 199A(b)(2), three businesses each with its own wage limit: 200,000 + 0 + 400', () => {
    const three = [
      business({ income: 1_000_000, wages: 500_000 }),
      business({ income: 1_000_000 }),
      business({ income: 2_000, wages: 500_000 }),
    ]
    expect(businessDeduction(single(2_722_000, three), year2018)).toBeCloseTo(200_400, 6)
  })
  it('by hand from Reg. 1.199A-1(d)(2)(iii)(A), a loss in one of three businesses falls on the others in proportion', () => {
    const three = [
      business({ income: 1_000_000, wages: 500_000 }),
      business({ income: 1_000_000 }),
      business({ income: -600_000, wages: 500_000 }),
    ]
    // 700,000 left in each gainer: 140,000 for the one with wages, nothing for the other.
    expect(businessDeduction(single(2_120_000, three), year2018)).toBeCloseTo(140_000, 6)
  })
  it('Reg. 1.199A-1(d)(4) Example 5 (B and C, inside the range): 60% of the excess over the wage limit is lost', () => {
    // 20% of 300,000 = 60,000; half of 40,000 wages = 20,000; 60% of 40,000 lost: 36,000.
    const joint = { ...single(375_000, [business({ income: 300_000, wages: 40_000 })]), status: 'joint' as const }
    expect(businessDeduction(joint, year2018)).toBeCloseTo(36_000, 6)
  })
  it('Reg. 1.199A-1(d)(4) Example 6 (B and C with a service trade): 40% of everything counts first', () => {
    // 20% of 120,000 = 24,000; half of 16,000 = 8,000; 60% of 16,000 lost: 14,400.
    const service = business({ income: 300_000, wages: 40_000, serviceTrade: true })
    const joint = { ...single(375_000, [service]), status: 'joint' as const }
    expect(businessDeduction(joint, year2018)).toBeCloseTo(14_400, 6)
  })
  it('below the threshold the kind of business and its wages do not matter', () => {
    for (const serviceTrade of [false, true]) {
      expect(businessDeduction(single(197_300, [business({ income: 50_000, serviceTrade })]), taxYear2025)).toBeCloseTo(
        10_000,
        8,
      )
    }
  })
  it('a service trade above the range gets nothing, a cent below the end nearly nothing', () => {
    const service = [business({ income: 200_000, wages: 1e6, serviceTrade: true })]
    expect(businessDeduction(single(247_300, service), taxYear2025)).toBe(0)
    expect(businessDeduction(single(247_299.99, service), taxYear2025)).toBeLessThan(0.02)
  })
  it('REIT dividends count without wages, and a business loss does not touch them', () => {
    const filer = { ...single(400_000, [business({ income: -50_000 })]), reitDividends: 10_000 }
    expect(businessDeduction(filer, taxYear2025)).toBeCloseTo(2_000, 8)
  })
  it('2026: at least 400 once active income reaches 1,000', () => {
    expect(businessDeduction(single(50_000, [business({ income: 1_000 })]), taxYear2026)).toBe(400)
    expect(businessDeduction(single(50_000, [business({ income: 999.99 })]), taxYear2026)).toBeCloseTo(199.998, 6)
    expect(businessDeduction(single(900_000, [business({ income: 30_000 })]), taxYear2026)).toBe(400)
    expect(businessDeduction(single(50_000, [business({ income: 1_000 })]), taxYear2025)).toBeCloseTo(200, 8)
  })
  it('2026 separate returns start 25 dollars later, as printed', () => {
    const filer = { ...single(201_775, [business({ income: 100_000 })]), status: 'separate' as const }
    expect(businessDeduction(filer, taxYear2026)).toBeCloseTo(20_000, 8)
    expect(businessDeduction({ ...filer, status: 'single' }, taxYear2026)).toBeLessThan(20_000)
  })
  it('is never negative, never more than 20% of business and REIT income (past the 2026 minimum)', () => {
    const money = fc.integer({ min: -200_000, max: 800_000 })
    fc.assert(
      fc.property(
        money,
        money,
        fc.nat(300_000),
        fc.boolean(),
        fc.nat(900_000),
        (a, b, wages, serviceTrade, taxableIncome) => {
          const filer = single(taxableIncome, [business({ income: a, wages, serviceTrade }), business({ income: b })])
          const deduction = businessDeduction(filer, taxYear2025)
          expect(deduction).toBeGreaterThanOrEqual(0)
          expect(deduction).toBeLessThanOrEqual(0.2 * (Math.max(0, a) + Math.max(0, b)) + 1e-6)
          expect(deduction).toBeLessThanOrEqual(0.2 * taxableIncome + 1e-6)
        },
      ),
    )
  })
})

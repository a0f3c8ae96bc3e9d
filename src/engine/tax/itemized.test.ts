import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import {
  charityDeduction,
  type ItemizedCase,
  investmentInterestDeduction,
  itemizedParts,
  medicalDeduction,
  mortgageInsuranceDeduction,
  mortgageInterestDeduction,
  stateAndLocalCap,
  topBracketReduction,
} from './itemized.ts'

describe('medical costs', () => {
  it('IRS Publication 502 (2007): AGI of 40,000, so 7.5% is 3,000; of 2,500 paid nothing counts', () => {
    expect(medicalDeduction(2_500, 40_000, taxYear2025)).toBe(0)
  })
  it('counts what is over the floor, and all of it at a negative AGI', () => {
    expect(medicalDeduction(10_000, 40_000, taxYear2025)).toBe(7_000)
    expect(medicalDeduction(10_000, -5_000, taxYear2026)).toBe(10_000)
  })
})

describe('cap on state and local taxes', () => {
  it.each([
    // P.L. 119-21 s. 70120: 40,000 less 30% of income over 500,000, at least 10,000 (reached at 600,000). Separate: the
    // threshold is halved first, the rest last (Worksheet lines 5, 9, 10): (40,000 − 30% of the excess) / 2, at least 5,000 (at 350,000).
    [taxYear2025, 'single', 499_999.99, 40_000],
    [taxYear2025, 'single', 500_000, 40_000],
    [taxYear2025, 'single', 500_000.01, 39_999.997],
    [taxYear2025, 'joint', 505_000, 38_500],
    [taxYear2025, 'joint', 599_999.99, 10_000.003],
    [taxYear2025, 'joint', 600_000, 10_000],
    [taxYear2025, 'joint', 2_000_000, 10_000],
    [taxYear2025, 'separate', 250_000, 20_000],
    [taxYear2025, 'separate', 250_000.01, 19_999.9985],
    [taxYear2025, 'separate', 300_000, 12_500],
    [taxYear2025, 'separate', 349_999.99, 5_000.0015],
    [taxYear2025, 'separate', 350_000, 5_000],
    [taxYear2026, 'single', 505_000, 40_400],
    [taxYear2026, 'single', 505_000.01, 40_399.997],
    [taxYear2026, 'head', 555_000, 25_400],
    [taxYear2026, 'joint', 606_333.34, 10_000],
    [taxYear2026, 'separate', 252_500, 20_200],
    [taxYear2026, 'separate', 302_500, 12_700],
    [taxYear2026, 'separate', 353_833.33, 5_000.0005],
    [taxYear2026, 'separate', 353_833.34, 5_000],
    [taxYear2026, 'separate', 400_000, 5_000],
  ] as const)('%#: AGI %s', (facts, status, agi, cap) => {
    expect(stateAndLocalCap(agi, status, facts)).toBeCloseTo(cap, 6)
  })
  it('a separate cap is half the cap of others whose income is over their threshold by as much', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000 }), (agi) => {
        for (const facts of [taxYear2025, taxYear2026]) {
          const { magiOver } = facts.saltCap.value
          const others = stateAndLocalCap(agi + magiOver.single - magiOver.separate, 'single', facts)
          expect(stateAndLocalCap(agi, 'separate', facts)).toBeCloseTo(others / 2, 6)
        }
      }),
    )
  })
})

describe('mortgage', () => {
  it('interest on a balance up to the limit counts whole, a cent above it nearly whole', () => {
    expect(mortgageInterestDeduction(40_000, 750_000, 0, 'joint', taxYear2026)).toBe(40_000)
    expect(mortgageInterestDeduction(40_000, 750_000.01, 0, 'joint', taxYear2026)).toBeCloseTo(40_000, 2)
    expect(mortgageInterestDeduction(40_000, 0, 0, 'joint', taxYear2026)).toBe(40_000)
  })
  it('by hand from IRC 163(h)(3), as Publication 936 Table 1 does it: the share that the limit is of the average balance', () => {
    // 750,000 / 1,000,000 of 40,000; 375,000 / 500,000 when separate; an older loan has 1,000,000.
    expect(mortgageInterestDeduction(40_000, 1_000_000, 0, 'single', taxYear2025)).toBe(30_000)
    expect(mortgageInterestDeduction(20_000, 500_000, 0, 'separate', taxYear2025)).toBe(15_000)
    expect(mortgageInterestDeduction(40_000, 1_000_000, 1_000_000, 'single', taxYear2025)).toBe(40_000)
    expect(mortgageInterestDeduction(40_000, 1_600_000, 1_600_000, 'single', taxYear2025)).toBe(25_000)
  })
  it('loans from before and after 15 December 2017 share the limits (Publication 936, Table 1)', () => {
    const of = (older: number, newer: number) =>
      mortgageInterestDeduction(40_000, older + newer, older, 'joint', taxYear2026)
    // Line 11, the smaller of lines 9 and 10. Older 600,000 and newer 400,000: the larger of 600,000 and 750,000; of 1,000,000.
    expect(of(600_000, 400_000)).toBe(30_000)
    // 900,000 and 100,000: 900,000 leaves nothing of 750,000 for the newer loan.
    expect(of(900_000, 100_000)).toBe(36_000)
    // 400,000 and 300,000: line 10 is all of it.
    expect(of(400_000, 300_000)).toBe(40_000)
    // 1,200,000 and 400,000: no more than 1,000,000 of older debt counts.
    expect(of(1_200_000, 400_000)).toBe(25_000)
  })
  it('insurance counts from 2026 and loses a tenth per 1,000 of AGI, or part of it, over 100,000', () => {
    const of = (agi: number) => mortgageInsuranceDeduction(2_000, agi, 'joint', taxYear2026)
    expect(mortgageInsuranceDeduction(2_000, 50_000, 'joint', taxYear2025)).toBe(0)
    expect(of(100_000)).toBe(2_000)
    expect(of(100_000.01)).toBe(1_800)
    expect(of(101_000)).toBe(1_800)
    expect(of(109_000)).toBeCloseTo(200, 8)
    expect(of(109_000.01)).toBe(0)
    expect(of(400_000)).toBe(0)
    expect(mortgageInsuranceDeduction(2_000, 50_500.01, 'separate', taxYear2026)).toBe(1_600)
  })
})

describe('charity', () => {
  it('IRS Publication 526 (2008), filled-in Worksheet 2: AGI 50,000, 2,000 cash and land worth 28,000: 17,000', () => {
    // The land counts up to 30% of AGI, 15,000.
    expect(charityDeduction(2_000, 28_000, 50_000, taxYear2025)).toBe(17_000)
  })
  it('cash up to 60% of AGI, property only in what cash leaves of 50%', () => {
    expect(charityDeduction(70_000, 0, 100_000, taxYear2025)).toBe(60_000)
    expect(charityDeduction(40_000, 30_000, 100_000, taxYear2025)).toBe(50_000)
    expect(charityDeduction(60_000, 30_000, 100_000, taxYear2025)).toBe(60_000)
    expect(charityDeduction(5_000, 5_000, -10_000, taxYear2025)).toBe(0)
  })
  it('from 2026 only the part over 0.5% of AGI counts', () => {
    expect(charityDeduction(2_000, 0, 100_000, taxYear2026)).toBe(1_500)
    expect(charityDeduction(500, 0, 100_000, taxYear2026)).toBe(0)
    expect(charityDeduction(70_000, 0, 100_000, taxYear2026)).toBe(59_500)
  })
})

describe('investment interest', () => {
  it('reaches as far as investment income', () => {
    expect(investmentInterestDeduction(5_000, 3_000)).toBe(3_000)
    expect(investmentInterestDeduction(2_000, 3_000)).toBe(2_000)
    expect(investmentInterestDeduction(2_000, -1)).toBe(0)
  })
})

describe('top-bracket reduction, IRC 68 as of 2026', () => {
  it('is 2/37 of the smaller of the deductions and the income in the 37% bracket', () => {
    // 2026 single: the bracket starts at 640,600.
    expect(topBracketReduction(37_000, 640_600, 'single', taxYear2026)).toBe(0)
    expect(topBracketReduction(37_000, 640_970, 'single', taxYear2026)).toBeCloseTo(20, 8) // 2/37 of 370
    expect(topBracketReduction(37_000, 900_000, 'single', taxYear2026)).toBeCloseTo(2_000, 8)
    expect(topBracketReduction(37_000, 100_000, 'single', taxYear2026)).toBe(0)
    expect(topBracketReduction(37_000, 900_000, 'single', taxYear2025)).toBe(0)
  })
})

describe('Schedule A together', () => {
  const base: ItemizedCase = {
    status: 'single',
    agi: 100_000,
    medical: 0,
    stateIncomeOrSalesTax: 0,
    realEstateTax: 0,
    personalPropertyTax: 0,
    mortgageInterest: 0,
    mortgageBalance: 0,
    olderMortgageBalance: 0,
    mortgageInsurance: 0,
    mortgageCredit: 0,
    investmentInterest: 0,
    netInvestmentIncome: 0,
    charityCash: 0,
    charityProperty: 0,
    other: 0,
  }
  it('adds the parts and says what was paid before the cap', () => {
    const parts = itemizedParts(
      {
        ...base,
        agi: 600_000,
        stateIncomeOrSalesTax: 30_000,
        realEstateTax: 15_000,
        mortgageInterest: 9_000,
        other: 100,
      },
      taxYear2025,
    )
    expect(parts.stateAndLocalPaid).toBe(45_000)
    expect(parts.stateAndLocal).toBe(10_000)
    expect(parts.stateIncomeTax).toBe(10_000)
    expect(parts.total).toBe(19_100)
  })
  it('no part is negative and the total is their sum', () => {
    const paid = fc.nat(200_000)
    fc.assert(
      fc.property(
        fc.integer({ min: -200_000, max: 2_000_000 }),
        paid,
        paid,
        paid,
        paid,
        paid,
        paid,
        (agi, medical, tax, interest, mortgageBalance, charityCash, charityProperty) => {
          const parts = itemizedParts(
            {
              ...base,
              agi,
              medical,
              stateIncomeOrSalesTax: tax,
              mortgageInterest: interest,
              mortgageBalance: mortgageBalance * 10,
              charityCash,
              charityProperty,
            },
            taxYear2026,
          )
          const each = [
            parts.medical,
            parts.stateAndLocal,
            parts.mortgageInterest,
            parts.investmentInterest,
            parts.charity,
            parts.other,
          ]
          for (const part of each) expect(part).toBeGreaterThanOrEqual(0)
          expect(each.reduce((sum, part) => sum + part, 0)).toBeCloseTo(parts.total, 6)
        },
      ),
    )
  })
})

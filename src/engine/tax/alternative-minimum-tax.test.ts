import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import {
  alternativeMinimumTax,
  minimumTaxExemption,
  minimumTaxSchedule,
  separateAddition,
  tentativeMinimumTax,
} from './alternative-minimum-tax.ts'
import { type PreferentialIncome, type StackedTax, stackedTax } from './preferential.ts'

const statuses: readonly FilingStatus[] = ['single', 'joint', 'separate', 'head', 'surviving']
const gainsOf = (taxableIncome: number, netCapitalGain: number, unrecaptured1250 = 0): PreferentialIncome => ({
  taxableIncome,
  qualifiedDividends: 0,
  netCapitalGain,
  collectibles: 0,
  unrecaptured1250,
})
const plain = (status: FilingStatus, taxableIncome: number, facts: TaxYearFacts): StackedTax =>
  stackedTax(gainsOf(taxableIncome, 0), status, facts, 'exact')

describe('exemption', () => {
  it.each([
    // Gone at 626,350 + 4 x 88,100 = 978,750; joint 1,252,700 + 4 x 137,000 = 1,800,700; separate 626,350 + 4 x 68,500 = 900,350.
    [taxYear2025, 'single', 626_350, 88_100],
    [taxYear2025, 'single', 626_350.01, 88_099.9975],
    [taxYear2025, 'single', 978_749.99, 0.0025],
    [taxYear2025, 'single', 978_750, 0],
    [taxYear2025, 'joint', 1_800_699, 0.25],
    [taxYear2025, 'joint', 1_800_700, 0],
    [taxYear2025, 'separate', 900_350, 0],
    // Rev. Proc. 2025-32 and P.L. 119-21 s. 70107: half a dollar per dollar; gone at 680,200, joint 1,280,400, separate 640,200.
    [taxYear2026, 'single', 500_000, 90_100],
    [taxYear2026, 'single', 500_000.01, 90_099.995],
    [taxYear2026, 'head', 680_198, 1],
    [taxYear2026, 'single', 680_200, 0],
    [taxYear2026, 'joint', 1_000_000, 140_200],
    [taxYear2026, 'joint', 1_280_400, 0],
    [taxYear2026, 'separate', 640_200, 0],
  ] as const)('%#', (facts, status, income, exemption) => {
    expect(minimumTaxExemption(income, status, facts)).toBeCloseTo(exemption, 6)
  })
})

describe('a separate filer past the end of the exemption', () => {
  it('2024 Instructions for Form 6251, line 4: a quarter of what is over 875,950, and 66,650 from 1,142,550 on', () => {
    const rule = taxYear2025.alternativeMinimumTax
    const year2024: TaxYearFacts = {
      ...taxYear2025,
      alternativeMinimumTax: {
        ...rule,
        value: {
          ...rule.value,
          exemption: { ...rule.value.exemption, separate: 66_650 },
          phaseOutOver: { ...rule.value.phaseOutOver, separate: 609_350 },
        },
      },
    }
    expect(separateAddition(875_950, 'separate', year2024)).toBe(0)
    expect(separateAddition(875_954, 'separate', year2024)).toBeCloseTo(1, 8)
    expect(separateAddition(1_142_550, 'separate', year2024)).toBeCloseTo(66_650, 8)
    expect(separateAddition(3_000_000, 'separate', year2024)).toBe(66_650)
    expect(separateAddition(3_000_000, 'single', year2024)).toBe(0)
  })
  it('by hand: a whole exemption at most, half a dollar per dollar in 2026', () => {
    // 2025: 25% of 1,300,000 - 900,350 would be 99,912.50.
    expect(separateAddition(1_300_000, 'separate', taxYear2025)).toBe(68_500)
    // 2026, half: gone at 640,200; 50% x 59,800 = 29,900.
    expect(separateAddition(700_000, 'separate', taxYear2026)).toBeCloseTo(29_900, 8)
  })
})

describe('26% and 28%', () => {
  it('by hand from IRC 55(b)(1), 2025: 28% less 4,782 above 239,100 (separate 2,391 above 119,550)', () => {
    expect(minimumTaxSchedule(239_100, 'single', taxYear2025)).toBeCloseTo(62_166, 6)
    expect(minimumTaxSchedule(630_312.5, 'single', taxYear2025)).toBeCloseTo(0.28 * 630_312.5 - 4_782, 6)
    expect(minimumTaxSchedule(200_000, 'separate', taxYear2025)).toBeCloseTo(56_000 - 2_391, 6)
  })
  it('2026 edge at 244,500 (separate 122,250), a cent to either side', () => {
    for (const [status, edge] of [
      ['single', 244_500],
      ['separate', 122_250],
    ] as const) {
      const at = minimumTaxSchedule(edge, status, taxYear2026)
      expect(at - minimumTaxSchedule(edge - 0.01, status, taxYear2026)).toBeCloseTo(0.0026, 7)
      expect(minimumTaxSchedule(edge + 0.01, status, taxYear2026) - at).toBeCloseTo(0.0028, 7)
    }
  })
  it('by hand from IRC 55, 2025 single, 700,000 of minimum taxable income', () => {
    // Exemption 88,100 - 25% of 73,650 = 69,687.50; base 630,312.50; 28% less 4,782 = 171,705.50.
    const tentative = tentativeMinimumTax(
      {
        status: 'single',
        income: 700_000,
        regular: plain('single', 684_250, taxYear2025),
        unrecaptured1250: 0,
        childExemptionLimit: null,
      },
      taxYear2025,
      'exact',
    )
    expect(tentative).toBeCloseTo(171_705.5, 6)
  })
})

/** Form 6251 Part III as IRC 55(b)(3) has it, line for line. */
function partThree(
  base: number,
  income: PreferentialIncome,
  regular: StackedTax,
  status: FilingStatus,
  facts: TaxYearFacts,
): number {
  const flat = (amount: number): number => {
    const edge = facts.alternativeMinimumTax.value.highRateOver[status]
    return amount <= edge ? amount * 0.26 : amount * 0.28 - edge * 0.02
  }
  const line13 = regular.lowRateGain
  const line14 = income.unrecaptured1250
  const line15 = line14 === 0 ? line13 : Math.min(line13 + line14, regular.allPreferential)
  const line16 = Math.min(base, line15)
  const line17 = base - line16
  const line21 = Math.max(0, facts.capitalGains.value.zeroUpTo[status] - regular.belowLowRateGain)
  const line22 = Math.min(base, line13)
  const line23 = Math.min(line21, line22)
  const line24 = line22 - line23
  const line29 = Math.max(0, facts.capitalGains.value.fifteenUpTo[status] - (line21 + regular.ordinary))
  const line30 = Math.min(line24, line29)
  const line33 = line22 - (line23 + line30)
  const line37 = line14 === 0 ? 0 : 0.25 * (base - (line17 + line23 + line30 + line33))
  return Math.min(flat(line17) + 0.15 * line30 + 0.2 * line33 + line37, flat(base))
}

describe('gains inside the minimum tax', () => {
  it('equals Form 6251 Part III, line for line', () => {
    const amount = fc.nat(1_500_000)
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.nat(60_000),
        fc.constantFrom(...statuses),
        fc.constantFrom(taxYear2025, taxYear2026),
        (ordinary, gain, depreciation, deduction, status, facts) => {
          const income = gainsOf(
            Math.max(0, ordinary + gain - deduction),
            gain,
            depreciation % 2 === 0 ? 0 : Math.min(depreciation, gain),
          )
          const regular = stackedTax(income, status, facts, 'exact')
          const minimumIncome = income.taxableIncome + deduction
          const line4 = minimumIncome + separateAddition(minimumIncome, status, facts)
          const base = Math.max(0, line4 - minimumTaxExemption(line4, status, facts))
          const tentative = tentativeMinimumTax(
            {
              status,
              income: minimumIncome,
              regular,
              unrecaptured1250: income.unrecaptured1250,
              childExemptionLimit: null,
            },
            facts,
            'exact',
          )
          expect(tentative).toBeCloseTo(base === 0 ? 0 : partThree(base, income, regular, status, facts), 4)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('a large gain can bring the minimum tax: 2026 joint, 100,000 of pay and 1,200,000 of gain', () => {
    // Taxable 1,267,800 after 32,200. Regular: 67,800 ordinary = 2,480 + 12% of 43,000 = 7,640; 31,100 of gain at 0%; 514,800 at
    // 15% = 77,220; 654,100 at 20% = 130,820; together 215,680. Minimum tax: income 1,300,000, no exemption left; 100,000 at 26% =
    // 26,000 besides the same 208,040: 234,040.
    const regular = stackedTax(gainsOf(1_267_800, 1_200_000), 'joint', taxYear2026, 'exact')
    expect(regular.tax).toBeCloseTo(215_680, 6)
    const tentative = tentativeMinimumTax(
      { status: 'joint', income: 1_300_000, regular, unrecaptured1250: 0, childExemptionLimit: null },
      taxYear2026,
      'exact',
    )
    expect(tentative).toBeCloseTo(234_040, 6)
    expect(alternativeMinimumTax(tentative, regular.tax)).toBeCloseTo(18_360, 6)
  })

  it('a dependent child has at most earned income plus the year’s amount, IRC 59(j)', () => {
    // 2026: 9,750 + 2,000 earned. 60,000 less 11,750 at 26%.
    const tentative = tentativeMinimumTax(
      {
        status: 'single',
        income: 60_000,
        regular: plain('single', 58_650, taxYear2026),
        unrecaptured1250: 0,
        childExemptionLimit: 11_750,
      },
      taxYear2026,
      'exact',
    )
    expect(tentative).toBeCloseTo(0.26 * 48_250, 6)
  })

  it('is nothing below the exemption and never negative', () => {
    const filer = {
      status: 'single' as const,
      income: 90_100,
      regular: plain('single', 74_000, taxYear2026),
      unrecaptured1250: 0,
      childExemptionLimit: null,
    }
    expect(tentativeMinimumTax(filer, taxYear2026, 'exact')).toBe(0)
    expect(tentativeMinimumTax({ ...filer, income: -5_000 }, taxYear2026, 'forms')).toBe(0)
    expect(alternativeMinimumTax(100, 200)).toBe(0)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { taxBySchedule } from './brackets.ts'
import { type PreferentialIncome, stackedTax } from './preferential.ts'

const statuses: readonly FilingStatus[] = ['single', 'joint', 'separate', 'head', 'surviving']
const only = (parts: Partial<PreferentialIncome>): PreferentialIncome => ({
  taxableIncome: 0,
  qualifiedDividends: 0,
  netCapitalGain: 0,
  collectibles: 0,
  unrecaptured1250: 0,
  ...parts,
})

/** The Schedule D Tax Worksheet of the 2025 Schedule D instructions, line for line, with no investment interest election. */
function worksheet(income: PreferentialIncome, status: FilingStatus, facts: TaxYearFacts): number {
  const brackets = facts.ordinaryBrackets.value[status]
  const line1 = Math.max(0, income.taxableIncome)
  const line6 = income.qualifiedDividends
  const line9 = income.netCapitalGain
  const line10 = line6 + line9
  const line11 = income.collectibles + income.unrecaptured1250
  const line12 = Math.min(line9, line11)
  const line13 = line10 - line12
  const line14 = Math.max(0, line1 - line13)
  const line15 = facts.capitalGains.value.zeroUpTo[status]
  const line16 = Math.min(line1, line15)
  const line17 = Math.min(line14, line16)
  const line18 = Math.max(0, line1 - line10)
  const line19 = Math.min(line1, brackets[4]?.over ?? 0)
  const line20 = Math.min(line14, line19)
  const line21 = Math.max(line18, line20)
  const line22 = line16 - line17
  const line23 = Math.min(line1, line13)
  const line25 = line23 - line22
  const line27 = Math.min(line1, facts.capitalGains.value.fifteenUpTo[status])
  const line29 = Math.max(0, line27 - (line21 + line22))
  const line30 = Math.min(line25, line29)
  const line33 = line23 - (line22 + line30)
  const line38 = Math.max(0, line10 + line21 - line1)
  const line39 = Math.max(0, Math.min(line9, income.unrecaptured1250) - line38)
  const line42 = income.collectibles > 0 ? line1 - (line21 + line22 + line30 + line33 + line39) : 0
  const line45 = taxBySchedule(line21, brackets) + 0.15 * line30 + 0.2 * line33 + 0.25 * line39 + 0.28 * line42
  return Math.min(line45, taxBySchedule(line1, brackets))
}

const amount = fc.integer({ min: 0, max: 900_000 })
const incomes = fc
  .record({
    ordinary: amount,
    dividends: amount,
    gain: amount,
    collectibles: amount,
    depreciation: amount,
    off: amount,
  })
  .map(({ ordinary, dividends, gain, collectibles, depreciation, off }) =>
    only({
      taxableIncome: Math.max(0, ordinary + dividends + gain - off),
      qualifiedDividends: dividends,
      netCapitalGain: gain,
      collectibles: collectibles % 3 === 0 ? 0 : collectibles,
      unrecaptured1250: depreciation % 3 === 0 ? 0 : depreciation,
    }),
  )

describe('gains stacked on ordinary income', () => {
  it('equals the Schedule D Tax Worksheet, line for line, on any mix, both years and all statuses', () => {
    fc.assert(
      fc.property(
        incomes,
        fc.constantFrom(...statuses),
        fc.constantFrom(taxYear2025, taxYear2026),
        (income, status, facts) => {
          const result = stackedTax(income, status, facts, 'exact')
          expect(result.tax).toBeCloseTo(worksheet(income, status, facts), 4)
          const parts =
            result.ordinary +
            result.atZero +
            result.atFifteen +
            result.atTwenty +
            result.atTwentyFive +
            result.atTwentyEight
          expect(parts).toBeCloseTo(income.taxableIncome, 4)
          expect(result.onOrdinary + result.onGains).toBeCloseTo(result.tax, 6)
          for (const part of [result.ordinary, result.atZero, result.atFifteen, result.atTwenty, result.atTwentyFive])
            expect(part).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('Qualified Dividends and Capital Gain Tax Worksheet by hand, 2025 single', () => {
    // Taxable 60,000, of it 20,000 gain. Ordinary 40,000: 1,192.50 + 12% of 28,075 = 4,561.50. Room at zero 48,350 - 40,000 = 8,350.
    // The other 11,650 at 15% = 1,747.50.
    const result = stackedTax(only({ taxableIncome: 60_000, netCapitalGain: 20_000 }), 'single', taxYear2025, 'exact')
    expect(result.ordinary).toBe(40_000)
    expect(result.atZero).toBe(8_350)
    expect(result.atFifteen).toBe(11_650)
    expect(result.tax).toBeCloseTo(6_309, 8)
  })

  it('the same on a paper return: Tax Table for the ordinary part, whole dollars for the rest', () => {
    // Table row 40,000 to 40,050: 1,192.50 + 12% of 28,100 = 4,564.50, so 4,565; 1,747.50 rounds to 1,748.
    const result = stackedTax(only({ taxableIncome: 60_000, netCapitalGain: 20_000 }), 'single', taxYear2025, 'forms')
    expect(result.tax).toBe(6_313)
  })

  it('20% begins above the 15% edge, 2026 joint', () => {
    // Ordinary 600,000 fills up to there; 613,700 - 600,000 = 13,700 at 15%, the other 36,300 at 20%.
    const result = stackedTax(
      only({ taxableIncome: 650_000, qualifiedDividends: 50_000 }),
      'joint',
      taxYear2026,
      'exact',
    )
    expect(result.atFifteen).toBe(13_700)
    expect(result.atTwenty).toBe(36_300)
    expect(result.onGains).toBeCloseTo(0.15 * 13_700 + 0.2 * 36_300, 8)
  })

  it('25% gain is taxed by the schedule while the schedule is lower', () => {
    // 2025 single: 30,000 ordinary + 20,000 of depreciation gain, all under the 32% bracket: 50,000 by the schedule =
    // 5,578.50 + 22% of 1,525 = 5,914.
    const result = stackedTax(
      only({ taxableIncome: 50_000, netCapitalGain: 20_000, unrecaptured1250: 20_000 }),
      'single',
      taxYear2025,
      'exact',
    )
    expect(result.tax).toBeCloseTo(5_914, 8)
    expect(result.atTwentyFive).toBe(0)
  })

  it('25% and 28% gain above the 24% bracket bear their own rates', () => {
    // 2025 single: ordinary 300,000 = 57,231 + 35% of 49,475 = 74,547.25; 40,000 at 25%, 10,000 at 28%, 50,000 at 15%.
    const result = stackedTax(
      only({ taxableIncome: 400_000, netCapitalGain: 100_000, unrecaptured1250: 40_000, collectibles: 10_000 }),
      'single',
      taxYear2025,
      'exact',
    )
    expect(result.tax).toBeCloseTo(74_547.25 + 10_000 + 2_800 + 7_500, 6)
  })

  it('the 0%, 15% and 20% edges lie exactly where they are printed, a cent to either side', () => {
    for (const facts of [taxYear2025, taxYear2026]) {
      for (const status of statuses) {
        const { zeroUpTo, fifteenUpTo } = facts.capitalGains.value
        // Only gains, no ordinary income: the tax is on the gains alone.
        const tax = (gain: number): number =>
          stackedTax(only({ taxableIncome: gain, netCapitalGain: gain }), status, facts, 'exact').tax
        const zero = zeroUpTo[status]
        const fifteen = fifteenUpTo[status]
        expect(tax(zero)).toBe(0)
        expect(tax(zero + 0.01)).toBeCloseTo(0.0015, 8)
        expect(tax(fifteen) - tax(fifteen - 0.01)).toBeCloseTo(0.0015, 7)
        expect(tax(fifteen + 0.01) - tax(fifteen)).toBeCloseTo(0.002, 7)
      }
    }
  })

  it('turning ordinary income into qualified dividends never raises the tax', () => {
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...statuses), (ordinary, dividends, status) => {
        const taxableIncome = ordinary + dividends
        const plain = stackedTax(only({ taxableIncome }), status, taxYear2026, 'exact').tax
        const split = stackedTax(
          only({ taxableIncome, qualifiedDividends: dividends }),
          status,
          taxYear2026,
          'exact',
        ).tax
        expect(split).toBeLessThanOrEqual(plain + 1e-6)
      }),
    )
  })

  it('is zero without taxable income, whatever the gains', () => {
    const result = stackedTax(
      only({ taxableIncome: -5, netCapitalGain: 9_000, collectibles: 4_000 }),
      'head',
      taxYear2025,
      'exact',
    )
    expect(result.tax).toBe(0)
    expect(result.atZero + result.atFifteen + result.atTwenty + result.atTwentyFive + result.atTwentyEight).toBe(0)
  })
})

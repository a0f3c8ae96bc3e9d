import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import { bracketStart, bracketsFilled, rateOnNextDollar, taxBySchedule } from './brackets.ts'

const statuses: readonly FilingStatus[] = ['single', 'joint', 'separate', 'head', 'surviving']
const years = [taxYear2025, taxYear2026]

describe('tax by the schedule', () => {
  // The revenue procedures print each row as "$X plus r% of the excess over $Y"; X below is that printed base amount.
  it.each([
    // Rev. Proc. 2024-40, Table 3 (single) and Table 1 (joint)
    [2025, 'single', 11_925, 1_192.5],
    [2025, 'single', 48_475, 5_578.5],
    [2025, 'single', 103_350, 17_651],
    [2025, 'single', 197_300, 40_199],
    [2025, 'single', 250_525, 57_231],
    [2025, 'single', 626_350, 188_769.75],
    [2025, 'joint', 23_850, 2_385],
    [2025, 'joint', 96_950, 11_157],
    [2025, 'joint', 206_700, 35_302],
    [2025, 'joint', 394_600, 80_398],
    [2025, 'joint', 501_050, 114_462],
    [2025, 'joint', 751_600, 202_154.5],
    [2025, 'head', 17_000, 1_700],
    [2025, 'head', 64_850, 7_442],
    [2025, 'head', 103_350, 15_912],
    [2025, 'head', 197_300, 38_460],
    [2025, 'head', 250_500, 55_484],
    [2025, 'head', 626_350, 187_031.5],
    [2025, 'separate', 375_800, 101_077.25],
    // Rev. Proc. 2025-32
    [2026, 'single', 12_400, 1_240],
    [2026, 'single', 50_400, 5_800],
    [2026, 'single', 105_700, 17_966],
    [2026, 'single', 201_775, 41_024],
    [2026, 'single', 256_225, 58_448],
    [2026, 'single', 640_600, 192_979.25],
    [2026, 'joint', 24_800, 2_480],
    [2026, 'joint', 100_800, 11_600],
    [2026, 'joint', 211_400, 35_932],
    [2026, 'joint', 403_550, 82_048],
    [2026, 'joint', 512_450, 116_896],
    [2026, 'joint', 768_700, 206_583.5],
    [2026, 'head', 17_700, 1_770],
    [2026, 'head', 67_450, 7_740],
    [2026, 'head', 105_700, 16_155],
    [2026, 'head', 201_750, 39_207],
    [2026, 'head', 256_200, 56_631],
    [2026, 'head', 640_600, 191_171],
    [2026, 'separate', 384_350, 103_291.75],
  ] as const)('Rev. Proc. tax rate table %i, %s: tax at %d is the printed base %d', (year, status, income, printed) => {
    const facts = year === 2025 ? taxYear2025 : taxYear2026
    expect(taxBySchedule(income, facts.ordinaryBrackets.value[status])).toBeCloseTo(printed, 6)
  })

  it('changes its rate exactly at every edge, a cent to either side, both years and all statuses', () => {
    for (const facts of years) {
      for (const status of statuses) {
        const brackets = facts.ordinaryBrackets.value[status]
        for (let index = 1; index < brackets.length; index += 1) {
          const edge = brackets[index]?.over ?? 0
          const at = taxBySchedule(edge, brackets)
          expect(at - taxBySchedule(edge - 0.01, brackets)).toBeCloseTo(0.01 * (brackets[index - 1]?.rate ?? 0), 7)
          expect(taxBySchedule(edge + 0.01, brackets) - at).toBeCloseTo(0.01 * (brackets[index]?.rate ?? 0), 7)
          expect(rateOnNextDollar(edge - 0.01, brackets)).toBe(brackets[index - 1]?.rate)
          expect(rateOnNextDollar(edge, brackets)).toBe(brackets[index]?.rate)
        }
      }
    }
  })

  it('taxes nothing at or under zero', () => {
    for (const income of [0, -1, -1e9]) expect(taxBySchedule(income, taxYear2026.ordinaryBrackets.value.single)).toBe(0)
  })

  it('never falls as income rises, and rises by at most the top rate', () => {
    const brackets = taxYear2026.ordinaryBrackets.value.head
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2e6, noNaN: true }),
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        (a, b) => {
          const rise = taxBySchedule(a + b, brackets) - taxBySchedule(a, brackets)
          expect(rise).toBeGreaterThanOrEqual(-1e-6)
          expect(rise).toBeLessThanOrEqual(0.37 * b + 1e-6)
        },
      ),
    )
  })

  // Through the 35% edge every joint bracket is twice the separate one, so two equal halves pay what the couple pays; the top
  // separate edge is half the joint one too, so the identity holds everywhere.
  it('two separate halves pay what a joint return pays', () => {
    for (const facts of years) {
      fc.assert(
        fc.property(fc.double({ min: 0, max: 3e6, noNaN: true }), (income) => {
          const { joint, separate } = facts.ordinaryBrackets.value
          expect(2 * taxBySchedule(income / 2, separate)).toBeCloseTo(taxBySchedule(income, joint), 4)
        }),
      )
    }
  })

  it('a joint return never pays more than the same income single', () => {
    const { joint, single } = taxYear2025.ordinaryBrackets.value
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3e6, noNaN: true }), (income) => {
        expect(taxBySchedule(income, joint)).toBeLessThanOrEqual(taxBySchedule(income, single) + 1e-6)
      }),
    )
  })
})

describe('brackets filled', () => {
  it('add up to the income and to the tax', () => {
    const brackets = taxYear2026.ordinaryBrackets.value.single
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2e6, noNaN: true }), (income) => {
        const fills = bracketsFilled(income, brackets)
        expect(fills).toHaveLength(7)
        expect(fills.reduce((sum, fill) => sum + fill.amount, 0)).toBeCloseTo(income, 6)
        expect(fills.reduce((sum, fill) => sum + fill.tax, 0)).toBeCloseTo(taxBySchedule(income, brackets), 6)
      }),
    )
  })
  it('leave the brackets above empty and the top one open', () => {
    const fills = bracketsFilled(20_000, taxYear2026.ordinaryBrackets.value.single)
    expect(fills.map((fill) => fill.amount)).toEqual([12_400, 7_600, 0, 0, 0, 0, 0])
    expect(fills[6]?.upTo).toBeNull()
  })
  it('find where the schedule first reaches a rate', () => {
    // Schedule D Tax Worksheet line 19, 2025: 197,300; joint 394,600.
    expect(bracketStart(0.25, taxYear2025.ordinaryBrackets.value.single)).toBe(197_300)
    expect(bracketStart(0.25, taxYear2025.ordinaryBrackets.value.joint)).toBe(394_600)
    expect(bracketStart(0.9, taxYear2025.ordinaryBrackets.value.single)).toBe(626_350)
    expect(bracketStart(0.1, [])).toBe(0)
  })
})

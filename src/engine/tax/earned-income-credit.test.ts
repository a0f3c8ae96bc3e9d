import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { EarnedIncomeCreditRow, TaxYearFacts } from '#facts/tax-years/schema.ts'
import {
  type EarnedIncomeCreditCase,
  earnedIncomeChildren,
  earnedIncomeCredit,
  mayClaim,
  rowFor,
} from './earned-income-credit.ts'
import type { Dependent } from './household.ts'

const worker: EarnedIncomeCreditCase = {
  earnedIncome: 15_000,
  agi: 15_000,
  investmentIncome: 0,
  children: 0,
  status: 'single',
  age: 40,
  spouseAge: null,
  livedWithSpouse: true,
  claimedByAnother: false,
}

const row = (
  children: 0 | 1 | 2 | 3,
  rates: readonly [number, number],
  earnedIncomeAmount: number,
  maxCredit: number,
  over: readonly [number, number],
  gone: readonly [number, number],
): EarnedIncomeCreditRow => ({
  children,
  phaseInRate: rates[0],
  earnedIncomeAmount,
  maxCredit,
  phaseOutRate: rates[1],
  phaseOutOver: { joint: over[1], other: over[0] },
  gone: { joint: gone[1], other: gone[0] },
})

const withRows = (rows: readonly EarnedIncomeCreditRow[]): TaxYearFacts => ({
  ...taxYear2025,
  earnedIncomeCredit: {
    ...taxYear2025.earnedIncomeCredit,
    value: { ...taxYear2025.earnedIncomeCredit.value, rows, investmentIncomeLimit: 11_600 },
  },
})

/** Tax year 2024 (Rev. Proc. 2023-34). */
const year2024 = withRows([
  row(0, [0.0765, 0.0765], 8_260, 632, [10_330, 17_250], [18_591, 25_511]),
  row(1, [0.34, 0.1598], 12_390, 4_213, [22_720, 29_640], [49_084, 56_004]),
  row(2, [0.4, 0.2106], 17_400, 6_960, [22_720, 29_640], [55_768, 62_688]),
  row(3, [0.45, 0.2106], 17_400, 7_830, [22_720, 29_640], [59_899, 66_819]),
])
/** Tax year 2006 (Rev. Proc. 2005-70), two children. */
const year2006 = withRows([row(2, [0.4, 0.2106], 11_340, 4_536, [14_810, 16_810], [36_348, 38_348])])

const lookedUp = (income: number, children: number, status: 'single' | 'joint'): number =>
  earnedIncomeCredit({ ...worker, earnedIncome: income, agi: income, children, status }, year2024, 'forms')

describe('2024 Earned Income Credit (EIC) Table as printed', () => {
  it.each([
    // Lower edge of the row; single with 0, 1, 2, 3 children; joint with 0, 1, 2, 3.
    [3_000, [231, 1_029, 1_210, 1_361], [231, 1_029, 1_210, 1_361]],
    [3_500, [270, 1_199, 1_410, 1_586], [270, 1_199, 1_410, 1_586]],
    [4_150, [319, 1_420, 1_670, 1_879], [319, 1_420, 1_670, 1_879]],
    [5_800, [446, 1_981, 2_330, 2_621], [446, 1_981, 2_330, 2_621]],
    [7_050, [541, 2_406, 2_830, 3_184], [541, 2_406, 2_830, 3_184]],
    [8_200, [629, 2_797, 3_290, 3_701], [629, 2_797, 3_290, 3_701]],
    [8_250, [632, 2_814, 3_310, 3_724], [632, 2_814, 3_310, 3_724]],
    [10_300, [632, 3_511, 4_130, 4_646], [632, 3_511, 4_130, 4_646]],
    [10_350, [629, 3_528, 4_150, 4_669], [632, 3_528, 4_150, 4_669]],
    [10_400, [625, 3_545, 4_170, 4_691], [632, 3_545, 4_170, 4_691]],
    [12_000, [502, 4_089, 4_810, 5_411], [632, 4_089, 4_810, 5_411]],
    [12_300, [479, 4_191, 4_930, 5_546], [632, 4_191, 4_930, 5_546]],
    // Holds 12,390, where one child reaches the most.
    [12_350, [476, 4_213, 4_950, 5_569], [632, 4_213, 4_950, 5_569]],
    [13_300, [403, 4_213, 5_330, 5_996], [632, 4_213, 5_330, 5_996]],
    [18_900, [0, 4_213, 6_960, 7_830], [504, 4_213, 6_960, 7_830]],
    [20_650, [0, 4_213, 6_960, 7_830], [370, 4_213, 6_960, 7_830]],
    // Holds 22,720, where the credit with children starts to fall.
    [22_700, [0, 4_213, 6_960, 7_830], [213, 4_213, 6_960, 7_830]],
    [22_750, [0, 4_204, 6_948, 7_818], [209, 4_213, 6_960, 7_830]],
    [23_500, [0, 4_084, 6_790, 7_660], [152, 4_213, 6_960, 7_830]],
    [24_200, [0, 3_973, 6_643, 7_513], [98, 4_213, 6_960, 7_830]],
    [25_450, [0, 3_773, 6_380, 7_250], [3, 4_213, 6_960, 7_830]],
    [25_500, [0, 3_765, 6_369, 7_239], [0, 4_213, 6_960, 7_830]],
    [26_800, [0, 3_557, 6_095, 6_965], [0, 4_213, 6_960, 7_830]],
    [29_050, [0, 3_197, 5_622, 6_492], [0, 4_213, 6_960, 7_830]],
    [59_900, [0, 0, 0, 0], [0, 0, 582, 1_452]],
    [60_700, [0, 0, 0, 0], [0, 0, 413, 1_283]],
    [62_600, [0, 0, 0, 0], [0, 0, 13, 883]],
    [66_750, [0, 0, 0, 0], [0, 0, 0, 9]],
  ])('row of %d', (from, single, joint) => {
    for (const income of [from, from + 25.5, from + 49.99]) {
      if (income >= 25_511 && from === 25_500) continue
      for (const children of [0, 1, 2, 3]) {
        expect(lookedUp(income, children, 'single')).toBe(single[children])
        expect(lookedUp(income, children, 'joint')).toBe(joint[children])
      }
    }
  })
  it('footnotes: the last row of a column ends where the credit is gone', () => {
    expect([lookedUp(18_550, 0, 'single'), lookedUp(18_590.99, 0, 'single'), lookedUp(18_591, 0, 'single')]).toEqual([
      2, 2, 0,
    ])
    expect([lookedUp(25_500, 0, 'joint'), lookedUp(25_511, 0, 'joint')]).toEqual([0, 0])
    expect([lookedUp(59_850, 3, 'single'), lookedUp(59_899, 3, 'single')]).toEqual([5, 0])
    expect([lookedUp(62_650, 2, 'joint'), lookedUp(62_688, 2, 'joint')]).toEqual([4, 0])
    expect([lookedUp(66_800, 3, 'joint'), lookedUp(66_819, 3, 'joint')]).toEqual([2, 0])
  })
})

describe('Publication 596', () => {
  it('2024, example 1 (Jamie Smith): AGI of 24,400 without a child: none', () => {
    const jamie = { ...worker, age: 63, earnedIncome: 17_000, agi: 24_400 }
    expect(earnedIncomeCredit(jamie, year2024, 'forms')).toBe(0)
    expect(earnedIncomeCredit(jamie, year2024, 'exact')).toBe(0)
  })
  it('2024, example 2 (Cameron and Jordan Grey): 6,247 on earnings, 6,131 on AGI, so 6,131', () => {
    const greys = { ...worker, status: 'joint', spouseAge: 40, children: 2, investmentIncome: 525 } as const
    expect(earnedIncomeCredit({ ...greys, earnedIncome: 33_030, agi: 33_030 }, year2024, 'forms')).toBe(6_247)
    expect(earnedIncomeCredit({ ...greys, earnedIncome: 33_030, agi: 33_555 }, year2024, 'forms')).toBe(6_131)
  })
  it('2006, Worksheet B: 4,536 on earnings of 16,478, 4,522 on AGI of 16,878', () => {
    const couple = { ...worker, status: 'joint', spouseAge: 40, children: 2, earnedIncome: 16_478 } as const
    expect(earnedIncomeCredit({ ...couple, agi: 16_478 }, year2006, 'forms')).toBe(4_536)
    expect(earnedIncomeCredit({ ...couple, agi: 16_878 }, year2006, 'forms')).toBe(4_522)
  })
})

describe.each([
  ['Rev. Proc. 2024-40 (2025)', taxYear2025, [649, 4_328, 7_152, 8_046]],
  ['Rev. Proc. 2025-32 (2026)', taxYear2026, [664, 4_427, 7_316, 8_231]],
])('%s', (_, facts, most) => {
  it.each([0, 1, 2, 3] as const)('with %d children: the printed most, start and end', (children) => {
    const figures = rowFor(children, facts)
    if (figures === undefined) throw new Error('no row')
    expect(figures.maxCredit).toBe(most[children])
    for (const status of ['single', 'joint'] as const) {
      const at = (income: number, rounding: 'exact' | 'forms') =>
        earnedIncomeCredit({ ...worker, earnedIncome: income, agi: income, children, status }, facts, rounding)
      const over = status === 'joint' ? figures.phaseOutOver.joint : figures.phaseOutOver.other
      const gone = status === 'joint' ? figures.gone.joint : figures.gone.other
      expect(at(figures.earnedIncomeAmount + 2, 'exact')).toBe(figures.maxCredit)
      expect(at(figures.earnedIncomeAmount, 'exact')).toBeGreaterThanOrEqual(figures.maxCredit - 0.5)
      expect(at(figures.earnedIncomeAmount, 'forms')).toBe(figures.maxCredit)
      expect(at(over, 'exact')).toBe(figures.maxCredit)
      expect(at(over - 0.01, 'forms')).toBe(figures.maxCredit)
      expect(at(over + 0.01, 'exact')).toBeCloseTo(figures.maxCredit - 0.01 * figures.phaseOutRate, 8)
      // Printed ends are the formula's, rounded to the dollar: at most a dollar and a half is left a dollar before.
      expect(at(gone, 'exact')).toBe(0)
      expect(at(gone - 1, 'exact')).toBeGreaterThanOrEqual(0)
      expect(at(gone - 1, 'exact')).toBeLessThanOrEqual(1.5 * figures.phaseOutRate)
      expect(at(gone, 'forms')).toBe(0)
    }
  })
  it('ends at once above the limit of investment income', () => {
    const limit = facts.earnedIncomeCredit.value.investmentIncomeLimit
    expect(mayClaim({ ...worker, investmentIncome: limit }, facts)).toBe(true)
    expect(mayClaim({ ...worker, investmentIncome: limit + 0.01 }, facts)).toBe(false)
  })
})

describe('who may claim', () => {
  it.each([
    [{ age: 24 }, false],
    [{ age: 25 }, true],
    [{ age: 64 }, true],
    [{ age: 65 }, false],
    [{ age: 65, status: 'joint', spouseAge: 64 }, true],
    [{ age: 70, status: 'joint', spouseAge: 66 }, false],
    [{ age: 19, children: 1 }, true],
    [{ claimedByAnother: true }, false],
    [{ status: 'separate', children: 1 }, false],
    [{ status: 'separate', children: 1, livedWithSpouse: false }, true],
    [{ status: 'separate', livedWithSpouse: false }, false],
  ] as const)('%o: %s', (changes, expected) => {
    expect(mayClaim({ ...worker, ...changes }, taxYear2025)).toBe(expected)
  })
  it('counts children under 19, students under 24 and the disabled, with a number', () => {
    const child: Dependent = { age: 18, child: true, student: false, disabled: false, hasNumber: true }
    expect(
      earnedIncomeChildren([child, { ...child, age: 23, student: true }, { ...child, age: 40, disabled: true }]),
    ).toBe(3)
    expect(
      earnedIncomeChildren([
        { ...child, age: 19 },
        { ...child, age: 24, student: true },
        { ...child, hasNumber: false },
        { ...child, child: false, disabled: true },
      ]),
    ).toBe(0)
  })
  it('gives nothing without earnings, and four children what three get', () => {
    expect(earnedIncomeCredit({ ...worker, earnedIncome: 0, agi: 0, children: 2 }, taxYear2025, 'exact')).toBe(0)
    expect(earnedIncomeCredit({ ...worker, earnedIncome: -500, children: 2 }, taxYear2025, 'forms')).toBe(0)
    const three = { ...worker, earnedIncome: 30_000, agi: 30_000, children: 3 }
    expect(earnedIncomeCredit({ ...three, children: 5 }, taxYear2025, 'exact')).toBe(
      earnedIncomeCredit(three, taxYear2025, 'exact'),
    )
  })
})

describe('properties', () => {
  const income = fc.double({ min: 0.01, max: 80_000, noNaN: true })
  const children = fc.integer({ min: 0, max: 4 })
  it('stays between nothing and the most; table and formula differ by a row’s width', () => {
    fc.assert(
      fc.property(
        income,
        income,
        children,
        fc.constantFrom('single', 'joint' as const),
        (earnedIncome, agi, count, status) => {
          const filer = { ...worker, earnedIncome, agi, children: count, status }
          const exact = earnedIncomeCredit(filer, taxYear2026, 'exact')
          expect(exact).toBeGreaterThanOrEqual(0)
          expect(exact).toBeLessThanOrEqual(rowFor(count, taxYear2026)?.maxCredit ?? 0)
          // Half a row is $25 at up to 45 cents, an edge row shows up to a whole one, and rounding adds half a dollar.
          expect(Math.abs(exact - earnedIncomeCredit(filer, taxYear2026, 'forms'))).toBeLessThanOrEqual(50 * 0.45 + 0.5)
        },
      ),
    )
  })
  it('is continuous in the formula and never rises with AGI alone', () => {
    fc.assert(
      fc.property(income, income, children, (earnedIncome, agi, count) => {
        const filer = { ...worker, earnedIncome, agi, children: count }
        const now = earnedIncomeCredit(filer, taxYear2025, 'exact')
        const richer = earnedIncomeCredit({ ...filer, agi: agi + 1 }, taxYear2025, 'exact')
        expect(richer).toBeLessThanOrEqual(now)
        expect(now - richer).toBeLessThanOrEqual(1.5 * 0.2106 + 1e-9)
      }),
    )
  })
})

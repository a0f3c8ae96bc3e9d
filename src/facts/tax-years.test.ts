import { describe, expect, it } from 'vitest'
import { defaultYear } from './default-year.ts'
import { baseFaults, bracketFaults, invariants, yearFaults } from './tax-years/invariants.ts'
import type { Bracket, FilingStatus, TaxYearFacts } from './tax-years/schema.ts'
import { benefitTaxation, estateTaxBrackets, saltCap2027, smallBusinessStock } from './tax-years/standing.ts'
import { taxYears } from './tax-years.ts'

const years: readonly TaxYearFacts[] = Object.values(taxYears)
const statuses: readonly FilingStatus[] = ['single', 'joint', 'separate', 'head', 'surviving']
/** Tax on income up to the last edge: the base a printed rate table shows beside its top rate. */
const baseOfTopRate = (rows: readonly Bracket[]): number =>
  rows.reduce((sum, row, i) => sum + row.rate * ((rows[i + 1]?.over ?? row.over) - row.over), 0)

describe('the detectors', () => {
  it('catch a made-up bad bracket table', () => {
    expect(bracketFaults([{ over: 5, rate: 0.1 }])).toHaveLength(1)
    expect(
      bracketFaults([
        { over: 0, rate: 0.1 },
        { over: 0, rate: 22 },
        { over: 10, rate: 0.2 },
      ]),
    ).toHaveLength(3)
  })
  it('catch a made-up withholding table whose base jumps', () => {
    expect(
      baseFaults([
        { over: 0, base: 0, rate: 0.1 },
        { over: 100, base: 11, rate: 0.2 },
      ]),
    ).toHaveLength(1)
  })
})

describe('tax years', () => {
  it('leave no gap and include the default', () => {
    expect(yearFaults(taxYears)).toEqual([])
    expect(Object.keys(taxYears).map(Number)).toContain(defaultYear)
  })
  it('show a gap or a wrong key when there is one', () => {
    expect(yearFaults({ 2025: taxYears[2025], 2027: taxYears[2026] })).toEqual(['2027 holds 2026', 'gap before 2027'])
  })
})

describe.each(years)('tax year $year', (facts) => {
  it.each(invariants)('$name', ({ faults }) => expect(faults(facts)).toEqual([]))
})

describe('each invariant catches a year spoiled in its point', () => {
  const year: TaxYearFacts = taxYears[2026]
  /** The year with one block changed. */
  const spoil = <K extends Exclude<keyof TaxYearFacts, 'year'>>(
    block: K,
    change: (value: TaxYearFacts[K]['value']) => object,
  ): TaxYearFacts => ({ ...year, [block]: { ...year[block], value: change(year[block].value) } })
  const spoiled: readonly TaxYearFacts[] = [
    spoil('ordinaryBrackets', (all) => ({ ...all, head: all.head.slice(1) })),
    spoil('ordinaryBrackets', (all) => ({ ...all, separate: all.single })),
    spoil('ordinaryBrackets', (all) => ({ ...all, single: all.head })),
    spoil('standardDeduction', (all) => ({ ...all, surviving: all.single })),
    spoil('childTaxCredit', (all) => ({ ...all, magiOver: { ...all.magiOver, surviving: 400_000 } })),
    spoil('saltCap', (all) => ({ ...all, cap: { ...all.cap, separate: all.cap.single } })),
    spoil('capitalGains', (all) => ({ ...all, zeroUpTo: all.fifteenUpTo })),
    spoil('seniorDeduction', (all) => ({ ...all, rate: 0.05 })),
    spoil('earnedIncomeCredit', (all) => ({ ...all, rows: all.rows.map((row) => ({ ...row, maxCredit: 1_000 })) })),
    spoil('withholding', (all) => ({
      ...all,
      standard: { ...all.standard, single: all.standard.single.map((row) => ({ ...row, base: row.base * 2 })) },
    })),
    spoil('payroll', (all) => ({ ...all, wageBase: all.wageBase + 1 })),
    spoil('selfEmployment', (all) => ({ ...all, medicareRate: 0.0145 })),
    spoil('medicare', (all) => ({ ...all, irmaaIncomeYear: 2025 })),
    spoil('hsa', (all) => ({ ...all, family: all.self })),
    spoil('trustAndEstate', (all) => ({ ...all, brackets: all.brackets.toReversed() })),
  ]
  it.each(invariants.map(({ name, faults }, i) => ({ name, faults, i })))('$name', ({ faults, i }) => {
    const facts = spoiled[i]
    expect(facts === undefined ? [] : faults(facts)).not.toEqual([])
  })
})

describe('printed figures', () => {
  it('2025 top-rate bases equal the tables of Rev. Proc. 2024-40', () => {
    const tables = taxYears[2025].ordinaryBrackets.value
    expect(baseOfTopRate(tables.single)).toBeCloseTo(188_769.75, 2)
    expect(baseOfTopRate(tables.joint)).toBeCloseTo(202_154.5, 2)
    expect(baseOfTopRate(tables.separate)).toBeCloseTo(101_077.25, 2)
    expect(baseOfTopRate(tables.head)).toBeCloseTo(187_031.5, 2)
  })
  it('2026 top-rate bases equal the tables of Rev. Proc. 2025-32', () => {
    const tables = taxYears[2026].ordinaryBrackets.value
    expect(baseOfTopRate(tables.single)).toBeCloseTo(192_979.25, 2)
    expect(baseOfTopRate(tables.joint)).toBeCloseTo(206_583.5, 2)
    expect(baseOfTopRate(tables.separate)).toBeCloseTo(103_291.75, 2)
    expect(baseOfTopRate(tables.head)).toBeCloseTo(191_171, 2)
  })
  it('2026 withholding edges are the brackets moved by the standard deduction (Publication 15-T)', () => {
    // Step 2 box not checked: edge = bracket edge + standard deduction - 8,600 (12,900 joint).
    const { withholding, ordinaryBrackets, standardDeduction } = taxYears[2026]
    for (const [table, amount] of [
      ['single', 8_600],
      ['joint', 12_900],
      ['head', 8_600],
    ] as const) {
      const moved = ordinaryBrackets.value[table].map((row) => row.over + standardDeduction.value[table] - amount)
      expect(withholding.value.standard[table].map((row) => row.over)).toEqual([0, ...moved])
    }
  })
  it('the 2026 minimum-tax exemption is gone at 680,200, 1,280,400 and 640,200', () => {
    const { exemption, phaseOutOver, phaseOutRate } = taxYears[2026].alternativeMinimumTax.value
    expect(phaseOutOver.single + exemption.single / phaseOutRate).toBe(680_200)
    expect(phaseOutOver.joint + exemption.joint / phaseOutRate).toBe(1_280_400)
    expect(phaseOutOver.separate + exemption.separate / phaseOutRate).toBe(640_200)
  })
  it('the SALT cap grows one percent a year, IRC 164(b)(7)', () => {
    expect(taxYears[2026].saltCap.value.cap.single).toBe(taxYears[2025].saltCap.value.cap.single * 1.01)
    expect(taxYears[2026].saltCap.value.magiOver.single).toBe(505_000)
    expect(saltCap2027.value.cap).toBe(Math.round(40_400 * 1.01))
    expect(saltCap2027.value.magiOver).toBe(Math.round(505_000 * 1.01))
  })
  it('bend points follow the average wage index (SSA: 180 and 1,085 times AWI of two years before over 9,779.44)', () => {
    for (const [year, awi] of [
      [2025, 66_621.8],
      [2026, 69_846.57],
    ] as const) {
      const points = [180, 1_085].map((point) => Math.round((point * awi) / 9_779.44))
      expect(taxYears[year].socialSecurity.value.bendPoints).toEqual(points)
      const family = [230, 332, 433].map((point) => Math.round((point * awi) / 9_779.44))
      expect(taxYears[year].socialSecurity.value.familyMaximumBendPoints).toEqual(family)
    }
  })
  it('the largest employee Social Security tax is 10,918.20 in 2025 and 11,439.00 in 2026 (SSA)', () => {
    expect(taxYears[2025].payroll.value.wageBase * 0.062).toBeCloseTo(10_918.2, 6)
    expect(taxYears[2026].payroll.value.wageBase * 0.062).toBeCloseTo(11_439, 6)
  })
  it('printed exceptions are kept: separate QBI threshold 2026, separate 15% gain edge 2025', () => {
    expect(taxYears[2026].qualifiedBusinessIncome.value.taxableIncomeOver.separate).toBe(201_775)
    expect(taxYears[2026].qualifiedBusinessIncome.value.taxableIncomeOver.single).toBe(201_750)
    // Half of 600,050 is 300,025; Rev. Proc. 2024-40 prints 300,000.
    expect(taxYears[2025].capitalGains.value.fifteenUpTo.separate).toBe(300_000)
  })
  it('head of household edges of 2026 are 201,750 and 256,200', () => {
    expect(taxYears[2026].ordinaryBrackets.value.head.slice(4, 6).map((row) => row.over)).toEqual([201_750, 256_200])
  })
  it('the estate table reaches 345,800 of tax at 1,000,000 (IRC 2001(c))', () => {
    expect(bracketFaults(estateTaxBrackets.value)).toEqual([])
    expect(baseOfTopRate(estateTaxBrackets.value)).toBeCloseTo(345_800, 6)
  })
  it('taxes Social Security from 25,000 and 32,000 (IRC 86), half the gap capped at 4,500 and 6,000', () => {
    const { base, adjustedBase, firstTierCap } = benefitTaxation.value
    expect((adjustedBase.single - base.single) / 2).toBe(firstTierCap.other)
    expect((adjustedBase.joint - base.joint) / 2).toBe(firstTierCap.joint)
  })
  it('leaves out all of the gain on small business stock only after five years', () => {
    expect(smallBusinessStock.value.exclusionByYears.map((row) => row.share)).toEqual([0.5, 0.75, 1])
  })
})

describe('from 2025 to 2026', () => {
  it('no indexed amount falls', () => {
    const [before, after] = [taxYears[2025], taxYears[2026]]
    for (const status of statuses) {
      expect(after.standardDeduction.value[status]).toBeGreaterThan(before.standardDeduction.value[status])
      before.ordinaryBrackets.value[status].forEach((row, i) => {
        expect(after.ordinaryBrackets.value[status][i]?.over ?? 0).toBeGreaterThanOrEqual(row.over)
      })
    }
    expect(after.plans.value.deferral).toBe(24_500)
    expect(after.ira.value.limit).toBe(7_500)
    expect(after.socialSecurity.value.wageBase).toBeGreaterThan(before.socialSecurity.value.wageBase)
  })
})

import { describe, expect, it } from 'vitest'
import type { Bracket, ByStatus, FilingStatus, TaxYearFacts, WithholdingRow } from './tax-years/schema.ts'
import { benefitTaxation, estateTaxBrackets, saltCap2027, smallBusinessStock } from './tax-years/standing.ts'
import { defaultYear, taxYears } from './tax-years.ts'

const years: readonly TaxYearFacts[] = Object.values(taxYears)
const statuses: readonly FilingStatus[] = ['single', 'joint', 'separate', 'head', 'surviving']
const last = <T>(rows: readonly T[]): T => {
  const row = rows.at(-1)
  if (row === undefined) throw new Error('empty table')
  return row
}

/** What is wrong with a bracket table: where it does not start at 0, rise, or stay within 0..1. */
function bracketFaults(rows: readonly Bracket[]): string[] {
  const faults = rows[0]?.over === 0 ? [] : ['does not start at 0']
  rows.forEach((row, i) => {
    const before = rows[i - 1]
    if (row.rate < 0 || row.rate > 1) faults.push(`rate ${row.rate} outside 0..1`)
    if (before !== undefined && row.over <= before.over) faults.push(`edge ${row.over} does not rise`)
    if (before !== undefined && row.rate <= before.rate) faults.push(`rate ${row.rate} does not rise`)
  })
  return faults
}

/** Rows whose base is not the row before carried on at its rate, to the cent. */
const baseFaults = (rows: readonly WithholdingRow[]): WithholdingRow[] =>
  rows.filter((row, i) => {
    const before = rows[i - 1]
    return before !== undefined && Math.abs(before.base + before.rate * (row.over - before.over) - row.base) > 0.011
  })

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
    const held = years.map((facts) => facts.year)
    expect(held).toEqual(held.map((_, i) => (held[0] ?? 0) + i))
    expect(held).toContain(defaultYear)
    for (const [key, facts] of Object.entries(taxYears)) expect(facts.year).toBe(Number(key))
  })
})

describe.each(years)('tax year $year', (facts) => {
  const brackets = facts.ordinaryBrackets.value

  it.each(statuses)('has sound ordinary brackets for %s', (status) => {
    expect(bracketFaults(brackets[status])).toEqual([])
    expect(brackets[status].map((row) => row.rate)).toEqual([0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37])
  })
  it('starts the top separate bracket at half of joint, and shares the lower ones with single', () => {
    expect(last(brackets.separate).over * 2).toBe(last(brackets.joint).over)
    expect(brackets.separate.slice(0, 6)).toEqual(brackets.single.slice(0, 6))
  })
  it('gives joint filers twice the single edges up to the 35% rate', () => {
    brackets.single.slice(0, 6).forEach((row, i) => {
      expect(brackets.joint[i]?.over).toBe(row.over * 2)
    })
  })
  it('treats a surviving spouse as joint where the law says so', () => {
    const likeJoint: readonly ByStatus<unknown>[] = [
      brackets,
      facts.standardDeduction.value,
      facts.standardDeductionExtras.value.agedOrBlindEach,
      facts.capitalGains.value.zeroUpTo,
      facts.capitalGains.value.fifteenUpTo,
      facts.netInvestmentIncomeTax.value.magiOver,
      facts.alternativeMinimumTax.value.exemption,
      facts.alternativeMinimumTax.value.phaseOutOver,
    ]
    for (const values of likeJoint) expect(values.surviving).toEqual(values.joint)
  })
  it('treats a surviving spouse as single where only a joint return counts', () => {
    const likeSingle: readonly ByStatus<number>[] = [
      facts.additionalMedicare.value.over,
      facts.qualifiedBusinessIncome.value.taxableIncomeOver,
      facts.childTaxCredit.value.magiOver,
    ]
    for (const values of likeSingle) {
      expect(values.surviving).toBe(values.single)
      expect(values.surviving).toBeLessThan(values.joint)
    }
  })
  it('halves for separate returns what the law halves', () => {
    const halved: readonly ByStatus<number>[] = [
      facts.standardDeduction.value,
      facts.netInvestmentIncomeTax.value.magiOver,
      facts.additionalMedicare.value.over,
      facts.alternativeMinimumTax.value.exemption,
      facts.alternativeMinimumTax.value.phaseOutOver,
      facts.alternativeMinimumTax.value.highRateOver,
      facts.saltCap.value.cap,
      facts.saltCap.value.magiOver,
      facts.saltCap.value.floor,
      facts.mortgageInterest.value.debtLimit,
      facts.mortgageInterest.value.olderDebtLimit,
      facts.childTaxCredit.value.magiOver,
      facts.capitalGains.value.zeroUpTo,
    ]
    for (const values of halved) expect(values.separate * 2).toBe(values.joint)
  })
  it('keeps the 0% edge of gains under the 15% edge', () => {
    for (const status of statuses) {
      expect(facts.capitalGains.value.zeroUpTo[status]).toBeLessThan(facts.capitalGains.value.fifteenUpTo[status])
    }
  })
  it('gives the senior deduction up to 175,000 (single), P.L. 119-21 s. 70103', () => {
    const { perPerson, magiOver, rate } = facts.seniorDeduction.value
    // 75,000 + 6,000 / 0.06
    expect(magiOver.other + perPerson / rate).toBeCloseTo(175_000, 6)
    expect(magiOver.joint + perPerson / rate).toBeCloseTo(250_000, 6)
  })
  it('has an earned income credit that ends where its rates say', () => {
    for (const row of facts.earnedIncomeCredit.value.rows) {
      expect(Math.abs(row.phaseInRate * row.earnedIncomeAmount - row.maxCredit)).toBeLessThan(1)
      for (const kind of ['joint', 'other'] as const) {
        expect(Math.abs(row.phaseOutOver[kind] + row.maxCredit / row.phaseOutRate - row.gone[kind])).toBeLessThan(7)
      }
    }
    expect(facts.earnedIncomeCredit.value.rows.map((row) => row.children)).toEqual([0, 1, 2, 3])
  })
  it('has withholding tables that carry on from row to row', () => {
    for (const tables of [facts.withholding.value.standard, facts.withholding.value.stepTwoBox]) {
      for (const rows of [tables.single, tables.joint, tables.head]) {
        expect(baseFaults(rows)).toEqual([])
        expect(rows.map((row) => row.rate)).toEqual([0, 0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37])
      }
    }
  })
  it('has equal wage bases for payroll and Social Security', () => {
    expect(facts.payroll.value.wageBase).toBe(facts.socialSecurity.value.wageBase)
  })
  it('has self-employment rates that are twice the employee rates', () => {
    expect(facts.selfEmployment.value.socialSecurityRate).toBe(facts.payroll.value.socialSecurityRate * 2)
    expect(facts.selfEmployment.value.medicareRate).toBe(facts.payroll.value.medicareRate * 2)
  })
  it('has Medicare surcharges in the ratios of the law: 40, 100, 160, 220, 240% of the standard premium', () => {
    // 42 USC 1395r(i)(3)(C): total premium 35, 50, 65, 80, 85% of cost, the standard premium being 25%.
    const { irmaa, partBPremium, irmaaIncomeYear } = facts.medicare.value
    const ratios = [0, 0.4, 1, 1.6, 2.2, 2.4]
    irmaa.forEach((tier, i) => {
      expect(Math.abs(tier.partB - partBPremium * (ratios[i] ?? Number.NaN))).toBeLessThan(0.16)
    })
    expect(irmaaIncomeYear).toBe(facts.year - 2)
    expect(irmaa.every((tier, i) => i === 0 || tier.single > (irmaa[i - 1]?.single ?? 0))).toBe(true)
  })
  it('keeps family HSA limits above self-only and plan limits in order', () => {
    expect(facts.hsa.value.family).toBeGreaterThan(facts.hsa.value.self)
    expect(facts.hsa.value.minimumDeductibleFamily).toBe(facts.hsa.value.minimumDeductibleSelf * 2)
    expect(facts.hsa.value.outOfPocketFamily).toBe(facts.hsa.value.outOfPocketSelf * 2)
    expect(facts.plans.value.catchUp60To63).toBeGreaterThan(facts.plans.value.catchUp50)
    expect(facts.plans.value.annualAdditions).toBeGreaterThan(facts.plans.value.deferral)
  })
  it('has trust and estate brackets that rise', () => {
    expect(bracketFaults(facts.trustAndEstate.value.brackets)).toEqual([])
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

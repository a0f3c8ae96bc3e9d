import { describe, expect, it } from 'vitest'
import { taxYears } from '../tax-years.ts'
import { bendPoints } from './benefit-formula.ts'
import { costOfLiving } from './cola.ts'
import { earningsTestAmounts } from './earnings-test.ts'
import { lifeTable } from './life-table.ts'
import { ageTables, fullRetirementAge, survivorFullRetirementAge } from './rules.ts'
import { trustFundOutlook } from './trust-fund.ts'
import { averageWageIndex, contributionBase, quarterOfCoverage, type YearSeries } from './wages.ts'

const inYear = (series: YearSeries, year: number) => series.values[year - series.firstYear]

describe('the series', () => {
  it('agree with the figures each tax year quotes', () => {
    for (const [key, facts] of Object.entries(taxYears)) {
      const year = Number(key)
      const quoted = facts.socialSecurity.value
      expect(inYear(contributionBase.value, year)).toBe(quoted.wageBase)
      expect(inYear(quarterOfCoverage.value, year)).toBe(quoted.quarterOfCoverage)
      expect(inYear(costOfLiving.value, year - 1)).toBe(quoted.cola)
      const b = bendPoints.value
      const at = year - b.firstYear
      expect([b.first[at], b.second[at]]).toEqual(quoted.bendPoints)
      expect([b.familyFirst[at], b.familySecond[at], b.familyThird[at]]).toEqual(quoted.familyMaximumBendPoints)
      const test = earningsTestAmounts.value
      expect(test.underFullAge[year - test.firstYear]).toBe(quoted.earningsTestUnder)
      expect(test.yearOfFullAge[year - test.firstYear]).toBe(quoted.earningsTestYearOf)
    }
  })
  it('end where their authority has published', () => {
    const last = (series: YearSeries) => series.firstYear + series.values.length - 1
    expect(last(averageWageIndex.value)).toBe(2024)
    expect(last(contributionBase.value)).toBe(2026)
    expect(last(quarterOfCoverage.value)).toBe(2026)
    expect(last(costOfLiving.value)).toBe(2025)
  })
  it('have columns of equal length', () => {
    const { firstYear, ...columns } = bendPoints.value
    expect(new Set(Object.values(columns).map((column) => column.length))).toEqual(new Set([2026 - firstYear + 1]))
    const test = earningsTestAmounts.value
    expect(test.underFullAge).toHaveLength(test.yearOfFullAge.length)
  })
  it('never fall, but for the average wage of 2009 (SSA: 41,334.97 to 40,711.61) and the bend points of 2011 after it', () => {
    const falls = (values: readonly number[], firstYear: number) =>
      values.flatMap((value, i) => (i > 0 && value < (values[i - 1] ?? 0) ? [firstYear + i] : []))
    expect(falls(averageWageIndex.value.values, 1951)).toEqual([2009])
    expect(falls(contributionBase.value.values, 1937)).toEqual([])
    expect(falls(quarterOfCoverage.value.values, 1978)).toEqual([])
    expect(falls(bendPoints.value.first, 1979)).toEqual([2011])
    expect(falls(earningsTestAmounts.value.underFullAge, 2018)).toEqual([])
  })
  it('hold increases in tenths of a percent, none negative', () => {
    for (const value of costOfLiving.value.values) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(Math.abs(value * 1000 - Math.round(value * 1000))).toBeLessThan(1e-9)
    }
  })
})

describe('retirement ages', () => {
  it('rise from 65 to 67, two birth years later for survivors until 1961', () => {
    for (const table of [fullRetirementAge.value, survivorFullRetirementAge.value]) {
      const ages = [...table.byBirth.map((row) => row.months), table.laterBirths]
      expect(ages[0]).toBe(65 * 12)
      expect(ages.at(-1)).toBe(67 * 12)
      expect(ages).toEqual([...ages].sort((a, b) => a - b))
      const births = table.byBirth.map((row) => row.lastBirthYear)
      expect(births).toEqual([...births].sort((a, b) => a - b))
    }
    expect(survivorFullRetirementAge.value.byBirth.map((row) => [row.lastBirthYear - 2, row.months])).toEqual(
      fullRetirementAge.value.byBirth.map((row) => [row.lastBirthYear, row.months]),
    )
    expect(ageTables.ages).toEqual({ worker: 744, survivor: 720, disabledSurvivor: 600, lastCredit: 840 })
  })
})

describe('life table', () => {
  it.each([
    ['male', 74.74],
    ['female', 80.18],
  ] as const)('SSA period life table 2022: life expectancy at birth, %s %d', (sex, published) => {
    const lives = lifeTable.value[sex]
    // Published survivors; deaths in the middle of each year of age.
    const expectancy = lives.slice(1).reduce((sum, alive) => sum + alive, 0) / (lives[0] ?? 1) + 0.5
    expect(Math.abs(expectancy - published)).toBeLessThan(0.02)
  })
  it('loses lives at every age and ends with nearly nobody', () => {
    for (const lives of [lifeTable.value.male, lifeTable.value.female]) {
      expect(lives).toHaveLength(113)
      expect(lives[0]).toBe(100_000)
      expect(lives.every((alive, age) => age === 0 || alive <= (lives[age - 1] ?? 0))).toBe(true)
      expect(lives.at(-1)).toBeLessThan(5)
    }
  })
})

it('the trust fund outlook has years ahead and shares below one', () => {
  for (const { year, payableShare } of Object.values(trustFundOutlook.value)) {
    expect(year).toBeGreaterThan(2026)
    expect(payableShare).toBeGreaterThan(0.5)
    expect(payableShare).toBeLessThan(1)
  }
})

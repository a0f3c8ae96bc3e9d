import { describe, expect, it } from 'vitest'
import { bendPoints } from '#facts/social-security/benefit-formula.ts'
import { averageWageIndex, contributionBase, quarterOfCoverage, wageLaw } from '#facts/social-security/wages.ts'
import { indexedAmount, indexingFactor, lastYearOf, valueIn, wagesThrough } from './indexing.ts'

const wages = averageWageIndex.value
const years = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

describe('the law’s formulas give the published amounts', () => {
  it('SSA, bend points 1979–2026: all 240 from the average wage', () => {
    const { firstYear, ...columns } = bendPoints.value
    const start = { first: 180, second: 1085, familyFirst: 230, familySecond: 332, familyThird: 433 }
    for (const [name, amount] of Object.entries(start))
      for (const year of years(1979, 2026))
        expect(indexedAmount(amount, { referenceYear: 1977, multiple: 1 }, wages, year), `${name} ${year}`).toBe(
          columns[name as keyof typeof columns][year - firstYear],
        )
  })
  it('SSA, contribution and benefit base 1995–2026: from the average wage, never lower than before', () => {
    let before = 60_600 // 1994
    for (const year of years(1995, 2026)) {
      const found = Math.max(before, indexedAmount(60_600, wageLaw.indexing.base, wages, year))
      // No rise without a cost-of-living increase the December before (42 USC 430(a)): 2010, 2011 and 2016.
      const published = valueIn(contributionBase.value, year) ?? 0
      if ([2010, 2011, 2016].includes(year)) expect(published, String(year)).toBe(before)
      else expect(found, String(year)).toBe(published)
      before = published
    }
  })
  it('SSA, quarter of coverage 1979–2026: from the average wage, never lower than before', () => {
    let before = 250
    for (const year of years(1979, 2026)) {
      const found = Math.max(before, indexedAmount(250, wageLaw.indexing.quarter, wages, year))
      const published = valueIn(quarterOfCoverage.value, year) ?? 0
      expect(found, String(year)).toBe(published)
      before = published
    }
  })
})

describe('20 CFR 404.211(d), Ms. A: 1977 wage level over each year’s', () => {
  it.each([
    [1951, 3.4937053],
    [1955, 2.9621741],
    [1960, 2.4405159],
    [1965, 2.0991689],
    [1970, 1.5808375],
    [1972, 1.3708599],
    [1975, 1.1330704],
  ])('%d: %d', (year, factor) => expect(indexingFactor(wages, year, 1977)).toBeCloseTo(factor, 7))
  it('is 1 from the index year on', () => {
    expect(indexingFactor(wages, 1977, 1977)).toBe(1)
    expect(indexingFactor(wages, 1978, 1977)).toBe(1)
  })
})

describe('wages carried on', () => {
  it('stand still at no growth: the base stays the one the last wage gives', () => {
    const still = wagesThrough(wageLaw, 2040, 0)
    expect(valueIn(still.averageWage, 2040)).toBe(69_846.57)
    // 60,600 × 69,846.57 / 22,935.42 = 184,550.9, to the nearest 300: 184,500. The same two years later and for ever.
    expect(valueIn(still.base, 2026)).toBe(184_500)
    expect(valueIn(still.base, 2040)).toBe(184_500)
    expect(lastYearOf(still.quarter)).toBe(2040)
    expect(still.published).toEqual({ averageWage: 2024, base: 2026, quarter: 2026 })
  })
  it('grow by the assumption: 3% lifts the base of 2027 to 190,200', () => {
    const growing = wagesThrough(wageLaw, 2030, 0.03)
    // Average wage of 2025: 69,846.57 × 1.03 = 71,941.967; 60,600 × 71,941.967 / 22,935.42 = 190,087.4; to 300s: 190,200.
    expect(valueIn(growing.base, 2027)).toBe(190_200)
    // 250 × 71,941.967 / 9,226.48 = 1,949.3, to tens: 1,950.
    expect(valueIn(growing.quarter, 2027)).toBe(1950)
  })
  it('never fall when wages do', () => {
    const falling = wagesThrough(wageLaw, 2030, -0.05)
    expect(valueIn(falling.base, 2030)).toBe(184_500)
    expect(valueIn(falling.quarter, 2030)).toBe(1890)
  })
  it('end after a hundred years at the latest', () =>
    expect(lastYearOf(wagesThrough(wageLaw, 9999, 0.02).averageWage)).toBe(2124))
})

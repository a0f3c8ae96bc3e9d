import { describe, expect, it } from 'vitest'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { ageTables } from '#facts/social-security/rules.ts'
import { wageLaw } from '#facts/social-security/wages.ts'
import { legalBirth } from './birth.ts'
import { creditsIn, creditsOf, eligibilityOf } from './credits.ts'
import { wagesThrough } from './indexing.ts'

const wages = wagesThrough(wageLaw, 2030, 0)
const eligibility = (date: string, diedIn?: number) => {
  const birth = legalBirth(date, ageTables)
  return birth === null ? null : eligibilityOf(birth, formulaLaw, diedIn)
}

describe('credits', () => {
  it.each([
    [2026, 1889, 0],
    [2026, 1890, 1],
    [2026, 7559, 3],
    [2026, 7560, 4], // SSA, How You Earn Credits 2026: $7,560 for all four
    [2026, 500_000, 4],
    [2025, 7240, 4],
    [1978, 250, 1],
    [1978, 1000, 4],
    [1977, 200, 4],
    [1977, 149, 2],
    [2026, 0, 0],
    [2026, -5, 0],
  ])('of %d with $%d: %d', (year, amount, credits) =>
    expect(creditsIn({ year, amount }, wages, formulaLaw)).toBe(credits),
  )
  it('add up years given twice before counting four at most, through a year', () => {
    const record = [2024, 2024, 2025].map((year) => ({ year, amount: 4000 }))
    // 2024: 8,000 / 1,730 = 4.6, so 4. 2025: 4,000 / 1,810 = 2.2, so 2.
    expect(creditsOf(record, wages, formulaLaw)).toBe(6)
    expect(creditsOf(record, wages, formulaLaw, 2024)).toBe(4)
  })
})

describe('what is needed', () => {
  it('40 credits and 35 years for everybody born in 1929 or later', () => {
    for (const year of [1929, 1950, 1964, 2000])
      expect(eligibility(`${year}-06-15`)).toEqual({
        year: year + 62,
        indexYear: year + 60,
        computationYears: 35,
        creditsNeeded: 40,
      })
  })
  it('fewer for older people: born in 1925, 36 years after 1950 and before 62, less five', () =>
    expect(eligibility('1925-06-15')).toMatchObject({ computationYears: 31, creditsNeeded: 36 }))
  it('20 CFR 404.211(e), Ms. A: 62 in 1979: 28 elapsed years, 23 computation years', () =>
    expect(eligibility('1917-07-15')).toMatchObject({ year: 1979, indexYear: 1977, computationYears: 23 }))
  it('fewer after an early death: at 40, 18 years after 21, less five', () => {
    // Born 1985, died 2025: elapsed 2007 to 2024.
    expect(eligibility('1985-06-15', 2025)).toEqual({
      year: 2025,
      indexYear: 2023,
      computationYears: 13,
      creditsNeeded: 18,
    })
    expect(eligibility('2000-06-15', 2025)).toMatchObject({ computationYears: 2, creditsNeeded: 6 })
    expect(eligibility('1960-06-15', 2025)).toMatchObject({ year: 2022, computationYears: 35 })
  })
})

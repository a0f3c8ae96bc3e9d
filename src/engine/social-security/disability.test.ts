import { describe, expect, it } from 'vitest'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { ageTables } from '#facts/social-security/rules.ts'
import { wageLaw } from '#facts/social-security/wages.ts'
import { type LegalBirth, legalBirth } from './birth.ts'
import { careerEarnings } from './career.ts'
import { disabilityBenefit } from './disability.ts'
import { wagesThrough } from './indexing.ts'

const wages = wagesThrough(wageLaw, 2110, 0)
const birth = (date: string) => legalBirth(date, ageTables) as LegalBirth
/** Pay at a steady level of average wages. */
const career = (pay: number, firstYear: number, lastYear = 2025) =>
  careerEarnings({ pay, thisYear: 2026, firstYear, lastYear, aheadOfWages: 0 }, wages)
const onset = 2026 * 12 + 5
const at = (born: string, pay: number, firstYear: number, lastYear?: number) =>
  disabilityBenefit(birth(born), career(pay, firstYear, lastYear), onset, wages, formulaLaw)

describe('a disability benefit', () => {
  it('by hand for a worker of 40 at the level of $60,000', () => {
    // Born 1986: 18 years since 22, 3 dropped (one in five), 15 averaged: all 60,000 at the level of 2024, 5,000 a month.
    // 90% × 1,286 + 32% × 3,714 = 2,345.88, paid as 2,345. Family: 85% × 5,000 = 4,250, but at most 150% × 2,345.80 = 3,518.70.
    expect(at('1986-05-15', 60_000, 2008)).toEqual({
      outcome: 'insured',
      benefit: 2345,
      average: 5000,
      familyMaximum: 3518.7,
    })
  })
  it('20 CFR 404.403(d-1): the family has 85% of the average where that lies between the PIA and one and a half of it', () => {
    // 24,000 a year is 2,000 a month: 90% × 1,286 + 32% × 714 = 1,385.88. 85% × 2,000 = 1,700, between 1,385.80 and 2,078.70.
    expect(at('1986-05-15', 24_000, 2008)).toMatchObject({ benefit: 1385, familyMaximum: 1700 })
    // 12,000 is 1,000 a month: PIA 900; 85% is 850, so the family has no more than the worker.
    expect(at('1986-05-15', 12_000, 2008)).toMatchObject({ benefit: 900, familyMaximum: 900 })
  })
  it('drops one year in five, five at most', () => {
    // 40 with pay in the last 12 of 18 years: 15 are averaged, 3 of them empty: 60,000 × 12 / 15 / 12 = 4,000 a month.
    expect(at('1986-05-15', 60_000, 2014)).toMatchObject({ average: 4000 })
    // Born 1966: 38 years since 22, 5 dropped, 33 averaged.
    expect(at('1966-05-15', 60_000, 1993)).toMatchObject({ average: 5000 })
    expect(at('1966-05-15', 60_000, 1994)).toMatchObject({ average: Math.floor((5000 * 32) / 33) })
  })
  it('needs 20 credits in the last ten years, fewer before 31 (20 CFR 404.130)', () => {
    expect(at('1976-05-15', 60_000, 1998, 2019).outcome).toBe('not-insured')
    expect(at('1976-05-15', 60_000, 1998, 2020).outcome).toBe('insured')
    expect(at('2003-05-15', 30_000, 2024).outcome).toBe('insured')
    expect(at('2003-05-15', 30_000, 2025).outcome).toBe('not-insured')
    // 28: seven years since 21 are 28 quarters; 14 credits are needed, four years have 16.
    expect(at('1998-05-15', 30_000, 2022).outcome).toBe('insured')
    expect(at('1998-05-15', 30_000, 2023).outcome).toBe('not-insured')
  })
  it('is none from full retirement age on', () => expect(at('1959-01-15', 60_000, 1981).outcome).toBe('too-old'))
})

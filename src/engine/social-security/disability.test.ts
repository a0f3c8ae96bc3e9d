import { describe, expect, it } from 'vitest'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { ageTables } from '#facts/social-security/rules.ts'
import { wageLaw } from '#facts/social-security/wages.ts'
import { type LegalBirth, legalBirth } from './birth.ts'
import { careerEarnings } from './career.ts'
import { coupleGrid } from './couple-grid.ts'
import { averageBehind, disabilityBenefit, disabilityMaximum } from './disability.ts'
import { wagesThrough } from './indexing.ts'
import { certainLife } from './mortality.ts'
import { bendPointsOf, insuranceAmount } from './pia.ts'
import { born, rules } from './social-security.testkit.ts'

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

describe('on a disability benefit', () => {
  it('the average behind a PIA gives the PIA again, in each part of the formula', () => {
    const bends = bendPointsOf(2026, formulaLaw, wages)
    for (const average of [500, 1_286, 4_000, 7_749, 12_000])
      expect(
        Math.abs(averageBehind(insuranceAmount(average, bends, formulaLaw), bends, formulaLaw) - average),
      ).toBeLessThan(0.1 / 0.15)
  })
  it('the family maximum is 85% of the average, not under the PIA and not over half as much again', () => {
    expect(disabilityMaximum(1_000, 1_300)).toBe(1_105)
    expect(disabilityMaximum(1_000, 1_000)).toBe(1_000)
    expect(disabilityMaximum(1_000, 3_000)).toBe(1_500)
  })
  it('a couple by hand: the whole PIA for life, half to a spouse of full age, all of it to the survivor', () => {
    // The worker, born in 1971, has 1,600 and dies after 100 months; the spouse, of full age already, lives 160.
    const now = onset
    const grid = coupleGrid(
      {
        worker: { birth: born('1971-05-15'), pia: 1_600, work: null, isDisabled: true },
        curve: certainLife(100),
        claims: [now - 40],
      },
      { worker: { birth: born('1958-01-15'), pia: 0, work: null }, curve: certainLife(160), claims: [now] },
      'married',
      { now, realRate: 0, cut: null },
      rules,
    )
    expect(grid.values[0]).toBeCloseTo(100 * (1_600 + 800) + 60 * 1_600, 6)
  })
  it('a spouse’s benefit of their own comes at full retirement age, unreduced', () => {
    const now = onset
    const birth = born('1965-05-15')
    const grid = coupleGrid(
      { worker: { birth, pia: 400, work: null, isDisabled: true }, curve: certainLife(200), claims: [now - 40] },
      { worker: { birth: born('1955-01-15'), pia: 2_000, work: null }, curve: certainLife(200), claims: [now - 60] },
      'married',
      { now, realRate: 0, cut: null },
      rules,
    )
    const months = now + 200 - birth.fullMonth
    // 2,000 claimed at 66 and 5 months by the other (full age 66 and 2 months): a few credits; 400 + 600 for the disabled person from 67.
    const other = (grid.values[0] ?? 0) - 200 * 400 - months * 600
    expect(other / 200).toBeGreaterThanOrEqual(2_000)
    expect(other % 200).toBeCloseTo(0, 6)
  })
})

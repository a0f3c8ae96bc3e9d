import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '#engine/month.ts'
import {
  annualizedRate,
  averageAndCompound,
  solveSteadyGrowth,
  yearsBetweenDates,
  yearsToDouble,
  yearsToHalve,
} from './annualized.ts'

const years = (from: string, to: string) => yearsBetweenDates(from as IsoDate, to as IsoDate)

describe('years between dates, parts by days', () => {
  it('whole years are whole, leap years included', () => {
    expect(years('2020-01-01', '2025-01-01')).toBe(5)
    expect(years('2015-12-31', '2025-12-31')).toBe(10)
    expect(years('2024-02-29', '2025-02-28')).toBe(1)
  })
  it('a part counts its days over the year that has begun', () => {
    // 2024-01-01 to 2024-07-01 is 182 of 366 days; 2025 has 181 of 365.
    expect(years('2024-01-01', '2024-07-01')).toBeCloseTo(182 / 366, 12)
    expect(years('2023-01-01', '2025-07-01')).toBeCloseTo(2 + 181 / 365, 12)
    expect(years('2024-06-01', '2024-06-02')).toBeCloseTo(1 / 365, 12)
  })
  it('same day is zero and the wrong way round is negative', () => {
    expect(years('2026-03-05', '2026-03-05')).toBe(0)
    expect(years('2026-03-05', '2025-03-05')).toBe(-1)
  })
  it('property: a later end is never less', () => {
    const day = fc
      .integer({ min: 0, max: 60_000 })
      .map((n) => new Date(Date.UTC(1900, 0, 1) + n * 864e5).toISOString().slice(0, 10) as IsoDate)
    fc.assert(
      fc.property(day, day, day, (a, b, c) => {
        const [from, middle, to] = [a, b, c].sort()
        if (!from || !middle || !to) return
        expect(yearsBetweenDates(from, to)).toBeGreaterThanOrEqual(yearsBetweenDates(from, middle))
      }),
    )
  })
})

describe('compound annual growth rate', () => {
  it('RRI, Microsoft Excel function reference: 10,000 to 11,000 in 96 months is 0.0009933 a month', () => {
    expect(annualizedRate(10_000, 11_000, 96)).toMatchObject({ annualRate: expect.closeTo(0.0009933, 7) })
  })
  it('PDURATION, Microsoft Excel function reference: 2,000 to 2,200 at 2.5 % takes 3.86 years; 1,000 to 1,200 at 2.5 %/12 takes 87.6 months', () => {
    const time = (annualRate: number, start: number, end: number) =>
      solveSteadyGrowth('years', { start, end, annualRate, years: 0 })
    expect(time(0.025, 2000, 2200)).toMatchObject({ years: expect.closeTo(3.86, 2) })
    expect(time(0.025 / 12, 1000, 1200)).toMatchObject({ years: expect.closeTo(87.6, 1) })
  })
  it('each of the four comes back from the other three: 1,000 doubles to 8,000 in 3 years at 100 %', () => {
    const whole = { start: 1000, end: 8000, years: 3, annualRate: 1 }
    for (const unknown of ['start', 'end', 'years', 'annualRate'] as const)
      expect(solveSteadyGrowth(unknown, { ...whole, [unknown]: 0 })[unknown as never]).toBeCloseTo(whole[unknown], 9)
  })
  it('says what is undefined', () => {
    expect(annualizedRate(0, 100, 3)).toEqual({ outcome: 'undefined', reason: 'start-not-positive' })
    expect(annualizedRate(-50, 100, 3)).toEqual({ outcome: 'undefined', reason: 'start-not-positive' })
    expect(annualizedRate(100, -1, 3)).toEqual({ outcome: 'undefined', reason: 'end-negative' })
    expect(annualizedRate(100, 110, 0)).toEqual({ outcome: 'undefined', reason: 'no-time' })
    expect(annualizedRate(100, 0, 3)).toMatchObject({ outcome: 'solved', annualRate: -1 })
    expect(solveSteadyGrowth('years', { start: 100, end: 200, years: 0, annualRate: 0 })).toMatchObject({
      reason: 'never',
    })
    expect(solveSteadyGrowth('years', { start: 100, end: 200, years: 0, annualRate: -0.1 })).toMatchObject({
      reason: 'never',
    })
    expect(solveSteadyGrowth('end', { start: 100, end: 0, years: 2, annualRate: -1 })).toMatchObject({
      reason: 'rate-too-low',
    })
  })
  it('doubling at 7.2 % takes 9.9696 years; halving at -50 % takes one', () => {
    expect(yearsToDouble(0.072)).toBeCloseTo(9.9696, 4)
    expect(yearsToDouble(0)).toBeNull()
    expect(yearsToHalve(-0.5)).toBeCloseTo(1, 12)
    expect(yearsToHalve(0.1)).toBeNull()
    expect(yearsToHalve(-1)).toBeNull()
  })
})

describe('plain average and compound rate', () => {
  it('+50 % then -50 %: average 0, compound sqrt(0.75) - 1 = -13.40 %', () => {
    expect(averageAndCompound([0.5, -0.5])).toMatchObject({
      arithmetic: 0,
      compound: expect.closeTo(Math.sqrt(0.75) - 1, 12),
      growth: expect.closeTo(0.75, 12),
    })
  })
  it('a total loss stays one; worse than that, or nothing, has no answer', () => {
    expect(averageAndCompound([0.5, -1])).toMatchObject({ compound: -1, growth: 0 })
    expect(averageAndCompound([-1.2])).toBeNull()
    expect(averageAndCompound([])).toBeNull()
  })
  it('property: the plain average is never below the compound rate', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -0.9, max: 3, noNaN: true }), { minLength: 1, maxLength: 40 }),
        (returns) => {
          const both = averageAndCompound(returns)
          expect(both?.arithmetic).toBeGreaterThanOrEqual((both?.compound ?? 0) - 1e-9)
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uniformLifetime } from '#facts/retirement/distribution-tables.ts'
import { jointLife } from '#facts/retirement/joint-life-table.ts'
import type { IsoDate } from '../month.ts'
import {
  distributionPeriod,
  firstRequiredYear,
  missedDistributionTax,
  requiredAge,
  requiredAgeYear,
  requiredBy,
  requiredDistribution,
} from './required-distributions.ts'

const table = jointLife.value

describe('when they begin', () => {
  it.each([
    // 26 CFR 1.401(a)(9)-2(b)(2); REG-103529-23 for 1959. 70 1/2 is six months after the 70th birthday.
    ['1946-12-15', 70.5, 2017],
    ['1949-06-30', 70.5, 2019],
    ['1949-07-01', 72, 2021],
    ['1950-12-31', 72, 2022],
    ['1951-01-01', 73, 2024],
    ['1958-12-31', 73, 2031],
    ['1959-01-01', 73, 2032],
    ['1959-12-31', 73, 2032],
    ['1960-01-01', 75, 2035],
    ['1990-05-05', 75, 2065],
  ] as const)('born %s: %d, in %d', (born, age, year) => {
    expect(requiredAge(born)).toBe(age)
    expect(requiredAgeYear(born)).toBe(year)
  })
  it('no birth waits for less than an older one, and nobody born a day later begins more than three years later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1930, max: 2010 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const born = `${year}-${String(month).padStart(2, '0')}-15` as IsoDate
        const next = `${year + 1}-${String(month).padStart(2, '0')}-15` as IsoDate
        const step = requiredAgeYear(next) - requiredAgeYear(born)
        expect(step).toBeGreaterThanOrEqual(1)
        expect(step).toBeLessThanOrEqual(3)
      }),
    )
  })
  it('the first may wait until April 1, later ones until December 31 (Publication 590-B, Distributions during your lifetime)', () => {
    expect(requiredBy(2032, 2032)).toBe('2033-04-01')
    expect(requiredBy(2033, 2032)).toBe('2033-12-31')
  })
  it('a plan of the current employer waits for the year of leaving, an IRA and an owner of more than 5% don’t', () => {
    const job = { leaves: 2038, ownerShare: 0.05 }
    expect(firstRequiredYear('1960-03-01', 'plan', job)).toBe(2038)
    expect(firstRequiredYear('1960-03-01', 'plan', { ...job, ownerShare: 0.0501 })).toBe(2035)
    expect(firstRequiredYear('1960-03-01', 'plan', { ...job, leaves: 2030 })).toBe(2035)
    expect(firstRequiredYear('1960-03-01', 'plan', { ...job, leaves: null })).toBe(2035)
    expect(firstRequiredYear('1960-03-01', 'ira', job)).toBe(2035)
  })
  it('Roth money has none while the owner lives', () => {
    expect(firstRequiredYear('1950-03-01', 'roth-ira')).toBeNull()
    expect(firstRequiredYear('1950-03-01', 'roth-plan')).toBeNull()
  })
})

describe('how much', () => {
  it('Publication 590-B: $100,000 at 75 with a spouse 6 years younger: 24.6, $4,065', () => {
    expect(distributionPeriod(75, { age: 69, table })).toBe(24.6)
    expect(Math.round(requiredDistribution(100_000, 75))).toBe(4_065)
  })
  it('Publication 590-B: $100,000 at 75 with a spouse 11 years younger as the only heir: 25.3, $3,953', () => {
    expect(distributionPeriod(75, { age: 64, table })).toBe(25.3)
    expect(Math.round(requiredDistribution(100_000, 75, { age: 64, table }))).toBe(3_953)
  })
  it('the table of an owner alone is the joint one of somebody exactly ten years younger (T.D. 9930), so the joint row ends a step above it', () => {
    table.rows.forEach((row, i) => {
      const age = table.firstOwnerAge + i
      expect(row.length).toBe(age - 10 - table.firstSpouseAge)
      const last = row.at(-1) ?? 0
      expect(last, `${age}`).toBeGreaterThanOrEqual(distributionPeriod(age))
      expect(last - distributionPeriod(age), `${age}`).toBeLessThan(0.95)
    })
  })
  it('the joint table never rises with either age and is never under one’s own', () => {
    for (let age = 72; age <= 120; age++)
      for (let spouse = 20; spouse < age - 10; spouse++) {
        const years = distributionPeriod(age, { age: spouse, table })
        expect(years).toBeLessThanOrEqual(distributionPeriod(age, { age: spouse - 1, table }))
        expect(years).toBeGreaterThanOrEqual(distributionPeriod(age))
        if (age > 72) expect(years).toBeLessThanOrEqual(distributionPeriod(age - 1, { age: spouse, table }) + 1e-9)
      }
  })
  it('a spouse ten or fewer years younger, or older, changes nothing', () => {
    for (const spouse of [65, 66, 75, 90]) expect(distributionPeriod(75, { age: spouse, table })).toBe(24.6)
  })
  it('past 120 it is half of the balance each year, and the account is never overdrawn', () => {
    expect(requiredDistribution(1_000, 125)).toBe(500)
    expect(requiredDistribution(-5, 80)).toBe(0)
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 130 }), fc.double({ min: 0, max: 1e9, noNaN: true }), (age, balance) => {
        const most = requiredDistribution(balance, age)
        expect(most).toBeGreaterThanOrEqual(0)
        expect(most).toBeLessThanOrEqual(balance / (uniformLifetime.value.years.at(-1) ?? 1) + 1e-6)
      }),
    )
  })
})

describe('what a missed one costs', () => {
  it('25%, or 10% when made up in time; nothing when enough was taken (IRC 4974)', () => {
    expect(missedDistributionTax(4_000, 1_000, false)).toBe(750)
    expect(missedDistributionTax(4_000, 1_000, true)).toBe(300)
    expect(missedDistributionTax(4_000, 9_000, false)).toBe(0)
  })
})

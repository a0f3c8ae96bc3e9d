import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import {
  countedCareExpenses,
  type DependentCareCase,
  dependentCareCredit,
  dependentCareRate,
  studentEarnings,
} from './dependent-care-credit.ts'

const parents: DependentCareCase = {
  expenses: 10_000,
  children: 2,
  lowerEarnedIncome: 30_000,
  excludedBenefits: 0,
  agi: 60_000,
  status: 'joint',
  livedWithSpouse: true,
}
const rate2025 = taxYear2025.dependentCare.value
const rate2026 = taxYear2026.dependentCare.value

describe('published examples', () => {
  it('Publication 17 (2011), illustrated example (Joan Thomas): 28% of 2,400 is 672', () => {
    // 5,400 of care, 3,000 of it by the employer; the dollar limit of 6,000 falls to 3,000; AGI 29,000.
    const joan: DependentCareCase = {
      ...parents,
      expenses: 5_400,
      excludedBenefits: 3_000,
      lowerEarnedIncome: 29_000,
      agi: 29_000,
      status: 'head',
    }
    expect(countedCareExpenses(joan, taxYear2025)).toBe(2_400)
    expect(dependentCareCredit(joan, taxYear2025)).toBeCloseTo(672, 8)
  })
  it('IRS VITA training (Mary): three children, 6,500 of care, 4,800 of benefits: 1,200 counts', () => {
    const mary: DependentCareCase = { ...parents, children: 3, expenses: 6_500 }
    expect(countedCareExpenses(mary, taxYear2025)).toBe(6_000)
    expect(countedCareExpenses({ ...mary, excludedBenefits: 4_800 }, taxYear2025)).toBe(1_200)
  })
  it('J.K. Lasser’s Your Income Tax 2013: the lower earner’s 5,300 at 23% (AGI 38,575) is 1,219', () => {
    const couple: DependentCareCase = { ...parents, expenses: 6_200, lowerEarnedIncome: 5_300, agi: 38_575 }
    expect(dependentCareCredit(couple, taxYear2025)).toBeCloseTo(1_219, 8)
  })
})

describe('rate of 2025 (IRC 21(a)(2); Form 2441 line 8)', () => {
  it.each([
    [-5_000, 0.35],
    [15_000, 0.35],
    [15_000.01, 0.34],
    [17_000, 0.34],
    [17_000.01, 0.33],
    [29_000, 0.28],
    [41_000, 0.22],
    [43_000, 0.21],
    [43_000.01, 0.2],
    [500_000, 0.2],
  ])('%d: %d', (agi, expected) => {
    for (const status of ['single', 'joint'] as const) expect(dependentCareRate(agi, status, rate2025)).toBe(expected)
  })
})

describe('rate of 2026 (P.L. 119-21 s. 70405)', () => {
  it.each([
    ['single', 15_000, 0.5],
    ['single', 15_000.01, 0.49],
    ['single', 43_000, 0.36],
    ['single', 43_000.01, 0.35],
    ['single', 75_000, 0.35],
    ['single', 75_000.01, 0.34],
    ['single', 77_000.01, 0.33],
    ['single', 103_000, 0.21],
    ['single', 103_000.01, 0.2],
    ['head', 75_000.01, 0.34],
    ['joint', 43_000.01, 0.35],
    ['joint', 150_000, 0.35],
    ['joint', 150_000.01, 0.34],
    ['joint', 154_000, 0.34],
    ['joint', 154_000.01, 0.33],
    ['joint', 206_000, 0.21],
    ['joint', 206_000.01, 0.2],
    ['joint', 900_000, 0.2],
  ] as const)('%s %d: %d', (status, agi, expected) => {
    expect(dependentCareRate(agi, status, rate2026)).toBe(expected)
  })
})

describe('credit', () => {
  it('has one cap for one in care and one for more, none without', () => {
    expect(countedCareExpenses({ ...parents, children: 1 }, taxYear2026)).toBe(3_000)
    expect(countedCareExpenses(parents, taxYear2026)).toBe(6_000)
    expect(countedCareExpenses({ ...parents, children: 0 }, taxYear2026)).toBe(0)
    expect(countedCareExpenses({ ...parents, lowerEarnedIncome: -100 }, taxYear2026)).toBe(0)
    expect(countedCareExpenses({ ...parents, excludedBenefits: 7_500 }, taxYear2026)).toBe(0)
  })
  it('refuses a separate return, unless the filer lived apart', () => {
    expect(dependentCareCredit({ ...parents, status: 'separate' }, taxYear2026)).toBe(0)
    expect(dependentCareCredit({ ...parents, status: 'separate', livedWithSpouse: false }, taxYear2026)).toBeCloseTo(
      2_100,
      8,
    )
  })
  it('counts a student spouse as earning 250 or 500 a month (IRC 21(d)(2))', () => {
    expect([studentEarnings(0, 9, 1), studentEarnings(0, 9, 2), studentEarnings(8_000, 9, 2)]).toEqual([
      2_250, 4_500, 8_000,
    ])
  })
  it('2026 is never less than 2025, and neither is negative or above 50% of the cap', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -5_000, max: 300_000, noNaN: true }),
        fc.double({ min: 0, max: 20_000, noNaN: true }),
        fc.double({ min: 0, max: 7_500, noNaN: true }),
        (agi, expenses, excludedBenefits) => {
          const family = { ...parents, agi, expenses, excludedBenefits }
          const newer = dependentCareCredit(family, taxYear2026)
          expect(newer).toBeGreaterThanOrEqual(dependentCareCredit(family, taxYear2025))
          expect(dependentCareCredit(family, taxYear2025)).toBeGreaterThanOrEqual(0)
          expect(newer).toBeLessThanOrEqual(3_000)
        },
      ),
    )
  })
})

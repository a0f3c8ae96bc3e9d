import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { americanOpportunityOf, educationCredits } from './education-credits.ts'

const freshman = { expenses: 4_000, firstFourYears: true }
const graduate = { expenses: 10_000, firstFourYears: false }

/** 2001: 20% of 5,000 and a joint range of 80,000 to 100,000. */
const year2001: TaxYearFacts = {
  ...taxYear2025,
  lifetimeLearning: {
    ...taxYear2025.lifetimeLearning,
    value: {
      rate: 0.2,
      expenseCap: 5_000,
      max: 1_000,
      magi: { joint: { from: 80_000, to: 100_000 }, other: { from: 40_000, to: 50_000 } },
    },
  },
}

describe('published examples', () => {
  it('Publication 970 (2011), illustrated example (Bill Pass): 2,500, of which 1,000 is refundable', () => {
    const credit = educationCredits([{ expenses: 5_600, firstFourYears: true }], 57_000, 'single', false, taxYear2025)
    expect(credit).toEqual({ nonrefundable: 1_500, refundable: 1_000, americanOpportunity: 2_500, lifetimeLearning: 0 })
  })
  it('Publication 970 (2017) (Bruce and Toni Harper): 20% of 5,000 is 1,000', () => {
    const credit = educationCredits([{ expenses: 5_000, firstFourYears: false }], 75_000, 'joint', false, taxYear2025)
    expect(credit).toEqual({ nonrefundable: 1_000, refundable: 0, americanOpportunity: 0, lifetimeLearning: 1_000 })
  })
  it('Publication 970 (2001), lifetime learning example 2: MAGI of 88,000 leaves 12/20 of 800', () => {
    const toni = { expenses: 4_000, firstFourYears: false }
    expect(educationCredits([toni], 88_000, 'joint', false, year2001).nonrefundable).toBeCloseTo(480, 8)
  })
})

describe('amounts', () => {
  it.each([
    [-10, 0],
    [0, 0],
    [1_200, 1_200],
    [2_000, 2_000],
    [2_000.04, 2_000.01],
    [3_000, 2_250],
    [4_000, 2_500],
    [4_000.01, 2_500],
    [50_000, 2_500],
  ])('American opportunity credit on %d: %d', (expenses, expected) => {
    expect(americanOpportunityOf(expenses, taxYear2026)).toBeCloseTo(expected, 8)
  })
  it('gives one American opportunity credit to each student and one lifetime cap to the return', () => {
    const credit = educationCredits([freshman, freshman, graduate, graduate], 50_000, 'joint', false, taxYear2026)
    expect(credit.americanOpportunity).toBe(5_000)
    expect(credit.lifetimeLearning).toBe(2_000)
    expect(credit.refundable).toBe(2_000)
    expect(credit.nonrefundable).toBe(5_000)
  })
  it.each([
    ['single', 80_000, 2_500],
    ['single', 80_000.01, 2_499.9975],
    ['head', 85_000, 1_250],
    ['surviving', 90_000, 0],
    ['joint', 160_000, 2_500],
    ['joint', 165_000, 1_875], // 15,000 of 20,000 left
    ['joint', 179_999.99, 0.00125],
    ['joint', 180_000, 0],
    ['separate', 30_000, 0],
  ] as const)('%s at %d: %d', (status, magi, expected) => {
    const credit = educationCredits([freshman], magi, status, false, taxYear2025)
    expect(credit.americanOpportunity).toBeCloseTo(expected, 8)
    expect(credit.refundable).toBeCloseTo(0.4 * expected, 8)
  })
  it('refuses a dependent; a filer under the rule for children has nothing paid out', () => {
    expect(educationCredits([freshman], 20_000, 'single', true, taxYear2025).nonrefundable).toBe(0)
    expect(educationCredits([freshman], 20_000, 'single', false, taxYear2025, false)).toEqual({
      nonrefundable: 2_500,
      refundable: 0,
      americanOpportunity: 2_500,
      lifetimeLearning: 0,
    })
    expect(educationCredits([], 20_000, 'single', false, taxYear2025).refundable).toBe(0)
  })
})

describe('properties', () => {
  const cost = fc.double({ min: 0, max: 30_000, noNaN: true })
  it('the American opportunity credit is never worth less than the other, whatever the tax', () => {
    fc.assert(
      fc.property(cost, fc.double({ min: 0, max: 5_000, noNaN: true }), (expenses, tax) => {
        const chosen = educationCredits([{ expenses, firstFourYears: true }], 50_000, 'single', false, taxYear2026)
        const other = educationCredits([{ expenses, firstFourYears: false }], 50_000, 'single', false, taxYear2026)
        expect(chosen.refundable + Math.min(tax, chosen.nonrefundable)).toBeGreaterThanOrEqual(
          Math.min(tax, other.nonrefundable) - 1e-9,
        )
      }),
    )
  })
  it('never rises with income and never falls with costs', () => {
    fc.assert(
      fc.property(cost, fc.double({ min: 0, max: 100_000, noNaN: true }), (expenses, magi) => {
        const sum = (paid: number, income: number): number => {
          const credit = educationCredits(
            [{ expenses: paid, firstFourYears: true }, graduate],
            income,
            'head',
            false,
            taxYear2026,
          )
          return credit.nonrefundable + credit.refundable
        }
        expect(sum(expenses, magi + 500)).toBeLessThanOrEqual(sum(expenses, magi) + 1e-9)
        expect(sum(expenses + 500, magi)).toBeGreaterThanOrEqual(sum(expenses, magi) - 1e-9)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  between,
  constantSpending,
  floorAndCeiling,
  guardrails,
  guytonKlinger,
  levelShare,
  percentageSpending,
  type RuleYear,
  ratcheting,
  requiredShare,
  variablePercentage,
} from './spending-rules.ts'

const now = (changes: Partial<RuleYear> = {}): RuleYear => ({
  year: 5,
  yearsLeft: 25,
  wealth: 1_000_000,
  startWealth: 1_000_000,
  before: 50_000,
  lastGrowth: 1.05,
  lastPrices: 1.03,
  sinceRaise: 5,
  ...changes,
})
const usual = { rate: 0.05, above: 0.2, below: 0.2, cut: 0.1, raise: 0.1 }

test('constant and percentage', () => {
  expect(constantSpending(40_000)(now({ wealth: 3 }))).toBe(40_000)
  expect(percentageSpending(0.04)(now())).toBe(40_000)
})

describe('variable percentage withdrawal', () => {
  test('the shares are those of the published table for 60% stocks at 5.0% and bonds at 1.9% real', () => {
    // Published, 60/40: 26.4% for four years left, 21.5% for five, 5.1% at 66 (34 years left).
    const real = 0.6 * 0.05 + 0.4 * 0.019
    expect(levelShare(real, 4)).toBeCloseTo(0.264, 3)
    expect(levelShare(real, 5)).toBeCloseTo(0.215, 3)
    expect(levelShare(real, 34)).toBeCloseTo(0.051, 3)
  })
  test('it spends all: with the return it expects every year, the same amount each year and nothing left', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.05, max: 0.1, noNaN: true }), fc.integer({ min: 1, max: 60 }), (real, years) => {
        const rule = variablePercentage(real, years)
        let wealth = 1
        const first = rule(now({ yearsLeft: years, wealth }))
        for (let year = 0; year < years; year++) {
          const spent = rule(now({ yearsLeft: years - year, wealth }))
          expect(spent).toBeCloseTo(first, 9)
          wealth = (wealth - spent) * (1 + real)
        }
        expect(wealth).toBeCloseTo(0, 9)
      }),
    )
  })
  test('without a return it divides by the years left', () => {
    expect(levelShare(0, 30)).toBeCloseTo(1 / 30, 12)
    expect(levelShare(1e-10, 30)).toBeCloseTo(1 / 30, 9)
    expect(levelShare(0.05, 1)).toBe(1)
  })
})

describe('Guyton-Klinger', () => {
  const rule = guytonKlinger(usual, 15)
  test('keeps its buying power between the guards', () => {
    expect(rule(now())).toBe(50_000)
    // 50,000 of 900,000 is 5.56%: above the first 5%, below 6%.
    expect(rule(now({ wealth: 900_000 }))).toBe(50_000)
  })
  test('withdrawal rule: no raise for prices after a loss while the share is above the first one', () => {
    expect(rule(now({ wealth: 900_000, lastGrowth: 0.95 }))).toBeCloseTo(50_000 / 1.03, 8)
    // The share is not above the first one: the raise is given.
    expect(rule(now({ wealth: 1_000_000, lastGrowth: 0.95 }))).toBe(50_000)
    // Prices fell: there was no raise to skip.
    expect(rule(now({ wealth: 900_000, lastGrowth: 0.95, lastPrices: 0.98 }))).toBe(50_000)
  })
  test('capital preservation: cut by a tenth above 6%, but not in the last 15 years', () => {
    expect(rule(now({ wealth: 800_000 }))).toBeCloseTo(45_000, 8)
    expect(rule(now({ wealth: 800_000, yearsLeft: 16 }))).toBeCloseTo(45_000, 8)
    expect(rule(now({ wealth: 800_000, yearsLeft: 15 }))).toBe(50_000)
    expect(rule(now({ wealth: 800_000, lastGrowth: 0.8 }))).toBeCloseTo((50_000 / 1.03) * 0.9, 8)
  })
  test('prosperity: raised by a tenth below 4%, in any year', () => {
    expect(rule(now({ wealth: 1_300_000 }))).toBeCloseTo(55_000, 8)
    expect(rule(now({ wealth: 1_300_000, yearsLeft: 1 }))).toBeCloseTo(55_000, 8)
  })
  test('the first year takes the first share', () => {
    expect(rule(now({ year: 0, before: 0 }))).toBe(50_000)
  })
})

test('guardrails cut in any year and always rise with prices', () => {
  const rule = guardrails(usual)
  expect(rule(now({ wealth: 900_000, lastGrowth: 0.5 }))).toBe(50_000)
  expect(rule(now({ wealth: 800_000, yearsLeft: 3 }))).toBeCloseTo(45_000, 8)
  expect(rule(now({ wealth: 1_300_000 }))).toBeCloseTo(55_000, 8)
  expect(rule(now({ year: 0 }))).toBe(50_000)
})

test('floor and ceiling: 5% up and 2.5% down at the most', () => {
  const rule = floorAndCeiling(0.05, 0.05, 0.025)
  expect(rule(now({ wealth: 2_000_000 }))).toBeCloseTo(52_500, 8)
  expect(rule(now({ wealth: 500_000 }))).toBeCloseTo(48_750, 8)
  expect(rule(now({ wealth: 1_010_000 }))).toBeCloseTo(50_500, 8)
  expect(rule(now({ year: 0, before: 0 }))).toBe(50_000)
})

test('required shares follow the divisors, and the last one serves every later year', () => {
  const rule = requiredShare([27.4, 26.5])
  expect(rule(now({ year: 0 }))).toBeCloseTo(1_000_000 / 27.4, 8)
  expect(rule(now({ year: 9 }))).toBeCloseTo(1_000_000 / 26.5, 8)
})

test('ratcheting: 10% more once wealth is up 50%, at most every three years, never cut', () => {
  const rule = ratcheting(40_000, 0.1, 0.5, 3)
  expect(rule(now({ year: 0, before: 0 }))).toBe(40_000)
  expect(rule(now({ before: 40_000, wealth: 1_500_001, sinceRaise: 3 }))).toBeCloseTo(44_000, 8)
  expect(rule(now({ before: 40_000, wealth: 1_500_001, sinceRaise: 2 }))).toBe(40_000)
  expect(rule(now({ before: 44_000, wealth: 300_000, sinceRaise: 9 }))).toBe(44_000)
})

test('between two amounts', () => {
  const rule = between(percentageSpending(0.04), 35_000, 60_000)
  expect([500_000, 1_000_000, 2_000_000].map((wealth) => rule(now({ wealth })))).toEqual([35_000, 40_000, 60_000])
})

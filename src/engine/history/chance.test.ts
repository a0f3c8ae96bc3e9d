import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { byElectionYear, changesByMonth } from './calendar-groups.ts'
import { compareGroups, flippedShare, shuffledShare, worstOfTwelveShare } from './chance.ts'
import { gapByAllSubsets } from './history.testkit.ts'

describe('two groups', () => {
  test('1, 2, 3 against 5, 9: a gap of −5, give or take 2 √(1/3 + 8/2)', () => {
    expect(compareGroups([1, 2, 3], [5, 9])).toEqual({ mean: 2, others: 7, gap: -5, within: 2 * Math.sqrt(1 / 3 + 4) })
    expect(() => compareGroups([1], [1, 2])).toThrow(RangeError)
  })
  test('random deals come near the share of all deals, counted one by one', () => {
    const group = [3.1, -1, 4, 9]
    const others = [2, -6, 5, 3.5, -8, 1]
    const share = shuffledShare(group, others, 20_000, 7)
    // Twenty thousand deals: within a point and a half of the exact share.
    expect(Math.abs(share - gapByAllSubsets(group, others))).toBeLessThan(0.015)
  })
  test('the same values in both are nothing unusual; a gap nothing else makes is as rare as its deals', () => {
    expect(shuffledShare([1, 1, 1], [1, 1], 500, 1)).toBe(1)
    // Of the 252 ways to take 5 of 10, two have so large a gap: this one and its mirror.
    const share = shuffledShare([1, 2, 3, 4, 5], [101, 102, 103, 104, 105], 50_000, 3)
    expect(share).toBeGreaterThan(0.5 / 126)
    expect(share).toBeLessThan(1.6 / 126)
  })
  test('a seed gives one answer, and every answer is a share', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 2, maxLength: 9 }),
        fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 2, maxLength: 9 }),
        fc.nat(),
        (a, b, seed) => {
          const share = shuffledShare(a, b, 60, seed)
          expect(share).toBe(shuffledShare(a, b, 60, seed))
          expect(share >= 0 && share <= 1).toBe(true)
        },
      ),
    )
  })
  test('pairs: five differences of one sign are turned so in 2 of 32 ways', () => {
    const share = flippedShare([1, 1, 1, 1, 1], 40_000, 5)
    expect(Math.abs(share - 2 / 32)).toBeLessThan(0.006)
    expect(flippedShare([1, -1, 1, -1], 400, 5)).toBe(1)
  })
})

describe('the calendar', () => {
  test('a month’s change is its level over the one before, whole years alone', () => {
    // From October: the first January is the fourth level, and needs December before it.
    const levels = Array.from({ length: 3 + 12 + 5 }, (_, i) => 2 ** i)
    expect(changesByMonth(levels, 10)).toEqual([Array.from({ length: 12 }, () => 1)])
    // From January: the first January has no level before it.
    expect(
      changesByMonth(
        Array.from({ length: 24 }, () => 5),
        1,
      ),
    ).toEqual([Array.from({ length: 12 }, () => 0)])
  })
  test('1928 and 1932 were election years, 1929 the year after one', () => {
    const groups = byElectionYear([28, 29, 30, 31, 32], 1928)
    expect(groups).toEqual([[29], [30], [31], [28, 32]])
  })
  test('every published year has its place in the four', () => {
    const groups = byElectionYear(annualReturns.stocks, annualReturns.firstYear)
    expect(groups.map((group) => group.length)).toEqual([25, 24, 24, 25])
  })
  test('of twelve months one is the worst: with months alike its low is never unusual, with one far below it is', () => {
    const alike = Array.from({ length: 10 }, (_, y) =>
      Array.from({ length: 12 }, (_, m) => ((y * 7 + m * 5) % 12) / 100),
    )
    expect(worstOfTwelveShare(alike, 300, 2)).toBeGreaterThan(0.05)
    const low = alike.map((year) => year.map((one, m) => (m === 8 ? -1 : one)))
    expect(worstOfTwelveShare(low, 300, 2)).toBe(0)
  })
})

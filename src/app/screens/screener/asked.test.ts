import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noFilters } from '#engine/screening/filters.ts'
import { metricKeys } from '#engine/screening/metrics.ts'
import { orderKeys } from '#engine/screening/order.ts'
import { anyFilters } from '#engine/screening/screening.testkit.ts'
import { readyScreens } from '#teaching/screening/ready-screens.ts'
import { type Asked, askedIn, filterHash, hashOf, MOST_COMPARED, screenHash, startingAsked } from './asked.ts'
import { moveColumn } from './move-column.ts'

const read = (hash: string) => askedIn({ hash: `#${hash}` })
/** As the address says it: an open range is none. */
const said = (asked: Asked): Asked => ({
  ...asked,
  filters: {
    ...asked.filters,
    ranges: Object.fromEntries(
      Object.entries(asked.filters.ranges).filter(([, { min, max }]) => min !== null || max !== null),
    ),
  },
})
const anyAsked: fc.Arbitrary<Asked> = fc.record({
  filters: anyFilters,
  order: fc.record({ key: fc.constantFrom(...orderKeys), down: fc.boolean() }),
  columns: fc.shuffledSubarray([...metricKeys], { minLength: 1 }),
  compare: fc.uniqueArray(fc.stringMatching(/^[A-Z]{1,8}\.SMP$/), { maxLength: MOST_COMPARED }),
  page: fc.integer({ min: 1, max: 50 }),
})

describe('the address', () => {
  test('says everything, and nothing twice', () => {
    fc.assert(fc.property(anyAsked, (asked) => void expect(read(hashOf(asked))).toEqual(said(asked))))
  })
  test('is empty for the start', () => {
    expect(hashOf(startingAsked)).toBe('')
    expect(read('')).toEqual(startingAsked)
  })
  test('of anything at all is something that can be asked', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('pe=1..2..3', 'pe=a..b', 'cols=', 'page=-1', 'sort=--x')),
        (hash) => {
          const asked = read(hash)
          expect(asked.columns.length).toBeGreaterThan(0)
          expect(asked.compare.length).toBeLessThanOrEqual(MOST_COMPARED)
          expect(read(hashOf(asked))).toEqual(asked)
        },
      ),
    )
  })
  test('a range with one end, below zero, and none', () => {
    const { ranges } = read('pe=..15&yearChange=-50..&beta=..&yield=x..').filters
    expect(ranges).toEqual({ pe: { min: null, max: 15 }, yearChange: { min: -50, max: null } })
  })
  test('six companies are five', () => expect(read('compare=A,B,C,D,E,F').compare).toHaveLength(5))
  test('a screen to start from leads to itself', () => {
    for (const one of readyScreens) {
      const asked = read(screenHash(one))
      expect([asked.filters, asked.order, asked.columns]).toEqual([one.filters, one.order, one.columns])
      expect(filterHash(asked.filters)).toBe(filterHash(one.filters))
    }
    expect(filterHash(noFilters)).toBe('')
  })
})

test('a moved column changes places with its neighbor, and stays at an end', () => {
  expect(moveColumn(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moveColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(moveColumn(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
  expect(moveColumn(['a', 'b'], 'x', 1)).toEqual(['a', 'b'])
})

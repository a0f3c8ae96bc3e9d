import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bendsOf, nearestIndex, spread } from './marks.ts'
import { stepPath } from './paths.ts'
import { rangeOf } from './stack.ts'

describe('numbered marks', () => {
  test('twelve marks on one spot stand side by side inside the chart, in their order', () => {
    const places = spread(
      Array.from({ length: 12 }, () => 100),
      21,
      54,
      320,
    )
    for (let i = 1; i < places.length; i++)
      expect((places[i] ?? 0) - (places[i - 1] ?? 0)).toBeGreaterThanOrEqual(21 - 1e-9)
    expect(places[0]).toBeGreaterThanOrEqual(54)
    expect(places.at(-1)).toBeLessThanOrEqual(320)
  })
  test('marks that have room stay where they are', () => {
    expect(spread([60, 120, 300], 21, 54, 320)).toEqual([60, 120, 300])
  })
  test('any marks keep their order, their distance and the chart', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { maxLength: 12 }), (wanted) => {
        const places = spread(
          wanted.toSorted((a, b) => a - b),
          20,
          54,
          320,
        )
        for (const [i, place] of places.entries()) {
          expect(place).toBeGreaterThanOrEqual(54 - 1e-6)
          expect(place).toBeLessThanOrEqual(320 + 1e-6)
          if (i > 0) expect(place - (places[i - 1] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-6)
        }
      }),
    )
  })
  test('a mark between two x values goes to the nearer one, a mark outside nowhere', () => {
    expect(nearestIndex([0, 1000, 2000], 1400)).toBe(1)
    expect(nearestIndex([0, 1000, 2000], 1600)).toBe(2)
    expect(nearestIndex([0, 1000, 2000], 2500)).toBe(-1)
    expect(nearestIndex(['2026-01', '2026-02'], '2026-02')).toBe(1)
    expect(nearestIndex(['2026-01', '2026-02'], '2026-03')).toBe(-1)
  })
})

describe('steps', () => {
  const x = (i: number) => i * 10
  test('only the places where the value changes are drawn, so that no short jump is lost', () => {
    expect(bendsOf([1, 1, 1, 5, 1, 1])).toEqual([0, 3, 4, 5])
    expect(bendsOf([])).toEqual([])
  })
  test('a value holds until the next one, then jumps', () => {
    const values = [1, 1, 3, 3]
    expect(stepPath(bendsOf(values), x, (i) => 10 - (values[i] ?? 0))).toBe('M0 9H20V7H30V7')
  })
  test('a gap lifts the pen where the last value ends', () => {
    expect(bendsOf([2, 2, null, 4, 4])).toEqual([0, 1, null, 3, 4])
    expect(stepPath([0, 1, null, 3, 4], x, () => 5)).toBe('M0 5H10V5M30 5H40V5')
  })
})

test('a level is always in sight', () => {
  expect(rangeOf([], [], 24)).toEqual([0, 24])
})

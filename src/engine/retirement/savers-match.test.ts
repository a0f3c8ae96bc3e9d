import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saversMatchOf, saversMatchRate } from './savers-match.ts'

describe('Saver’s Match (IRC 6433)', () => {
  it.each([
    // Edges: joint 41,000 to 71,000; head three quarters, 30,750 to 53,250; single half, 20,500 to 35,500.
    ['joint', 41_000, 0.5],
    ['joint', 41_599, 0.5], // 599 / 30,000 of 50 points is 0.998 of a point: dropped
    ['joint', 41_600, 0.49],
    ['joint', 56_000, 0.25],
    ['joint', 70_999, 0.01],
    ['joint', 71_000, 0],
    ['surviving', 56_000, 0.25],
    ['head', 30_750, 0.5],
    ['head', 42_000, 0.25],
    ['head', 53_250, 0],
    ['single', 20_500, 0.5],
    ['single', 28_000, 0.25],
    ['single', 35_500, 0],
    ['separate', 28_000, 0.25],
    ['single', -500, 0.5],
  ] as const)('%s at %d: %d', (status, magi, rate) => {
    expect(saversMatchRate(magi, status)).toBeCloseTo(rate, 12)
  })
  it('at most 1,000 a person, nothing for the young, students and somebody’s dependents', () => {
    const saver = { age: 30, student: false, saved: 5_000 }
    expect(saversMatchOf(saver, 20_000, 'single', false)).toBe(1_000)
    expect(saversMatchOf({ ...saver, saved: 300 }, 20_000, 'single', false)).toBe(150)
    expect(saversMatchOf({ ...saver, age: 17 }, 20_000, 'single', false)).toBe(0)
    expect(saversMatchOf({ ...saver, student: true }, 20_000, 'single', false)).toBe(0)
    expect(saversMatchOf(saver, 20_000, 'single', true)).toBe(0)
  })
  it('never rises with income', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 30_000 }), (magi, more) => {
        for (const status of ['single', 'joint', 'head'] as const)
          expect(saversMatchRate(magi + more, status)).toBeLessThanOrEqual(saversMatchRate(magi, status))
      }),
    )
  })
})

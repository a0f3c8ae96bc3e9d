import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRoot, signChanges, smallestWhole, smallestWholeBy } from './root.ts'

const rootOf = (f: (x: number) => number, low: number, high: number): number => {
  const found = findRoot(f, low, high)
  if (found.outcome !== 'root') throw new Error(JSON.stringify(found))
  expect(found.iterations).toBeLessThanOrEqual(200)
  return found.x
}

describe('findRoot', () => {
  it('finds the root of 2 as the zero of x^2 - 2', () => {
    expect(rootOf((x) => x * x - 2, 0, 2)).toBeCloseTo(Math.SQRT2, 12)
  })
  it('finds the Dottie number, the zero of cos x - x (0.7390851332151607)', () => {
    expect(rootOf((x) => Math.cos(x) - x, 0, 1)).toBeCloseTo(0.7390851332151607, 12)
  })
  it("solves Wallis's cubic x^3 - 2x - 5 (2.0945514815423265), Newton's own example", () => {
    expect(rootOf((x) => x ** 3 - 2 * x - 5, 2, 3)).toBeCloseTo(2.0945514815423265, 12)
  })
  it('copes with a flat triple root and with ends given high to low', () => {
    expect(rootOf((x) => (x - 1) ** 3, -3, 10)).toBeCloseTo(1, 4)
    expect(rootOf((x) => x - 0.25, 1, 0)).toBeCloseTo(0.25, 12)
  })
  it('answers at once when an end is the root', () => {
    expect(findRoot((x) => x, 0, 1)).toEqual({ outcome: 'root', x: 0, residual: 0, iterations: 0 })
    expect(findRoot((x) => x - 1, 0, 1)).toEqual({ outcome: 'root', x: 1, residual: 0, iterations: 0 })
  })
  it('says there is no bracket, with the values at the ends', () => {
    expect(findRoot((x) => x * x + 1, -1, 2)).toEqual({ outcome: 'no-bracket', low: -1, high: 2, atLow: 2, atHigh: 5 })
  })
  it('tells a pole and a step from a root', () => {
    expect(findRoot((x) => 1 / (x - 0.3), 0, 1)).toMatchObject({ outcome: 'no-root', reason: 'jumps-over-zero' })
    expect(findRoot((x) => (x < 0.3 ? -1 : 1), 0, 1)).toMatchObject({ outcome: 'no-root', reason: 'jumps-over-zero' })
  })
  it('refuses what is not a number', () => {
    expect(findRoot(() => Number.NaN, 0, 1)).toMatchObject({ outcome: 'no-root', reason: 'not-a-number' })
    expect(findRoot((x) => x, -Infinity, 1)).toMatchObject({ outcome: 'no-root', reason: 'not-a-number' })
    expect(findRoot((x) => (x === -1 ? -1 : x === 1 ? 1 : Number.NaN), -1, 1)).toMatchObject({ reason: 'not-a-number' })
  })
  it('gives up when it may not take enough steps', () => {
    expect(findRoot((x) => x ** 3 - 2, 0, 1e9, { iterations: 3 })).toMatchObject({ reason: 'did-not-settle' })
  })
  it('property: finds the zero of any rising cubic', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -900, max: 900, noNaN: true }),
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        (x0, k) => {
          const found = rootOf((x) => k * (x - x0) + (x - x0) ** 3, -1_000, 1_000)
          expect(Math.abs(found - x0)).toBeLessThan(1e-9)
        },
      ),
    )
  })
})

describe('signChanges', () => {
  it('finds each crossing once, exact zeros as points, and steps over gaps', () => {
    expect(signChanges((x) => (x - 1) * (x - 2.5), [0, 1, 2, 3, 4])).toEqual([
      { low: 1, high: 1 },
      { low: 2, high: 3 },
    ])
    expect(signChanges((x) => Math.log(x), [-1, 0.5, 2])).toEqual([{ low: 0.5, high: 2 }])
    expect(signChanges((x) => x, [])).toEqual([])
  })
})

describe('smallestWhole', () => {
  it('property: finds the threshold', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5_000, max: 5_000 }), (t) => {
        expect(smallestWhole((n) => n >= t, -5_000, 5_000)).toBe(t)
      }),
    )
  })
  it('is null when nothing in the range holds', () => {
    expect(smallestWhole(() => false, 0, 10)).toBeNull()
    expect(smallestWhole(() => true, 10, 0)).toBeNull()
    expect(smallestWhole(() => true, 0, Number.POSITIVE_INFINITY)).toBeNull()
  })
})

describe('smallestWholeBy', () => {
  it('is what bisection finds, on lines, curves and steps, from any guess', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom<(gap: number) => number>(
          (gap) => gap,
          (gap) => gap * gap,
          (gap) => Math.sqrt(gap),
          () => 7,
          (gap) => Math.exp(gap / 1e5),
        ),
        fc.oneof(fc.integer({ min: 1, max: 2_000_000 }), fc.constantFrom(Number.NaN, 0, Number.POSITIVE_INFINITY)),
        (answer, curve, guess) => {
          let tries = 0
          const short = (x: number): number => {
            tries += 1
            return x >= answer ? 0 : curve(answer - x)
          }
          expect(smallestWholeBy(short, 1, 1_000_000, guess)).toBe(answer)
          expect(tries).toBeLessThan(120)
        },
      ),
    )
  })
  it('a straight line and a near guess take a few tries; nothing holds, nothing found', () => {
    let tries = 0
    const short = (x: number): number => {
      tries += 1
      return 3 * (96_325 - x)
    }
    expect(smallestWholeBy(short, 1, 10_000_000, 97_000)).toBe(96_325)
    expect(tries).toBeLessThanOrEqual(8)
    expect(smallestWholeBy(() => 1, 1, 50, 20)).toBeNull()
  })
})

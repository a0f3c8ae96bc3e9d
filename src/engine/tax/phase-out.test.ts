import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareLeft } from './phase-out.ts'

const range = { from: 80_000, to: 90_000 }

describe('share left of a benefit', () => {
  it.each([
    [-5, 1],
    [80_000, 1],
    [80_000.01, 0.999999],
    [85_000, 0.5],
    [89_999.99, 0.000001],
    [90_000, 0],
    [1e9, 0],
  ])('at %d: %d', (income, expected) => {
    expect(shareLeft(income, range)).toBeCloseTo(expected, 10)
  })
  it('never rises and lies between 0 and 1; a range without width is a cliff', () => {
    const income = fc.double({ min: -1e6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(income, fc.double({ min: 0, max: 1e5, noNaN: true }), (at, more) => {
        expect(shareLeft(at + more, range)).toBeLessThanOrEqual(shareLeft(at, range))
        expect(shareLeft(at, range)).toBeGreaterThanOrEqual(0)
        expect(shareLeft(at, range)).toBeLessThanOrEqual(1)
      }),
    )
    expect([shareLeft(100, { from: 100, to: 100 }), shareLeft(100.01, { from: 100, to: 100 })]).toEqual([1, 0])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ceilToCent, cents, dollars, floorToDollar, roundToCent, roundToDollar, wholeCents } from './money.ts'

describe('cents', () => {
  it('rounds half away from zero, where the decimal reading ties though the binary value falls short', () => {
    expect(cents(1.005)).toBe(101) // stored as 1.00499999999999989
    expect(cents(-1.005)).toBe(-101)
    expect(cents(8.345)).toBe(835)
    expect(cents(1.115)).toBe(112)
    expect(cents(10.075)).toBe(1008)
    expect(cents(1.0049)).toBe(100)
    expect(cents(0.1 + 0.2)).toBe(30)
  })

  it('never answers -0', () => {
    expect(Object.is(cents(-0), 0)).toBe(true)
    expect(Object.is(cents(-0.001), 0)).toBe(true)
    expect(Object.is(roundToCent(-0.004), 0)).toBe(true)
    expect(Object.is(ceilToCent(-0.004), 0)).toBe(true)
    expect(Object.is(floorToDollar(-0), 0)).toBe(true)
    expect(Object.is(roundToDollar(-0.4), 0)).toBe(true)
  })

  it('throws on what is not money or too large for exact cents', () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(() => cents(bad)).toThrow(RangeError)
      expect(() => roundToCent(bad)).toThrow(RangeError)
      expect(() => floorToDollar(bad)).toThrow(RangeError)
    }
    expect(() => cents(2 ** 51)).toThrow(RangeError)
    expect(wholeCents(2 ** 51)).toBe(2 ** 51)
    expect(() => wholeCents(2 ** 51 + 1)).toThrow(RangeError)
  })

  it('goes to dollars and back unchanged for every whole number of cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 51), max: 2 ** 51 }), (whole) => {
        expect(cents(dollars(wholeCents(whole)))).toBe(whole === 0 ? 0 : whole)
      }),
    )
  })

  it('reads any three-decimal text ending in 5 as a tie, up to ten million dollars', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (whole) => {
        const tie = Number(`${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}5`)
        expect(cents(tie)).toBe(whole + 1)
      }),
    )
  })
})

describe('named roundings', () => {
  it('round to the cent', () => {
    expect(roundToCent(1.005)).toBe(1.01)
    expect(roundToCent(599.5505)).toBe(599.55)
    expect(roundToCent(1e20)).toBe(1e20)
  })

  it('ceil to the cent leaves whole cents alone despite noise', () => {
    expect(ceilToCent(10.1)).toBe(10.1)
    expect(ceilToCent(1.1 * 3)).toBe(3.3) // 3.3000000000000003
    expect(ceilToCent(10.1001)).toBe(10.11)
  })

  it('floor and round to the dollar', () => {
    expect(floorToDollar(2.9999999999999996)).toBe(3)
    expect(floorToDollar(2.99)).toBe(2)
    expect(floorToDollar(-2.01)).toBe(-3)
    expect(roundToDollar(2.5)).toBe(3)
    expect(roundToDollar(-2.5)).toBe(-3)
    expect(roundToDollar(2.49)).toBe(2)
  })
})

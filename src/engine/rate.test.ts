import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dailyPeriodicRate,
  effectiveFromContinuous,
  effectiveFromNominal,
  monthlyFromNominal,
  nominalFromEffective,
  periodicRate,
  realRate,
} from './rate.ts'

describe('rates', () => {
  it('12 % compounded monthly is 12.6825 % a year: 1.01^12', () => {
    expect(effectiveFromNominal(0.12, 12)).toBeCloseTo(1.01 ** 12 - 1, 14)
    expect(monthlyFromNominal(0.12)).toBeCloseTo(0.01, 16)
  })

  it('5 % compounded continuously is e^0.05 - 1', () => {
    expect(effectiveFromContinuous(0.05)).toBeCloseTo(0.051271096376024, 14)
  })

  it('keeps the plain rate with one period a year and 0 % everywhere', () => {
    expect(effectiveFromNominal(0.07, 1)).toBe(0.07)
    expect(nominalFromEffective(0.07, 1)).toBe(0.07)
    expect(periodicRate(0, 2, 12)).toBe(0)
    expect(periodicRate(0.06, 12, 12)).toBe(0.005)
  })

  it('a 6 % rate compounded twice a year and paid monthly is 1.03^(1/6) - 1 a month', () => {
    expect(periodicRate(0.06, 2, 12)).toBeCloseTo(1.03 ** (1 / 6) - 1, 15)
  })

  it('nominal and effective undo each other', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 365 }), (rate, m) => {
        expect(nominalFromEffective(effectiveFromNominal(rate, m), m)).toBeCloseTo(rate, 12)
      }),
    )
  })

  it('daily rates and real rates', () => {
    expect(dailyPeriodicRate(0.21)).toBe(0.21 / 365)
    expect(dailyPeriodicRate(0.21, 360)).toBe(0.21 / 360)
    expect(realRate(0.07, 0.03)).toBeCloseTo(1.07 / 1.03 - 1, 15)
  })

  it('throws on what cannot be a rate', () => {
    expect(() => effectiveFromNominal(0.05, 0)).toThrow(RangeError)
    expect(() => periodicRate(0.05, 12, Number.NaN)).toThrow(RangeError)
    expect(() => effectiveFromNominal(-30, 12)).toThrow(RangeError)
    expect(() => realRate(0.05, -1)).toThrow(RangeError)
  })
})

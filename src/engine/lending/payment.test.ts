import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundToCent } from '#engine/money.ts'
import { oraclePayment, oraclePresentValue } from '#engine/oracles/lending.ts'
import { levelPayment, periodsFor, principalFor, rateFor } from './payment.ts'
import { rootBetween } from './root.ts'

describe('level payment', () => {
  // Each is P i / (1 - (1 + i)^-n), i = rate / 12, to the cent; the first two are the figures every mortgage table prints.
  it.each([
    [100_000, 0.06, 360, 599.55],
    [200_000, 0.065, 360, 1264.14],
    [300_000, 0.065, 360, 1896.2], // 1.5 x the line above before rounding: 1,264.1360 x 1.5 = 1,896.204
    [100_000, 0.06, 180, 843.86],
    [10_000, 0.12, 36, 332.14],
    [1000, 0, 12, 83.33],
  ])('%d at %d over %d months is %d', (principal, rate, months, expected) => {
    expect(roundToCent(levelPayment(principal, rate / 12, months))).toBe(expected)
  })

  it('one period repays principal and its interest; 0 % divides evenly', () => {
    expect(levelPayment(500, 0.01, 1)).toBeCloseTo(505, 10)
    expect(levelPayment(3600, 0, 360)).toBe(10)
  })

  it('agrees with the power form, down to rates near 0 and up to 100 % a year', () => {
    const rate = fc.double({ min: 1e-3, max: 1, noNaN: true })
    fc.assert(
      fc.property(rate, fc.integer({ min: 1, max: 480 }), (annual, n) => {
        const expected = oraclePayment(250_000, annual / 12, n)
        expect(Math.abs(levelPayment(250_000, annual / 12, n) / expected - 1)).toBeLessThan(1e-10)
        expect(oraclePresentValue(expected, annual / 12, n)).toBeCloseTo(250_000, 4)
      }),
    )
    expect(levelPayment(1000, 1e-12, 10)).toBeCloseTo(100, 6)
  })

  it('throws where no payment exists', () => {
    expect(() => levelPayment(1000, 0.01, 0)).toThrow(RangeError)
    expect(() => levelPayment(Number.NaN, 0.01, 12)).toThrow(RangeError)
  })
})

describe('the other unknowns', () => {
  it('principal, term and rate undo the payment', () => {
    const principal = fc.double({ min: 1, max: 1e9, noNaN: true })
    const annual = fc.double({ min: 0.0001, max: 1, noNaN: true })
    fc.assert(
      fc.property(principal, annual, fc.integer({ min: 2, max: 480 }), (P, r, n) => {
        const i = r / 12
        const A = oraclePayment(P, i, n)
        const loan = principalFor(A, i, n)
        expect(loan.outcome === 'found' && Math.abs(loan.value / P - 1) < 1e-10).toBe(true)
        const rate = rateFor(A, P, n)
        expect(rate.outcome === 'found' && Math.abs(rate.value - i) < 1e-9).toBe(true)
        // With high rates and long terms the payment is almost all interest and the term is not recoverable from it.
        if ((1 + i) ** n < 1e4) {
          const term = periodsFor(A, P, i)
          expect(term.outcome === 'found' && Math.abs(term.value - n) < 1e-4).toBe(true)
        }
      }),
    )
  })

  it('gives reasons when there is none', () => {
    expect(periodsFor(500, 100_000, 0.005)).toEqual({ outcome: 'no-answer', reason: 'payment-below-interest' })
    expect(periodsFor(0, 1000, 0)).toEqual({ outcome: 'no-answer', reason: 'payment-below-interest' })
    expect(rateFor(80, 1000, 12)).toEqual({ outcome: 'no-answer', reason: 'payments-below-principal' })
    expect(rateFor(20_000, 1000, 1)).toEqual({ outcome: 'no-answer', reason: 'rate-too-high' })
    expect(rateFor(Number.NaN, 1000, 1)).toEqual({ outcome: 'no-answer', reason: 'bad-input' })
    expect(principalFor(100, 0.01, 0)).toEqual({ outcome: 'no-answer', reason: 'bad-input' })
  })

  it('0 % loans', () => {
    expect(rateFor(100, 1200, 12)).toEqual({ outcome: 'found', value: 0 })
    expect(periodsFor(100, 1250, 0)).toEqual({ outcome: 'found', value: 12.5 })
    expect(periodsFor(100, 0, 0.01)).toEqual({ outcome: 'found', value: 0 })
  })
})

describe('root finder', () => {
  it('finds a zero, an end that is one, and nothing without a change of sign', () => {
    expect(rootBetween((x) => x * x - 2, 0, 2)).toBeCloseTo(Math.SQRT2, 12)
    expect(rootBetween((x) => x - 3, 3, 9)).toBe(3)
    expect(rootBetween((x) => x * x + 1, -1, 1)).toBeNull()
    expect(rootBetween(() => Number.NaN, 0, 1)).toBeNull()
    expect(rootBetween((x) => x ** 9 - 1e-9, 0, 10)).toBeCloseTo(0.1, 10)
  })
})

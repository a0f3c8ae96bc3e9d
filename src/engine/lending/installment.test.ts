import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oraclePayment } from '#engine/oracles/lending.ts'
import {
  installmentMonths,
  installmentPayment,
  installmentPrincipal,
  installmentRate,
  monthlyRateOf,
  type QuotedRate,
} from './installment.ts'
import type { Solved } from './payment.ts'

const us: QuotedRate = { kind: 'falling-balance', compoundsPerYear: 12 }
const canadian: QuotedRate = { kind: 'falling-balance', compoundsPerYear: 2 }
const flat: QuotedRate = { kind: 'flat' }
const value = (solved: Solved): number => {
  if (solved.outcome !== 'found') throw new Error(solved.reason)
  return solved.value
}

test('Regulation Z Appendix J (c)(1)(i): 24 payments of 230 on 5,000 are 9.69%', () => {
  expect(value(installmentRate(230, 5000, 24, us)) * 100).toBeCloseTo(9.69, 2)
})

test('a Canadian mortgage at 6% compounding twice a year costs (1.03)^(1/6) - 1 a month', () => {
  expect(monthlyRateOf(0.06, 2)).toBeCloseTo(1.03 ** (1 / 6) - 1, 15)
  expect(value(installmentPayment(100_000, 0.06, 300, canadian))).toBeCloseTo(
    oraclePayment(100_000, 1.03 ** (1 / 6) - 1, 300),
    8,
  )
})

describe('a flat rate', () => {
  test('10,000 at 8% for 36 months: 12,400 / 36 a month', () => {
    expect(value(installmentPayment(10_000, 0.08, 36, flat))).toBeCloseTo(12_400 / 36, 10)
  })
  test('a payment at or below the flat interest of a month never ends', () => {
    // 12,000 x 12% / 12 = 120
    expect(installmentMonths(120, 12_000, 0.12, flat)).toEqual({
      outcome: 'no-answer',
      reason: 'payment-below-interest',
    })
    expect(value(installmentMonths(220, 12_000, 0.12, flat))).toBe(120)
  })
  test('payments that add up to less than the loan have no rate', () => {
    expect(installmentRate(99, 1200, 12, flat).outcome).toBe('no-answer')
    expect(value(installmentRate(100, 1200, 12, flat))).toBe(0)
  })
})

test('each of the four gives the others back, however the rate is quoted', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(us, canadian, flat, { kind: 'falling-balance', compoundsPerYear: 365 } as const),
      fc.integer({ min: 1000, max: 1_000_000 }),
      fc.integer({ min: 10, max: 4000 }),
      fc.integer({ min: 1, max: 480 }),
      (quoted, principal, basisPoints, months) => {
        const rate = basisPoints / 10_000
        const payment = value(installmentPayment(principal, rate, months, quoted))
        expect(value(installmentPrincipal(payment, rate, months, quoted)) / principal).toBeCloseTo(1, 9)
        expect(value(installmentRate(payment, principal, months, quoted))).toBeCloseTo(rate, 7)
        // Near the interest alone the number of payments cannot be told from a rounded payment.
        if (payment > 1.0001 * principal * (rate / 12))
          expect(value(installmentMonths(payment, principal, rate, quoted)) / months).toBeCloseTo(1, 5)
      },
    ),
  )
})

test('unusable inputs are refused', () => {
  expect(installmentPayment(1000, 0.1, 0, us).outcome).toBe('no-answer')
  expect(installmentPayment(Number.NaN, 0.1, 12, us).outcome).toBe('no-answer')
  expect(installmentRate(100, 0, 12, us).outcome).toBe('no-answer')
  expect(installmentPrincipal(100, -0.1, 12, us).outcome).toBe('no-answer')
})

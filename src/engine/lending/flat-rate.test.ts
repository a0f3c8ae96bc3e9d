import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oraclePresentValue, oracleRule78Unearned } from '#engine/oracles/lending.ts'
import { flatRateOfReducing, reducingRateOfFlat } from './flat-rate.ts'
import { rule78Payoff, rule78Rebate } from './rule-of-78.ts'
import { flatRatePayment } from './simple-interest.ts'

const value = (solved: ReturnType<typeof reducingRateOfFlat>): number => {
  if (solved.outcome !== 'found') throw new Error(solved.reason)
  return solved.value
}

describe('flat and reducing rates', () => {
  it('a published add-on example: 10,000 at 8 % added on over 36 months is 344.44 a month, 14.55 %', () => {
    expect(Math.round(flatRatePayment(10_000, 0.08, 36) * 100) / 100).toBe(344.44) // 12,400 / 36
    expect(value(reducingRateOfFlat(0.08, 36))).toBeCloseTo(0.1455, 4)
  })

  it('a published converter: 10 % flat over 36 months is 17.9 % on the falling balance', () => {
    expect(Math.round(value(reducingRateOfFlat(0.1, 36)) * 1000) / 10).toBe(17.9)
  })

  it('solves the add-on equation of the HP 12c Solutions Handbook: n / (1 + f n/12) = a_n at i', () => {
    for (const [flat, n] of [
      [0.05, 12],
      [0.07, 48],
      [0.12, 60],
      [0.3, 24],
    ] as const) {
      const i = value(reducingRateOfFlat(flat, n)) / 12
      expect(oraclePresentValue(1, i, n)).toBeCloseTo(n / (1 + (flat * n) / 12), 9)
    }
  })

  it('there and back gives the rate again; one payment has one rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 480 }), (basisPoints, months) => {
        const rate = basisPoints / 10_000
        const flat = value(flatRateOfReducing(rate, months))
        expect(value(reducingRateOfFlat(flat, months))).toBeCloseTo(rate, 7)
        expect(flat).toBeLessThanOrEqual(rate + 1e-12)
      }),
    )
    expect(value(flatRateOfReducing(0.12, 1))).toBeCloseTo(0.12, 12)
    expect(value(reducingRateOfFlat(0, 24))).toBe(0)
    expect(reducingRateOfFlat(-0.1, 24).outcome).toBe('no-answer')
    expect(flatRateOfReducing(0.1, 0).outcome).toBe('no-answer')
  })
})

describe('rule of 78', () => {
  it('published shares: month 1 of 12 earns 15.38 %, months 1 and 2 together 29.49 %', () => {
    expect(100 - rule78Rebate(100, 12, 1)).toBeCloseTo(15.38, 2) // 12/78
    expect(100 - rule78Rebate(100, 12, 2)).toBeCloseTo(29.49, 2) // 23/78
  })

  it('a published refund: 100 of interest, 12 months, paid off after 3: 90/156 is 57.69', () => {
    expect(rule78Rebate(100, 12, 3)).toBe(57.69)
  })

  it('agrees with adding the digits, for every month of any loan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 0, max: 120 }), (months, made) => {
        const paid = Math.min(made, months)
        expect(Math.abs(rule78Rebate(1234.5, months, paid) - oracleRule78Unearned(1234.5, months, paid))).toBeLessThan(
          0.006,
        )
      }),
    )
  })

  it('asks more than the actuarial method in between, the same at both ends', () => {
    // 10,000 and 2,000 of interest over 24 months: 500 a month; after 12: 6,000 - 2,000 x 156/600 = 5,480
    const half = rule78Payoff(10_000, 2000, 24, 12)
    expect(half).toMatchObject({ payment: 500, rebate: 520, payoff: 5480, barredByFederalLaw: false })
    for (let made = 1; made < 24; made++) {
      const result = rule78Payoff(10_000, 2000, 24, made)
      expect(result.outcome === 'found' && result.penalty).toBeGreaterThan(0)
    }
    expect(rule78Payoff(10_000, 2000, 24, 0)).toMatchObject({ payoff: 10_000, actuarialPayoff: 10_000, penalty: 0 })
    expect(rule78Payoff(10_000, 2000, 24, 24)).toMatchObject({ payoff: 0, actuarialPayoff: 0 })
  })

  it('15 USC 1615(b): lawful to 61 months, barred above; refuses impossible loans', () => {
    expect(rule78Payoff(10_000, 2000, 61, 1)).toMatchObject({ barredByFederalLaw: false })
    expect(rule78Payoff(10_000, 2000, 62, 1)).toMatchObject({ barredByFederalLaw: true })
    expect(rule78Payoff(10_000, 2000, 24, 25).outcome).toBe('refused')
    expect(rule78Payoff(0, 2000, 24, 1).outcome).toBe('refused')
    expect(rule78Payoff(10_000, -1, 24, 1).outcome).toBe('refused')
  })
})

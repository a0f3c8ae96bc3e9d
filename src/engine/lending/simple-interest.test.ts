import { describe, expect, it } from 'vitest'
import { yearFraction } from '#engine/month.ts'
import { rateFor } from './payment.ts'
import { flatRatePayment, simpleInterest, solveSimpleInterest } from './simple-interest.ts'

describe('simple interest', () => {
  it('10,000 at 6 % for 90 days: 150.00 on 30/360 or 360, 147.95 on 365', () => {
    expect(simpleInterest(10_000, 0.06, 90 / 360)).toBeCloseTo(150, 10)
    expect(simpleInterest(10_000, 0.06, yearFraction('2026-01-01', '2026-04-01', 'actual/365'))).toBeCloseTo(
      147.945205,
      6,
    )
    expect(simpleInterest(10_000, 0.06, yearFraction('2026-01-01', '2026-04-01', 'actual/360'))).toBeCloseTo(150, 10)
    expect(simpleInterest(10_000, 0.06, yearFraction('2026-01-01', '2026-04-01', '30/360'))).toBeCloseTo(150, 10)
  })

  it('solves for each of the four: 5,000 x 4 % x 3 years = 600', () => {
    const value = (known: Parameters<typeof solveSimpleInterest>[0]): number => {
      const solved = solveSimpleInterest(known)
      return solved.outcome === 'found' ? solved.value : Number.NaN
    }
    expect(value({ find: 'interest', principal: 5000, annualRate: 0.04, years: 3 })).toBeCloseTo(600, 10)
    expect(value({ find: 'principal', interest: 600, annualRate: 0.04, years: 3 })).toBeCloseTo(5000, 8)
    expect(value({ find: 'annualRate', interest: 600, principal: 5000, years: 3 })).toBeCloseTo(0.04, 12)
    expect(value({ find: 'years', interest: 600, principal: 5000, annualRate: 0.04 })).toBeCloseTo(3, 12)
  })

  it('has no answer where nothing would do', () => {
    const none = { outcome: 'no-answer', reason: 'bad-input' }
    expect(solveSimpleInterest({ find: 'years', interest: 600, principal: 5000, annualRate: 0 })).toEqual(none)
    expect(solveSimpleInterest({ find: 'interest', principal: -1, annualRate: 0.1, years: 1 })).toEqual(none)
    expect(solveSimpleInterest({ find: 'interest', principal: Number.NaN, annualRate: 0.1, years: 1 })).toEqual(none)
  })

  it('flat 10 % on 12,000 over 12 months asks 1,100 a month, a true rate of about 17.97 %', () => {
    // 12,000 + 1,200 over 12; the true i solves 1,100 (1 - (1 + i)^-12) / i = 12,000
    expect(flatRatePayment(12_000, 0.1, 12)).toBe(1100)
    const rate = rateFor(1100, 12_000, 12)
    if (rate.outcome !== 'found') throw new Error(rate.reason)
    expect(1100 * ((1 - (1 + rate.value) ** -12) / rate.value)).toBeCloseTo(12_000, 6)
    expect(rate.value * 12).toBeCloseTo(0.1797, 3)
    expect(() => flatRatePayment(1000, 0.1, 0)).toThrow(RangeError)
  })
})

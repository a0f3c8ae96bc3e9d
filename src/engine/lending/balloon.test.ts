import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oracleBalance, oracleStepBalance } from '#engine/oracles/lending.ts'
import { amortize } from './amortize.ts'
import { balloonLoan, paymentForBalloon } from './balloon.ts'
import { paymentSteps } from './payment-steps.ts'

describe('a balloon', () => {
  it('1,680,000 at 6 % on 25 years due after 5: 10,824.26 a month, the rest with payment 60', () => {
    const result = balloonLoan({ principal: 1_680_000, annualRate: 0.06, amortizationMonths: 300, balloonMonth: 60 })
    if (result.outcome !== 'found') throw new Error(result.reason)
    expect(result.payment).toBe(10_824.26) // 1,680,000 x 0.0064430140
    // Owed after 59 payments, and half a percent of it; 60 roundings of at most half a cent grow to under 0.40.
    const owed = oracleBalance(1_680_000, 0.005, 10_824.26, 59)
    expect(Math.abs(result.principalDue - owed)).toBeLessThan(0.4)
    expect(Math.abs(result.lastPayment - owed * 1.005)).toBeLessThan(0.4)
  })

  it('interest only to the end: 100,000 at 12 %, 1,000 a month and 101,000 with the last', () => {
    const result = balloonLoan({
      principal: 100_000,
      annualRate: 0.12,
      amortizationMonths: 36,
      balloonMonth: 24,
      interestOnlyMonths: 24,
    })
    expect(result).toMatchObject({ principalDue: 100_000, lastPayment: 101_000, totalInterest: 24_000 })
  })

  it('refuses a balloon past the amortization', () => {
    expect(balloonLoan({ principal: 1, annualRate: 0.1, amortizationMonths: 12, balloonMonth: 13 }).outcome).toBe(
      'refused',
    )
  })
})

describe('a payment for a wanted balloon', () => {
  it('leaves that balance: 30,000 at 6 % over 48 months down to 12,000', () => {
    const solved = paymentForBalloon(30_000, 0.06, 48, 12_000)
    if (solved.outcome !== 'found') throw new Error(solved.reason)
    // Half a cent in the payment grows to at most 0.005 s_48 = 0.27.
    expect(Math.abs(oracleStepBalance(30_000, 0.005, solved.value, 48) - 12_000)).toBeLessThan(0.28)
  })

  it('holds for any loan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 1_000_000 }),
        fc.integer({ min: 0, max: 3000 }).map((basisPoints) => basisPoints / 10_000),
        fc.integer({ min: 1, max: 360 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (principal, annualRate, months, share) => {
          const i = annualRate / 12
          const solved = paymentForBalloon(principal, annualRate, months, principal * share)
          const payment = solved.outcome === 'found' ? solved.value : Number.NaN
          const grown = i === 0 ? months : ((1 + i) ** months - 1) / i
          const left = oracleStepBalance(principal, i, payment, months)
          expect(Math.abs(left - principal * share)).toBeLessThan(0.0051 * grown + 1e-6 * principal)
        },
      ),
    )
  })

  it('0 % and a full balloon ask nothing; one above the loan has no answer', () => {
    expect(paymentForBalloon(1000, 0, 10, 1000)).toEqual({ outcome: 'found', value: 0 })
    expect(paymentForBalloon(1000, 0.1, 10, 1001)).toEqual({ outcome: 'no-answer', reason: 'payment-below-interest' })
    expect(paymentForBalloon(1000, 0.1, 0, 100)).toEqual({ outcome: 'no-answer', reason: 'bad-input' })
  })
})

describe('payment steps', () => {
  it('interest only, amortizing, a new rate, a balloon: one step each', () => {
    const result = amortize({
      principal: 300_000,
      annualRate: 0.06,
      termMonths: 360,
      startMonth: '2026-01',
      interestOnlyMonths: 12,
      rateChanges: [{ fromPayment: 25, annualRate: 0.07 }],
      balloonMonth: 36,
    })
    if (result.outcome !== 'paid-off') throw new Error(result.outcome)
    const steps = paymentSteps(result.rows)
    expect(steps.map((step) => [step.fromPayment, step.count])).toEqual([
      [1, 12],
      [13, 12],
      [25, 11],
      [36, 1],
    ])
    expect(steps[0]?.payment).toBe(1500)
    expect(steps[1]?.month).toBe('2027-02')
  })

  it('a last payment that only rounds belongs to the run', () => {
    const plain = amortize({ principal: 1000, annualRate: 0, termMonths: 12, startMonth: '2026-01' })
    expect(plain.outcome === 'paid-off' && paymentSteps(plain.rows)).toHaveLength(1)
    expect(paymentSteps([])).toEqual([])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '#engine/month.ts'
import { oraclePayment, oraclePaymentsToZero } from '#engine/oracles/lending.ts'
import { amortize } from './amortize.ts'
import type { Loan } from './loan.ts'
import { extraForPayoff, paymentForMonths } from './payoff-target.ts'

const house: Loan = { principal: 300_000, annualRate: 0.065, termMonths: 360, startMonth: '2026-01' }

describe('a wanted payoff date', () => {
  it('300,000 at 6.5 % within 180 months needs 2,613.33 a month: a cent less leaves a 181st payment', () => {
    // 300,000 x 0.0087110736 = 2,613.3221, rounded up
    expect(paymentForMonths(300_000, 0.065, 180)).toEqual({ outcome: 'found', value: 2613.33 })
    expect(oraclePaymentsToZero(300_000, 0.065 / 12, 2613.33)).toBe(180)
    expect(oraclePaymentsToZero(300_000, 0.065 / 12, 2613.32)).toBe(181)
    expect(paymentForMonths(300_000, 0.065, 0).outcome).toBe('no-answer')
  })

  it('as an extra on top of 1,896.20: about 717.13 a month, and not a cent less', () => {
    const result = extraForPayoff(house, '2041-01')
    if (result.outcome !== 'found') throw new Error(result.reason)
    expect(result.extra).toBeCloseTo(oraclePayment(300_000, 0.065 / 12, 180) - 1896.2, 1)
    expect(result.schedule.payoffMonth).toBe('2041-01')
    const less = amortize({ ...house, extras: [{ kind: 'monthly', amount: result.extra - 0.01 }] })
    expect(less.outcome === 'paid-off' && less.payoffMonth).toBe('2041-02')
  })

  it('works on any shape, and is the smallest that does', () => {
    const frequency = fc.constantFrom<NonNullable<Loan['frequency']>>(
      'monthly',
      'biweekly',
      'quarterly',
      'biweekly-held',
    )
    fc.assert(
      fc.property(fc.integer({ min: 24, max: 300 }), fc.integer({ min: 0, max: 900 }), frequency, (after, bp, beat) => {
        const loan: Loan = {
          ...house,
          annualRate: bp / 10_000,
          frequency: beat,
          extras: [{ kind: 'yearly', amount: 900, monthOfYear: 4 }],
        }
        const target = addMonths('2026-01', after)
        const result = extraForPayoff(loan, target)
        if (result.outcome !== 'found') throw new Error(result.reason)
        const month = (amount: number) => {
          const tried = amortize({ ...loan, extras: [...(loan.extras ?? []), { kind: 'monthly', amount }] })
          return tried.outcome === 'paid-off' ? tried.payoffMonth : '9999-12'
        }
        expect(month(result.extra) <= target).toBe(true)
        if (result.extra > 0) expect(month(Math.round(result.extra * 100 - 1) / 100) > target).toBe(true)
      }),
      { numRuns: 12 },
    )
  })

  it('asks nothing of a loan that ends by then, and says when a date cannot be met', () => {
    expect(extraForPayoff(house, '2056-01')).toMatchObject({ extra: 0 })
    expect(extraForPayoff(house, '2026-02')).toMatchObject({ outcome: 'found' })
    expect(extraForPayoff(house, '2026-01')).toEqual({ outcome: 'refused', reason: 'too-soon' })
    expect(extraForPayoff(house, '2030-01', '2030-06')).toEqual({ outcome: 'refused', reason: 'too-soon' })
    expect(extraForPayoff({ ...house, annualRate: -1 }, '2040-01')).toEqual({ outcome: 'refused', reason: 'bad-input' })
  })
})

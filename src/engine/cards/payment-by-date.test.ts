import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentToClearIn } from '#engine/oracles/cards.ts'
import type { Card } from './card.ts'
import { paymentByDate } from './payment-by-date.ts'
import { payOff } from './payoff.ts'
import type { PayoffOptions } from './payoff-plan.ts'

const options: PayoffOptions = { order: { kind: 'avalanche' }, firstMonth: '2026-11', interest: 'monthly' }
const card = (balance: number, apr: number, more: Partial<Card> = {}): Card => ({
  key: 'a',
  name: 'A',
  balance,
  apr,
  minimum: { kind: 'flat', amount: 0 },
  ...more,
})

describe('paymentByDate', () => {
  it('property: the level-payment formula, within the cents that rounding moves', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 30_000 }),
        fc.integer({ min: 0, max: 36 }),
        fc.integer({ min: 1, max: 120 }),
        (b, p, n) => {
          const got = paymentByDate([card(b, p / 100)], n, options)
          if (got.outcome !== 'found') throw new Error(got.outcome)
          expect(Math.abs(got.payment - paymentToClearIn(b, p / 1200, n))).toBeLessThanOrEqual(0.02)
          expect(got.course.months).toBeLessThanOrEqual(n)
          // One cent less does not make it.
          const less = payOff([card(b, p / 100)], { kind: 'fixed-total', amount: got.payment - 0.01 }, options)
          expect(less.outcome === 'paid-off' && less.months <= n).toBe(false)
        },
      ),
      { numRuns: 60 },
    )
  })
  it('pays a deferred-interest purchase of 1,200 in time: 100 a month for 12', () => {
    const offer = card(0, 0.29, {
      promo: { balance: 1200, apr: 0, paymentsLeft: 12, deferred: { apr: 0.29, accrued: 0 } },
    })
    const got = paymentByDate([offer], 12, options)
    expect(got).toMatchObject({ outcome: 'found', payment: 100, course: { totalInterest: 0, months: 12 } })
  })
  it('one payment: all of it with a month of interest', () => {
    expect(paymentByDate([card(1000, 0.12)], 1, options)).toMatchObject({ outcome: 'found', payment: 1010 })
  })
  it('refuses and notes the odd', () => {
    expect(paymentByDate([card(1000, 0.12)], 0, options)).toEqual({ outcome: 'refused', reason: 'no-months' })
    expect(paymentByDate([card(1000, 0.12)], 1.5, options)).toEqual({ outcome: 'refused', reason: 'no-months' })
    expect(paymentByDate([card(-1, 0.12)], 12, options)).toEqual({ outcome: 'refused', reason: 'negative-amount' })
    expect(paymentByDate([card(0, 0.12)], 12, options)).toEqual({ outcome: 'nothing-owed' })
  })
})

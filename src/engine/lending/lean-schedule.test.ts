import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oraclePayment, oraclePaymentsToZero } from '#engine/oracles/lending.ts'
import { amortize } from './amortize.ts'
import { leanSchedule } from './lean-schedule.ts'

const START = '2000-01' as const

describe('the plain monthly schedule in columns', () => {
  it('Regulation Z sample H-25(B): 162,000 at 3.875 % for 30 years pays 761.78', () => {
    const lean = leanSchedule({ principal: 162_000, annualRate: 0.03875, termMonths: 360 })
    expect(lean.outcome === 'paid-off' && [lean.payment, lean.months, lean.owed.at(-1)]).toEqual([761.78, 360, 0])
  })

  it('is the full schedule to the cent, with own payments and extras, on 400 random loans', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 90_000_000 }),
        fc.integer({ min: 0, max: 2500 }),
        fc.integer({ min: 1, max: 480 }),
        fc.constantFrom(undefined, 0.7, 0.95, 1, 1.0001, 1.1, 2),
        fc.constantFrom(0, 25, 400),
        (inCents, basisPoints, termMonths, share, extra) => {
          const principal = inCents / 100
          const annualRate = basisPoints / 10_000
          const own =
            share === undefined ? {} : { payment: share * oraclePayment(principal, annualRate / 12, termMonths) }
          const lean = leanSchedule({ principal, annualRate, termMonths, extra, ...own })
          const extras = [{ kind: 'monthly' as const, amount: extra }]
          const full = amortize({ principal, annualRate, termMonths, startMonth: START, extras, ...own })
          if (full.outcome !== 'paid-off') {
            expect(lean.outcome).toBe('refused')
            return
          }
          // A payment below the first month's interest can only win there by growing forever; the lean one says so at once.
          if (lean.outcome === 'refused') expect(full.negativeAmortization).not.toBeNull()
          else {
            expect(lean.owed.slice(1)).toEqual(full.rows.map((row) => row.balance))
            expect(lean.interest.slice(1)).toEqual(full.rows.map((row) => row.interest))
            expect([lean.payment, lean.months, lean.totalInterest]).toEqual([
              full.regularPayment,
              full.months,
              full.totalInterest,
            ])
            const paid = full.rows.map((row) => Math.round((row.payment + row.extra) * 100) / 100)
            expect(lean.paid.slice(1)).toEqual(paid)
          }
        },
      ),
      { numRuns: 400 },
    )
  })

  it('an own payment ends it when the closed form says', () => {
    const lean = leanSchedule({ principal: 200_000, annualRate: 0.06, termMonths: 360, payment: 1500 })
    expect(lean.outcome === 'paid-off' && lean.months).toBe(oraclePaymentsToZero(200_000, 0.005, 1500))
  })

  it('refuses a payment that equals the interest to the cent and so lets a rounding grow without end', () => {
    // 36% a month for 1,200 months: the level payment is the interest itself, rounded down by a fraction of a cent.
    for (const principal of [1000.01, 333.33, 50_000, 77.77])
      for (const annualRate of [0.36 * 12, 0.61 * 12, 0.29 * 12]) {
        const lean = leanSchedule({ principal, annualRate, termMonths: 1200 })
        if (lean.outcome === 'paid-off') expect(Math.max(...lean.owed)).toBeLessThanOrEqual(principal * 1.01 + 1)
        else expect(lean.reason).toBe('payment-below-interest')
      }
  })
  it('zero rate, one month, and what it refuses', () => {
    expect(leanSchedule({ principal: 1200, annualRate: 0, termMonths: 12 })).toMatchObject({
      payment: 100,
      totalInterest: 0,
    })
    expect(leanSchedule({ principal: 100, annualRate: 0.12, termMonths: 1 })).toMatchObject({
      paid: [0, 101],
      owed: [100, 0],
    })
    expect(leanSchedule({ principal: 1000, annualRate: 0.12, termMonths: 12, payment: 10 })).toEqual({
      outcome: 'refused',
      reason: 'payment-below-interest',
    })
    for (const wrong of [{ principal: 0 }, { annualRate: -0.01 }, { termMonths: 0 }, { extra: Number.NaN }])
      expect(leanSchedule({ principal: 1000, annualRate: 0.1, termMonths: 12, ...wrong }).outcome).toBe('refused')
  })
})

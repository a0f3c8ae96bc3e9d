import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentsByRate } from './payments-by-rate.ts'

test('300,000 over 30 years: a quarter point from 6.25% is about 49 dollars a month', () => {
  // P i / (1 - (1 + i)^-n) by hand: 6.25%: 1,847.15; 6.5%: 1,896.20.
  const [now, more] = paymentsByRate({ principal: 300_000, months: 360, rate: 0.0625 }, [0, 0.0025])
  expect(now).toEqual({ rate: 0.0625, payment: 1_847.15, more: 0, interest: 364_974 })
  expect(more).toMatchObject({ payment: 1_896.2, more: 49.05 })
})

test('at no interest a month is the loan by its months; rates below zero are left out', () => {
  expect(paymentsByRate({ principal: 12_000, months: 12, rate: 0 }, [-0.01, 0])).toEqual([
    { rate: 0, payment: 1_000, more: 0, interest: 0 },
  ])
})

test('a higher rate never costs less, and the difference is the difference', () => {
  const money = fc.integer({ min: 1, max: 10_000_000 })
  const months = fc.integer({ min: 1, max: 480 })
  fc.assert(
    fc.property(money, months, fc.double({ min: 0, max: 0.3, noNaN: true }), (principal, n, rate) => {
      const rows = paymentsByRate({ principal, months: n, rate }, [-0.01, -0.0025, 0, 0.0025, 0.01])
      const now = rows.find((row) => row.rate === rate)?.payment ?? 0
      for (const [at, row] of rows.entries()) {
        expect(row.payment).toBeGreaterThanOrEqual(rows[at - 1]?.payment ?? 0)
        expect(now + row.more).toBeCloseTo(row.payment, 2)
      }
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oracleDrift, oraclePayment, oracleTotalInterest } from '#engine/oracles/lending.ts'
import { amortize, type PaidOff } from './amortize.ts'
import type { Loan } from './loan.ts'

const paidOff = (loan: Loan): PaidOff => {
  const result = amortize(loan)
  if (result.outcome !== 'paid-off') throw new Error(`Expected a payoff, got ${JSON.stringify(result)}`)
  return result
}

const house: Loan = { principal: 300_000, annualRate: 0.065, termMonths: 360, startMonth: '2026-01' }

describe('totals against closed forms', () => {
  it('total interest is nA - P within what rounding can do', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 200_000_000 }),
        fc.integer({ min: 0, max: 1200 }).map((basisPoints) => basisPoints / 10_000),
        fc.integer({ min: 1, max: 480 }),
        (principalCents, annualRate, termMonths) => {
          const principal = principalCents / 100
          const i = annualRate / 12
          const result = paidOff({ principal, annualRate, termMonths, startMonth: '2026-07' })
          // Half a cent in each payment, and half a cent in each interest, carried at interest to the last row; and the
          // same again when the payment was rounded up and the last rows are cut short.
          const bound = 0.005 * termMonths + 2 * oracleDrift(i, termMonths, 0.005) + 0.02
          const expected = oracleTotalInterest(principal, i, termMonths)
          expect(Math.abs(result.totalInterest - expected)).toBeLessThan(bound)
          expect(Math.abs(result.regularPayment - oraclePayment(principal, i, termMonths))).toBeLessThan(0.005 + 1e-6)
        },
      ),
    )
  })

  it('the printed totals are the sums of the columns', () => {
    const result = paidOff({ ...house, extras: [{ kind: 'yearly', amount: 1234.56, monthOfYear: 3 }] })
    const sum = (pick: (row: PaidOff['rows'][number]) => number): number =>
      result.rows.reduce((total, row) => total + Math.round(pick(row) * 100), 0)
    expect(sum((row) => row.interest)).toBe(Math.round(result.totalInterest * 100))
    expect(sum((row) => row.principal)).toBe(Math.round(result.totalPrincipal * 100))
    expect(sum((row) => row.extra)).toBe(Math.round(result.totalExtra * 100))
    expect(sum((row) => row.payment + row.extra)).toBe(Math.round(result.totalPaid * 100))
  })
})

describe('a loan already running', () => {
  it('accepts the statement’s payment: the last scheduled payment takes in the rounding of the years before', () => {
    const whole = paidOff(house)
    const row = whole.rows[239]
    const rest = paidOff({
      ...house,
      principal: row?.balance ?? 0,
      termMonths: 120,
      startMonth: row?.month ?? '2046-01',
      payment: 1896.2,
    })
    expect(rest.months).toBe(120)
    expect(rest.payoffMonth).toBe(whole.payoffMonth)
    expect(rest.lastPayment).toBe(whole.lastPayment)
  })

  it('a payment clearly under the level one runs past the term instead: n = ln(A/(A - Pi)) / ln(1 + i)', () => {
    // A = 1,800: ln(1,800 / 175) / ln(1 + 0.065 / 12) = 431.4
    expect(paidOff({ ...house, payment: 1800 }).months).toBe(432)
  })

  it('a rate change without a new payment leaves the payment and moves the interest', () => {
    const changed = paidOff({ ...house, rateChanges: [{ fromPayment: 3, annualRate: 0.06, reamortize: false }] })
    expect(changed.rows[2]?.payment).toBe(1896.2)
    expect(changed.rows[2]?.interest).toBeCloseTo((changed.rows[1]?.balance ?? 0) * 0.005, 2)
    expect(changed.months).toBeLessThan(360)
  })

  it('an interest-only loan takes a rate change in stride', () => {
    const changed = paidOff({
      ...house,
      interestOnlyMonths: 24,
      rateChanges: [{ fromPayment: 13, annualRate: 0.07 }],
    })
    expect(changed.rows[11]?.payment).toBe(1625) // 300,000 x 6.5 % / 12
    expect(changed.rows[12]?.payment).toBe(1750) // 300,000 x 7 % / 12
    expect(changed.rows[24]?.payment).toBeCloseTo(oraclePayment(300_000, 0.07 / 12, 336), 2)
  })

  it('a fixed payment survives interest-only months at its start', () => {
    const result = paidOff({ ...house, interestOnlyMonths: 12, payment: 2500 })
    expect(result.rows[11]).toMatchObject({ payment: 1625, balance: 300_000 })
    expect(result.rows[12]?.payment).toBe(2500)
  })
})

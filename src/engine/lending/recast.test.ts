import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oraclePayment, oraclePaymentsToZero, oracleTotalInterest } from '#engine/oracles/lending.ts'
import { type RecastInputs, recast } from './recast.testkit.ts'

const found = (inputs: RecastInputs) => {
  const result = recast(inputs)
  if (result.outcome !== 'found') throw new Error(result.reason)
  return result
}

const loan = { balance: 300_000, annualRate: 0.06, monthsLeft: 300, lumpSum: 50_000, fee: 250 }

describe('a recast', () => {
  it('300,000 at 6 % with 300 months left and 50,000 paid: 1,932.90 falls to 1,610.75, fee back in a month', () => {
    // A = 0.0064430140 P: 300,000 -> 1,932.90; 250,000 -> 1,610.75
    const result = found(loan)
    expect(result).toMatchObject({
      oldPayment: 1932.9,
      newPayment: 1610.75,
      monthlyDrop: 322.15,
      feeBackAfterMonths: 1,
    })
    expect(result.months.asIs).toBe(300)
    expect(result.months.recast).toBe(300)
    expect(result.months.paymentKept).toBe(oraclePaymentsToZero(250_000, 0.005, 1932.9))
    // Interest by nA - P, give or take rounding in 300 rows.
    expect(Math.abs(result.interest.recast - oracleTotalInterest(250_000, 0.005, 300))).toBeLessThan(3)
  })

  it('a payment of one’s own above the level one is what the recast takes away', () => {
    const result = found({ ...loan, payment: 2200 })
    expect(result.oldPayment).toBe(2200)
    expect(result.monthlyDrop).toBe(589.25) // 2,200 - 1,610.75
    expect(result.months.asIs).toBe(oraclePaymentsToZero(300_000, 0.005, 2200))
  })

  it('lowers the payment by the share paid, keeps the end, and saves less interest than keeping the payment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 900_000 }),
        fc.double({ min: 0.01, max: 0.12, noNaN: true }),
        fc.integer({ min: 24, max: 360 }),
        fc.double({ min: 0.01, max: 0.9, noNaN: true }),
        (balance, annualRate, monthsLeft, share) => {
          const lumpSum = Math.round(balance * share)
          const result = found({ balance, annualRate, monthsLeft, lumpSum })
          const expected = oraclePayment(balance - lumpSum, annualRate / 12, monthsLeft)
          expect(Math.abs(result.newPayment - expected)).toBeLessThan(0.006)
          expect(result.months.recast).toBeLessThanOrEqual(monthsLeft)
          expect(result.interest.paymentKept).toBeLessThanOrEqual(result.interest.recast)
          expect(result.interest.recast).toBeLessThan(result.interest.asIs)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('refuses a lump sum that pays it off, and a payment below the interest', () => {
    expect(recast({ ...loan, lumpSum: 300_000 })).toEqual({ outcome: 'refused', reason: 'pays-it-off' })
    expect(recast({ ...loan, payment: 1000 })).toEqual({ outcome: 'refused', reason: 'payment-below-interest' })
    expect(recast({ ...loan, monthsLeft: 0 })).toEqual({ outcome: 'refused', reason: 'bad-input' })
    expect(recast({ ...loan, fee: Number.NaN })).toEqual({ outcome: 'refused', reason: 'bad-input' })
    expect(found({ ...loan, lumpSum: 0 }).feeBackAfterMonths).toBeNull()
  })
})

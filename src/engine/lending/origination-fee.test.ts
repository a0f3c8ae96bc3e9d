import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oraclePresentValue } from '#engine/oracles/lending.ts'
import { type FeeLoanInputs, loanWithFee } from './origination-fee.ts'

const found = (inputs: FeeLoanInputs) => {
  const result = loanWithFee(inputs)
  if (result.outcome !== 'found') throw new Error(result.reason)
  return result
}

const base: FeeLoanInputs = { amount: 10_000, feeShare: 0.05, handling: 'deducted', annualRate: 0.12, termMonths: 36 }

describe('an origination fee', () => {
  it('deducted: 10,000 at 12 % over 36 months with 5 % kept back pays out 9,500 at an APR of 15.6 %', () => {
    const result = found(base)
    expect(result).toMatchObject({ loanAmount: 10_000, fee: 500, received: 9500, payment: 332.14 })
    expect(Math.round(result.apr * 1000) / 10).toBe(15.6)
    expect(Math.abs(oraclePresentValue(332.14, result.apr / 12, 36) - 9500)).toBeLessThan(0.5)
  })

  it('deducted, with 10,000 wanted in hand: borrow 10,000 / 0.95 = 10,526.32', () => {
    const result = found({ ...base, amountIs: 'in-hand' })
    expect(result).toMatchObject({ loanAmount: 10_526.32, fee: 526.32, received: 10_000 })
    // The same loan in proportion, so the same APR.
    expect(result.apr).toBeCloseTo(found(base).apr, 5)
  })

  it('added: 10,500 is owed and 10,000 received; in cash: 10,000 owed and 9,500 kept', () => {
    const added = found({ ...base, handling: 'added' })
    expect(added).toMatchObject({ loanAmount: 10_500, fee: 500, received: 10_000 })
    expect(added.payment).toBe(348.75) // 332.1431 x 1.05
    const cash = found({ ...base, handling: 'paid-in-cash' })
    expect(cash).toMatchObject({ loanAmount: 10_000, received: 9500 })
    expect(cash.apr).toBe(found(base).apr)
    expect(added.apr).toBeLessThan(cash.apr) // 5 % of 10,500 would be 525
  })

  it('the cost of credit is everything paid back above what was received', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 100_000 }),
        fc.integer({ min: 0, max: 1200 }),
        fc.integer({ min: 0, max: 3600 }),
        fc.integer({ min: 1, max: 84 }),
        fc.constantFrom('deducted', 'added', 'paid-in-cash'),
        (amount, feePoints, basisPoints, termMonths, handling) => {
          const rate = basisPoints / 10_000
          const result = found({ amount, feeShare: feePoints / 10_000, handling, annualRate: rate, termMonths })
          expect(result.received + result.fee).toBeCloseTo(result.loanAmount, 6)
          expect(result.costOfCredit).toBeCloseTo(result.totalInterest + result.fee, 6)
          // The payment is rounded to the cent, so a short small loan may differ from its rate in the last digits.
          expect(result.apr).toBeGreaterThan(rate - 1e-4)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('refuses a fee of the whole loan, and terms no schedule takes', () => {
    expect(loanWithFee({ ...base, feeShare: 1 }).outcome).toBe('refused')
    expect(loanWithFee({ ...base, flatFee: 10_000 }).outcome).toBe('refused')
    expect(loanWithFee({ ...base, termMonths: 0 }).outcome).toBe('refused')
    expect(loanWithFee({ ...base, amount: Number.NaN }).outcome).toBe('refused')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oraclePayment } from '#engine/oracles/lending.ts'
import {
  annualDebtService,
  debtServiceCoverage,
  debtYield,
  largestLoanForCoverage,
  loanConstant,
} from './debt-service.ts'
import type { Solved } from './payment.ts'

const value = (solved: Solved): number => (solved.outcome === 'found' ? solved.value : Number.NaN)

describe('loan constant', () => {
  it('as printed tables of constants give it: 8 % over 30 years is 8.8052 %, 6.5 % is 7.5848 %', () => {
    expect(value(loanConstant(0.08, 360)) * 100).toBeCloseTo(8.8052, 4)
    expect(value(loanConstant(0.065, 360)) * 100).toBeCloseTo(7.5848, 4)
    expect(value(loanConstant(0.08, 30, 1)) * 100).toBeCloseTo(8.8827, 4) // yearly payments: 0.08 / (1 - 1.08^-30)
  })

  it('never falls below the rate, and meets it for a loan that is never repaid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 1200 }), (basisPoints, months) => {
        expect(value(loanConstant(basisPoints / 10_000, months))).toBeGreaterThanOrEqual(basisPoints / 10_000)
      }),
    )
    expect(value(loanConstant(0, 240))).toBeCloseTo(12 / 240, 12)
    expect(loanConstant(0.05, 0).outcome).toBe('no-answer')
  })
})

describe('debt service coverage', () => {
  it('a published example: 1,250,000 at 6.75 % over 25 years with 140,000 of income covers 1.351 times', () => {
    // It prints a payment of 8,636.39 and a year of 103,636.73, unrounded; a lender's payment is 8,636.39, so 103,636.68.
    const service = value(annualDebtService(1_250_000, 0.0675, 300))
    expect(service).toBe(103_636.68)
    const coverage = debtServiceCoverage(140_000, service)
    if (coverage.outcome !== 'found') throw new Error(coverage.outcome)
    expect(coverage.ratio).toBeCloseTo(1.351, 3)
    expect(coverage.leftOver).toBe(36_363.32)
    expect(coverage.incomeMayFallBy).toBeCloseTo(1 - 1 / 1.35087, 4)
  })

  it('interest only, quarterly and 0 %: the arithmetic of one payment', () => {
    expect(value(annualDebtService(100_000, 0.06, 360, { interestOnly: true }))).toBe(6000)
    const quarter = Math.round(oraclePayment(100_000, 0.02, 40) * 100) / 100
    expect(value(annualDebtService(100_000, 0.08, 40, { paymentsPerYear: 4 }))).toBeCloseTo(quarter * 4, 8)
    expect(value(annualDebtService(120_000, 0, 120))).toBe(12_000)
    expect(annualDebtService(-1, 0.06, 360).outcome).toBe('no-answer')
  })

  it('no debt has no ratio; a loss has a negative one', () => {
    expect(debtServiceCoverage(50_000, 0)).toEqual({ outcome: 'no-debt' })
    expect(debtServiceCoverage(-10_000, 20_000)).toMatchObject({ ratio: -0.5, leftOver: -30_000, incomeMayFallBy: -1 })
    expect(debtServiceCoverage(Number.NaN, 20_000).outcome).toBe('refused')
  })

  it('the largest loan for a coverage is covered exactly that often', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 5_000_000 }),
        fc.integer({ min: 100, max: 300 }),
        fc.integer({ min: 1, max: 2000 }),
        (income, hundredths, basisPoints) => {
          const least = hundredths / 100
          const rate = basisPoints / 10_000
          const loan = value(largestLoanForCoverage(income, least, rate, 300))
          expect(income / (oraclePayment(loan, rate / 12, 300) * 12)).toBeCloseTo(least, 8)
        },
      ),
    )
    expect(value(largestLoanForCoverage(-5, 1.25, 0.06, 300))).toBe(0)
    expect(largestLoanForCoverage(100, 0, 0.06, 300).outcome).toBe('no-answer')
    expect(value(debtYield(90_000, 1_000_000))).toBe(0.09)
    expect(debtYield(90_000, 0).outcome).toBe('no-answer')
  })
})

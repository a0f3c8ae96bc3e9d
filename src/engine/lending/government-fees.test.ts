import { describe, expect, it } from 'vitest'
import { usdaGuarantee, vaFundingFee } from '#facts/lending/mortgage.ts'
import { usdaFees, vaFundingFeeFor, vaRefinanceFeeFor } from './government-fees.ts'

const table = vaFundingFee.value.purchaseByDown

describe('VA funding fee (38 USC 3729)', () => {
  it('2.15% on first use with nothing down: 300,000 costs 6,450; 3.3% later: 9,900', () => {
    expect(vaFundingFeeFor(300_000, 0, 'first', table)).toEqual({ fee: 6450, share: 0.0215 })
    expect(vaFundingFeeFor(300_000, 0, 'later', table)).toEqual({ fee: 9900, share: 0.033 })
  })
  it('falls at exactly 5% and 10% down, and is nothing for an exempt veteran', () => {
    expect(vaFundingFeeFor(285_000, 0.05, 'later', table).share).toBe(0.015)
    expect(vaFundingFeeFor(285_000, 0.0499, 'first', table).share).toBe(0.0215)
    expect(vaFundingFeeFor(270_000, 0.1, 'first', table).share).toBe(0.0125)
    expect(vaFundingFeeFor(300_000, 0, 'exempt', table).fee).toBe(0)
  })
})

describe('VA funding fee of a refinance (38 USC 3729(b)(2))', () => {
  const fee = (kind: 'rateReduction' | 'cashOut', use: 'first' | 'later' | 'exempt') =>
    vaRefinanceFeeFor(300_000, kind, use, vaFundingFee.value)
  it('a streamline is 0.5% whatever the use: 300,000 costs 1,500', () => {
    expect(fee('rateReduction', 'first')).toEqual({ fee: 1500, share: 0.005 })
    expect(fee('rateReduction', 'later')).toEqual({ fee: 1500, share: 0.005 })
  })
  it('with cash out it is 2.15% on first use and 3.3% later: 6,450 and 9,900; nothing for an exempt veteran', () => {
    expect(fee('cashOut', 'first').fee).toBe(6450)
    expect(fee('cashOut', 'later').fee).toBe(9900)
    expect(fee('cashOut', 'exempt').fee + fee('rateReduction', 'exempt').fee).toBe(0)
  })
})

describe('USDA guarantee fees (7 CFR 3555.107)', () => {
  const loan = { baseLoan: 100_000, annualRate: 0, termMonths: 360, financeUpfront: true, ...usdaGuarantee.value }
  it('a financed 1% fee is 1% of the loan that holds it: 100,000 / 0.99 = 101,010.10', () => {
    const fees = usdaFees(loan)
    expect(fees.loanAmount).toBe(101_010.1)
    expect(fees.upfront).toBe(1010.1)
    expect(fees.upfront / fees.loanAmount).toBeCloseTo(0.01, 7)
  })
  it('paid in cash it is 1% of the loan', () => {
    expect(usdaFees({ ...loan, financeUpfront: false })).toMatchObject({ loanAmount: 100_000, upfront: 1000 })
  })
  it('at 0% over 100 months the first year averages 100,000 - 5.5 payments: 94,500 x 0.35% / 12 = 27.56', () => {
    const fees = usdaFees({ ...loan, termMonths: 100, financeUpfront: false })
    // Balances before payments 1..12 are 100,000, 99,000 … 89,000: their mean is 94,500.
    expect(fees.monthlyFees[0]).toBe(27.56)
    expect(fees.monthlyFees[11]).toBe(27.56)
    expect(fees.monthlyFees[12]).toBeLessThan(27.56)
    expect(fees.monthlyFees).toHaveLength(100)
  })
})

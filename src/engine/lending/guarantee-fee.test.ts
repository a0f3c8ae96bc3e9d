import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guaranteeFee, loanLeaving } from './guarantee-fee.ts'

/** SBA 7(a) fees of federal fiscal year 2026. */
const fees = {
  rows: [
    { upTo: 150_000, fee: 0.02, guaranteed: 0.85 },
    { upTo: 700_000, fee: 0.03, guaranteed: 0.75 },
    { upTo: null, fee: 0.035, guaranteed: 0.75 },
  ],
  overMillion: 0.0375,
}

describe('the SBA guarantee fee', () => {
  it('is a share of the guaranteed part: 150,000 x 85% x 2% = 2,550; 500,000 x 75% x 3% = 11,250', () => {
    expect(guaranteeFee(150_000, fees)).toEqual({ guaranteed: 127_500, share: 0.02, fee: 2550 })
    expect(guaranteeFee(500_000, fees).fee).toBe(11_250)
  })
  it('asks 3.75% above a guaranteed million: 2,000,000 x 75% = 1,500,000, so 35,000 + 500,000 x 3.75% = 53,750', () => {
    expect(guaranteeFee(2_000_000, fees).fee).toBe(53_750)
  })
  it('jumps at the edge of a row: one dollar more than 150,000 costs 825 more', () => {
    // 150,001 x 75% x 3% = 3,375.02
    expect(guaranteeFee(150_001, fees).fee - guaranteeFee(150_000, fees).fee).toBeCloseTo(825.02, 2)
  })
  it('is 0 for no loan', () => {
    expect(guaranteeFee(0, fees).fee).toBe(0)
  })
})

describe('the loan that leaves the cash wanted', () => {
  it('leaves it to the cent, fees and all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 4_500_000 }), fc.integer({ min: 0, max: 500 }), (cash, basis) => {
        const share = basis / 10_000
        const loan = loanLeaving(cash, share, 250, fees) ?? Number.NaN
        expect(Math.abs(loan * (1 - share) - 250 - guaranteeFee(loan, fees).fee - cash)).toBeLessThan(0.02)
      }),
    )
  })
  it('without a guarantee: 10,000 and 3% kept back takes 10,309.28; nothing when the fee takes all', () => {
    expect(loanLeaving(10_000, 0.03, 0, null)).toBe(10_309.28)
    expect(loanLeaving(10_000, 1, 0, null)).toBeNull()
    expect(loanLeaving(10_000, 1, 0, fees)).toBeNull()
  })
})

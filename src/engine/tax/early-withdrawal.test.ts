import { describe, expect, it } from 'vitest'
import { earlyWithdrawalTax } from './early-withdrawal.ts'

describe('additional tax on early withdrawals', () => {
  it('Publication 590-B: 10% of the taxable early part', () => {
    // Publication 590-B's example: Tom, 35, takes 3,000 from a traditional IRA and owes 300 besides income tax.
    expect(earlyWithdrawalTax(3_000)).toBe(300)
    expect(earlyWithdrawalTax(0.01)).toBeCloseTo(0.001, 10)
    expect(earlyWithdrawalTax(0)).toBe(0)
    expect(earlyWithdrawalTax(-50)).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { earlyWithdrawalTax } from './early-withdrawal.ts'

describe('additional tax on early withdrawals', () => {
  it('is 10% of the taxable early part (IRC 72(t)(1)), by hand', () => {
    expect(earlyWithdrawalTax(3_000)).toBe(300)
    expect(earlyWithdrawalTax(0.01)).toBeCloseTo(0.001, 10)
    expect(earlyWithdrawalTax(0)).toBe(0)
    expect(earlyWithdrawalTax(-50)).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { minimumPayment } from './minimum.ts'

describe('minimumPayment', () => {
  it('percent: the greater of floor and share of the statement balance', () => {
    const rule = { kind: 'percent', percent: 0.02, floor: 20 } as const
    expect(minimumPayment(rule, { balance: 2000, interest: 30 })).toBe(40)
    expect(minimumPayment(rule, { balance: 600, interest: 30 })).toBe(20)
    expect(minimumPayment(rule, { balance: 12.34, interest: 0.2 })).toBe(12.34)
  })
  it('percent plus interest and fees: 1 % of 5,000 is 50, plus 87.50 interest is 137.50', () => {
    const rule = { kind: 'percent-plus-interest', percent: 0.01, floor: 35 } as const
    expect(minimumPayment(rule, { balance: 5087.5, interest: 87.5 })).toBe(137.5)
    expect(minimumPayment(rule, { balance: 5117.5, interest: 87.5, fees: 30 })).toBe(167.5)
    expect(minimumPayment(rule, { balance: 1010, interest: 10 })).toBe(35)
  })
  it('rounds to the cent: 2 % of 1,234.56 is 24.6912', () => {
    expect(minimumPayment({ kind: 'percent', percent: 0.02, floor: 0 }, { balance: 1234.56, interest: 0 })).toBe(24.69)
  })
  it('flat and full balance', () => {
    expect(minimumPayment({ kind: 'flat', amount: 50 }, { balance: 400, interest: 3 })).toBe(50)
    expect(minimumPayment({ kind: 'flat', amount: 50 }, { balance: 4, interest: 3 })).toBe(4)
    expect(minimumPayment({ kind: 'full-balance' }, { balance: 400, interest: 3 })).toBe(400)
    expect(minimumPayment({ kind: 'flat', amount: 50 }, { balance: 0, interest: 0 })).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import { amortize } from './amortize.ts'
import { inFiveYears, totalInterestShare } from './loan-estimate.ts'

const rowsOf = (principal: number, annualRate: number, termMonths: number) => {
  const schedule = amortize({ principal, annualRate, termMonths, startMonth: '2013-05' })
  if (schedule.outcome !== 'paid-off') throw new Error(schedule.outcome)
  return schedule.rows
}

describe('Regulation Z, sample Loan Estimate H-24(B), Ficus Bank: 162,000 at 3.875% for 30 years', () => {
  // 82.35 of mortgage insurance for 80 months, 5,672 of loan costs; prepaid interest printed as 262 (15 days at 17.44).
  const disclosed = {
    rows: rowsOf(162_000, 0.03875, 360),
    premiums: Array.from({ length: 80 }, () => 82.35),
    loanCosts: 5672,
    prepaidInterest: 262,
  }
  test('prints 56,582 paid in five years, 15,773 of it principal', () => {
    const { paid, principal } = inFiveYears(disclosed)
    // By hand: 60 x (761.78 + 82.35) + 5,672 + 262 = 56,581.80.
    expect(paid).toBeCloseTo(56_581.8, 6)
    expect(Math.round(paid)).toBe(56_582)
    expect(Math.round(principal)).toBe(15_773)
  })
  test('prints a total interest percentage of 69.45%', () => {
    expect(totalInterestShare(162_000, disclosed) * 100).toBeCloseTo(69.45, 2)
  })
})

test('0% over ten months: no interest but the prepaid, all payments within five years', () => {
  const rows = rowsOf(1000, 0, 10)
  const disclosed = { rows, premiums: [], loanCosts: 50, prepaidInterest: 10 }
  expect(inFiveYears(disclosed)).toEqual({ paid: 1060, principal: 1000 })
  expect(totalInterestShare(1000, disclosed)).toBeCloseTo(0.01, 12)
})

import { describe, expect, it } from 'vitest'
import { type DebtTerms, type DebtUnderWay, offerPayments, payMonth } from './debt-months.ts'

const rule = { floor: 35, shareOfBalance: 0.01 }
/** Balances after each of so many months, cents. */
function follow(terms: DebtTerms, balance: number, payment: number, months: number, points = 0): readonly number[] {
  const debt: DebtUnderWay = { terms, balance, payment, deferred: 0 }
  return Array.from({ length: months }, (_, month) => {
    payMonth(debt, month, rule, points)
    return debt.balance
  })
}

describe('a month of a debt paid as it is today', () => {
  const offer = { apr: 0, last: 0, deferred: false }
  // 2,000 − 40; then 24% ÷ 12 of 1,960 is 39.20, 1% of it 19.60: 58.80 is asked. Then 38.81 (of 1,940.40) and 19.40.
  it('a card asks for 1% and the interest once its offer has ended', () => {
    expect(follow({ kind: 'card', apr: 0.24, promo: offer }, 2000_00, 40_00, 3)).toEqual([1960_00, 1940_40, 1921_00])
  })
  it('what is paid stands while it is the larger, and on a loan always', () => {
    // 1,900 + 38 − 100; 1,960 + 39.20 − 40.
    expect(follow({ kind: 'card', apr: 0.24, promo: offer }, 2000_00, 100_00, 2)).toEqual([1900_00, 1838_00])
    expect(follow({ kind: 'personal', apr: 0.24, promo: offer }, 2000_00, 40_00, 2)).toEqual([1960_00, 1959_20])
  })
  it('an offer that ends before the first payment has ended all the same', () => {
    // 40.00 of interest and 1% of 2,000.
    const over = { ...offer, last: -1 }
    expect(follow({ kind: 'card', apr: 0.24, promo: over }, 2000_00, 40_00, 1)).toEqual([1980_00])
  })
  it('a card whose rate stays keeps its payment, even one that never ends it', () => {
    expect(follow({ kind: 'card', apr: 0.24, promo: null }, 2000_00, 30_00, 1)).toEqual([2010_00])
  })
  it('a rate that has risen asks for its minimum too', () => {
    // 36% ÷ 12 of 2,000 is 60, and 1% of it 20.
    expect(follow({ kind: 'card', apr: 0.24, promo: null }, 2000_00, 40_00, 1, 0.12)).toEqual([1980_00])
  })
})

describe('payments inside an offer', () => {
  it('through April 20, due on the 18th: December to April; due on the 25th, or nobody knows: one fewer', () => {
    expect(offerPayments('2027-04-20', 18, '2026-12')).toBe(5)
    expect(offerPayments('2027-04-20', 25, '2026-12')).toBe(4)
    expect(offerPayments('2027-04-20', null, '2026-12')).toBe(4)
    expect(offerPayments('2027-04-30', null, '2026-12')).toBe(5)
    expect(offerPayments('2026-11-30', 1, '2026-12')).toBe(0)
  })
})

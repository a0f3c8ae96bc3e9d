import { describe, expect, it } from 'vitest'
import { loanAt, loanKinds, nextBetter, rateTables, rowAt } from './loan-cost.ts'

describe('what a score changes on a loan', () => {
  // 25,000 over 60 months. At 6.15%: 485.07 a month; at 9.71%: 527.62 (25,000 × r ÷ (1 − (1 + r)^−60)).
  it('25,000 for a new car over 60 months: prime and near prime', () => {
    const loan = { kind: 'new-car', amount: 25_000, months: 60 } as const
    expect(loanAt(loan, 694).payment).toEqual([485.07, 485.07])
    expect(loanAt(loan, 660).payment).toEqual([527.62, 527.62])
    expect(loanAt(loan, 660).interest[0]).toBeCloseTo(527.62 * 60 - 25_000, 2)
  })
  it('a personal loan’s rates are a range', () => {
    expect(rowAt('personal', 694).rates).toEqual([0.13, 0.18])
    const { payment } = loanAt({ kind: 'personal', amount: 10_000, months: 36 }, 694)
    expect(payment[0]).toBeLessThan(payment[1])
  })
  it('says how far the next row is, and that there is none above the best', () => {
    expect(nextBetter('new-car', 694)).toMatchObject({ points: 87, row: { scoreFrom: 781 } })
    expect(nextBetter('card', 850)).toBeNull()
  })
  it('every table falls from the best score to 300 and its rates rise', () => {
    for (const kind of loanKinds) {
      const rows = rateTables[kind]
      expect(rows.at(-1)?.scoreFrom).toBe(300)
      rows.forEach((row, i) => {
        expect(row.scoreFrom).toBeLessThan(rows[i - 1]?.scoreFrom ?? 851)
        expect(row.rates[0]).toBeGreaterThan(rows[i - 1]?.rates[0] ?? 0)
      })
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oraclePaymentsToZero } from '#engine/oracles/lending.ts'
import { type LevelDebt, payLevelDebts } from './level-debts.ts'
import { payOff } from './payoff.ts'

const options = { order: { kind: 'avalanche' }, firstMonth: '2027-01', interest: 'monthly' } as const

describe('steady debts', () => {
  it('one debt: the number of payments of the closed form', () => {
    const course = payLevelDebts([{ balance: 5000, annualRate: 0.18, payment: 150 }], { kind: 'own' })
    expect(course.months).toBe(Math.ceil(oraclePaymentsToZero(5000, 0.015, 150)))
    expect(course.totalPaid).toBeCloseTo(5000 + course.totalInterest, 8)
  })
  it('no interest: by hand', () => {
    const debts = [
      { balance: 300, annualRate: 0, payment: 100 },
      { balance: 600, annualRate: 0, payment: 100 },
    ]
    expect(payLevelDebts(debts, { kind: 'own' })).toMatchObject({ months: 6, totalInterest: 0, clearedAt: [3, 6] })
    // 200 a month in all: 300 is gone after 3, then 200 a month on the 300 left.
    expect(payLevelDebts(debts, { kind: 'total', amount: 200 })).toMatchObject({ months: 5, clearedAt: [3, 5] })
  })
  it('an offer that ends: what is left, and the later rate from then on', () => {
    const debt = { balance: 1200, annualRate: 0, payment: 100, later: { after: 10, annualRate: 0.24 } }
    // 200 left after 10; 204 - 100 = 104; 106.08 - 100 = 6.08; 6.20 clears it: interest 4 + 2.08 + 0.12 in 13 months.
    expect(payLevelDebts([debt], { kind: 'own' })).toMatchObject({ months: 13, totalInterest: 6.2, leftAtEnd: [200] })
  })
  it('never paid off: payments under the interest, or none', () => {
    expect(payLevelDebts([{ balance: 1000, annualRate: 0.24, payment: 20 }], { kind: 'own' }).outcome).toBe(
      'never-paid-off',
    )
    expect(payLevelDebts([{ balance: 1000, annualRate: 0, payment: 0 }], { kind: 'own' }).outcome).toBe(
      'never-paid-off',
    )
  })
  it('nothing owed is done at once', () => {
    expect(payLevelDebts([], { kind: 'own' })).toMatchObject({ outcome: 'paid-off', months: 0, totalPaid: 0 })
  })
  it('agrees to the cent with the card engine under flat minimums', () => {
    const anyDebt = fc.record({
      balance: fc.integer({ min: 100, max: 2_000_000 }).map((c) => c / 100),
      annualRate: fc.integer({ min: 0, max: 3600 }).map((b) => b / 10_000),
      payment: fc.integer({ min: 2500, max: 60_000 }).map((c) => c / 100),
    })
    fc.assert(
      fc.property(
        fc.array(anyDebt, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 500 }),
        fc.boolean(),
        (debts: readonly LevelDebt[], more, own) => {
          const amount = debts.reduce((sum, debt) => sum + debt.payment, 0) + more
          const cards = debts.map((debt, i) => ({
            key: String(i),
            name: '',
            balance: debt.balance,
            apr: debt.annualRate,
            minimum: { kind: 'flat', amount: debt.payment } as const,
          }))
          const course = payLevelDebts(debts, own ? { kind: 'own' } : { kind: 'total', amount })
          const full = payOff(cards, own ? { kind: 'minimum' } : { kind: 'fixed-total', amount }, options)
          if (full.outcome === 'refused') throw new Error(full.reason)
          expect(course.outcome).toBe(full.outcome)
          if (full.outcome !== 'paid-off') return
          expect(course.months).toBe(full.months)
          expect(course.totalInterest).toBeCloseTo(full.totalInterest, 6)
          expect(course.totalPaid).toBeCloseTo(full.totalPaid, 6)
        },
      ),
      { numRuns: 300 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { debt } from './debts.testkit.ts'
import { federalLoans, growingDebts, troublesOf } from './guards.ts'

const fine = { paysNow: 300, minimums: 300 }
describe('what stands before any strategy', () => {
  it('nothing, when the minimums are paid and the month does not end short', () => {
    expect(troublesOf([debt({})], fine, 120, false)).toEqual([])
    expect(troublesOf([debt({})], fine, null, false)).toEqual([])
    expect(troublesOf([debt({})], { paysNow: 299.7, minimums: 300 }, 0, false)).toEqual([])
  })
  it('each trouble, in its order', () => {
    const late = debt({ id: 'late', missed: 2 })
    const gone = debt({ id: 'gone', balance: 0, missed: 3 })
    expect(troublesOf([late, gone], { paysNow: 250, minimums: 300 }, -80.25, true)).toEqual([
      { kind: 'cannot-pay' },
      { kind: 'missed', debts: ['late'] },
      { kind: 'below-minimums', short: 50 },
      { kind: 'short-month', short: 80.25 },
    ])
  })
})

describe('federal student loans', () => {
  it('their balance, payment and rate; other student loans and paid ones do not count', () => {
    const federal = { kind: 'student', isFederal: true } as const
    const loans = [
      debt({ id: 'a', ...federal, balance: 3000, apr: 0.04, minimum: 40 }),
      debt({ id: 'b', ...federal, balance: 1000, apr: 0.08, minimum: 20, payment: 30 }),
      debt({ id: 'c', kind: 'student', balance: 9000, apr: 0.1, minimum: 90 }),
      debt({ id: 'd', ...federal, balance: 0 }),
    ]
    expect(federalLoans(loans, '2026-11-23')).toEqual({ ids: ['a', 'b'], balance: 4000, payment: 70, apr: 0.05 })
    expect(federalLoans(loans.slice(2), '2026-11-23')).toBeNull()
    expect(federalLoans([debt({ ...federal, apr: 0.04 })], '2026-11-23')).toMatchObject({ payment: null })
  })
})

describe('debts that grow', () => {
  it('a payment under the month’s interest: 1,000 at 24% asks for 20 to stand still', () => {
    const card = debt({ apr: 0.24, minimum: 15 })
    expect(growingDebts([card, debt({ apr: 0.24, minimum: 20 }), debt({ minimum: 1 })], '2026-11-23')).toEqual([
      { id: 'a', interest: 20, payment: 15 },
    ])
  })
})

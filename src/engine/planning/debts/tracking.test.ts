import { describe, expect, it } from 'vitest'
import { choices, debt, scope } from './debts.testkit.ts'
import { planCards } from './plan-cards.ts'
import { courseOf } from './strategies.ts'
import { baselineOf, owedAfter, paidShare, paymentMonth, trackPlan } from './tracking.ts'

const debts = [
  debt({ id: 'a', balance: 300, apr: 0, minimum: 100 }),
  debt({ id: 'b', balance: 600, apr: 0, minimum: 100 }),
]
const course = courseOf(planCards(debts, scope()), choices(), '2026-12')
const baseline = course && baselineOf(course, debts, '2026-12')
if (!baseline) throw new Error('no plan to follow')

describe('a plan that is followed', () => {
  it('keeps what was owed and what was to be paid', () => {
    expect(baseline).toEqual({
      startMonth: '2026-12',
      owed: { a: 300, b: 600 },
      planned: [200, 200, 200, 200, 100],
    })
  })
  it('a plan without an end is no schedule', () => {
    const stuck = [debt({ apr: 0.3, minimum: 1 })]
    const endless = courseOf(planCards(stuck, scope()), choices(), '2026-12')
    expect(endless && baselineOf(endless, stuck, '2026-12')).toBeNull()
  })
  it('the next payment: next month without a plan, the plan’s first month, then this month', () => {
    expect(paymentMonth(null, '2026-11-23')).toBe('2026-12')
    expect(paymentMonth(baseline, '2026-11-23')).toBe('2026-12')
    expect(paymentMonth(baseline, '2027-02-01')).toBe('2027-02')
  })
  it('payments written down stand against it month by month; other debts and earlier payments do not count', () => {
    const paid = [
      debt({
        id: 'a',
        balance: 100,
        paid: [
          { on: '2026-12-05', amount: 100 },
          { on: '2027-01-06', amount: 150 },
          { on: '2026-11-30', amount: 999 },
        ],
      }),
      debt({
        id: 'b',
        balance: 380,
        paid: [
          { on: '2026-12-20', amount: 130 },
          { on: '2027-02-01', amount: 90 },
        ],
      }),
      debt({ id: 'later', balance: 50, paid: [{ on: '2027-01-02', amount: 500 }] }),
    ]
    const tracked = trackPlan(baseline, paid, '2027-02-10')
    expect(tracked?.months).toEqual([
      { month: '2026-12', planned: 200, paid: 230 },
      { month: '2027-01', planned: 200, paid: 150 },
      { month: '2027-02', planned: 200, paid: 90 },
    ])
    // 380 of 400 in the two months that are over; 110 of this month's 200 to go.
    expect(tracked).toMatchObject({ ahead: -20, leftThisMonth: 110, paid: 470, planned: 600 })
  })
  it('before its first month, and long after its last', () => {
    expect(trackPlan(baseline, debts, '2026-11-30')).toBeNull()
    expect(trackPlan(baseline, debts, '2027-06-15')?.months.at(-1)).toEqual({ month: '2027-06', planned: 0, paid: 0 })
  })
  it('progress of a debt since then', () => {
    expect(paidShare(baseline, debt({ id: 'b', balance: 150 }))).toBe(0.75)
    expect(paidShare(baseline, debt({ id: 'b', balance: 900 }))).toBe(0)
    expect(paidShare(baseline, debt({ id: 'new', balance: 900 }))).toBeNull()
  })
})

describe('what is likely owed after a payment', () => {
  const card = debt({ balance: 1000, apr: 0.12 })
  it('a month’s interest comes with the first payment of a calendar month: 1,000 + 10 - 200', () => {
    expect(owedAfter(card, 200, '2026-12-05')).toBe(810)
    const again = debt({ balance: 810, apr: 0.12, paid: [{ on: '2026-12-05', amount: 200 }] })
    expect(owedAfter(again, 100, '2026-12-20')).toBe(710)
    expect(owedAfter(again, 100, '2027-01-20')).toBe(718.1)
  })
  it('never below nothing, and no interest in an offer or at an unknown rate', () => {
    expect(owedAfter(card, 5000, '2026-12-05')).toBe(0)
    const offer = { promoApr: 0, promoEnds: '2027-01-31' } as const
    expect(owedAfter(debt({ apr: 0.3, ...offer }), 100, '2026-12-05')).toBe(900)
    expect(owedAfter(debt({ balance: 1000 }), 100, '2026-12-05')).toBe(900)
  })
})

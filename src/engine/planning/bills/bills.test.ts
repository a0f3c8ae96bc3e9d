import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEntry } from '#engine/household/field.ts'
import { type Bill, billFields, frequencies } from '#engine/household/lists.ts'
import { addDays, type IsoDate } from '#engine/month.ts'
import { costAhead, costSoFar, monthlyCost, priceChanges, usualAmount, yearlyCost } from './bill-history.ts'
import { dueDays } from './due-days.ts'
import { dueState, paymentDay } from './due-state.ts'
import { renewalOf } from './renewals.ts'
import { dueByMonth, dueSoon, periodSums } from './sums.ts'

const today = '2026-11-23'
const bill = (known: Partial<Bill>): Bill => {
  const read = readEntry(billFields, { id: 'a', name: 'A', kind: 'bill', amount: 50, every: 'month', ...known })
  if (read === null) throw new Error('not a bill')
  return read
}
const log = (...entries: readonly (readonly [IsoDate, number])[]) => entries.map(([on, amount]) => ({ on, amount }))

describe('due days, both ways from the one that is known', () => {
  it('the 31st is the last day of each month', () => {
    expect(dueDays(bill({ dueOn: '2027-01-31' }), '2026-09-01', '2027-02-28')).toEqual([
      '2026-09-30',
      '2026-10-31',
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
    ])
  })
  it('every two weeks, and a quarter, before the known day', () => {
    expect(dueDays(bill({ every: 'two-weeks', dueOn: '2026-12-04' }), '2026-11-01', '2026-12-10')).toEqual([
      '2026-11-06',
      '2026-11-20',
      '2026-12-04',
    ])
    expect(dueDays(bill({ every: 'quarter', dueOn: '2027-02-10' }), '2026-05-01', '2026-12-31')).toEqual([
      '2026-05-10',
      '2026-08-10',
      '2026-11-10',
    ])
  })
  it('February 29 each year', () => {
    expect(dueDays(bill({ every: 'year', dueOn: '2028-02-29' }), '2024-01-01', '2027-12-31')).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
    ])
  })
  it('not before it started, not after it ends, and once is once', () => {
    const span = { dueOn: '2026-11-10', startedOn: '2026-10-01', endsOn: '2026-12-01' } as const
    expect(dueDays(bill(span), '2026-01-01', '2027-12-31')).toEqual(['2026-10-10', '2026-11-10'])
    expect(dueDays(bill({ every: 'once', dueOn: '2026-11-10' }), '2026-01-01', '2027-12-31')).toEqual(['2026-11-10'])
    expect(dueDays(bill({}), '2026-01-01', '2027-12-31')).toEqual([])
  })
})

describe('what a bill comes to', () => {
  it('varies: the median of the newest twelve payments, once there are three', () => {
    const varies = { varies: true, amount: 145 } as const
    expect(usualAmount(bill({ ...varies, paid: log(['2026-09-18', 90], ['2026-10-18', 200]) }))).toBe(145)
    expect(
      usualAmount(bill({ ...varies, paid: log(['2026-09-18', 90], ['2026-11-18', 100], ['2026-10-18', 200]) })),
    ).toBe(100)
    expect(usualAmount(bill({ amount: 20, paid: log(['2026-09-18', 1], ['2026-10-18', 2], ['2026-11-18', 3]) }))).toBe(
      20,
    )
  })
  it('a month and a year of it: 10 a week is 43.33 and 520', () => {
    const weekly = bill({ amount: 10, every: 'week' })
    expect(monthlyCost(weekly)).toBeCloseTo(43.3333, 3)
    expect(yearlyCost(weekly)).toBe(520)
    expect(yearlyCost(bill({ amount: 30, every: 'once' }))).toBe(0)
  })
  it('price changes, oldest first; none where it varies anyway', () => {
    const paid = log(['2026-01-11', 15.99], ['2026-03-11', 17.99], ['2026-02-11', 15.99])
    expect(priceChanges(bill({ paid }))).toEqual([{ on: '2026-03-11', from: 15.99, to: 17.99 }])
    expect(priceChanges(bill({ paid, varies: true }))).toEqual([])
  })
  it('so far: payments written down, and due dates since it started before the first of them', () => {
    // Started in June, first payment written down in September at 12: June 5, July 5 and August 5 at 12 each.
    const paid = log(['2026-09-05', 12], ['2026-10-05', 12], ['2026-11-05', 14])
    const one = bill({ amount: 14, dueOn: '2026-12-05', startedOn: '2026-06-01', paid })
    expect(costSoFar(one, today)).toEqual({ total: 74, recorded: 38, payments: 3, estimated: 36 })
    expect(costSoFar(bill({ dueOn: '2026-12-05' }), today)).toEqual({
      total: 0,
      recorded: 0,
      payments: 0,
      estimated: 0,
    })
    // Nothing written down: five due dates from July 5 to November 5 at the amount as said.
    expect(costSoFar(bill({ amount: 10, dueOn: '2026-12-05', startedOn: '2026-07-01' }), today).total).toBe(50)
  })
  it('still to be paid until it ends', () => {
    expect(costAhead(bill({ dueOn: '2026-11-05', endsOn: '2027-02-28' }), today)).toBe(150)
    expect(costAhead(bill({ dueOn: '2026-11-05' }), today)).toBeNull()
  })
})

describe('paid and overdue', () => {
  const due = { dueOn: '2026-09-18' } as const
  it('a payment belongs to the nearest due date, early or late', () => {
    // Paid on September 15 (three days early) and October 22 (four days late): November 18 is overdue.
    const one = bill({ ...due, paid: log(['2026-09-15', 50], ['2026-10-22', 50]) })
    expect(dueState(one, today)).toEqual({ next: '2026-12-18', paidFor: '2026-10-18', overdue: ['2026-11-18'] })
  })
  it('paid ahead: the next one is the one after', () => {
    const one = bill({ ...due, paid: log(['2026-11-18', 50], ['2026-12-16', 50]) })
    expect(dueState(one, today)).toEqual({ next: '2027-01-18', paidFor: '2026-11-18', overdue: [] })
  })
  it('nothing is overdue where no payment was ever written down, or autopay pays', () => {
    expect(dueState(bill(due), today)).toEqual({ next: '2026-12-18', paidFor: null, overdue: [] })
    const auto = bill({ ...due, autopay: true, paid: log(['2026-09-18', 50]) })
    expect(dueState(auto, today).overdue).toEqual([])
  })
  it('a yearly bill paid ten months ago leaves the next one open', () => {
    const yearly = bill({ every: 'year', dueOn: '2027-01-12', paid: log(['2026-01-10', 99]) })
    expect(dueState(yearly, today)).toEqual({ next: '2027-01-12', paidFor: '2026-01-12', overdue: [] })
  })
  it('paid today: on today where it is nearest, else on the due date it was for', () => {
    expect(paymentDay(bill(due), '2026-11-18', today)).toBe(today)
    expect(paymentDay(bill(due), '2026-12-18', today)).toBe('2026-12-18')
  })
  it('property: writing the payment of the next due date down moves on to a later one, and taking it out brings it back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...frequencies), fc.integer({ min: 0, max: 400 }), (every, ahead) => {
        const one = bill({ every, dueOn: addDays(today, ahead) })
        const { next } = dueState(one, today)
        if (next === null) return
        const after = dueState({ ...one, paid: [{ on: next, amount: 50 }] }, today).next
        expect(after === null || after > next).toBe(true)
        expect(dueState({ ...one, paid: [] }, today).next).toBe(next)
      }),
    )
  })
})

describe('renewals and the last day to cancel', () => {
  const streaming = { kind: 'subscription', dueOn: '2026-12-11' } as const
  it('a subscription charges again on its due date and is stopped the day before; with notice, so many days before', () => {
    expect(renewalOf(bill(streaming), today)).toEqual({
      on: '2026-12-11',
      cancelBy: '2026-12-10',
      daysLeft: 17,
      of: 'charge',
      stoppable: '2026-12-11',
    })
    expect(renewalOf(bill({ ...streaming, noticeDays: 0 }), today)).toMatchObject({
      cancelBy: '2026-12-11',
      daysLeft: 18,
    })
    // Charged today: too late for this one, in time for January's.
    expect(renewalOf(bill({ ...streaming, dueOn: today }), today)).toMatchObject({
      cancelBy: '2026-11-22',
      daysLeft: -1,
      stoppable: '2026-12-23',
    })
    // 30 days before December 11 is November 11: too late; 30 before January 11 is December 12.
    expect(renewalOf(bill({ ...streaming, noticeDays: 30 }), today)).toMatchObject({
      cancelBy: '2026-11-11',
      daysLeft: -12,
      stoppable: '2027-01-11',
    })
  })
  it('a yearly term comes again each year; a one-off renewal day that has passed is not known any more', () => {
    const yearly = { kind: 'renewal', every: 'year', renewsOn: '2026-01-12', noticeDays: 45 } as const
    expect(renewalOf(bill(yearly), today)).toMatchObject({ on: '2027-01-12', cancelBy: '2026-11-28', daysLeft: 5 })
    expect(renewalOf(bill({ kind: 'membership', renewsOn: '2026-05-01', dueOn: '2026-12-01' }), today)).toBeNull()
  })
  it('a plain bill, one that has ended and one that ends before it renews do not renew', () => {
    expect(renewalOf(bill({ dueOn: '2026-12-01' }), today)).toBeNull()
    expect(renewalOf(bill({ ...streaming, endsOn: '2026-11-01' }), today)).toBeNull()
    expect(renewalOf(bill({ ...streaming, endsOn: '2026-12-01' }), today)).toBeNull()
  })
})

describe('sums by period', () => {
  const bills = [
    bill({ id: 'rent', amount: 1200, dueOn: '2026-12-01' }),
    bill({ id: 'music', kind: 'subscription', amount: 12, dueOn: '2026-11-26' }),
    bill({ id: 'car', kind: 'renewal', amount: 600, every: 'half-year', dueOn: '2027-01-03' }),
    bill({ id: 'old', kind: 'subscription', amount: 99, endsOn: '2026-10-31', dueOn: '2026-01-01' }),
  ]
  it('1,200 + 12 + 100 a month; what has ended does not count', () => {
    const { all, byKind } = periodSums(bills, today)
    expect(all).toEqual({ week: 302.77, month: 1312, quarter: 3936, year: 15_744 })
    expect(byKind.subscription).toMatchObject({ month: 12, year: 144 })
    expect(byKind.renewal.month).toBe(100)
  })
  it('what falls due month by month, from today on', () => {
    const months = dueByMonth(bills, today, 3)
    expect(months.map(({ month, total }) => [month, total])).toEqual([
      ['2026-11', 12],
      ['2026-12', 1212],
      ['2027-01', 1812],
    ])
    expect(months[2]?.byKind).toEqual({ bill: 1200, subscription: 12, membership: 0, renewal: 600 })
  })
  it('due within so many days, what is overdue first', () => {
    const late = bill({ id: 'late', name: 'Late', dueOn: '2026-10-20', paid: log(['2026-10-20', 50]) })
    expect(dueSoon([...bills, late], today, 8).map(({ bill: { id }, on, isOverdue }) => [id, on, isOverdue])).toEqual([
      ['late', '2026-11-20', true],
      ['music', '2026-11-26', false],
      ['rent', '2026-12-01', false],
    ])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '#engine/month.ts'
import { type CashFlow, type ForwardInput, forwardBalance, safeToSpend } from './forward-balance.ts'
import { datesOf } from './schedule.ts'

const pay: CashFlow = {
  key: 'pay',
  name: 'Pay',
  kind: 'income',
  amount: 1500,
  schedule: { every: 'two-weeks', from: '2026-01-02' },
}
const rent: CashFlow = { key: 'rent', name: 'Rent', kind: 'bill', amount: 1800, schedule: { every: 'month', day: 1 } }
const base: ForwardInput = { startDate: '2026-01-01', startingBalance: 2500, flows: [pay, rent], restPerMonth: 930 }

const line = (changes: Partial<ForwardInput> = {}) => {
  const got = forwardBalance({ ...base, ...changes })
  if (got.outcome !== 'line') throw new Error(got.reason)
  return got
}

describe('forwardBalance', () => {
  it('runs day by day: rent out on the 1st, pay in on the 2nd, 30 a day in January', () => {
    const { days } = line()
    expect(days).toHaveLength(365)
    expect(days[0]).toEqual({ date: '2026-01-01', income: 0, bills: 1800, rest: 30, balance: 670 })
    expect(days[1]?.balance).toBe(670 + 1500 - 30)
    expect(days.at(-1)?.date).toBe('2026-12-31')
  })
  it('the last balance: 2,500 + 26 x 1,500 - 12 x 1,800 - 12 x 930 = 8,740', () => {
    expect(line().days.at(-1)?.balance).toBe(8740)
  })
  it('366 days over a leap day, and from a February 29', () => {
    expect(line({ startDate: '2027-06-01' }).days).toHaveLength(366)
    // February 29, 2028 to February 27, 2029: a year later is clipped to the 28th, which is not counted.
    expect(line({ startDate: '2028-02-29' }).days.at(-1)?.date).toBe('2029-02-27')
  })
  it('spreads the rest to the cent: 1,000 a month over 31, 28 and 30 days', () => {
    const { months, days } = line({ flows: [], restPerMonth: 1000 })
    expect(months.map((m) => m.rest)).toEqual(Array.from({ length: 12 }, () => 1000))
    expect(new Set(days.filter((d) => d.date.startsWith('2026-01')).map((d) => d.rest))).toEqual(
      new Set([32.25, 32.26]),
    )
  })
  it('finds the lowest day and the first below zero', () => {
    const got = line({ startingBalance: 1000, restPerMonth: 0 })
    // Jan 1: 1000 - 1800 = -800, and never that low again.
    expect(got.lowest).toEqual({ date: '2026-01-01', balance: -800 })
    expect(got.firstBelowZero).toBe('2026-01-01')
    expect(got.months[0]).toMatchObject({ month: '2026-01', income: 4500, bills: 1800, low: -800, end: 3700 })
    expect(line().firstBelowZero).toBeNull()
  })
  it('names the months with three paychecks and the next payday, today not counted', () => {
    expect(line().extraPay).toEqual([
      { key: 'pay', month: '2026-01' },
      { key: 'pay', month: '2026-07' },
    ])
    expect(line().nextPayday).toBe('2026-01-02')
    expect(line({ startDate: '2026-01-02' }).nextPayday).toBe('2026-01-16')
    expect(line({ flows: [rent] }).nextPayday).toBeNull()
  })
  it('refuses broken input', () => {
    expect(forwardBalance({ ...base, startingBalance: Number.NaN })).toEqual({
      outcome: 'refused',
      reason: 'not-a-number',
    })
    expect(forwardBalance({ ...base, restPerMonth: -1 })).toEqual({ outcome: 'refused', reason: 'negative-amount' })
    const bad: CashFlow = { ...rent, schedule: { every: 'month', day: 32 } }
    expect(forwardBalance({ ...base, flows: [bad] })).toEqual({ outcome: 'refused', reason: 'no-such-day' })
  })
})

describe('safeToSpend', () => {
  it('until payday and over the year, above a buffer', () => {
    // From January 3: 1,000 less 30 a day until the 15th (13 days) is 610; pay comes on the 16th.
    const got = safeToSpend(line({ startDate: '2026-01-03', startingBalance: 1000 }), 100)
    expect(got.untilPayday).toEqual({ amount: 510, short: 0, on: '2026-01-15' })
    expect(got.overYear?.amount).toBeLessThanOrEqual(510)
  })
  it('nothing, and by how much it is short', () => {
    const got = safeToSpend(line({ startingBalance: 1000, restPerMonth: 0 }), 50)
    expect(got.untilPayday).toEqual({ amount: 0, short: 850, on: '2026-01-01' })
  })
})

const anyFlow: fc.Arbitrary<CashFlow> = fc.record({
  key: fc.constantFrom('a', 'b', 'c'),
  name: fc.constant('x'),
  kind: fc.constantFrom('income', 'bill'),
  amount: fc.integer({ min: 0, max: 500_000 }).map((c) => c / 100),
  schedule: fc.oneof(
    fc.record({
      every: fc.constantFrom('week' as const, 'two-weeks' as const, 'quarter' as const, 'year' as const),
      from: fc.constantFrom<IsoDate>('2024-02-29', '2026-01-31', '2026-08-15', '2027-03-01'),
    }),
    fc.record({ every: fc.constant('month' as const), day: fc.integer({ min: 1, max: 31 }) }),
    fc.record({
      every: fc.constant('half-month' as const),
      days: fc.tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 31 })),
    }),
  ),
})

describe('properties', () => {
  it('to the cent: the last balance is the first plus all flows', () => {
    fc.assert(
      fc.property(
        fc.array(anyFlow, { maxLength: 6 }),
        fc.integer({ min: 0, max: 300_000 }),
        fc.constantFrom<IsoDate>('2026-01-01', '2026-11-21', '2028-02-29'),
        (flows, rest, startDate) => {
          const { days } = line({ flows, restPerMonth: rest / 100, startDate })
          const last = days.at(-1)
          if (last === undefined) throw new Error('no days')
          const cents = flows.reduce(
            (sum, f) =>
              sum +
              (f.kind === 'income' ? 1 : -1) *
                Math.round(f.amount * 100) *
                datesOf(f.schedule, startDate, last.date).length,
            250_000 - Math.round(days.reduce((s, d) => s + d.rest * 100, 0)),
          )
          expect(Math.round(last.balance * 100)).toBe(cents)
        },
      ),
      { numRuns: 60 },
    )
  })
  it('spending exactly what is safe brings the lowest day to the buffer, a cent more below it', () => {
    fc.assert(
      fc.property(fc.array(anyFlow, { maxLength: 5 }), fc.integer({ min: 0, max: 50_000 }), (flows, b) => {
        const buffer = b / 100
        const safe = safeToSpend(line({ flows }), buffer).overYear
        if (safe === null || safe.amount === 0) return
        expect(line({ flows, startingBalance: 2500 - safe.amount }).lowest.balance).toBeCloseTo(buffer, 6)
        expect(line({ flows, startingBalance: 2500 - safe.amount - 0.01 }).lowest.balance).toBeLessThan(buffer)
      }),
      { numRuns: 60 },
    )
  })
})

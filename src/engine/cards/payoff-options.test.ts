import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card } from './card.ts'
import { payOff } from './payoff.ts'
import type { PayoffOptions, PayoffPlan } from './payoff-plan.ts'

const debt = (key: string, balance: number, apr: number, minimum: number, more: Partial<Card> = {}): Card => ({
  key,
  name: key,
  balance,
  apr,
  minimum: { kind: 'flat', amount: minimum },
  ...more,
})
const monthly: PayoffOptions = { order: { kind: 'avalanche' }, firstMonth: '2026-12', interest: 'monthly' }
const run = (cards: readonly Card[], plan: PayoffPlan, options: Partial<PayoffOptions> = {}) => {
  const got = payOff(cards, plan, { ...monthly, ...options })
  if (got.outcome === 'refused') throw new Error(got.reason)
  return got
}
const fixed = (amount: number): PayoffPlan => ({ kind: 'fixed-total', amount })
const orderOf = (cards: readonly Card[], order: PayoffOptions['order'], amount: number) =>
  run(cards, fixed(amount), { order }).cleared.map(({ key }) => key)

describe('highest payment freed (cash flow index: balance / minimum payment, lowest first)', () => {
  it('a published household: car 33.3, personal 125, student 166.7, mortgage 194.6, card 200', () => {
    // The Frugal Physician, "Evaluating debt payoff strategies": balances and minimum payments as printed there.
    const household = [
      debt('card', 50_000, 0.19, 250),
      debt('personal', 100_000, 0.1, 800),
      debt('student', 150_000, 0.04, 900),
      debt('mortgage', 330_000, 0.04125, 1696),
      debt('car', 10_000, 0.05, 300),
    ]
    const first = run(household, fixed(7896), { order: { kind: 'freed' } }).rows[0]
    // 3,946 of minimums leave 3,950, all of it to the car.
    expect(first?.cards.map(({ key, payment }) => [key, payment])).toEqual([
      ['card', 250],
      ['personal', 800],
      ['student', 900],
      ['mortgage', 1696],
      ['car', 4250],
    ])
  })
  it('a published ranking: 5,000/250 = 20 before 15,000/400 = 37.5 before 300,000/2,000 = 150', () => {
    const three = [debt('home', 300_000, 0, 2000), debt('car', 15_000, 0, 400), debt('card', 5000, 0, 250)]
    expect(orderOf(three, { kind: 'freed' }, 20_000)).toEqual(['card', 'car', 'home'])
  })
  it('what asks for nothing comes last', () => {
    expect(orderOf([debt('a', 100, 0, 0), debt('b', 5000, 0, 50)], { kind: 'freed' }, 1000)).toEqual(['b', 'a'])
  })
})

describe('a published schedule: the car first, nothing on the card', () => {
  it('10,000 at 4% with 1,000 a month beside 20,000 at 25% with none, month by month in whole dollars', () => {
    // peacelovespreadsheets, "Avalanche vs. Snowball": balances at the start of January to August.
    const got = run([debt('car', 10_000, 0.04, 0), debt('card', 20_000, 0.25, 0)], fixed(1000), {
      order: { kind: 'snowball' },
    })
    const ends = (key: string) =>
      got.rows.slice(0, 8).map((row) => Math.round(row.cards.find((card) => card.key === key)?.end ?? 0))
    expect(ends('car')).toEqual([9033, 8063, 7090, 6114, 5134, 4151, 3165, 2176])
    expect(ends('card')).toEqual([20_417, 20_842, 21_276, 21_719, 22_172, 22_634, 23_105, 23_587])
  })
})

describe('blends', () => {
  const four = [debt('a', 400, 0.05, 20), debt('b', 900, 0.1, 20), debt('c', 3000, 0.25, 60), debt('d', 2000, 0.2, 40)]
  it('one quick win, then the highest APR; no wins is the avalanche, all wins the snowball', () => {
    const blend = (wins: number) => ({ kind: 'blend', first: 'snowball', wins }) as const
    // a is gone first as the smallest; then c (25%) and d (20%) are the dearest, and b (10%) is last.
    expect(orderOf(four, blend(1), 500)).toEqual(['a', 'c', 'd', 'b'])
    expect(run(four, fixed(500), { order: blend(0) })).toEqual(run(four, fixed(500), { order: { kind: 'avalanche' } }))
    expect(run(four, fixed(500), { order: blend(4) })).toEqual(run(four, fixed(500), { order: { kind: 'snowball' } }))
  })
})

describe('money beside the plan', () => {
  const one = [debt('a', 1200, 0, 100)]
  it('once, each year and between two months, by hand', () => {
    const extras = [
      { kind: 'once', amount: 300, month: '2027-01' },
      { kind: 'yearly', amount: 150, monthOfYear: 3 },
      { kind: 'monthly', amount: 10, from: '2027-02', until: '2027-03' },
    ] as const
    const paid = run(one, { kind: 'minimum-plus', extra: 0, keepTotal: true }, { extras }).rows.map((m) => m.payment)
    // 100; 100+300; 100+10; 100+10+150; 100; 100; 100; and the 130 left of 1,200 - 1,070: 100 and 30.
    expect(paid).toEqual([100, 400, 110, 260, 100, 100, 100, 30])
  })
  it('a one-off before the first month has been', () => {
    const extras = [{ kind: 'once', amount: 300, month: '2026-11' }] as const
    expect(run(one, { kind: 'minimum' }, { extras })).toEqual(run(one, { kind: 'minimum' }))
  })
  it('nothing below zero or beyond a trillion', () => {
    const bad = (amount: number) =>
      payOff(one, fixed(100), { ...monthly, extras: [{ kind: 'once', amount, month: '2027-01' }] })
    expect(bad(-1)).toEqual({ outcome: 'refused', reason: 'negative-amount' })
    expect(bad(Number.NaN)).toEqual({ outcome: 'refused', reason: 'not-a-number' })
  })
})

describe('a debt that gets its minimum only', () => {
  it('takes no extra, and its freed payment goes on to the others', () => {
    const cards = [debt('federal', 300, 0.3, 100, { minimumOnly: true }), debt('b', 1000, 0, 50)]
    const got = run(cards, fixed(250))
    expect(got.rows[0]?.cards.map(({ payment }) => payment)).toEqual([100, 150])
    // 300 at 2.5% a month: 307.50 - 100, 212.69 - 100, 115.51 - 100, 15.90. b gets 150, 150, 150 and 234.10.
    expect(got.rows.map(({ payment }) => payment)).toEqual([250, 250, 250, 250, 250, 65.9])
  })
  it('left alone, the rest of the money is not paid', () => {
    const got = run([debt('federal', 300, 0, 100, { minimumOnly: true })], fixed(250))
    expect(got.rows.map(({ payment }) => payment)).toEqual([100, 100, 100])
  })
})

describe('a payment made earlier in the first month', () => {
  it('counts as that month’s, without interest anew, and the rest of the money goes on', () => {
    // 960 is left after 240 with interest in it; 300 in total, so 60 more; then 900 at 1% a month.
    const got = run([debt('a', 960, 0.12, 30, { paidThisMonth: 240 })], fixed(300))
    expect(got.rows[0]).toMatchObject({ payment: 300, interest: 0, balance: 900 })
    expect(got.rows[1]).toMatchObject({ interest: 9, balance: 609 })
  })
  it('more than planned stays more, and a debt it cleared is cleared in that month', () => {
    const got = run([debt('a', 0, 0.2, 0, { paidThisMonth: 500 }), debt('b', 100, 0, 10)], fixed(200))
    expect(got.rows[0]).toMatchObject({ payment: 510, balance: 90 })
    expect(got.cleared[0]).toMatchObject({ key: 'a', index: 1 })
  })
})

describe('deferred interest paid off in time', () => {
  const offer = debt('store', 0, 0.3, 25, {
    promo: { balance: 600, apr: 0, paymentsLeft: 6, deferred: { apr: 0.3, accrued: 50 } },
  })
  const card = debt('card', 5000, 0.24, 100)
  it('asks for equal steps, before the highest APR', () => {
    const got = run([offer, card], fixed(400), { offersInTime: true })
    expect(got.rows.slice(0, 6).map((m) => m.cards.find(({ key }) => key === 'store')?.payment)).toEqual([
      100, 100, 100, 100, 100, 100,
    ])
    expect(got.deferredInterestCharged).toBe(0)
  })
  it('without it the highest APR comes first and all of the interest is charged', () => {
    // 25 a month: 600, 575 … 475 run up 2.5% each: 15 + 14.38 + 13.75 + 13.13 + 12.50 + 11.88, and 50 from before.
    expect(run([offer, card], fixed(400)).deferredInterestCharged).toBe(130.64)
  })
})

const anyDebt = fc.record({
  balance: fc.integer({ min: 1, max: 2_000_000 }).map((c) => c / 100),
  apr: fc.integer({ min: 0, max: 3600 }).map((b) => b / 10_000),
  minimum: fc.integer({ min: 100, max: 30_000 }).map((c) => c / 100),
  minimumOnly: fc.boolean(),
})
const anyOrder: fc.Arbitrary<PayoffOptions['order']> = fc.oneof(
  fc.constant({ kind: 'avalanche' } as const),
  fc.constant({ kind: 'snowball' } as const),
  fc.constant({ kind: 'freed' } as const),
  fc.nat(6).map((wins) => ({ kind: 'blend', first: 'freed', wins }) as const),
)

describe('properties', () => {
  it('every dollar is accounted for: paid = owed + interest + charges - what is left, whatever the order and the extras', () => {
    fc.assert(
      fc.property(
        fc.array(anyDebt, { minLength: 1, maxLength: 6 }),
        anyOrder,
        fc.nat(500),
        fc.nat(1000),
        (debts, order, extra, gift) => {
          const cards = debts.map((d, i) =>
            debt(String(i), d.balance, d.apr, d.minimum, { minimumOnly: d.minimumOnly }),
          )
          const extras = [{ kind: 'once', amount: gift, month: '2027-06' } as const]
          const got = run(cards, { kind: 'minimum-plus', extra, keepTotal: true }, { order, extras, stopAfter: 240 })
          const owed = debts.reduce((sum, d) => sum + d.balance, 0)
          const left = got.rows.at(-1)?.balance ?? owed
          expect(got.totalPaid).toBeCloseTo(owed + got.totalInterest - left, 2)
          for (const row of got.rows) for (const one of row.cards) expect(one.end).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
  it('with one rate for all, every order costs the same to the cent of rounding', () => {
    fc.assert(
      fc.property(fc.array(anyDebt, { minLength: 2, maxLength: 5 }), fc.nat(400), (debts, extra) => {
        const cards = debts.map((d, i) => debt(String(i), d.balance, 0.18, Math.max(d.minimum, d.balance * 0.03)))
        const plan = { kind: 'minimum-plus', extra, keepTotal: true } as const
        const cost = (['avalanche', 'snowball', 'freed'] as const).map(
          (kind) => run(cards, plan, { order: { kind } }).totalInterest,
        )
        expect(Math.max(...cost) - Math.min(...cost)).toBeLessThan(2)
      }),
    )
  })
  it('more money beside the plan never costs more interest', () => {
    fc.assert(
      fc.property(fc.array(anyDebt, { minLength: 1, maxLength: 5 }), fc.nat(900), (debts, gift) => {
        const cards = debts.map((d, i) => debt(String(i), d.balance, d.apr, Math.max(d.minimum, d.balance * 0.04)))
        const plan = { kind: 'minimum-plus', extra: 10, keepTotal: true } as const
        const extras = [{ kind: 'once', amount: gift, month: '2027-02' } as const]
        const [without, beside] = [run(cards, plan), run(cards, plan, { extras })]
        expect(beside.totalInterest).toBeLessThanOrEqual(without.totalInterest + 0.05)
      }),
    )
  })
})

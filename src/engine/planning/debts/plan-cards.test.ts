import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { debt, scope } from './debts.testkit.ts'
import { cardRule, planCards } from './plan-cards.ts'

const usual = { floor: 35, shareOfBalance: 0.01 }

describe('a card’s rule from the minimum on its statement', () => {
  it('6,800 at 24.49% and 207: 138.78 of interest, so 1.0032% of the balance beside it', () => {
    const rule = cardRule(6800, 0.2449, 207, usual)
    expect(rule).toMatchObject({ kind: 'percent-plus-interest', floor: 35 })
    expect(rule.kind === 'percent-plus-interest' && rule.percent).toBeCloseTo(68.22 / 6800, 10)
  })
  it('not copied: the usual rule; under the interest or all of it: as it is', () => {
    expect(cardRule(6800, 0.24, null, usual)).toEqual({ kind: 'percent-plus-interest', percent: 0.01, floor: 35 })
    expect(cardRule(6800, 0.24, 100, usual)).toEqual({ kind: 'flat', amount: 100 })
    expect(cardRule(30, 0.24, 30, usual)).toEqual({ kind: 'flat', amount: 30 })
    expect(cardRule(900, 0.12, 29, usual)).toMatchObject({ floor: 29 })
  })
  it('property: the first month asks for the printed minimum, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 3_000_000 }),
        fc.integer({ min: 0, max: 3600 }),
        fc.integer({ min: 2000, max: 20_000 }),
        (balance, apr, minimum) => {
          const one = debt({ kind: 'card', balance: balance / 100, apr: apr / 10_000, minimum: minimum / 100 })
          const owed = one.balance + (one.balance * (one.apr ?? 0)) / 12
          expect(planCards([one], scope()).minimums).toBeCloseTo(Math.min(minimum / 100, owed), 2)
        },
      ),
    )
  })
})

describe('debts of the plan', () => {
  it('what cannot be planned is named, never counted as free', () => {
    const { cards, leftOut } = planCards(
      [
        debt({ id: 'home', kind: 'mortgage', apr: 0.06, minimum: 900 }),
        debt({ id: 'norate', minimum: 20 }),
        debt({ id: 'nopayment', apr: 0.1 }),
        debt({ id: 'full', kind: 'card', apr: 0.2, autopay: 'full' }),
        debt({ id: 'nothing', balance: 0 }),
        debt({ id: 'in', apr: 0.1, minimum: 50 }),
      ],
      scope({ beside: new Set(['home']) }),
    )
    expect(cards.map(({ key }) => key)).toEqual(['in'])
    expect(leftOut).toEqual([
      { id: 'home', why: 'beside' },
      { id: 'norate', why: 'no-apr' },
      { id: 'nopayment', why: 'no-payment' },
      { id: 'full', why: 'paid-in-full' },
    ])
  })
  it('a loan whose last month is known: 1,200 without interest in 12 payments is 100 a month', () => {
    const plan = planCards([debt({ balance: 1200, apr: 0, endsOn: '2027-11' })], scope())
    expect(plan).toMatchObject({ minimums: 100, paysNow: 100, assumed: ['a'] })
  })
  it('what is really paid counts, but not on a debt that is to get its minimum only', () => {
    const loan = debt({ apr: 0.1, minimum: 50, payment: 80 })
    expect(planCards([loan], scope())).toMatchObject({ minimums: 50, paysNow: 80 })
    expect(planCards([loan], scope({ minimumOnly: new Set(['a']) }))).toMatchObject({ minimums: 50, paysNow: 50 })
  })
  it('an offer is on the whole balance; a deferred one brings what has run up; one that is over is none', () => {
    const offer = { kind: 'card', apr: 0.3, promoApr: 0, promoEnds: '2027-03-31', dueDay: 5 } as const
    const cardOf = (known: Parameters<typeof debt>[0]) => planCards([debt(known)], scope()).cards[0]
    expect(cardOf(offer)).toMatchObject({ balance: 0, apr: 0.3, promo: { balance: 1000, apr: 0, paymentsLeft: 4 } })
    expect(cardOf({ ...offer, promoDeferred: true, promoAccrued: 90 })?.promo?.deferred).toEqual({
      apr: 0.3,
      accrued: 90,
    })
    expect(cardOf({ ...offer, promoEnds: '2026-11-01' })).not.toHaveProperty('promo')
  })
  it('payments written down this month count once the plan has begun', () => {
    const paid = [{ on: '2026-12-03', amount: 40 } as const, { on: '2026-11-03', amount: 99 } as const]
    const one = debt({ apr: 0.1, minimum: 50, paid })
    expect(planCards([one], scope({ today: '2026-12-10' })).cards[0]?.paidThisMonth).toBe(40)
    expect(planCards([one], scope()).cards[0]).not.toHaveProperty('paidThisMonth')
  })
  it('the sample household: two cards, the car and the student loan; the mortgage beside', () => {
    const { debts } = sampleHousehold('2026-11-23')
    const home = debts.filter(({ kind }) => kind === 'mortgage').map(({ id }) => id)
    const plan = planCards(debts, scope({ beside: new Set(home) }))
    // 207 + 40 + 412 + 212, and 13 more is paid on the first card.
    expect(plan).toMatchObject({ minimums: 871, paysNow: 884 })
    expect(plan.cards).toHaveLength(4)
  })
})

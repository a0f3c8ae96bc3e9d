import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { choices, debt, scope } from './debts.testkit.ts'
import { planCards } from './plan-cards.ts'
import { cheapest, compareStrategies, courseOf, minimumsCourse, priceOf, type StrategyResult } from './strategies.ts'

const small = debt({ id: 'small', balance: 300, apr: 0, minimum: 50 })
const costly = debt({ id: 'costly', balance: 1000, apr: 0.24, minimum: 50 })
const compared = (debts: readonly HouseholdDebt[], extra: number, custom: readonly string[] = []) =>
  compareStrategies(planCards(debts, scope()), choices({ extra, custom }), '2026-12')
const of = (results: readonly StrategyResult[], key: string) => {
  const found = results.find((one) => one.key === key)
  if (!found) throw new Error(key)
  return found
}

describe('the price of motivation', () => {
  it('300 at 0% and 1,000 at 24%, 300 a month: 13.47 more, the first debt 3 months earlier, the last one together', () => {
    // Highest APR first: 1,020 - 250; 785.40 - 250; 546.11 - 250; 302.03 - 250; 53.07: interest 20 + 15.40 + 10.71 + 5.92 + 1.04.
    // Smallest first: 1,020 - 50; 989.40 - 250; 754.19 - 300; 463.27 - 300; 166.54: interest 20 + 19.40 + 14.79 + 9.08 + 3.27.
    const results = compared([small, costly], 200)
    const [avalanche, snowball] = [of(results, 'avalanche'), of(results, 'snowball')]
    expect(avalanche).toMatchObject({ months: 5, interest: 53.07, lastMonth: '2027-04' })
    expect(snowball).toMatchObject({ months: 5, interest: 66.54, firstWin: { key: 'small', index: 2 } })
    expect(priceOf(snowball, avalanche)).toEqual({ interest: 13.47, months: 0, firstWinEarlier: 3 })
    expect(cheapest(results)?.key).toBe('avalanche')
  })
  it('none where one of them never ends', () => {
    const stuck = compared([debt({ apr: 0.3, minimum: 10 })], 0)
    expect(stuck[0]).toMatchObject({ months: null, lastMonth: null, firstWin: null })
    expect(priceOf(of(stuck, 'snowball'), of(stuck, 'avalanche'))).toBeNull()
    expect(cheapest(stuck)).toBeNull()
  })
})

describe('the same money for every strategy', () => {
  it('a minimum that rises when an offer ends does not raise the total: more owed is only more interest', () => {
    // 2,000 at 0% through March, then 30%: its minimum of 60 grows by 50 of interest, and 400 a month stays 400.
    const offer = debt({
      id: 'offer',
      kind: 'card',
      balance: 2000,
      apr: 0.3,
      minimum: 60,
      promoApr: 0,
      promoEnds: '2027-03-31',
    })
    for (const { course } of compared([offer, debt({ id: 'loan', balance: 3000, apr: 0.1, minimum: 100 })], 240))
      for (const { payment } of course.rows.slice(0, -1)) expect(payment).toBe(400)
  })
})

describe('what a strategy comes to', () => {
  it('debts gone in a year, and the payments they no longer ask for', () => {
    const loans = [
      debt({ id: 'a', balance: 600, apr: 0, minimum: 60 }),
      debt({ id: 'b', balance: 1100, apr: 0, minimum: 100 }),
      debt({ id: 'c', balance: 9000, apr: 0, minimum: 200 }),
    ]
    // a ends with payment 10, b with 11; c has 9,000 - 11 x 200 - 60 - 60 = 6,680 left then.
    expect(of(compared(loans, 0), 'snowball').inAYear).toEqual({ cleared: 2, freed: 160 })
  })
  it('an own order is followed', () => {
    const got = of(compared([small, costly], 200, ['costly', 'small']), 'custom')
    expect(got.interest).toBe(53.07)
    expect(of(compared([small, costly], 200, ['small', 'costly']), 'custom').interest).toBe(66.54)
  })
  it('payments at the minimums: freed money stays in the pocket', () => {
    const plan = planCards([small, costly], scope())
    const least = minimumsCourse(plan.cards, '2026-12')
    // 300 in 6 payments of 50; 1,000 at 2% a month with 50: -ln(1 - 0.4) / ln 1.02 = 25.8.
    expect(least?.rows[7]?.payment).toBe(50)
    expect(least?.rows).toHaveLength(26)
  })
  it('an amount beyond counting is no course', () => {
    expect(courseOf(planCards([small], scope()), choices({ extra: 1e15 }), '2026-12')).toBeNull()
  })
})

describe('properties', () => {
  const anyDebt = fc.record({
    balance: fc.integer({ min: 50, max: 20_000 }),
    apr: fc.integer({ min: 0, max: 30 }).map((p) => p / 100),
    share: fc.integer({ min: 3, max: 10 }),
  })
  const list = fc
    .array(anyDebt, { minLength: 1, maxLength: 7 })
    .map((debts) =>
      debts.map(({ balance, apr, share }, i) =>
        debt({ id: `d${i}`, balance, apr, minimum: Math.ceil((balance * share) / 100) }),
      ),
    )
  it('highest APR first costs the least of all, up to cents of rounding, when no offer ends', () => {
    fc.assert(
      fc.property(list, fc.nat(600), fc.array(fc.nat(6)), (debts, extra, order) => {
        const results = compared(
          debts,
          extra,
          order.map((i) => `d${i}`),
        )
        const least = of(results, 'avalanche').interest
        for (const one of results) expect(one.interest).toBeGreaterThanOrEqual(least - 0.5)
      }),
    )
  })
  it('every strategy clears every debt once, and pays what was owed and its interest', () => {
    fc.assert(
      fc.property(list, fc.nat(600), (debts, extra) => {
        const owed = debts.reduce((sum, { balance }) => sum + balance, 0)
        for (const { course } of compared(debts, extra)) {
          expect([...course.cleared].map(({ key }) => key).sort()).toEqual(debts.map(({ id }) => id).sort())
          expect(course.totalPaid).toBeCloseTo(owed + course.totalInterest, 2)
        }
      }),
    )
  })
})

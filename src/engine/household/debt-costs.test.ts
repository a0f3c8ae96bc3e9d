import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balancesAhead, debtCosts } from './debt-costs.ts'
import { readEntry } from './field.ts'
import { emptyHousehold } from './household.ts'
import { debtFields, type HouseholdDebt } from './lists.ts'
import { owedStanding } from './standing.ts'

const today = '2026-11-23'
const debt = (id: string, balance: number, apr: number | null, more: object = {}): HouseholdDebt => {
  const read = readEntry(debtFields, { id, name: id, kind: 'card', balance, apr, ...more })
  if (read === null) throw new Error('does not fit')
  return read
}
const costs = (...debts: HouseholdDebt[]) => debtCosts({ ...emptyHousehold, debts }, today)

describe('what debts cost', () => {
  // 5,000 at 21.9% is 1,095 a year: 3.00 a day (/365) and 91.25 a month (/12). 15,000 at 7.3% is 1,095 a year as well.
  test('by hand, the highest APR first', () => {
    const [card, loan, unknown] = costs(
      debt('loan', 15_000, 0.073, { minimum: 50 }),
      debt('unknown', 800, null),
      debt('card', 5000, 0.219, { minimum: 100, payment: 200 }),
      debt('paid', 0, 0.3),
    )
    expect([card?.debt.id, loan?.debt.id, unknown?.debt.id]).toEqual(['card', 'loan', 'unknown'])
    expect(card?.perDay).toBeCloseTo(3, 10)
    expect(card?.perMonth).toBeCloseTo(91.25, 10)
    expect([card?.grows, loan?.grows, unknown?.grows]).toEqual([false, true, false])
    expect(unknown).toMatchObject({ apr: null, perDay: null, perMonth: null })
  })
  test('an offer counts while it lasts', () => {
    const [now] = costs(debt('card', 1000, 0.24, { promoApr: 0, promoEnds: '2026-12-01' }))
    expect(now).toMatchObject({ apr: 0, perDay: 0 })
    const [after] = costs(debt('card', 1000, 0.24, { promoApr: 0, promoEnds: '2026-11-22' }))
    expect(after?.apr).toBe(0.24)
  })
  test('the days add up to the household’s cost per day', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 40 }))), (given) => {
        const debts = given.map(([balance, rate], i) => debt(`d${i}`, balance, rate / 100))
        const sum = costs(...debts).reduce((total, { perDay }) => total + (perDay ?? 0), 0)
        expect(sum).toBeCloseTo(owedStanding({ ...emptyHousehold, debts }, today).costPerDay, 6)
      }),
    )
  })
})

describe('balances ahead', () => {
  // 1,000 at 12%: 1,010 − 510 = 500; 505 − 510 → paid.
  test('by hand', () => {
    const ahead = balancesAhead([debt('card', 1000, 0.12, { payment: 510 })], today, 60)
    expect(ahead.months).toEqual(['2026-11', '2026-12', '2027-01'])
    expect(ahead.courses[0]?.balances).toEqual([1000, 500, 0])
  })
  // 1,000 at 0% through January, then 24%: 900, 800, then 816 − 100.
  test('the rate changes when the offer ends', () => {
    const offer = { payment: 100, promoApr: 0, promoEnds: '2027-01-31' }
    expect(balancesAhead([debt('card', 1000, 0.24, offer)], today, 3).courses[0]?.balances).toEqual([
      1000, 900, 800, 716,
    ])
  })
  // Deferred at 24%: 20 of December, 18 of January, charged as the offer ends on 800; then 2% of 838 and the payment.
  test('deferred interest comes when something is left', () => {
    const offer = { payment: 100, promoApr: 0, promoEnds: '2027-01-31', promoDeferred: true }
    expect(balancesAhead([debt('card', 1000, 0.24, offer)], today, 3).courses[0]?.balances).toEqual([
      1000, 900, 838, 754.76,
    ])
  })
  test('what is unknown has no course', () => {
    const ahead = balancesAhead([debt('a', 10, null, { payment: 5 }), debt('b', 10, 0.2), debt('c', 0, 0.2)], today, 12)
    expect(ahead.courses).toEqual([])
    expect(ahead.unknown.map(({ id }) => id)).toEqual(['a', 'b'])
  })
  test('a growing debt ends with the look ahead', () => {
    expect(balancesAhead([debt('a', 1000, 0.36, { payment: 1 })], today, 24).months).toHaveLength(25)
  })
})

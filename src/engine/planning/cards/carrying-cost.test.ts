import { describe, expect, it } from 'vitest'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { type CarryingChoices, carryingCost, offerEnd } from './carrying-cost.ts'

const today = '2026-11-23'
const rules = {
  leastDays: 21,
  usualDays: 25,
  lateFee: 30,
  minimum: { kind: 'percent-plus-interest', percent: 0.01, floor: 35 },
} as const
const [, everyday, travel, store] = sampleHousehold(today).debts as unknown as readonly [
  HouseholdDebt,
  HouseholdDebt,
  HouseholdDebt,
  HouseholdDebt,
]
const choices: CarryingChoices = {
  plan: { kind: 'amount', amount: 220 },
  daysEarly: 0,
  purchases: 0,
  compounding: 'daily',
  fullPaymentsToRegain: 1,
}

describe('carrying a balance', () => {
  it('6,800 at 24.49% is 4.56 a day; 220 by December 7 leaves this statement with 137.31 of interest', () => {
    const cost = carryingCost(everyday, choices, today, rules)
    // 6,800 × 0.2449 ÷ 365 = 4.5625. From November 13: 24 days of 6,800, then 6 of 6,580, interest on interest each day.
    expect(cost?.perDay).toBeCloseTo(4.5625, 4)
    const rate = 0.2449 / 365
    const byHand = 6800 * ((1 + rate) ** 30 - 1) - 220 * ((1 + rate) ** 6 - 1)
    expect(cost?.cycles[0]?.interest).toBeCloseTo(byHand, 2)
    expect(cost?.cycles[0]).toMatchObject({
      opens: '2026-11-13',
      closes: '2026-12-12',
      due: '2026-12-07',
      minimum: 207,
    })
    expect(cost?.regainedOn).toBeNull()
  })
  it('paid in full, purchases are free again from the cycle it is paid in', () => {
    const full = carryingCost(everyday, { ...choices, plan: { kind: 'full' }, purchases: 300 }, today, rules)
    expect(full?.regainedOn).toBe('2026-11-13')
    const twice = carryingCost(
      everyday,
      { ...choices, plan: { kind: 'full' }, purchases: 300, fullPaymentsToRegain: 2 },
      today,
      rules,
    )
    expect(twice?.regainedOn).toBe('2026-12-13')
  })
  it('a card paid in full costs nothing and has nothing to regain', () => {
    const free = { ...everyday, autopay: 'full' as const, payment: null }
    const cost = carryingCost(free, { ...choices, plan: { kind: 'full' }, purchases: 900 }, today, rules)
    expect(cost).toMatchObject({ perDay: 0, cost: 0, regainedOn: null })
  })
  it('a due date already past begins with the next statement', () => {
    // Statement on the 3rd, due on the 28th: on November 29 the statement of November 3 is past.
    const cost = carryingCost({ ...store, balance: 100, payment: 50 }, choices, '2026-11-29', rules)
    expect(cost?.cycles[0]).toMatchObject({ opens: '2026-12-04', closes: '2027-01-03', due: '2026-12-28' })
  })
  it('without dates it takes ours and says so; without an APR it says nothing', () => {
    expect(carryingCost({ ...everyday, statementDay: null, dueDay: null }, choices, today, rules)).toMatchObject({
      areDatesOurs: true,
      calendar: { statementDay: 31, estimated: 'due' },
    })
    expect(carryingCost({ ...everyday, apr: null }, choices, today, rules)).toBeNull()
  })
  it('an offer bears its own rate through its last day and leaves purchases out', () => {
    const plan = { kind: 'amount', amount: 40 } as const
    // Statements close on the 23rd; here through February 20: the cycle to February 23 has three days at the full rate.
    const cost = carryingCost(
      { ...travel, promoEnds: '2027-02-20' },
      { ...choices, plan, purchases: 500 },
      today,
      rules,
    )
    expect(cost?.perDay).toBe(0)
    expect(cost?.cycles.map(({ interest }) => interest).slice(0, 2)).toEqual([0, 0])
    expect(cost?.cycles.every(({ purchases }) => purchases === 0)).toBe(true)
    const third = cost?.cycles[2]
    expect(third).toMatchObject({ opens: '2027-01-24', closes: '2027-02-23' })
    // What is owed after three payments of 40, for February 21 to 23, added daily.
    expect(third?.interest).toBeCloseTo((1950 - 3 * 40) * ((1 + 0.2724 / 365) ** 3 - 1), 2)
  })
})

describe('the end of an offer', () => {
  it('1,950 on 0% through April 20: five due dates, 390 each; at 40 a month 1,750 is left', () => {
    // The statement of today is due on December 18: December, January, February, March, April 18.
    expect(offerEnd(travel, 40, today, rules)).toEqual({
      ends: '2027-04-20',
      isDeferred: false,
      payments: 5,
      each: 390,
      left: 1750,
      monthAfter: 39.73,
      background: 0,
    })
  })
  it('deferred interest runs from today on what is still owed', () => {
    // Days: 25 to December 18, 31, 31, 28, 31 to April 18, 2 to April 20; simple interest at 27.24% ÷ 365.
    const owed = 1950 * 25 + 1910 * 31 + 1870 * 31 + 1830 * 28 + 1790 * 31 + 1750 * 2
    expect(offerEnd({ ...travel, promoDeferred: true }, 40, today, rules)?.background).toBeCloseTo(
      (owed * 0.2724) / 365,
      2,
    )
  })
  it('nothing without an offer, a balance, or after its end', () => {
    expect(offerEnd(everyday, 40, today, rules)).toBeNull()
    expect(offerEnd({ ...travel, balance: 0 }, 40, today, rules)).toBeNull()
    expect(offerEnd(travel, 40, '2027-04-21', rules)).toBeNull()
    expect(offerEnd(travel, 40, '2027-04-20', rules)).toMatchObject({ payments: 0, each: null, left: 1950 })
  })
})

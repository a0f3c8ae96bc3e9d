import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { carries, isCard, rewardRates } from './own-card.ts'
import { cardEvents } from './pay-dates.ts'
import { payDownTo, spreadOver, utilization } from './utilization.ts'

const today = '2026-11-23'
const rules = { leastDays: 21, usualDays: 25, postingDays: 3, showAtMost: 0.1 }
const debts = sampleHousehold(today).debts
const cards = debts.filter(isCard)
const first = cards[0] as HouseholdDebt

describe('dates of cards', () => {
  // Everyday card: statement on the 12th, due on the 7th; 6,800 of 9,000; 220 paid. Travel card: 23rd and 18th; 1,950 of 5,000 on a 0%
  // offer through April 20.
  const events = cardEvents(debts, today, rules, 35)
  const of = (id: string) => events.filter((event) => event.id === id).map(({ on, kind }) => `${on} ${kind}`)
  it('the everyday card: due December 7, paid down by the 9th to show 10%, closes on the 12th', () => {
    expect(of('debts-2')).toEqual(['2026-12-07 due', '2026-12-09 pay-to-show', '2026-12-12 closes'])
    expect(events.find(({ kind, id }) => kind === 'due' && id === 'debts-2')).toMatchObject({
      pay: 'payment',
      amount: 220,
      automatic: 'minimum',
    })
    expect(events.find(({ kind, id }) => kind === 'pay-to-show' && id === 'debts-2')).toMatchObject({ amount: 5900 })
  })
  it('a card that closes today is too late for this statement: the next is aimed at', () => {
    expect(of('debts-3')).toEqual([
      '2026-11-23 closes',
      '2026-12-18 due',
      '2026-12-20 pay-to-show',
      '2026-12-23 closes',
    ])
  })
  it('a card with nothing on it is never due', () => {
    expect(of('debts-4')).toEqual(['2026-12-03 closes'])
  })
  it('an offer through April 20 has its last due date on April 18', () => {
    const offer = cardEvents(debts, today, rules, 200).find(({ kind }) => kind === 'offer-ends')
    expect(offer).toMatchObject({
      id: 'debts-3',
      on: '2027-04-18',
      ends: '2027-04-20',
      amount: 1950,
      isDeferred: false,
    })
  })
  it('a card paid in full: the amount is known where the statement is out', () => {
    const full = { ...first, id: 'full', balance: 400, autopay: 'full' as const, payment: null }
    const due = cardEvents([full], today, rules, 60).filter(({ kind }) => kind === 'due')
    expect(due).toMatchObject([
      { on: '2026-12-07', pay: 'full', amount: 400, automatic: 'full' },
      { on: '2027-01-07', pay: 'full', amount: null },
    ])
  })
  it('a card without days has no dates', () => {
    expect(cardEvents([{ ...first, statementDay: null, dueDay: null }], today, rules, 60)).toEqual([])
  })
})

describe('a carried balance', () => {
  it.each([
    [{ autopay: 'full' as const, payment: null }, false],
    [{ autopay: null, payment: 6800 }, false],
    [{ autopay: null, payment: 220 }, true],
    [{ autopay: null, payment: null }, true],
    [{ balance: 0, autopay: null, payment: null }, false],
  ])('%o', (part, expected) => expect(carries({ ...first, ...part })).toBe(expected))
  it('a category without its own rate earns the base', () => {
    expect(rewardRates(first)).toMatchObject({ groceries: 0.02, dining: 0.01, other: 0.01 })
    expect(rewardRates({ ...first, rewardBase: null, rewardGroceries: null })).toBeNull()
  })
})

describe('utilization', () => {
  const list = cards.map(({ id, balance, creditLimit }) => ({ id, balance, limit: creditLimit }))
  it('6,800 of 9,000, 1,950 of 5,000, 0 of 2,000: 54.7% in total, 75.6% at most', () => {
    const { total, highest, unknown } = utilization([...list, { id: 'x', balance: 50, limit: null }])
    expect(total).toBeCloseTo(8750 / 16_000, 12)
    expect(highest).toBeCloseTo(6800 / 9000, 12)
    expect(unknown).toEqual(['x'])
    expect(utilization([])).toEqual({ byCard: [], total: null, highest: null, unknown: [] })
  })
  it('to show 30%: 4,100 off the everyday card', () => {
    expect(payDownTo({ id: 'a', balance: 6800, limit: 9000 }, 0.3)).toBe(4100)
    expect(payDownTo({ id: 'a', balance: 100, limit: 9000 }, 0.3)).toBe(0)
    expect(payDownTo({ id: 'a', balance: 100, limit: null }, 0.3)).toBeNull()
  })
  it('1,000 goes to the highest card alone; 5,000 makes both equal', () => {
    expect([...spreadOver(list, 1000)].filter(([, part]) => part > 0)).toEqual([['debts-2', 1000]])
    // 8,750 − 5,000 = 3,750 left on 14,000 of limits: 26.79% on each.
    const spread = spreadOver(list, 5000)
    expect(spread.get('debts-2')).toBeCloseTo(6800 - (9000 * 3750) / 14_000, 1)
    expect(spread.get('debts-3')).toBeCloseTo(1950 - (5000 * 3750) / 14_000, 1)
  })
  it('places every dollar once and never more than is owed', () => {
    const money = fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100)
    const some = fc.array(fc.record({ balance: money, limit: fc.option(money) }), { maxLength: 5 })
    fc.assert(
      fc.property(some, money, (given, amount) => {
        const all = given.map((one, i) => ({ id: `c${i}`, ...one }))
        const known = all.filter(({ limit, balance }) => limit !== null && limit > 0 && balance > 0)
        const owed = known.reduce((sum, { balance }) => sum + balance, 0)
        const parts = [...spreadOver(all, amount)]
        expect(parts.reduce((sum, [, part]) => sum + part, 0)).toBeCloseTo(Math.min(amount, owed), 1)
        for (const [id, part] of parts) {
          expect(part).toBeGreaterThanOrEqual(-0.05)
          expect(part).toBeLessThanOrEqual((known.find((one) => one.id === id)?.balance ?? 0) + 0.05)
        }
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { asked, law, today, toneOf, valuesOf } from './asked.testkit.ts'
import { findInsights, limitOf } from './find.ts'
import { lifeEdges } from './life-edges.testkit.ts'
import { measuresOf } from './measures.ts'
import { moneyEdges } from './money-edges.testkit.ts'
import type { Rule } from './rule.ts'
import { monthsToPay } from './rules/cards.ts'
import { rules } from './rules.ts'

const all = rules as readonly Rule[]
const edges = [...moneyEdges, ...lifeEdges]
const sample = sampleHousehold(today)
const find = (household: Household, limits = {}) => findInsights({ household, today, law, limits })

describe('each rule at its edge', () => {
  test.each(edges)('%s says %s', (id, tone, speaks, silent) => {
    expect(toneOf(id, speaks)).toBe(tone)
    expect(toneOf(id, silent)).not.toBe(tone)
  })
  test('every rule has an edge on both sides', () => {
    expect(all.map(({ id }) => id).filter((id) => !edges.some((edge) => edge[0] === id))).toEqual([])
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(40)
  })
})

describe('what is not known', () => {
  test('an empty household has no findings at all', () => {
    const { found, judged, silent } = find(emptyHousehold)
    expect([found, judged]).toEqual([[], 0])
    expect(silent).toHaveLength(all.length)
  })
  test('a rule without one of its needs is silent', () => {
    for (const one of all) {
      expect(one.needs.length, one.id).toBeGreaterThan(0)
      const measures = measuresOf(sample, today, law)
      for (const need of one.needs)
        expect(one.find({ ...measures, [need]: null }, one.limit?.initial ?? 0), one.id).toBeNull()
    }
  })
  test('pay known only as take-home says nothing of shares of gross pay', () => {
    const known = { monthlyTakeHome: 3000, spending: { 'essential_rent-home-emi': 2900 } }
    expect(toneOf('housing-share', known)).toBeNull()
    expect(toneOf('debt-to-income', { ...known, debts: [{ kind: 'card', balance: 5, minimum: 5 }] })).toBeNull()
  })
  test('a debt of unknown APR is no good news', () => {
    expect(toneOf('high-rate-debt', { debts: [{ kind: 'card', balance: 5000 }] })).toBeNull()
  })
  test('no cash account is not an empty one', () => {
    expect(toneOf('cushion', { spending: { 'essential_rent-home-emi': 2000 } })).toBeNull()
  })
})

describe('order and limits', () => {
  test('hardship comes first, then what to act on, to watch, and what is in order', () => {
    const { found } = find({
      ...sample,
      monthlyTakeHome: 3000,
      accounts: [],
      debts: sample.debts.map((debt) => ({ ...debt, missed: 1 })),
    })
    const order = found.map(({ rule, tone }) => (rule.isHardship ? 0 : { act: 1, watch: 2, good: 3 }[tone]))
    expect(order.slice(0, 4)).toEqual([0, 0, 0, 0])
    expect([...order].sort()).toEqual(order)
  })
  test('a limit that is moved is the one judged by, held inside its range', () => {
    const margin = (limit: number) => find(sample, { margin: limit }).found.find(({ id }) => id === 'margin')
    expect(margin(10)?.tone).toBe('good')
    expect(margin(11)?.tone).toBe('watch')
    expect(margin(1e9)?.limit).toBe(50)
    expect(margin(Number.NaN)?.limit).toBe(10)
    for (const one of all.filter(({ limit }) => limit !== null)) {
      const { initial, least, most } = one.limit ?? { initial: 0, least: 0, most: 0 }
      expect(least <= initial && initial <= most, one.id).toBe(true)
      expect(limitOf(one, { [one.id]: -1e9 })).toBe(least)
    }
  })
})

describe('numbers worked out by hand', () => {
  test('a dollar of match missed: half of 2% of 60,000', () => {
    const pay = { kind: 'wages', every: 'month', isTakeHome: false, isGuaranteed: true, reliability: 9, amount: 5000 }
    const plan = { kind: 'traditional-401k', balance: 0, matchRate: 0.5, matchUpTo: 0.06, payShare: 0.04 }
    const found = valuesOf('match-missed', { incomes: [pay], accounts: [plan] })
    expect(found?.['missed']).toBeCloseTo(600, 8)
    expect(found?.['more']).toBeCloseTo(100, 8)
  })
  test('high-rate debt is what is charged today: 6,800 at 24.49%; 1,950 at 0% until April will be, and is named apart', () => {
    const found = find(sample).found.find(({ id }) => id === 'high-rate-debt')
    expect(found?.values).toMatchObject({ owed: 6800, atOffer: 1950, count: 1 })
    expect(found?.values['yearly']).toBeCloseTo(6800 * 0.2449, 6)
  })
  test('a card of 1,000 at 24% paid with 50 a month takes 25.8 months', () => {
    // Textbook form: -ln(1 - 0.02 x 1000 / 50) / ln 1.02.
    expect(monthsToPay(1000, 0.24, 50)).toBeCloseTo(-Math.log(1 - 0.4) / Math.log(1.02), 10)
    expect(monthsToPay(1000, 0.24, 20)).toBe(Number.POSITIVE_INFINITY)
    expect(monthsToPay(1000, 0, 50)).toBe(20)
  })
  test('an offer above 0% grows meanwhile', () => {
    const debts = [{ kind: 'card', balance: 1000, apr: 0.3, promoApr: 0.12, promoEnds: '2027-01-31', payment: 100 }]
    // Two months at 1%: 1000 x 1.0201 less 100 x 2.01.
    expect(valuesOf('offer-ends', { debts })?.['still']).toBeCloseTo(819.1, 6)
    expect(valuesOf('offer-ends', { debts })?.['needed']).toBeCloseTo((1020.1 * 0.01) / 0.0201, 6)
  })
})

test('no household brings a number that is none, and nothing is changed by asking', () => {
  const money = fc.constantFrom(0, 0.01, 1, 1000, 1e9)
  const changed = fc.record({
    monthlyTakeHome: fc.option(money),
    monthlyEssentials: fc.option(money),
    creditScore: fc.option(fc.integer({ min: 300, max: 850 })),
    pay: money,
    balance: money,
    apr: fc.constantFrom(0, 0.0001, 0.3, 4),
    drop: fc.subarray([
      'people',
      'incomes',
      'accounts',
      'properties',
      'debts',
      'policies',
      'bills',
      'goals',
      'expected',
    ]),
  })
  fc.assert(
    fc.property(changed, ({ pay, balance, apr, drop, ...scalars }) => {
      const household: Household = {
        ...sample,
        ...scalars,
        incomes: sample.incomes.map((one) => ({ ...one, amount: pay })),
        debts: sample.debts.map((one) => ({ ...one, balance, apr })),
        ...Object.fromEntries(drop.map((list) => [list, []])),
      }
      const before = JSON.stringify(household)
      for (const { values, stake, id } of find(household).found) {
        for (const [key, value] of Object.entries(values))
          if (typeof value === 'number') expect(Number.isFinite(value), `${id} ${key}`).toBe(true)
        expect(stake >= 0 && Number.isFinite(stake), id).toBe(true)
      }
      expect(JSON.stringify(household)).toBe(before)
    }),
  )
})

test('the sample household meets rules of every area but hardship', () => {
  const { found } = find(sample)
  expect(found.some(({ rule }) => rule.isHardship)).toBe(false)
  expect(new Set(found.map(({ rule }) => rule.area)).size).toBeGreaterThanOrEqual(8)
  expect(asked({}).found).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Account } from '#engine/household/lists.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import type { Saver } from '#engine/household/savers.ts'
import { taxYear2026 as facts } from '#facts/tax-years/2026.ts'
import type { IraSaver } from '../../tax/ira-deduction.ts'
import { childSavings } from './education-room.ts'
import { healthRoomOf } from './health-room.ts'
import { iraRooms } from './ira-rooms.ts'
import { orderOf } from './order.ts'
import { sortDebts } from './plan-debt-list.ts'
import { planRoomOf } from './plan-rooms.ts'

const today = '2026-11-23'
const sample = sampleHousehold(today)
const plan = sample.accounts.find(({ kind }) => kind === 'traditional-401k') as Account
const adult = (part: Partial<Saver>): Saver => ({
  id: 'people-1',
  name: 'You',
  ageAtYearEnd: 38,
  pay: 78_000,
  accounts: [plan],
  ...part,
})
const saver = (part: Partial<IraSaver>): IraSaver => ({
  traditional: 0,
  roth: 0,
  age: 38,
  compensation: 78_000,
  coveredByPlan: true,
  ...part,
})

describe('a plan at work', () => {
  test('260 of 78,000 goes in, 50% of 6% is matched: 130 more gets the rest', () => {
    expect(planRoomOf(adult({}), facts)).toMatchObject({
      match: { most: expect.closeTo(130, 9), employer: 0.5, beforeTax: true },
      // 24,500 / 12 − 260
      room: expect.closeTo(1781.67, 2),
      now: 390,
      hasMatch: true,
      guessed: false,
    })
  })
  test.each([
    [49, 24_500],
    [50, 32_500],
    [59, 32_500],
    [60, 35_750],
    [63, 35_750],
    [64, 32_500],
  ])('at %i by year’s end: %i a year (Notice 2025-67)', (ageAtYearEnd, limit) => {
    expect(planRoomOf(adult({ ageAtYearEnd }), facts)?.room).toBeCloseTo(limit / 12 - 260, 6)
  })
  test('over 150,000 of pay the catch-up goes in as Roth money', () => {
    expect(planRoomOf(adult({ ageAtYearEnd: 52, pay: 180_000 }), facts)?.slots).toMatchObject([
      { pot: 'pretax', most: expect.closeTo(24_500 / 12 - 260, 6) },
      { pot: 'roth', most: null, beforeTax: false },
    ])
  })
  test('never more than pay; the match counts pay up to 360,000', () => {
    expect(
      planRoomOf(adult({ pay: 12_000, accounts: [{ ...plan, monthly: 0, payShare: 0 }] }), facts)?.room,
    ).toBeCloseTo(1000, 6)
    const rich = planRoomOf(adult({ pay: 600_000, accounts: [{ ...plan, monthly: 0, payShare: 0 }] }), facts)
    expect(rich?.match?.most).toBeCloseTo((360_000 * 0.06) / 12, 6)
  })
  test('what is unknown is said to be', () => {
    const unknown = [{ ...plan, monthly: null, payShare: null }]
    expect(planRoomOf(adult({ accounts: unknown }), facts)).toMatchObject({ guessed: true, hasMatch: true })
    expect(planRoomOf(adult({ pay: null, accounts: unknown }), facts)).toMatchObject({ match: null, hasMatch: false })
    expect(planRoomOf(adult({ accounts: [] }), facts)).toBeNull()
  })
})

describe('an IRA', () => {
  const ask = { status: 'single', livedWithSpouse: false, taxNow: 0.22, taxLater: 0.15, rothNamed: false } as const
  const one = (magi: number, part: Partial<typeof ask> | object = {}, who: Partial<IraSaver> = {}) =>
    iraRooms([adult({})], { ...ask, people: { you: saver(who), spouse: null, magi }, ...part }, facts)[0]
  test('deductible where the deduction saves more than it costs later (single with a plan, under 81,000)', () => {
    expect(one(70_000)).toMatchObject({ roth: 0, traditional: 625, reason: 'traditional-tax-now-higher' })
  })
  test('half way through 81,000 to 91,000 half of it is deductible, the other half is Roth', () => {
    expect(one(86_000)).toMatchObject({ traditional: 312.5, roth: 312.5 })
  })
  test('past 91,000 a Roth; half way through 153,000 to 168,000 half of it; past both neither', () => {
    expect(one(120_000)).toMatchObject({ roth: 625, traditional: 0, reason: 'roth-not-deductible' })
    expect(one(160_500)).toMatchObject({ roth: 312.5, traditional: 0 })
    expect(one(170_000)).toMatchObject({ room: 0, reason: 'over-both-limits', slots: [] })
    expect(one(170_000, {}, { coveredByPlan: false })).toMatchObject({ traditional: 625 })
  })
  test('Roth where tax is lower now, or where the order names it', () => {
    expect(one(40_000, { taxNow: 0.12 })).toMatchObject({ roth: 625, reason: 'roth-tax-now-lower' })
    expect(one(70_000, { rothNamed: true })).toMatchObject({ roth: 625, reason: 'roth-as-published' })
  })
  test('no more than pay; 8,600 from 50; without income the range is unchecked', () => {
    expect(one(3000, {}, { compensation: 3000 })?.room).toBeCloseTo(250, 9)
    expect(one(70_000, {}, { age: 50, compensation: 70_000 })?.room).toBeCloseTo(8600 / 12, 9)
    expect(iraRooms([adult({})], { ...ask, people: null }, facts)[0]?.reason).toBe('income-unknown')
    expect(one(0, {}, { compensation: 0 })?.reason).toBe('no-pay')
  })
  test('a spouse without pay uses what the other’s own IRA leaves', () => {
    const people = { you: saver({ compensation: 9000 }), spouse: saver({ compensation: 0 }), magi: 9000 }
    const rooms = iraRooms([adult({}), adult({ id: 'people-2' })], { ...ask, status: 'joint', people }, facts)
    expect(rooms.map(({ room }) => room * 12)).toEqual([7500, 1500])
  })
})

describe('health savings', () => {
  const withAccount = {
    ...sample,
    accounts: [...sample.accounts, { ...plan, id: 'h', kind: 'hsa' as const, monthly: 100 }],
  }
  const adults = [adult({ accounts: withAccount.accounts })]
  test('the listed plan’s deductible of 3,000 is under a family’s 3,400', () => {
    expect(healthRoomOf(withAccount, adults, null, facts)).toMatchObject({ room: 0, reason: 'deductible-low' })
  })
  test('a family’s 8,750 less what goes in; a single person’s 4,400; 1,000 more from 55', () => {
    expect(healthRoomOf(withAccount, adults, 'family', facts).room).toBeCloseTo(8750 / 12 - 100, 9)
    const alone = { ...withAccount, people: sample.people.slice(0, 1), policies: [] }
    expect(healthRoomOf(alone, adults, null, facts)).toMatchObject({
      cover: 'self',
      limit: 4400,
      reason: 'has-account',
    })
    expect(healthRoomOf(alone, [adult({ ageAtYearEnd: 55 })], 'self', facts).limit).toBe(5400)
  })
  test('none without an account or from 65, unless nothing says so', () => {
    expect(healthRoomOf({ ...sample, policies: [] }, [adult({})], null, facts).reason).toBe('no-account')
    expect(healthRoomOf(withAccount, [adult({ ageAtYearEnd: 65 })], 'self', facts).reason).toBe('medicare-age')
  })
})

describe('college and debts', () => {
  test('a third of four years at 30,990, from 2026-11 to August of the year of turning 18, without growth', () => {
    const [child] = childSavings(sample, today, { share: 1 / 3, realGrowth: 0 })
    // Born 2020-06: August 2038 is 141 months away. 41,320 − 4,800 = 36,520.
    expect(child).toMatchObject({
      months: 141,
      target: expect.closeTo(41_320, 6),
      perMonth: expect.closeTo(36_520 / 141, 6),
    })
  })
  test('debts are sorted by what they cost when an offer ends; a mortgage is no moderate debt', () => {
    const sorted = sortDebts(sample, today, 0.1, 0.04)
    expect(sorted).toMatchObject({
      high: ['debts-2', 'debts-3'],
      moderate: ['debts-5', 'debts-6'],
      low: ['debts-1', 'debts-5', 'debts-6'],
    })
    expect(sorted.debts.find(({ id }) => id === 'debts-3')?.promo).toEqual({ apr: 0, months: 5, deferred: false })
  })
  test('a card without an APR counts as one at the national average, another debt is left out', () => {
    const [, card, , , car] = sample.debts
    const debts = [
      { ...card, apr: null },
      { ...car, apr: null },
    ] as typeof sample.debts
    expect(sortDebts({ ...sample, debts }, today, 0.1, 0.04)).toMatchObject({
      high: ['debts-2'],
      guessedApr: ['debts-2'],
      unknownApr: ['debts-5'],
    })
  })
})

test('an own order keeps known steps once each and ends in a taxable account', () => {
  expect(orderOf('own', ['hsa', 'hsa', 'nonsense', 'taxable', 'starter']).steps).toEqual(['hsa', 'starter', 'taxable'])
  expect(orderOf('flowchart').steps[0]).toBe('starter')
})

describe('limits of law, for anybody', () => {
  const pay = fc.integer({ min: 0, max: 700_000 })
  const age = fc.integer({ min: 18, max: 75 })
  test('a plan never takes more than the deferral limit or the pay, the match included never more than 72,000', () => {
    fc.assert(
      fc.property(pay, age, fc.integer({ min: 0, max: 60 }), (yearly, ageAtYearEnd, share) => {
        const put = { ...plan, monthly: null, payShare: share / 100 }
        const room = planRoomOf(adult({ pay: yearly, ageAtYearEnd, accounts: [put] }), facts)
        if (room === null) throw new Error('no plan')
        const own = (share / 100) * yearly
        const most = 24_500 + (ageAtYearEnd < 50 ? 0 : ageAtYearEnd >= 60 && ageAtYearEnd <= 63 ? 11_250 : 8000)
        expect(room.room).toBeGreaterThanOrEqual(0)
        if (room.room > 0) expect(room.room * 12 + own).toBeLessThanOrEqual(Math.min(most, yearly) + 1e-6)
        const match = 0.5 * 0.06 * Math.min(yearly, 360_000)
        if (room.room > 0) expect(room.room * 12 + own + match).toBeLessThanOrEqual(72_000 + 1e-6)
      }),
    )
  })
  test('both IRAs together never more than the limit or the pay; no Roth money past its range, no deduction past its own', () => {
    const status = fc.constantFrom('single' as const, 'head' as const, 'separate' as const)
    fc.assert(
      fc.property(pay, age, status, fc.boolean(), fc.boolean(), (magi, years, filing, coveredByPlan, rothNamed) => {
        const people = { you: saver({ compensation: magi, age: years, coveredByPlan }), spouse: null, magi }
        const ask = { status: filing, livedWithSpouse: true, taxNow: 0.2, taxLater: 0.15, rothNamed, people }
        const [room] = iraRooms([adult({ ageAtYearEnd: years })], ask, facts)
        if (!room) throw new Error('no room')
        expect(room.room * 12).toBeLessThanOrEqual(Math.min(years >= 50 ? 8600 : 7500, magi) + 1e-6)
        if (magi >= (filing === 'separate' ? 10_000 : 168_000)) expect(room.roth).toBe(0)
        if (coveredByPlan && magi >= (filing === 'separate' ? 10_000 : 91_000)) expect(room.traditional).toBe(0)
      }),
    )
  })
})

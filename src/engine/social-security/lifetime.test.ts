import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lifeTable } from '#facts/social-security/life-table.ts'
import { workerReduction } from '#facts/social-security/rules.ts'
import { monthsToCatchUp, ownPresentValue } from '../oracles/social-security.ts'
import { claimMonths } from './birth.ts'
import { breakEven, lifetimeValues, nearlyBest, openClaimMonths } from './lifetime.ts'
import { certainLife, dyingIn, expectedMonths, survivalCurve } from './mortality.ts'
import type { Outlook } from './outlook.ts'
import { dueUnder, type OwnPlan, ownPlan, paidUnder, type Worker } from './own-plan.ts'
import { at, born } from './social-security.testkit.ts'
import { cutAfter } from './trust-fund.ts'

const reduction = workerReduction.value
const limits = { underFullAge: 24_480, yearOfFullAge: 65_160 }
const limitsOf2013 = { underFullAge: 15_120, yearOfFullAge: 40_080 }
/** Born on the 2nd: 62 is held for all of the birthday month, so claims fall on whole years. */
const birth = born('1964-12-02')
const worker = (pia: number): Worker => ({ birth, pia, work: null })
const plan = (pia: number, age: number): OwnPlan => ownPlan(worker(pia), birth.month + age * 12, reduction, limits)
const plain: Outlook = { now: birth.month62, realRate: 0, cut: null }

describe('break-even ages by hand (PIA 1,000, full age 67)', () => {
  // A head start of n months of the early amount, over the difference of the amounts.
  it('62 against 67: 60 x 700 / 300 = 140 months after 67, 78 years and 8 months', () => {
    const found = breakEven(birth, plan(1_000, 62), plan(1_000, 67), plain)
    expect(monthsToCatchUp(700, 1_000, 60)).toBe(140)
    // 140 payments from the month of 67 on: caught up by the end of month 139 after it, when 78 and 7 months is attained.
    expect(found).toEqual({ outcome: 'reached', month: birth.fullMonth + 139, age: 67 * 12 + 139 })
  })

  it('62 against 70: 96 x 700 / 540 = 124.4, so 125 months after 70: 80 years and 5 months', () => {
    expect(monthsToCatchUp(700, 1_240, 96)).toBe(125)
    expect(breakEven(birth, plan(1_000, 62), plan(1_000, 70), plain)).toMatchObject({ age: 70 * 12 + 124 })
  })

  it('67 against 70: 36 x 1,000 / 240 = 150 months after 70: 82 years and 6 months', () => {
    expect(breakEven(birth, plan(1_000, 67), plan(1_000, 70), plain)).toMatchObject({ age: 70 * 12 + 149 })
  })

  it('a rate above inflation moves it later, a high one for good', () => {
    const at2 = breakEven(birth, plan(1_000, 62), plan(1_000, 70), { ...plain, realRate: 0.02 })
    expect(at2.outcome === 'reached' && at2.age > 70 * 12 + 124).toBe(true)
    expect(breakEven(birth, plan(1_000, 62), plan(1_000, 70), { ...plain, realRate: 0.12 })).toEqual({
      outcome: 'never',
    })
  })

  it('the same plan twice, or in the wrong order, has none', () => {
    expect(breakEven(birth, plan(1_000, 65), plan(1_000, 65), plain)).toEqual({ outcome: 'never' })
    expect(breakEven(birth, plan(1_000, 66), plan(1_000, 62), plain)).toEqual({ outcome: 'never' })
  })
})

describe('SSA, Retirement Planner 2013: $800 at 62, full age 66 in January 2017', () => {
  // 48 months early take 25%: a PIA of 1,066.70 gives 800. Born on the 2nd so that January 2013 is the first month.
  const person = born('1951-01-02')
  const pia = 1_066.7
  const paidAt66 = (yearlyPay: number, stops: number): number =>
    paidUnder(
      ownPlan({ birth: person, pia, work: { yearlyPay, stops } }, at(2013, 1), reduction, limitsOf2013),
      at(2017, 1),
    )

  it('20 months withheld make it $900', () => {
    expect(
      paidUnder(ownPlan({ birth: person, pia, work: null }, at(2013, 1), reduction, limitsOf2013), at(2013, 1)),
    ).toBe(800)
    expect(paidAt66(23_120, at(2017, 1))).toBe(900)
  })

  it('5 months withheld make it $822', () => {
    // All of 2013 at 23,120, then a pay below the limit: as if work stopped in January 2014.
    expect(paidAt66(23_120, at(2014, 1))).toBe(822)
  })

  it('without work it stays at $800', () => {
    expect(paidAt66(15_120, at(2017, 1))).toBe(800)
  })
})

describe('delayed credits', () => {
  it('a claim in mid-year starts with the credits of earlier years; the rest comes in January', () => {
    // Born December 1964, full age December 2031. Claim in June 2033: 18 months, 13 of them by January 2033.
    const late = ownPlan(worker(1_000), at(2033, 6), reduction, limits)
    expect(late.levels.map(({ from, due }) => ({ from, due }))).toEqual([
      { from: at(2033, 6), due: 1_086.6 },
      { from: at(2034, 1), due: 1_120 },
    ])
  })

  it('at 70 all of them count at once', () => {
    expect(plan(1_000, 70).levels).toEqual([{ from: birth.month70, due: 1_240, paid: 1_240 }])
  })
})

describe('lifetime values', () => {
  const now = birth.month62
  const curve = survivalCurve(lifeTable.value, { sex: 'female', health: 1 }, now - birth.month)

  it('a certain life without interest is the payments added up', () => {
    // Dies in the month of 80: 18 years of 700, 13 of 1,000, 10 of 1,240.
    const values = lifetimeValues(
      worker(1_000),
      [birth.month62, birth.fullMonth, birth.month70],
      certainLife(18 * 12),
      plain,
      reduction,
      limits,
    )
    expect(values.map(({ value }) => value)).toEqual([216 * 700, 156 * 1_000, 120 * 1_240])
    expect(values.map(({ age }) => age)).toEqual([744, 804, 840])
  })

  it('agrees with the slow sum over months of death, for every claim month, rate and cut', () => {
    const dying = Array.from({ length: curve.length + 1 }, (_, t) => dyingIn(curve, t))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 96 }),
        fc.integer({ min: 10, max: 45_000 }),
        fc.double({ min: 0, max: 0.06, noNaN: true }),
        fc.boolean(),
        (i, dimes, realRate, cutOn) => {
          const pia = dimes / 10
          const claim = claimMonths(birth)[i] ?? 0
          const cut = cutOn ? cutAfter(2033, 0.77) : null
          const [fast] = lifetimeValues(worker(pia), [claim], curve, { now, realRate, cut }, reduction, limits)
          const slow = ownPresentValue(
            { born: birth.month, fullAge: 804, survivorFullAge: 804, pia, claim, dying },
            { now, realRate, cutFrom: cutOn ? at(2034, 1) : Infinity, paidShare: 0.77 },
          )
          expect(Math.abs((fast?.value ?? 0) - slow)).toBeLessThan(0.005)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('SSA, Actuarial Life Table 2022 (2025 Trustees Report): 74.74 and 80.18 years at birth', () => {
    const atBirth = (sex: 'male' | 'female'): number =>
      expectedMonths(survivalCurve(lifeTable.value, { sex, health: 1 }, 0)) / 12
    expect(Math.abs(atBirth('male') - 74.74)).toBeLessThan(0.02)
    expect(Math.abs(atBirth('female') - 80.18)).toBeLessThan(0.02)
  })

  it('the expectancy at 65 is the closed form: survivors of all later birthdays over those of 65, plus half a year', () => {
    const { male } = lifeTable.value
    const later = male.slice(66).reduce((sum, lives) => sum + lives, 0)
    const months = expectedMonths(survivalCurve(lifeTable.value, { sex: 'male', health: 1 }, 780))
    expect(months / 12).toBeCloseTo(later / (male[65] ?? 0) + 0.5, 9)
  })

  it('worse health never makes the best claim later, nor does a higher rate', () => {
    const best = (health: number, realRate: number): number => {
      const weak = survivalCurve(lifeTable.value, { sex: 'male', health }, now - birth.month)
      const values = lifetimeValues(worker(2_000), claimMonths(birth), weak, { ...plain, realRate }, reduction, limits)
      return nearlyBest(values.map(({ value }) => value))?.best ?? -1
    }
    expect([0.5, 1, 2, 4].map((health) => best(health, 0.02))).toEqual(
      [0.5, 1, 2, 4].map((health) => best(health, 0.02)).sort((x, y) => y - x),
    )
    expect([0, 0.02, 0.05].map((rate) => best(1, rate))).toEqual(
      [0, 0.02, 0.05].map((rate) => best(1, rate)).sort((x, y) => y - x),
    )
  })
})

describe('the flat zone', () => {
  it('names stretches of claims within the share of the best', () => {
    expect(nearlyBest([90, 99, 100, 99.5, 98, 99])).toEqual({
      best: 2,
      bestValue: 100,
      stretches: [
        { first: 1, last: 3 },
        { first: 5, last: 5 },
      ],
    })
    expect(nearlyBest([])).toBeNull()
    expect(nearlyBest([0, 0])).toBeNull()
  })
})

it('open claims start now, and somebody past 70 can only claim now', () => {
  expect(openClaimMonths(birth, birth.month62)).toHaveLength(97)
  expect(openClaimMonths(birth, birth.month70)).toEqual([birth.month70])
  expect(openClaimMonths(birth, birth.month70 + 30)).toEqual([birth.month70 + 30])
})

it('no record, no money: a plan without levels', () => {
  const empty = ownPlan(worker(0), birth.fullMonth, reduction, limits)
  expect(empty.levels).toEqual([])
  expect(dueUnder(empty, birth.fullMonth + 12)).toBe(0)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { heldBackPerMonth, taxPictureOf } from '#engine/household/tax-picture.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { changesFor } from './changes.ts'
import type { LifeEvent } from './event-fields.ts'
import { changedLines, outcomeOf } from './outcome.ts'
import { project } from './project.ts'
import { bareLaw, courseOf, event, householdOf, lineOf, modelFor, rules, still, TODAY } from './scenario.testkit.ts'

const sample = { ...sampleHousehold(TODAY), state: null }

/** Some events whose effects meet: pay, costs, debts, rates. */
const anyEvent: fc.Arbitrary<LifeEvent> = fc.oneof(
  fc
    .record({
      at: fc.integer({ min: 1, max: 30 }),
      months: fc.integer({ min: 1, max: 14 }),
      newPay: fc.integer({ min: 0, max: 15 }),
    })
    .map(({ at, months, newPay }) =>
      event('job-loss', at, {
        income: null,
        months,
        newPay: newPay / 10,
        severance: 3000,
        weeklyBenefit: 450,
        benefitWeeks: 26,
        health: 'cobra',
        healthPremium: 900,
        pauseSaving: true,
      }),
    ),
  fc
    .record({ at: fc.integer({ min: 1, max: 30 }), points: fc.integer({ min: -3, max: 5 }) })
    .map(({ at, points }) => event('rates', at, { points: points / 100, savingsShare: 0.5, months: 0 })),
  fc.integer({ min: 1, max: 30 }).map((at) => event('raise', at, { income: null, change: 0.1 })),
  fc
    .record({ at: fc.integer({ min: 1, max: 30 }), once: fc.integer({ min: -9000, max: 9000 }) })
    .map(({ at, once }) => event('own', at, { name: 'x', once, monthly: -35.5, months: 7, taxed: once > 0 })),
  fc.integer({ min: 1, max: 30 }).map((at) => event('inheritance', at, { amount: 12_345.67, tax: 0.1, use: 'debts' })),
  fc.integer({ min: 1, max: 30 }).map((at) =>
    event('medical', at, {
      bill: 9000,
      deductible: 1500,
      coinsurance: 0.2,
      outOfPocketMost: 4000,
      insured: true,
      payOver: 5,
    }),
  ),
  fc.integer({ min: 1, max: 30 }).map((at) =>
    event('divorce', at, {
      keepAssets: 0.5,
      keepDebts: 0.4,
      home: 'sell',
      childrenStay: true,
      support: 400,
      supportMonths: 24,
      keepCosts: 0.7,
      housing: 1500,
      legal: 5000,
    }),
  ),
  fc.integer({ min: 1, max: 30 }).map((at) =>
    event('car', at, {
      price: 20_000,
      down: 2000,
      apr: 0.07,
      termMonths: 48,
      salesTax: 0.06,
      running: 90,
      tradeIn: 'properties-2',
    }),
  ),
)
const growing = {
  ...still,
  years: 4,
  selling: 'everything' as const,
  assumptions: {
    ...still.assumptions,
    prices: 0.025,
    pay: 0.03,
    stocks: 0.07,
    bonds: 0.03,
    homes: 0.02,
    carLoss: 0.15,
    dividends: 0.015,
  },
}

describe('without events', () => {
  it('is the picture: the first month leaves what the picture leaves, to the cent', () => {
    const picture = taxPictureOf(sample, TODAY)
    if (picture === null) throw new Error('no year')
    const heldBack = heldBackPerMonth(picture, settleTaxes(picture, taxYear2026, null).total)
    for (const household of [sample, { ...sample, monthlyTakeHome: null }]) {
      const left = monthlyFlows(household, heldBack).left ?? Number.NaN
      const course = courseOf(household)
      expect((course.left[0] ?? 0) / 100).toBeCloseTo(left, 1)
      // Later months differ by what a falling student loan takes off its deduction: cents.
      expect(Math.abs((course.left[3] ?? 0) / 100 - left)).toBeLessThan(1)
    }
  })
  it('is the same course whatever list of no events it is given', () => {
    const model = modelFor(sample)
    expect(project(model, [], still, bareLaw)).toEqual(project(model, changesFor(model, [], rules), still, bareLaw))
  })
  it('finds the pay before taxes that leaves the take-home pay somebody said', () => {
    const household = householdOf({ incomes: [{ amount: 4000, isTakeHome: true }] })
    const course = courseOf(household)
    expect((course.left[0] ?? 0) / 100).toBeCloseTo(4000, 1)
    const gross = lineOf(course, 'in:income-1')[0] ?? 0
    // 2026, single: 7.65% of pay, then 10% to 12,400 and 12% above, after a deduction of 16,100.
    const taxable = gross * 12 - 16_100
    const tax = 1240 + 0.12 * (taxable - 12_400)
    expect(gross * 12 * (1 - 0.0765) - tax).toBeCloseTo(48_000, 0)
    const only = courseOf(householdOf({}, { monthlyTakeHome: 4000 }))
    expect([...only.left]).toEqual([...course.left])
  })
})

describe('every month', () => {
  it('adds up to the cent, and what is owned less what is owed is net worth', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 4 }), (events) => {
        const course = courseOf(sample, events, growing)
        let cash = course.openingCash
        for (let month = 0; month < course.cash.length; month++) {
          for (const { cents } of course.lines) cash += cents[month] ?? 0
          expect(cash).toBe(course.cash[month])
          expect(Number.isInteger(cash)).toBe(true)
          expect(course.worth[month]).toBe(
            cash + (course.invested[month] ?? 0) + (course.things[month] ?? 0) - (course.owed[month] ?? 0),
          )
          expect(course.owed[month]).toBeGreaterThanOrEqual(0)
          expect(course.invested[month]).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 25 },
    )
  })
  it('is the same before the first event', () => {
    fc.assert(
      fc.property(anyEvent, (one) => {
        const [before, after] = [courseOf(sample, [], growing), courseOf(sample, [one], growing)]
        for (let month = 0; month < one.at - 1; month++) expect(after.cash[month]).toBe(before.cash[month])
      }),
      { numRuns: 20 },
    )
  })
  it('every event is reversible, and events may stand in any order', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 3 }), anyEvent, (events, one) => {
        const model = modelFor(sample, growing)
        const run = (list: readonly LifeEvent[]) => project(model, changesFor(model, list, rules), growing, bareLaw)
        const first = run(events)
        run([...events, one])
        expect(run([...events, one].filter((other) => other !== one))).toEqual(first)
      }),
      { numRuns: 12 },
    )
  })
  it('two events that do not touch each other come to the same in either order', () => {
    const loss = event('own', 3, { name: 'a', once: -500, monthly: 0, months: 0, taxed: false })
    const pay = event('raise', 5, { income: null, change: 0.1 })
    const [one, two] = [courseOf(sample, [loss, pay], growing), courseOf(sample, [pay, loss], growing)]
    expect([...one.cash]).toEqual([...two.cash])
  })
  it('the changed lines of a year add up to the change of cash', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 3 }), (events) => {
        const [before, after] = [courseOf(sample, [], growing), courseOf(sample, events, growing)]
        const from = Math.min(...events.map(({ at }) => at)) - 1
        const sum = changedLines(before, after, from).reduce((so, line) => so + line.after - line.before, 0)
        const end = from + 11
        expect(sum).toBeCloseTo(((after.cash[end] ?? 0) - (before.cash[end] ?? 0)) / 100, 2)
      }),
      { numRuns: 15 },
    )
  })
})

describe('outcome', () => {
  it('finds the low point, the month of trouble and the debt-free month of a plain case by hand', () => {
    // 1,000 in cash, 100 more goes out than comes in: below zero in month 11. 500 owed at 0%, 50 a month: free after ten.
    const household = householdOf(
      {
        accounts: [{ kind: 'checking', balance: 1000 }],
        debts: [{ kind: 'personal', balance: 500, apr: 0, minimum: 50 }],
      },
      { spending: { food_groceries: 50 } },
    )
    const outcome = outcomeOf(courseOf(household), 0)
    expect(outcome).toMatchObject({ firstSold: null, firstShort: 10, debtFree: 9, debtFreeBesideHomes: 9 })
    // Ten months of 100 and two of 50: 1,100 over twelve.
    expect(outcome.left).toBeCloseTo(-1100 / 12, 6)
    expect(outcome.lowest).toEqual({ month: 35, cash: 1000 - 500 - 36 * 50 })
    expect(outcome.worth).toEqual([{ years: 1, amount: 1000 - 500 - 12 * 50 }])
  })
})

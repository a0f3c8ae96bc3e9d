import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawnCase, emptyCase, flat, slotFor } from './drawn-case.testkit.ts'
import { type Levels, type Poured, pour } from './pour.ts'
import { laidEndToEnd } from './second-pour.testkit.ts'
import type { NextDollarCase } from './step.ts'
import { goesInFor, savedAt, savedTable, takeHomeCost } from './tax-saved.ts'

const levelsOf = (plan: NextDollarCase): Levels => ({
  cash: plan.cash,
  owed: new Map(plan.debts.map(({ id, balance }) => [id, balance])),
  missing: new Map(
    plan.steps.flatMap((step) =>
      step.fill === 'goals' ? step.goals.map((one) => [one.id, one.missing] as const) : [],
    ),
  ),
})
const firstMonth = (plan: NextDollarCase, amount = plan.left) => pour(plan, amount, 1, levelsOf(plan))
const byStep = (poured: readonly Poured[]): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const { step, takeHome } of poured) sums.set(step, (sums.get(step) ?? 0) + takeHome)
  return sums
}
const total = (amounts: Iterable<number>) => [...amounts].reduce((sum, one) => sum + one, 0)

describe('the tax table', () => {
  test('a straight line between whole returns: 1,000 at 12% and 4,000 at 22% after that', () => {
    const table = savedTable([0, 1000, 5000], (amount) =>
      amount <= 1000 ? amount * 0.12 : 120 + (amount - 1000) * 0.22,
    )
    expect(savedAt(table, 500)).toBeCloseTo(60, 9)
    expect(savedAt(table, 3000)).toBeCloseTo(560, 9)
    expect(takeHomeCost(table, 500, 1000, 0)).toBeCloseTo(1000 - 60 - 110, 9)
    // 830 of take-home pay from 500 on: 500 cost 440, the other 390 buy 500 at 0.78.
    expect(goesInFor(table, 500, { budget: 830, room: 9000, payroll: 0 })).toBeCloseTo(1000, 9)
  })
  test('a credit that comes back with a dollar never makes it free, and a saving never falls', () => {
    expect(savedTable([0, 100, 200], (amount) => (amount === 100 ? 500 : 20)).saved).toEqual([0, 95, 95])
  })
  test('what goes in costs the budget, wherever it starts', () => {
    const amount = fc.integer({ min: 0, max: 60_000 })
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        (from, budget, a, b) => {
          const table = { at: [0, 20_000, 80_000], saved: [0, a * 200, a * 200 + b * 600] }
          const goesIn = goesInFor(table, from, { budget, room: 1e9, payroll: 0.0765 })
          expect(takeHomeCost(table, from, goesIn, 0.0765)).toBeCloseTo(budget, 4)
        },
      ),
    )
  })
})

describe('a month of money', () => {
  test('by hand: 806 with a match of 130 at 16.95% tax, then a card', () => {
    const { poured } = firstMonth({
      ...emptyCase,
      left: 806,
      saved: flat(0.1695),
      debts: [{ id: 'card', balance: 6800, apr: 0.2449, payment: 220, promo: null }],
      pools: { plan: 1781.67 },
      steps: [
        {
          key: 'match',
          fill: 'slots',
          slots: [slotFor({ pot: 'pretax', pool: 'plan', most: 130, employer: 0.5, beforeTax: true })],
        },
        { key: 'high-apr', fill: 'debts', debts: ['card'] },
      ],
    })
    // 130 × (1 − 0.1695) = 107.965; the rest is 698.035.
    expect(poured).toMatchObject([
      {
        step: 'match',
        takeHome: expect.closeTo(107.965, 6),
        goesIn: expect.closeTo(130, 6),
        employer: expect.closeTo(65, 6),
      },
      { step: 'high-apr', takeHome: expect.closeTo(698.035, 6), to: { kind: 'debt', id: 'card' } },
    ])
  })
  test('every dollar is given once: allocations and what is handed back come to what is left', () => {
    fc.assert(
      fc.property(drawnCase, (plan) => {
        const { poured, unplaced } = firstMonth(plan)
        expect(total(poured.map(({ takeHome }) => takeHome)) + unplaced).toBeCloseTo(plan.left, 1)
        for (const { takeHome, goesIn } of poured) {
          expect(takeHome).toBeGreaterThan(0)
          expect(goesIn).toBeGreaterThanOrEqual(takeHome - 1e-6)
        }
      }),
    )
  })
  test('a second program that writes every need down first gives the same, for any order', () => {
    fc.assert(
      fc.property(drawnCase, (plan) => {
        const ours = byStep(firstMonth(plan).poured)
        for (const [key, amount] of laidEndToEnd(plan, plan.left))
          expect(ours.get(key) ?? 0, key).toBeCloseTo(amount, 1)
      }),
    )
  })
  test('limits of law hold, and no debt or fund takes more than it needs', () => {
    fc.assert(
      fc.property(drawnCase, (plan) => {
        const levels = levelsOf(plan)
        const { poured } = pour(plan, plan.left, 1, levels)
        for (const [pool, room] of Object.entries(plan.pools))
          expect(
            total(poured.map(({ to, goesIn }) => (to.kind === 'pot' && to.pool === pool ? goesIn : 0))),
          ).toBeLessThanOrEqual(room + 1e-6)
        for (const owed of levels.owed.values()) expect(owed).toBeGreaterThanOrEqual(0)
        const targets = plan.steps.flatMap((step) => (step.fill === 'cash' ? [step.target] : []))
        expect(levels.cash).toBeLessThanOrEqual(Math.max(plan.cash, ...targets) + 1e-6)
      }),
    )
  })
  test('with more to place no step gets less', () => {
    fc.assert(
      fc.property(drawnCase, fc.integer({ min: 1, max: 2000 }), (plan, more) => {
        const before = byStep(firstMonth(plan).poured)
        const after = byStep(firstMonth(plan, plan.left + more).poured)
        for (const [key, amount] of before) expect(after.get(key) ?? 0, key).toBeGreaterThanOrEqual(amount - 0.02)
      }),
    )
  })
})

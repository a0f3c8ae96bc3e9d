import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payLevelDebts } from '../../cards/level-debts.ts'
import { drawnCase, emptyCase, flat, plainOutlook, slotFor } from './drawn-case.testkit.ts'
import { withInterest } from './plan-debts.ts'
import { runPlan } from './run.ts'
import { costsOfSkipping } from './skip.ts'
import type { NextDollarCase, PlanDebt, Step } from './step.ts'

const debt = (id: string, balance: number, apr: number, payment: number): PlanDebt => ({
  id,
  balance,
  apr,
  payment,
  promo: null,
})
const rest: Step = { key: 'taxable', fill: 'rest' }

describe('debts', () => {
  const cards = [debt('a', 6800, 0.2449, 220), debt('b', 1950, 0.2724, 40), debt('c', 18_600, 0.0499, 212)]
  test('all of them with the same sum every month end when the debt engine says', () => {
    const run = runPlan(
      {
        ...emptyCase,
        left: 600,
        debts: cards,
        steps: [{ key: 'low-apr', fill: 'debts', debts: ['a', 'b', 'c'] }, rest],
      },
      120,
    )
    const course = payLevelDebts(
      cards.map(({ balance, apr, payment }) => ({ balance, annualRate: apr, payment })),
      { kind: 'total', amount: 220 + 40 + 212 + 600 },
    )
    expect(Object.values(run.clearedIn)).toEqual(course.clearedAt)
    expect(run.courses[0]).toEqual({ key: 'low-apr', startsIn: 1, fullIn: course.months })
  })
  test('spare cash pays the highest rate at once and frees its payment', () => {
    const run = runPlan(
      {
        ...emptyCase,
        left: 806,
        cash: 12_900,
        useCash: true,
        debts: cards.slice(0, 2),
        steps: [
          { key: 'starter', fill: 'cash', target: 5000 },
          { key: 'high-apr', fill: 'debts', debts: ['a', 'b'] },
          rest,
        ],
      },
      12,
    )
    expect(run.moved).toEqual([
      { step: 'high-apr', debt: 'b', amount: 1950 },
      { step: 'high-apr', debt: 'a', amount: 5950 },
    ])
    expect(run.spareCash).toBe(0)
    expect(run.toPlace).toBeCloseTo(846, 6)
    // 850 left × 1.0204 = 867.35, less than 220 + 846.
    expect(run.clearedIn).toEqual({ a: 1, b: 0 })
  })
  test('a deferred offer of 6 months charges everything in the seventh, or nothing when it is paid', () => {
    const offer: PlanDebt = { ...debt('s', 1200, 0.24, 0), promo: { apr: 0, months: 6, deferred: true } }
    let state = { owed: 1200, heldBack: 0 }
    for (let month = 1; month <= 6; month += 1) state = withInterest(offer, state, month)
    expect(state).toEqual({ owed: 1200, heldBack: 144 })
    // 1,344 × 1.02
    expect(withInterest(offer, state, 7).owed).toBeCloseTo(1370.88, 6)
    expect(withInterest(offer, { owed: 0, heldBack: 144 }, 7)).toEqual({ owed: 0, heldBack: 0 })
  })
})

describe('worth', () => {
  test('500 a month in a taxable account at 6% for 10 years, gains taxed at 15%', () => {
    const run = runPlan({ ...emptyCase, left: 500 }, 120)
    const rate = 1.06 ** (1 / 12) - 1
    const future = (500 * ((1 + rate) ** 120 - 1)) / rate
    expect(run.worth[10]).toBeCloseTo(future - 0.15 * (future - 60_000), 4)
  })
  test('a match of 50% left out costs the match and the tax saved on it, grown and taxed later', () => {
    const plan: NextDollarCase = {
      ...emptyCase,
      left: 83.05,
      saved: flat(0.1695),
      pools: { plan: 1000 },
      steps: [
        {
          key: 'match',
          fill: 'slots',
          slots: [slotFor({ pot: 'pretax', pool: 'plan', most: 100, employer: 0.5, beforeTax: true })],
        },
        rest,
      ],
    }
    const rate = 1.06 ** (1 / 12) - 1
    const annuity = ((1 + rate) ** 120 - 1) / rate
    const taxable = 83.05 * annuity
    const withMatch = 150 * annuity * 0.85
    expect(costsOfSkipping(plan, ['match'], 10)[0]?.costs).toBeCloseTo(
      withMatch - (taxable - 0.15 * (taxable - 83.05 * 120)),
      3,
    )
  })
  test('dollars of today: prices that rise as fast as money grows leave what went in', () => {
    const outlook = { ...plainOutlook, growth: 0.03, inflation: 0.03, gainsTax: 0 }
    const run = runPlan({ ...emptyCase, left: 0, cash: 1000, outlook: { ...outlook, cash: 0.03 } }, 60)
    for (const worth of run.worth) expect(worth).toBeCloseTo(1000, 6)
  })
  test('money is never lost or made: without growth, interest and tax the worth rises by what was placed', () => {
    fc.assert(
      fc.property(drawnCase, (drawn) => {
        const plan = {
          ...drawn,
          debts: drawn.debts.map((one) => ({ ...one, apr: 0 })),
          outlook: { growth: 0, cash: 0, inflation: 0, laterTax: 0, gainsTax: 0, dividends: 0 },
          saved: flat(0),
          savedByHealth: flat(0),
          payroll: 0,
          steps: drawn.steps.map((step) =>
            step.fill === 'slots' ? { ...step, slots: step.slots.map((slot) => ({ ...slot, employer: 0 })) } : step,
          ),
        }
        const { worth } = runPlan(plan, 24)
        const paid = plan.debts.reduce((sum, { payment }) => sum + payment, 0)
        expect((worth[2] ?? 0) - (worth[0] ?? 0)).toBeCloseTo(24 * (plan.left + paid), 0)
      }),
      { numRuns: 40 },
    )
  })
  test('a step that takes nothing costs nothing to skip', () => {
    const plan: NextDollarCase = {
      ...emptyCase,
      left: 100,
      cash: 9000,
      steps: [{ key: 'starter', fill: 'cash', target: 1000 }, rest],
    }
    expect(costsOfSkipping(plan, ['starter'], 10)).toEqual([{ key: 'starter', costs: 0 }])
  })
})

import { describe, expect, test } from 'vitest'
import { good } from '#app/state/reading.testkit.ts'
import { debtPlanShape, startingPlan } from './debt-plan.ts'

describe('a saved payoff plan', () => {
  test('comes back as it was', () => {
    const plan = {
      ...startingPlan,
      strategy: 'blend' as const,
      wins: 2,
      custom: ['a', 'b'],
      extra: 150,
      snowflakes: [
        { kind: 'once' as const, amount: 500, month: '2027-01' as const },
        { kind: 'yearly' as const, amount: 90, monthOfYear: 4, from: '2027-01' as const },
        { kind: 'monthly' as const, amount: 10 },
      ],
      included: { home: true },
      baseline: { startMonth: '2026-12' as const, owed: { a: 10 }, planned: [5, 5] },
    }
    expect(good(debtPlanShape, JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  })
  test('what does not fit is as it starts; what is no record is refused', () => {
    expect(
      good(debtPlanShape, {
        strategy: 'magic',
        wins: -1,
        custom: [1, 'a'],
        extra: -5,
        snowflakes: [{ kind: 'once', amount: 5 }, { kind: 'yearly', amount: 5, monthOfYear: 13 }, null],
        included: { a: 'yes' },
        baseline: { startMonth: 'soon', owed: {}, planned: [1] },
      }),
    ).toEqual({ ...startingPlan, custom: ['a'] })
    for (const bad of [null, 3, 'plan', []]) expect(good(debtPlanShape, bad)).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { runPlan } from '../../api/run-plan.ts'
import { nextDollarPlan } from './plan.ts'
import type { ToldPlan } from './told.ts'
import { wholeDollars } from './whole-dollars.ts'

const env = { today: '2026-11-23', year: 2026 } as const
const sample = sampleHousehold(env.today)
const ask = async (household: Household, inputs: object = {}): Promise<ToldPlan> => {
  const { status, body } = await runPlan(nextDollarPlan.plan, { household, inputs }, env)
  expect(status).toBe(200)
  return (body as { answer: ToldPlan }).answer
}
const stepOf = (plan: ToldPlan, key: string) => plan.steps.find((step) => step.key === key)

describe('the sample household', () => {
  test('by hand: 7,780 − 4,350 − 2,624 = 806 left; one month of essentials stays, the rest of the cash goes to cards', async () => {
    const plan = await ask(sample)
    expect(plan.left).toBe(806)
    // Essentials 3,238 + minimums 2,611 = 5,849 stay; 12,900 − 5,849 = 7,051: 6,800 at 24.49%, then 251 on the 0% offer.
    expect(plan.moves).toEqual([
      { name: 'Everyday card', amount: 6800 },
      { name: 'Travel card', amount: 251 },
    ])
    // The card’s 220 is free: 806 + 220 = 1,026. 130 of match costs 130 × (1 − 12% − 4.95%) = 107.97.
    expect(plan.toPlace).toBeCloseTo(1026, 6)
    expect(stepOf(plan, 'match')).toMatchObject({ state: 'now', monthly: 108 })
    expect(stepOf(plan, 'high-apr')).toMatchObject({ state: 'now', monthly: 918, fromCash: 7051, fullOn: '2027-01' })
    // 6,800 at 24.49% and 1,950 that is at 0% only until April.
    expect(stepOf(plan, 'high-apr')?.size).toBe(
      'You owe $8,750 on 2 debts at 10% or more, counting $1,950 at a low offer for now.',
    )
    expect(stepOf(plan, 'starter')?.state).toBe('done')
    expect(stepOf(plan, 'hsa')).toMatchObject({ state: 'absent', size: expect.stringContaining('$3,400') })
  })
  test.each(['flowchart', 'operations', 'own'] as const)(
    '%s: whole dollars add up, the answer is short',
    async (order) => {
      const plan = await ask(sample, { order })
      expect(plan.steps.reduce((sum, { monthly }) => sum + monthly, 0)).toBe(Math.round(plan.toPlace))
      expect(plan.headline.length).toBeLessThanOrEqual(120)
      expect(plan.steps.map(({ place }) => place)).toEqual(plan.steps.map((_, at) => at + 1))
      for (const { parts, monthly } of plan.steps)
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(monthly)
    },
  )
  test('without moving savings the money goes on by the month', async () => {
    const plan = await ask(sample, { useCash: false })
    expect(plan.moves).toEqual([])
    expect(plan.toPlace).toBe(806)
    expect(stepOf(plan, 'high-apr')).toMatchObject({ monthly: 698, fromCash: 0 })
  })
  test('an own order is followed as written, and a name that is no step is refused', async () => {
    const plan = await ask(sample, { order: 'own', ownOrder: 'high-apr, starter, match' })
    expect(plan.steps.map(({ key }) => key)).toEqual(['high-apr', 'starter', 'match', 'taxable'])
    const { status, body } = await runPlan(
      nextDollarPlan.plan,
      { household: sample, inputs: { order: 'own', ownOrder: 'lottery' } },
      env,
    )
    expect([status, body]).toMatchObject([422, { error: { fields: { ownOrder: expect.stringContaining('lottery') } } }])
  })
})

describe('little, nothing and less than nothing', () => {
  test('three numbers give a first answer', async () => {
    const [savings] = sample.accounts.filter(({ kind }) => kind === 'savings')
    const plan = await ask({
      ...emptyHousehold,
      monthlyTakeHome: 4200,
      monthlyEssentials: 2600,
      accounts: savings ? [{ ...savings, balance: 900, monthly: null }] : [],
    })
    expect(plan).toMatchObject({ outcome: 'ready', left: 1600 })
    expect(stepOf(plan, 'starter')).toMatchObject({ monthly: 1600, fullOn: '2027-01' })
  })
  test('more out than in is told first, with no plan to spend', async () => {
    const plan = await ask({ ...sample, monthlyTakeHome: 5000 })
    expect(plan).toMatchObject({ outcome: 'short', isHardship: true, steps: [], moves: [] })
    expect(plan.headline).toContain('$1,974')
  })
  test('an empty picture says what it needs', async () => {
    const plan = await ask(emptyHousehold)
    expect(plan).toMatchObject({ outcome: 'unknown', steps: [] })
    expect(plan.headline).toContain('take-home pay')
  })
  test('a payment behind is hardship, whatever is left', async () => {
    const [card] = sample.debts.filter(({ kind }) => kind === 'card')
    const plan = await ask({ ...sample, debts: card ? [{ ...card, missed: 2 }] : [] })
    expect(plan.isHardship).toBe(true)
    expect(plan.notes[0]).toContain('behind')
  })
  test('overdrawn accounts are trouble, and the starter fund starts below zero', async () => {
    const [checking] = sample.accounts
    const plan = await ask({ ...sample, accounts: checking ? [{ ...checking, balance: -400 }] : [] })
    expect(plan.isHardship).toBe(true)
    expect(plan.notes[0]).toContain('$400')
    // 5,849 + 400 at 806 a month: the eighth.
    expect(stepOf(plan, 'starter')).toMatchObject({ monthly: 806, fullOn: '2027-07' })
  })
  test('more left never takes from a step', async () => {
    const before = await ask({ ...sample, monthlyTakeHome: 7780 })
    const after = await ask({ ...sample, monthlyTakeHome: 8500 })
    for (const step of before.steps)
      expect(stepOf(after, step.key)?.monthly ?? 0).toBeGreaterThanOrEqual(step.monthly - 1)
  })
})

test('whole dollars keep their sum', () => {
  expect(wholeDollars([107.965, 918.035])).toEqual([108, 918])
  expect(wholeDollars([0.4, 0.4, 0.4])).toEqual([1, 0, 0])
  expect(wholeDollars([])).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { madeHousehold } from '#engine/household/made-household.testkit.ts'
import { runPlan } from '../../api/run-plan.ts'
import { cashAheadPlan } from '../cash-ahead/plan.ts'
import type { Plan } from '../plan.ts'
import { debtPayoffPlan } from './plan.ts'

const env = { today: '2026-11-23', year: 2026 } as const
async function answered(plan: Plan, household: Household, inputs: object = {}): Promise<Record<string, unknown>> {
  const { status, body } = await runPlan(plan, { household, inputs }, env)
  expect(status).toBe(200)
  return (body as { answer: Record<string, unknown> }).answer
}

describe('debt payoff for programs', () => {
  const debt = (known: object) => ({ kind: 'personal', balance: 1200, apr: 0, minimum: 100, ...known })
  const ask = (debts: readonly object[], inputs = {}) =>
    answered(debtPayoffPlan.plan, madeHousehold({ debts: debts as never }), inputs)
  test('1,200 without interest at 100 a month is twelve payments from next month on', async () => {
    const told = await ask([debt({})])
    expect(told).toMatchObject({
      outcome: 'planned',
      firstMonth: '2026-12',
      paysNow: 100,
      gone: [{ debt: 'debts-1', month: '2027-11' }],
      minimumsOnly: { months: 12, interest: 0 },
    })
    expect(told['course']).toHaveLength(12)
    expect((await ask([debt({})], { extra: 100 }))['gone']).toEqual([{ debt: 'debts-1', month: '2027-05' }])
  })
  test('the order changes which is gone first; the highest rate first costs the least', async () => {
    const two = [debt({ balance: 300, apr: 0, minimum: 50 }), debt({ balance: 1000, apr: 0.24, minimum: 50 })]
    const told = await ask(two, { extra: 200 })
    const strategies = told['strategies'] as { key: string; interest: number; firstGone: { debt: string } }[]
    const of = (key: string) => strategies.find((one) => one.key === key)
    expect(of('snowball')?.firstGone.debt).toBe('debts-1')
    expect(of('avalanche')?.interest).toBeLessThan(of('snowball')?.interest ?? 0)
    expect(told['cheapest']).toBe('avalanche')
  })
  test('a loan on a home runs beside the plan unless it is taken in; what has no APR is named', async () => {
    const debts = [debt({ kind: 'mortgage' }), debt({ apr: null })]
    expect(await ask(debts)).toMatchObject({
      outcome: 'nothing-to-plan',
      leftOut: [
        { debt: 'debts-1', why: 'beside' },
        { debt: 'debts-2', why: 'no-apr' },
      ],
      cheapest: null,
      course: [],
    })
    expect(await ask(debts, { homes: true })).toMatchObject({ outcome: 'planned' })
  })
})

describe('cash ahead for programs', () => {
  const wages = { kind: 'wages', every: 'month', reliability: 10, isGuaranteed: true }
  const household = madeHousehold({
    state: 'TX',
    filingStatus: 'single',
    accounts: [{ kind: 'checking', balance: 1000 }],
    incomes: [{ ...wages, amount: 5000, isTakeHome: false, nextOn: '2026-12-01' }],
    bills: [{ kind: 'bill', amount: 4000, every: 'month', dueOn: '2026-12-05' }],
  })
  test('what is missing is named', async () => {
    expect(await answered(cashAheadPlan.plan, emptyHousehold)).toMatchObject({ outcome: 'unknown', needs: 'cash' })
  })
  test('pay before taxes comes in as take-home pay, on its day', async () => {
    // 4,199.17 of 5,000 in Texas; 4,000 go out on the 5th, so 1,000 stays the lowest.
    const told = await answered(cashAheadPlan.plan, household)
    expect(told).toMatchObject({
      outcome: 'line',
      startingBalance: 1000,
      restPerMonth: 0,
      nextPayday: '2026-12-01',
      firstBelowZero: null,
      lowest: { date: '2026-11-23', balance: 1000 },
      overYear: { amount: 700, short: 0 },
    })
    expect((told['months'] as { income: number; bills: number }[])[1]).toMatchObject({ income: 4199.17, bills: 4000 })
    expect(await answered(cashAheadPlan.plan, household, { buffer: 1100 })).toMatchObject({ overYear: { short: 100 } })
  })
})

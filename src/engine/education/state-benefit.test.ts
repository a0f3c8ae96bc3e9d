import { describe, expect, test } from 'vitest'
import { statePlan529 } from '#facts/state-rules/plan-529.ts'
import { type StateCode, stateNames } from '#facts/states/codes.ts'
import { taxYears } from '#facts/tax-years.ts'
import { emptyHousehold, noIncome } from '../tax/household.ts'
import { loadStateLaw } from '../tax/state-law.ts'
import { stateBenefit } from './state-benefit.ts'
import { creditSaving, deductionSaving } from './state-saving.ts'

const rules = statePlan529.value
const ask = { status: 'joint', ownPlan: true, income: 110_000, year: 2026 } as const

describe('what counts', () => {
  test('per return: once for all children; per beneficiary: for each', () => {
    expect(stateBenefit({ ...ask, rule: rules.NY, deposits: [8000, 8000] })).toEqual({
      outcome: 'deduction',
      amount: 10_000,
      unused: 6000,
    })
    expect(stateBenefit({ ...ask, rule: rules.OH, deposits: [8000, 3000] })).toEqual({
      outcome: 'deduction',
      amount: 7000,
      unused: 4000,
    })
  })
  test('Pennsylvania: each giver has the limit', () => {
    expect(stateBenefit({ ...ask, rule: rules.PA, deposits: [40_000] })).toMatchObject({ amount: 38_000 })
    expect(stateBenefit({ ...ask, status: 'single', rule: rules.PA, deposits: [40_000] })).toMatchObject({
      amount: 19_000,
    })
  })
  test('no limit at all: New Mexico counts everything', () => {
    expect(stateBenefit({ ...ask, rule: rules.NM, deposits: [90_000] })).toMatchObject({ amount: 90_000, unused: 0 })
  })
  test('credits: Indiana 20% to 1,500; Vermont 10% of 2,500 for each child and each spouse (32 V.S.A. 5825a)', () => {
    expect(stateBenefit({ ...ask, rule: rules.IN, deposits: [9000] })).toMatchObject({
      outcome: 'credit',
      amount: 1500,
    })
    expect(stateBenefit({ ...ask, rule: rules.VT, deposits: [6000, 1000] })).toMatchObject({ amount: 600 })
    expect(stateBenefit({ ...ask, status: 'single', rule: rules.VT, deposits: [6000, 1000] })).toMatchObject({
      amount: 350,
    })
  })
  test('Maine gives nothing above an income of 100,000, on joint and head of household returns of 200,000', () => {
    const at = (status: 'single' | 'separate' | 'joint' | 'head', income: number) =>
      stateBenefit({ ...ask, rule: rules.ME, deposits: [1500], status, income })
    expect(at('single', 100_000)).toMatchObject({ outcome: 'deduction', amount: 1000, unused: 500 })
    expect(at('single', 100_001)).toEqual({ outcome: 'income-too-high', upTo: 100_000 })
    expect(at('separate', 150_000)).toEqual({ outcome: 'income-too-high', upTo: 100_000 })
    expect(at('head', 150_000)).toMatchObject({ amount: 1000 })
    expect(at('joint', 200_001)).toEqual({ outcome: 'income-too-high', upTo: 200_000 })
  })
  test('separate returns: their own limit where there is one', () => {
    expect(stateBenefit({ ...ask, status: 'separate', rule: rules.WI, deposits: [9000] })).toMatchObject({
      amount: 2640,
    })
  })
})

describe('status and year', () => {
  test('a surviving spouse: Illinois as a couple, Colorado and Rhode Island as one person', () => {
    const amount = (rule: (typeof rules)[StateCode]) =>
      stateBenefit({ ...ask, status: 'surviving', rule, deposits: [90_000] })
    expect(amount(rules.IL)).toMatchObject({ amount: 20_000 })
    expect(amount(rules.CO)).toMatchObject({ amount: 25_400 })
    expect(amount(rules.RI)).toMatchObject({ amount: 500 })
  })
  test('Oregon’s largest credit: 380 joint in 2026, 360 in 2025', () => {
    const most = (year: number) => stateBenefit({ ...ask, year, rule: rules.OR, deposits: [9000] })
    expect(most(2026)).toEqual({ outcome: 'not-worked-out', atMost: 380 })
    expect(most(2025)).toEqual({ outcome: 'not-worked-out', atMost: 360 })
  })
})

describe('what it is worth', () => {
  const facts = taxYears[2026]
  const codes = (Object.keys(stateNames) as StateCode[]).filter((code) => rules[code]?.kind === 'deduction')
  test.each(codes)('%s: a deduction of 1,000 saves between 1% and 12% of it at 110,000', async (code) => {
    const law = await loadStateLaw(code)
    if (law === 'none') throw new Error(code)
    const household = { ...emptyHousehold, people: [{ ...noIncome, pay: 110_000 }] as const, state: code }
    const saved = deductionSaving(household, facts, (who, federal) => law.returnOf(who, federal, 2026), 1000)
    expect(saved.state).toBeGreaterThan(10)
    expect(saved.state).toBeLessThan(120)
    expect(Math.abs(saved.federal)).toBeLessThan(0.01)
  })
  test('somebody with a business and no pay: Illinois at 4.95% of 1,000', async () => {
    const law = await loadStateLaw('IL')
    if (law === 'none') throw new Error('IL')
    const owner = { ...emptyHousehold, people: [{ ...noIncome, selfEmployment: 80_000 }] as const, state: 'IL' }
    const saved = deductionSaving(owner, facts, (who, federal) => law.returnOf(who, federal, 2026), 1000)
    expect(saved.state).toBeCloseTo(49.5, 2)
  })
  test('a credit never takes more than the state’s tax', async () => {
    const law = await loadStateLaw('IN')
    if (law === 'none') throw new Error('IN')
    const poor = { ...emptyHousehold, people: [{ ...noIncome, pay: 5000 }] as const, state: 'IN' }
    const saved = creditSaving(poor, facts, (who, federal) => law.returnOf(who, federal, 2026), 1500)
    expect(saved.state).toBeLessThan(5000 * 0.03)
  })
})

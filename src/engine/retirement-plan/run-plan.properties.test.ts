import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomeOf } from './outcome.ts'
import type { FillLevel, PlanPerson, RetirementPlan, WithdrawalOrder } from './plan.ts'
import { quietPlan, testLaw } from './plan-law.testkit.ts'
import type { PlanYear } from './plan-year.ts'
import { preparePlan } from './prepared.ts'
import { type PlanRun, runPlan } from './run-plan.ts'

const law = testLaw('medicaid')
const run = (plan: RetirementPlan): PlanRun => {
  const prepared = preparePlan(plan, law)
  if (prepared === null) throw new Error('no real date')
  return runPlan(prepared)
}

const dollars = (most: number) => fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: most }) }, fc.constant(0))
const level: fc.Arbitrary<FillLevel> = fc.oneof(
  fc.constant<FillLevel>({ kind: 'deduction' }),
  fc.constantFrom(0.1, 0.12, 0.22, 0.24).map((rate): FillLevel => ({ kind: 'bracket', rate })),
  fc.constant<FillLevel>({ kind: 'surcharge', step: 1 }),
  fc.constant<FillLevel>({ kind: 'premium-credit' }),
)
const order: fc.Arbitrary<WithdrawalOrder> = fc.oneof(
  fc.constant<WithdrawalOrder>({ kind: 'taxable-first' }),
  fc.constant<WithdrawalOrder>({ kind: 'proportional' }),
  level.map((fill): WithdrawalOrder => ({ kind: 'fill', fill })),
)
const person: fc.Arbitrary<PlanPerson> = fc.record({
  born: fc
    .tuple(fc.integer({ min: 1940, max: 1990 }), fc.integer({ min: 10, max: 28 }))
    .map(([y, d]) => `${y}-06-${d}` as const),
  livesTo: fc.integer({ min: 90, max: 100 }),
  pay: dollars(300_000),
  raises: fc.constantFrom(0, 0.01),
  retires: fc.integer({ min: 480, max: 900 }),
  savings: fc.record({ preTax: dollars(24_000), roth: dollars(8000), match: dollars(8000), hsa: dollars(4000) }),
  pia: dollars(4000),
  claims: fc.integer({ min: 744, max: 840 }),
  balances: fc.record({
    preTax: dollars(3_000_000),
    roth: dollars(900_000),
    rothBasis: dollars(100_000),
    hsa: dollars(90_000),
  }),
  separationRule: fc.boolean(),
}) as fc.Arbitrary<PlanPerson>
const plans: fc.Arbitrary<RetirementPlan> = fc
  .record({
    people: fc.oneof(fc.tuple(person), fc.tuple(person, person)),
    taxable: fc.record({ balance: dollars(2_000_000), basis: dollars(1_000_000) }),
    cash: dollars(200_000),
    spending: dollars(200_000),
    order,
    conversion: fc.option(level, { nil: null }),
    stocks: fc.double({ min: -0.05, max: 0.12, noNaN: true }),
    inflation: fc.double({ min: 0, max: 0.08, noNaN: true }),
    cost: dollars(500_000),
    free: dollars(500_000),
    sold: fc.option(fc.integer({ min: 2027, max: 2050 }), { nil: null }),
    before65: fc.constantFrom('marketplace' as const, 'included' as const),
  })
  .map(({ people, taxable, cash, spending, conversion, stocks, inflation, cost, free, sold, before65, ...rest }) => ({
    ...quietPlan,
    people,
    taxable,
    cash,
    order: rest.order,
    conversion: conversion === null ? null : { fill: conversion, from: 2030, to: 2045 },
    spending: { ...quietPlan.spending, retired: spending, survivorShare: 0.8 },
    health: { before65, benchmark: [900, 1100], supplement: 100, growth: 0.01, bills: 1000 },
    market: {
      ...quietPlan.market,
      stockShare: 0.5,
      stocks,
      bonds: 0.03,
      cash: 0.02,
      fee: 0.002,
      inflation,
      dividends: 0.015,
    },
    events: [
      { kind: 'cost' as const, amount: cost, from: 2035, to: 2035 },
      { kind: 'free' as const, amount: free, from: 2033, to: 2033 },
    ],
    home: {
      value: 500_000,
      basis: 200_000,
      growth: 0.03,
      mortgage: 150_000,
      mortgageRate: 0.05,
      payment: 1200,
      soldIn: sold,
      sellingCosts: 0.06,
      nextHome: 200_000,
      rentAfter: 0,
    },
    earlierIncome: [120_000, 230_000] as const,
  }))

const sumOf = (amounts: object): number => Object.values(amounts).reduce((sum, amount) => sum + amount, 0)

describe('any plan', () => {
  it('cash in is cash out to the cent in every year, and what is not paid for is said', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const year of run(plan).years) expect(Math.abs(sumOf(year.in) - sumOf(year.out))).toBeLessThan(0.01)
      }),
      { numRuns: 150 },
    )
  })
  it('nothing a household has is ever negative or no number', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { years, states } = run(plan)
        for (const { holdings } of states) {
          const { preTax, roth, rothBasis, hsa, taxable, basis, cash } = holdings
          for (const amount of [...preTax, ...roth, ...rothBasis, ...hsa, taxable, cash, basis])
            expect(amount).toBeGreaterThanOrEqual(0)
        }
        for (const year of years) {
          for (const amount of Object.values(year.in)) expect(amount).toBeGreaterThanOrEqual(0)
          expect(Number.isFinite(sumOf(year.out))).toBe(true)
          expect(year.out.saved).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 150 },
    )
  })
  it('accounts end with what they began with, less what left them, plus growth and savings', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        let before: PlanYear | null = null
        for (const year of run(plan).years) {
          const left = year.in.required + year.in.cash + year.in.taxable + year.in.preTax + year.in.roth + year.in.hsa
          expect(year.end.liquid).toBeCloseTo(year.start - left + year.planSavings + year.out.saved + year.growth, 4)
          if (before !== null) expect(year.start).toBeCloseTo(before.end.liquid, 4)
          before = year
        }
      }),
      { numRuns: 100 },
    )
  })
  it('more spending never makes money last longer', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 2000, max: 30_000 }), (plan, more) => {
        const spends = { ...plan, spending: { ...plan.spending, retired: plan.spending.retired + more } }
        const [less, greater] = [outcomeOf(run(plan)), outcomeOf(run(spends))]
        if (less.trouble !== null) expect(greater.trouble).not.toBeNull()
      }),
      { numRuns: 150 },
    )
  })
  it('without conversions, coverage to buy, surcharges or Medicaid, more spending leaves less', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 2000, max: 30_000 }), (given, more) => {
        const plan: RetirementPlan = {
          ...given,
          conversion: null,
          order: { kind: 'taxable-first' },
          health: { ...given.health, before65: 'included' },
        }
        const untaxed = { ...law, untaxed: true }
        const leftOf = (retired: number): number => {
          const prepared = preparePlan({ ...plan, spending: { ...plan.spending, retired } }, untaxed)
          const outcome = prepared === null ? null : outcomeOf(runPlan(prepared))
          return outcome === null ? 0 : outcome.left - outcome.unmet
        }
        const positive = plan.market.stocks >= 0.03
        if (positive)
          expect(leftOf(plan.spending.retired + more)).toBeLessThanOrEqual(leftOf(plan.spending.retired) + 1)
      }),
      { numRuns: 150 },
    )
  })
})

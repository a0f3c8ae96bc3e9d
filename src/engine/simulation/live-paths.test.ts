import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { liveSlowly, type SlowPlan, type SlowYear } from '#engine/oracles/drawdown.ts'
import type { PathSource } from './draws.ts'
import { flowsOf } from './flows.ts'
import { livePaths, type SpendingPlan } from './live-paths.ts'
import {
  between,
  constantSpending,
  floorAndCeiling,
  guardrails,
  guytonKlinger,
  percentageSpending,
  ratcheting,
  requiredShare,
  type SpendingRule,
  variablePercentage,
} from './spending-rules.ts'

function ruleOf(rule: SlowPlan['rule'], years: number): SpendingRule {
  const guards = { above: 0.2, below: 0.2, cut: 0.1, raise: 0.1 }
  switch (rule.kind) {
    case 'constant':
      return constantSpending(rule.amount)
    case 'percentage':
      return percentageSpending(rule.rate)
    case 'vpw':
      return variablePercentage(rule.real, years)
    case 'guyton':
      return guytonKlinger({ rate: rule.rate, ...guards }, rule.lastYears)
    case 'guardrails': {
      const { rate, move, change } = rule
      return guardrails({ rate, above: move, below: move, cut: change, raise: change })
    }
    case 'dynamic':
      return floorAndCeiling(rule.rate, rule.up, rule.down)
    case 'ratchet':
      return ratcheting(rule.amount, 0.1, 0.5, 3)
    case 'divisors':
      return requiredShare(rule.divisors)
  }
}
const planOf = (slow: SlowPlan, years: number): SpendingPlan => ({
  savings: slow.savings,
  stockShare: slow.stockShare,
  fee: slow.fee,
  years,
  rule: between(ruleOf(slow.rule, years), slow.least, slow.most),
  flows: flowsOf(
    [
      ...slow.rising.map((amount, year) => ({ amount, from: year, to: year, rises: true })),
      ...slow.fixed.map((amount, year) => ({ amount, from: year, to: year, rises: false })),
    ],
    years,
    { real: slow.discount, inflation: slow.inflation },
  ),
  holdings: slow.gainsFirst ? 'gains-first' : 'rebalanced',
})
const drawsOf = (market: readonly SlowYear[], perYear: 1 | 12 = 1): PathSource => ({
  paths: 1,
  periods: market.length,
  perYear,
  fill: (_, { stocks, bonds, prices }) => {
    for (const [i, one] of market.entries()) {
      stocks[i] = one.stocks / one.prices
      bonds[i] = one.bonds / one.prices
      prices[i] = one.prices
    }
  },
})

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const money = (max: number) => real(0, max).map(Math.round)
const rate = real(0.01, 0.12)
const aYear = fc.record({ stocks: real(0.55, 1.5), bonds: real(0.85, 1.25), prices: real(0.9, 1.2) })
const aRule: fc.Arbitrary<SlowPlan['rule']> = fc.oneof(
  fc.record({ kind: fc.constant('constant' as const), amount: money(120_000) }),
  fc.record({ kind: fc.constant('percentage' as const), rate }),
  fc.record({ kind: fc.constant('vpw' as const), real: real(-0.01, 0.06) }),
  fc.record({ kind: fc.constant('guyton' as const), rate, lastYears: fc.constantFrom(0, 15) }),
  fc.record({ kind: fc.constant('guardrails' as const), rate, move: real(0.05, 0.5), change: real(0.02, 0.3) }),
  fc.record({ kind: fc.constant('dynamic' as const), rate, up: real(0, 0.1), down: real(0, 0.1) }),
  fc.record({ kind: fc.constant('ratchet' as const), amount: money(60_000) }),
  fc.record({
    kind: fc.constant('divisors' as const),
    divisors: fc.array(real(1, 40), { minLength: 1, maxLength: 50 }),
  }),
)
const aPlan = fc.record({
  savings: money(2_000_000),
  stockShare: fc.oneof(fc.constantFrom(0, 0.6, 1), real(0, 1)),
  fee: fc.constantFrom(0, 0.002, 0.01, 0.05),
  rule: aRule,
  least: fc.constantFrom(0, 0, 20_000),
  most: fc.constantFrom(1e12, 1e12, 80_000),
  rising: fc.array(fc.oneof(fc.constant(0), fc.integer({ min: -200_000, max: 60_000 })), { maxLength: 40 }),
  fixed: fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30_000 })), { maxLength: 40 }),
  discount: real(0, 0.05),
  inflation: real(0, 0.06),
  gainsFirst: fc.boolean(),
}) satisfies fc.Arbitrary<SlowPlan>

test('every rule with every option agrees with a program that keeps the dollars of the time', () => {
  fc.assert(
    fc.property(aPlan, fc.array(aYear, { minLength: 1, maxLength: 40 }), (slow, market) => {
      const years = market.length
      const lives = livePaths(drawsOf(market), planOf(slow, years))
      const by = liveSlowly(slow, market)
      const near = (ours: readonly number[], theirs: readonly number[]) => {
        for (const [year, value] of ours.entries())
          expect(Math.abs(value - (theirs[year] ?? Number.NaN)), `year ${year}`).toBeLessThan(
            1e-6 * Math.max(1000, slow.savings),
          )
      }
      near(Array.from(lives.spent), by.spent)
      near(Array.from(lives.left), by.left)
      expect(lives.shortIn[0]).toBe(by.shortIn)
    }),
    { numRuns: 4000 },
  )
})

test('an amount known beforehand lives to the last digit as the same amount asked for year by year, prices unread where nothing needs them', () => {
  const asked = fc.record({
    slow: aPlan,
    amount: money(120_000),
    perYear: fc.constantFrom(1 as const, 12 as const),
    market: fc.array(aYear, { minLength: 24, maxLength: 60 }),
  })
  fc.assert(
    fc.property(asked, ({ slow, amount, perYear, market }) => {
      const years = Math.floor(market.length / perYear)
      const plan = planOf(slow, years)
      const whole = drawsOf(market, perYear)
      const forgetful: PathSource = {
        ...whole,
        fill: (path, room, reads = 'all') => {
          whole.fill(path, room)
          if (reads === 'returns') room.prices.fill(Number.NaN)
        },
      }
      const known = { ...plan, rule: between(constantSpending(amount), slow.least, slow.most) }
      const wanted = Math.min(slow.most, Math.max(slow.least, amount))
      expect(livePaths(forgetful, known)).toEqual(livePaths(whole, { ...plan, rule: () => wanted }))
    }),
    { numRuns: 1000 },
  )
})

const plain = (changes: Partial<SpendingPlan> = {}): SpendingPlan => ({
  savings: 100,
  stockShare: 1,
  fee: 0,
  years: 2,
  rule: constantSpending(10),
  flows: null,
  holdings: 'rebalanced',
  ...changes,
})

describe('the order of a year', () => {
  test('withdraw, then the fee, then the return', () => {
    const draws = drawsOf([
      { stocks: 1.5, bonds: 1, prices: 1 },
      { stocks: 0.5, bonds: 1, prices: 1 },
    ])
    const { left, taken } = livePaths(draws, plain({ fee: 0.1 }))
    // (100 - 10) × 0.9 × 1.5 = 121.5; (121.5 - 10) × 0.9 × 0.5 = 50.175.
    expect(left[0]).toBeCloseTo(121.5, 10)
    expect(left[1]).toBeCloseTo(50.175, 10)
    expect(Array.from(taken)).toEqual([10, 10])
  })
  test('a last dollar spent at the start of the last year is no failure', () => {
    const flat = Array.from({ length: 10 }, () => ({ stocks: 1, bonds: 1, prices: 1 }))
    const whole = livePaths(drawsOf(flat), plain({ years: 10 }))
    expect([whole.shortIn[0], whole.left[9]]).toEqual([-1, 0])
    const more = livePaths(drawsOf(flat), plain({ years: 10, rule: constantSpending(10.01) }))
    expect(more.shortIn[0]).toBe(9)
    expect(more.spent[9]).toBeCloseTo(100 - 9 * 10.01, 10)
  })
  test('income above what is spent is put in, and an expense comes out beside the spending', () => {
    const flat = Array.from({ length: 3 }, () => ({ stocks: 1, bonds: 1, prices: 1 }))
    const flows = flowsOf(
      [
        { amount: 15, from: 1, to: 1, rises: true },
        { amount: -30, from: 2, to: 2, rises: true },
      ],
      3,
      { real: 0, inflation: 0 },
    )
    const { left, taken, spent } = livePaths(drawsOf(flat), plain({ years: 3, flows }))
    expect(Array.from(taken)).toEqual([10, -5, 40])
    expect(Array.from(left)).toEqual([90, 95, 55])
    expect(Array.from(spent)).toEqual([10, 10, 10])
  })
  test('income that does not rise with prices buys less each year', () => {
    const market = Array.from({ length: 2 }, () => ({ stocks: 1.1, bonds: 1.1, prices: 1.1 }))
    const flows = flowsOf([{ amount: 5.5, from: 0, to: 9, rises: false }], 2, { real: 0, inflation: 0.1 })
    const { taken } = livePaths(drawsOf(market), plain({ flows }))
    expect(taken[0]).toBeCloseTo(4.5, 10)
    expect(taken[1]).toBeCloseTo(5, 10)
    expect(flows?.worth[0]).toBeCloseTo(10.5, 10)
  })
})

describe('months', () => {
  test('without returns a year by months is a year', () => {
    const flat = Array.from({ length: 36 }, () => ({ stocks: 1, bonds: 1, prices: 1 }))
    const { left, spent } = livePaths(drawsOf(flat, 12), plain({ years: 3, fee: 0.05 }))
    let savings = 100
    for (let month = 0; month < 36; month++) savings = (savings - 10 / 12) * 0.95 ** (1 / 12)
    expect(left[2]).toBeCloseTo(savings, 9)
    expect(spent[2]).toBeCloseTo(10, 9)
  })
  test('the same as years of the same growth once the spending is 0', () => {
    fc.assert(
      fc.property(fc.array(aYear, { minLength: 12, maxLength: 12 }), (market) => {
        const { left } = livePaths(drawsOf(market, 12), plain({ years: 1, rule: constantSpending(0) }))
        expect(left[0]).toBeCloseTo(100 * market.reduce((worth, one) => (worth * one.stocks) / one.prices, 1), 8)
      }),
    )
  })
  test('money that runs out in the middle of a year is spent to the end and said', () => {
    const flat = Array.from({ length: 24 }, () => ({ stocks: 1, bonds: 1, prices: 1 }))
    const { left, spent, shortIn } = livePaths(drawsOf(flat, 12), plain({ rule: constantSpending(75) }))
    expect([shortIn[0], left[1]]).toEqual([1, 0])
    expect(spent[1]).toBeCloseTo(25, 9)
  })
  test('draws too short for the plan are refused', () => {
    expect(() => livePaths(drawsOf([{ stocks: 1, bonds: 1, prices: 1 }], 12), plain({ years: 1 }))).toThrow(RangeError)
  })
})

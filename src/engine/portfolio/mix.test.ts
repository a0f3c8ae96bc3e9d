import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RecordLine } from '#engine/history/record-line.ts'
import { pastFund } from '#engine/investing/past-fund.ts'
import { percentile } from '#engine/investing/percentile.ts'
import type { Month } from '#engine/month.ts'
import { stocksAndPrices } from '#facts/series/stocks-and-prices.precomputed.ts'
import { type AssetMonths, assetMonths, monthAt, monthsWithin } from './asset-months.ts'
import { mixFacts, ownDollars, yearlySwing } from './mix-facts.ts'
import { mixRange, type RangeAsked } from './mix-range.ts'
import { type MixPlan, runMix, stretch } from './mix-run.ts'
import { rebalancings } from './rebalancing.ts'

const line = (values: readonly number[]): RecordLine => ({ firstMonth: stocksAndPrices.firstMonth as Month, values })
const record = assetMonths([line(stocksAndPrices.stocks), line(stocksAndPrices.bonds)], line(stocksAndPrices.prices))
if (record === null) throw new Error('no record')

const plan = (part: Partial<MixPlan> = {}): MixPlan => ({
  shares: [0.6, 0.4],
  start: 1000,
  monthly: 0,
  rises: false,
  fee: 0,
  rebalance: 'yearly',
  ...part,
})
const all = (months: AssetMonths) => stretch(0, months.prices.length)
const growth = fc.double({ min: 0.8, max: 1.25, noNaN: true })
/** Two assets and prices over some months. */
const anyMonths = fc
  .array(fc.tuple(growth, growth, fc.double({ min: 0.98, max: 1.03, noNaN: true })), { minLength: 1, maxLength: 40 })
  .map(
    (rows): AssetMonths => ({
      firstMonth: '1950-01',
      growth: [Float64Array.from(rows, ([a]) => a), Float64Array.from(rows, ([, b]) => b)],
      prices: Float64Array.from(rows, ([, , p]) => p),
    }),
  )
const anyPlan: fc.Arbitrary<MixPlan> = fc.record({
  shares: fc.integer({ min: 0, max: 100 }).map((n) => [n / 100, 1 - n / 100]),
  start: fc.integer({ min: 0, max: 1e6 }),
  monthly: fc.integer({ min: -5000, max: 5000 }),
  rises: fc.boolean(),
  fee: fc.double({ min: 0, max: 0.03, noNaN: true }),
  rebalance: fc.constantFrom(...rebalancings),
})
const drain = (asked: RangeAsked) => {
  const work = mixRange(asked)
  for (;;) {
    const turn = work.next()
    if (turn.done) return turn.value
  }
}
const product = (list: ArrayLike<number>) => Array.from(list).reduce((a, b) => a * b, 1)

describe('a mix through the months', () => {
  test('yearly from a January, after a fee, is the balanced fund that other pages work out their own way', () => {
    const fund = pastFund(0.6, 0.002).nominal
    const { index, worth } = runMix(record, all(record), plan({ fee: 0.002 }))
    for (const at of [1, 7, 12, 13, 600, 1234, record.prices.length]) {
      expect((index[at] ?? 0) / (fund[at] ?? 1)).toBeCloseTo(1, 9)
      expect((worth[at] ?? 0) / (1000 * (fund[at] ?? 1))).toBeCloseTo(1, 9)
    }
  })
  test('never rebalanced: each part grows alone; every month: the product of the months', () => {
    fc.assert(
      fc.property(anyMonths, fc.integer({ min: 0, max: 100 }), (months, n) => {
        const [one, other] = [n / 100, 1 - n / 100]
        const shares = [one, other]
        const [a = [], b = []] = months.growth.map((one) => [...one])
        const never = runMix(months, all(months), plan({ shares, rebalance: 'never' })).worth.at(-1)
        expect(never).toBeCloseTo(1000 * (one * product(a) + other * product(b)), 6)
        const monthly = runMix(months, all(months), plan({ shares, rebalance: 'monthly' })).worth.at(-1)
        expect(monthly).toBeCloseTo(1000 * product(a.map((first, i) => one * first + other * (b[i] ?? 0))), 6)
      }),
    )
  })
  test('level prices and growth: the closed form of deposits at the start of each month', () => {
    const months: AssetMonths = {
      firstMonth: '1950-01',
      growth: [new Float64Array(24).fill(1.01)],
      prices: new Float64Array(24).fill(1),
    }
    const { worth, paidIn } = runMix(months, all(months), plan({ shares: [1], monthly: 50 }))
    expect(worth[24]).toBeCloseTo(1000 * 1.01 ** 24 + (50 * 1.01 * (1.01 ** 24 - 1)) / 0.01, 8)
    expect(paidIn[24]).toBe(2200)
  })
  test('an amount that rises with prices is the same buying power each month', () => {
    fc.assert(
      fc.property(anyMonths, (months) => {
        const { flows, prices } = runMix(months, all(months), plan({ monthly: 70, rises: true }))
        for (const [i, flow] of flows.entries()) expect(flow / (prices[i] ?? 1)).toBeCloseTo(70, 8)
      }),
    )
  })
  test('the mix’s own growth does not depend on what is added, when it is put back to its shares every month', () => {
    fc.assert(
      fc.property(anyMonths, fc.integer({ min: 1, max: 900 }), (months, monthly) => {
        const alone = runMix(months, all(months), plan({ rebalance: 'monthly' }))
        const fed = runMix(months, all(months), plan({ rebalance: 'monthly', monthly }))
        expect(fed.index.at(-1)).toBeCloseTo(alone.index.at(-1) ?? 0, 9)
      }),
    )
  })
  test('whatever is asked, nothing is owed, and money that ran out stays gone until some is added', () => {
    fc.assert(
      fc.property(anyMonths, anyPlan, (months, asked) => {
        const run = runMix(months, all(months), asked)
        for (const value of [...run.worth, ...run.index, ...run.prices]) {
          expect(Number.isFinite(value)).toBe(true)
          expect(value).toBeGreaterThanOrEqual(-1e-9)
        }
        if (run.shortIn >= 0) expect(run.worth[run.shortIn + 1]).toBeCloseTo(0, 6)
      }),
    )
  })
  test('a share that drifts is put back once it is more than five points off', () => {
    const months: AssetMonths = {
      firstMonth: '1950-01',
      growth: [Float64Array.of(1.2, 1.2, 1), new Float64Array(3).fill(1)],
      prices: new Float64Array(3).fill(1),
    }
    // 50/50: after one month 54.5%, within 5 points; after two 59%, put back.
    const drift = runMix(months, all(months), plan({ shares: [0.5, 0.5], rebalance: 'drift' })).worth
    expect(drift[2]).toBeCloseTo(500 * 1.44 + 500, 9)
    const further = { ...months, growth: [Float64Array.of(1.2, 1.2, 1.1), new Float64Array(3).fill(1)] }
    expect(runMix(further, all(further), plan({ shares: [0.5, 0.5], rebalance: 'drift' })).worth[3]).toBeCloseTo(
      1220 * 1.05,
      9,
    )
  })
})

describe('what a run says', () => {
  test('falls, waits and years', () => {
    const levels = [100, 120, 90, 60, 121, 130, 100]
    const growthOf = Float64Array.from(levels.slice(1), (level, i) => level / (levels[i] ?? 0))
    const months: AssetMonths = { firstMonth: '1950-01', growth: [growthOf], prices: new Float64Array(6).fill(1) }
    const facts = mixFacts(runMix(months, all(months), plan({ shares: [1] })), '1950-01', 1000)
    expect(facts.deepest).toEqual({ depth: expect.closeTo(0.5, 9), highAt: 1, lowAt: 3, backAt: 4 })
    expect(facts.longest).toEqual({ highAt: 1, months: 3, isOver: true })
    expect(facts.years).toEqual([])
  })
  test('years run from January to January, and multiply to the whole', () => {
    const months = monthsWithin(record, 12 * 100 + 3, 12 * 105)
    const first = monthAt(record, 12 * 100 + 3)
    const run = runMix(months, all(months), plan())
    const { years } = mixFacts(run, first, 1000)
    expect(years.map(({ year }) => year)).toEqual([1972, 1973, 1974, 1975])
    expect(product(years.map(({ nominal }) => 1 + nominal))).toBeCloseTo((run.index[57] ?? 0) / (run.index[9] ?? 1), 12)
    expect(yearlySwing(years.slice(0, 1))).toBeNull()
  })
  test('steady growth: both returns are the rate', () => {
    const months: AssetMonths = {
      firstMonth: '1950-01',
      growth: [new Float64Array(240).fill(1.06 ** (1 / 12))],
      prices: new Float64Array(240).fill(1.02 ** (1 / 12)),
    }
    const run = runMix(months, all(months), plan({ shares: [1], monthly: 100 }))
    const facts = mixFacts(run, '1950-01', 1000)
    expect(facts.yearly).toBeCloseTo(0.06, 9)
    expect(facts.realYearly).toBeCloseTo(1.06 / 1.02 - 1, 9)
    // XIRR counts days over 365.
    expect(ownDollars(run, '1950-01', 1000)).toBeCloseTo(0.06, 3)
    expect(ownDollars(runMix(months, all(months), plan({ shares: [1] })), '1950-01', 1000)).toBeNull()
  })
})

describe('the range of outcomes', () => {
  const asked = (part: Partial<RangeAsked> = {}): RangeAsked => ({
    months: record,
    plan: plan(),
    years: 20,
    method: 'past',
    seed: 1,
    paths: 300,
    ...part,
  })
  test('every past start, against each run by itself', () => {
    const few = monthsWithin(record, 1200, 1200 + 12 * 12)
    const found = drain(asked({ months: few, years: 10, plan: plan({ monthly: 20, rises: true }) }))
    const ends = Array.from({ length: 25 }, (_, at) => {
      const run = runMix(few, stretch(at, 120), plan({ monthly: 20, rises: true }))
      return (run.worth[120] ?? 0) / (run.prices[120] ?? 1)
    })
    const sorted = ends.toSorted((a, b) => a - b)
    expect(found?.paths).toBe(25)
    expect(found?.bands.map((band) => band.at(-1))).toEqual(
      [0.1, 0.25, 0.5, 0.75, 0.9].map((share) => expect.closeTo(percentile(sorted, share), 6)),
    )
    expect(found?.worst).toEqual({
      end: expect.closeTo(sorted[0] ?? 0, 6),
      from: monthAt(few, ends.indexOf(Math.min(...ends))),
    })
    expect(found?.below).toBe(ends.filter((end) => end < 1000 + 20 * 120).length / 25)
  })
  test('drawn futures repeat with their seed and hold the same months for stocks, bonds and prices', () => {
    const drawn = asked({ method: 'drawn', paths: 64 })
    expect(drain(drawn)).toEqual(drain(drawn))
    expect(drain({ ...drawn, seed: 2 })).not.toEqual(drain(drawn))
    // Stocks that are the prices themselves keep their buying power in any order of months.
    const flat: AssetMonths = { ...record, growth: [record.prices, record.prices] }
    const found = drain({ ...drawn, months: flat })
    for (const band of found?.bands ?? []) for (const worth of band) expect(worth).toBeCloseTo(1000, 6)
  })
  test('a record shorter than the span has no answer', () => {
    expect(drain(asked({ months: monthsWithin(record, 0, 119), years: 10 }))).toBeNull()
    expect(drain(asked({ months: monthsWithin(record, 0, 120), years: 10 }))?.paths).toBe(1)
  })
})

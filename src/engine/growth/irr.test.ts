import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '#engine/month.ts'
import { netPresentValue } from '#engine/oracles/growth.ts'
import { irr, mirr, type ReturnOutcome, xirr } from './irr.ts'

const rate = (found: ReturnOutcome): number => {
  if (found.outcome !== 'rate') throw new Error(JSON.stringify(found))
  return found.rate
}

const on = (date: string, amount: number) => ({ date: date as IsoDate, amount })

const EXCEL_XIRR = [
  on('2008-01-01', -10000),
  on('2008-03-01', 2750),
  on('2008-10-30', 4250),
  on('2009-02-15', 3250),
  on('2009-04-01', 2750),
]

describe('examples in the Microsoft Excel function reference', () => {
  it('IRR of a start-up: -2.1 % after four years, 8.7 % after five, -44.4 % after two', () => {
    expect(rate(irr([-70000, 12000, 15000, 18000, 21000]))).toBeCloseTo(-0.021244848, 8)
    expect(rate(irr([-70000, 12000, 15000, 18000, 21000, 26000]))).toBeCloseTo(0.086630948, 8)
    expect(rate(irr([-70000, 12000, 15000]))).toBeCloseTo(-0.443506941, 8)
  })
  it('XIRR 0.373362535', () => {
    // The documentation gives 0.373362535; the exact rate differs in the eighth place, as its search stops at 0.000001 %.
    expect(rate(xirr(EXCEL_XIRR))).toBeCloseTo(0.373362535, 7)
  })
  it('MIRR 0.126094 after five years, -4.8 % after three, 13.5 % reinvesting at 14 %', () => {
    expect(rate(mirr([-120000, 39000, 30000, 21000, 37000, 46000], 0.1, 0.12))).toBeCloseTo(0.126094, 6)
    expect(rate(mirr([-120000, 39000, 30000, 21000], 0.1, 0.12))).toBeCloseTo(-0.048, 3)
    expect(rate(mirr([-120000, 39000, 30000, 21000, 37000, 46000], 0.1, 0.14))).toBeCloseTo(0.135, 3)
  })
})

describe('odd outcomes', () => {
  it('names every rate when several fit', () => {
    // -100, 230, -132: 100 x^2 - 230 x + 132 = 0 with x = 1 + r gives x = 1.1 and 1.2.
    const found = irr([-100, 230, -132])
    expect(found).toMatchObject({ outcome: 'no-single-rate', signChanges: 2 })
    if (found.outcome !== 'no-single-rate') throw new Error()
    expect(found.rates[0]).toBeCloseTo(0.1, 9)
    expect(found.rates[1]).toBeCloseTo(0.2, 9)
  })
  it('finds the three rates of -1000, 6000, -11000, 6000: 0 %, 100 %, 200 %', () => {
    // x^3 - 6x^2 + 11x - 6 = (x - 1)(x - 2)(x - 3).
    const found = irr([-1000, 6000, -11000, 6000])
    expect(found.outcome === 'no-single-rate' && found.rates.map((r) => Number(r.toFixed(9)))).toEqual([0, 1, 2])
  })
  it('says so when none fits: 100, -150, 100 has only complex rates', () => {
    expect(irr([100, -150, 100])).toEqual({ outcome: 'no-rate', reason: 'none-fits', signChanges: 2 })
  })
  it('refuses one-sided, same-day, empty and broken flows', () => {
    expect(irr([-1, -2])).toEqual({ outcome: 'no-rate', reason: 'one-sided', signChanges: 0 })
    expect(irr([])).toEqual({ outcome: 'no-rate', reason: 'one-sided', signChanges: 0 })
    expect(xirr([])).toEqual({ outcome: 'no-rate', reason: 'one-sided', signChanges: 0 })
    expect(xirr([on('2026-01-01', -1), on('2026-01-01', 2)])).toMatchObject({ reason: 'same-day' })
    expect(irr([-1, Number.NaN, 2])).toMatchObject({ reason: 'not-a-number' })
    expect(mirr([1, 2], 0.1, 0.1)).toMatchObject({ reason: 'one-sided' })
    expect(mirr([-1, 2], -1, 0.1)).toMatchObject({ reason: 'not-a-number' })
  })
  it('a total loss but for a cent in 10,000 dollars a year later is -99.9999 %, outside what is looked at', () => {
    expect(irr([-10000, 0.01])).toMatchObject({ outcome: 'no-rate', reason: 'beyond-range' })
    // A gain of a tenth overnight: 1.1^365 - 1 is 1.3e15, far above 1,000,000 %.
    expect(xirr([on('2026-01-01', -100), on('2026-01-02', 110)])).toMatchObject({ reason: 'beyond-range' })
  })
  it('flows of one day count as their sum, also where rounding leaves a crumb', () => {
    // A purchase, a part sold and a fee on one day: -100 + 30 - 0.5 = -70.5; then 80 a common year later.
    const split = [on('2025-03-01', -100), on('2025-03-01', 30), on('2025-03-01', -0.5), on('2026-03-01', 80)]
    expect(xirr(split)).toMatchObject({ outcome: 'rate', signChanges: 1 })
    expect(rate(xirr(split))).toBeCloseTo(80 / 70.5 - 1, 12)
    // 0.1 + 0.2 - 0.3 is 5.6e-17 in floating point and no flow at all.
    const crumb = [0.1, 0.2, -0.3].map((amount) => on('2026-09-01', amount))
    expect(xirr([...split, ...crumb])).toMatchObject({ outcome: 'rate', signChanges: 1 })
    expect(xirr([on('2025-03-01', -5), on('2025-03-01', 5), on('2026-03-01', 1)])).toMatchObject({
      reason: 'one-sided',
    })
  })
})

describe('properties', () => {
  it('one outlay and later receipts: the value at the rate is zero, and the rate has the sign of the profit', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 100, max: 50_000, noNaN: true }),
        fc.array(fc.double({ min: 10, max: 1e5, noNaN: true }), { minLength: 1, maxLength: 40 }),
        (outlay, receipts) => {
          const flows = [-outlay, ...receipts]
          const found = rate(irr(flows))
          const size = flows.reduce((s, f, t) => s + Math.abs(f) / (1 + found) ** t, 0)
          expect(Math.abs(netPresentValue(flows, found)) / size).toBeLessThan(1e-9)
          const profit = receipts.reduce((s, r) => s + r, 0) - outlay
          if (Math.abs(profit) > 1e-6) expect(Math.sign(found)).toBe(Math.sign(profit))
        },
      ),
    )
  })
  it('where one rate is named, no other one makes the value zero, and where several are, each does', () => {
    const grid = Array.from({ length: 4_000 }, (_, i) => -0.95 + (i * i * 6) / 4_000 ** 2)
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 2, maxLength: 8 }),
        fc.boolean(),
        (middle, ends) => {
          const flows = [-400, ...middle, ends ? 900 : -300]
          const found = irr(flows)
          const value = (at: number) => netPresentValue(flows, at)
          if (found.outcome === 'rate') {
            const near = (at: number) => Math.abs(at - found.rate) < 0.02
            const signs = new Set(grid.filter((at) => at < found.rate && !near(at)).map((at) => Math.sign(value(at))))
            expect(signs.size).toBeLessThanOrEqual(1)
          }
          if (found.outcome === 'no-single-rate')
            for (const one of found.rates) {
              const size = flows.reduce((sum, f, t) => sum + Math.abs(f) / (1 + one) ** t, 0)
              expect(Math.abs(value(one)) / size).toBeLessThan(1e-8)
            }
        },
      ),
    )
  })
  it('dated flows a common year apart agree with the periodic rate, in any order', () => {
    const flows = [on('2027-06-30', 900), on('2025-06-30', -1000), on('2026-06-30', 300)]
    expect(rate(xirr(flows))).toBeCloseTo(rate(irr([-1000, 300, 900])), 10)
  })
  it('scaling all flows changes nothing', () => {
    expect(rate(xirr(EXCEL_XIRR.map((f) => ({ ...f, amount: f.amount * 1e6 }))))).toBeCloseTo(
      rate(xirr(EXCEL_XIRR)),
      10,
    )
  })
  it('600 monthly deposits with a known rate', () => {
    // 100 at the start of each of 600 months at 0.5 % is worth 100 x 1.005 x (1.005^600 - 1)/0.005 at the end.
    const end = (100 * 1.005 * (1.005 ** 600 - 1)) / 0.005
    expect(rate(irr([...Array.from({ length: 600 }, () => -100), end]))).toBeCloseTo(0.005, 10)
  })
})

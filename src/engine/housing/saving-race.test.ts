import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depositIn, monthlyFor, type Saver, savedByMonth, savingRace } from './saving-race.ts'

const saver = (changes: Partial<Saver> = {}): Saver => ({
  savings: 9000,
  monthly: 1000,
  annualRaise: 0,
  monthlyRate: 0,
  extras: new Map(),
  ...changes,
})

describe('saving toward a fixed sum', () => {
  test('by hand: 69,000 from 9,000 at 1,000 a month takes 60 months', () => {
    expect(savingRace(saver(), () => 69_000, 480)).toEqual({ outcome: 'reached', month: 60 })
  })
  test('enough today is month 0', () => {
    expect(savingRace(saver({ savings: 70_000 }), () => 69_000, 480)).toEqual({ outcome: 'reached', month: 0 })
  })
  test('closed form of an annuity: S(1+i)^n + M((1+i)^n - 1)/i', () => {
    const i = 0.0035
    const by = savedByMonth(saver({ monthlyRate: i }), 84)
    const grown = (1 + i) ** 84
    expect(by[84]).toBeCloseTo(9000 * grown + (1000 * (grown - 1)) / i, 6)
  })
  test('a raise comes once a year: 1,000 in month 12, 1,030 in month 13, 1,060.90 in month 25', () => {
    const raised = { monthly: 1000, annualRaise: 0.03 }
    expect([12, 13, 25].map((month) => depositIn(raised, month))).toEqual([1000, 1030, expect.closeTo(1060.9, 9)])
  })
  test('a single amount counts from its month on', () => {
    const by = savedByMonth(
      saver({
        extras: new Map([
          [0, 500],
          [2, 5000],
        ]),
      }),
      2,
    )
    expect(by).toEqual([9500, 10_500, 16_500])
  })
})

describe('a target that moves', () => {
  test('closed form where savings and price grow at one rate: v^n = (M/(v-1)) / (S + M/(v-1) - N)', () => {
    // S v^n + M (v^n - 1)/(v - 1) = N v^n. S 20,000, M 1,500, N 96,600, v = 1.03^(1/12): n = 56.4, so month 57.
    const v = 1.03 ** (1 / 12)
    const annuity = 1500 / (v - 1)
    const n = Math.log(annuity / (20_000 + annuity - 96_600)) / Math.log(v)
    const race = savingRace(
      saver({ savings: 20_000, monthly: 1500, monthlyRate: v - 1 }),
      (month) => 96_600 * v ** month,
      480,
    )
    expect(race).toEqual({ outcome: 'reached', month: Math.ceil(n) })
  })
  test('a price that grows faster than the savings is never reached; the closest month is named', () => {
    // 100,000 x 5% / 12 is 417 in the first month and more each later one; 300 a month never closes the gap.
    const race = savingRace(saver({ savings: 0, monthly: 300 }), (month) => 100_000 * 1.05 ** (month / 12), 480)
    expect(race).toEqual({ outcome: 'never', leastGap: 100_000, leastGapMonth: 0 })
  })
})

describe('the amount a date asks for', () => {
  test('by hand: (69,000 - 9,000) / 48 = 1,250', () => {
    expect(monthlyFor(saver(), 69_000, 48)).toBe(1250)
  })
  test('nothing more when the savings alone are enough; no answer for today', () => {
    expect(monthlyFor(saver({ savings: 80_000 }), 69_000, 48)).toBe(0)
    expect(monthlyFor(saver(), 69_000, 0)).toBeNull()
  })
  test('put back, it reaches the need in that month', () => {
    fc.assert(
      fc.property(
        fc.record({
          savings: fc.double({ min: 0, max: 1e5, noNaN: true }),
          annualRaise: fc.double({ min: 0, max: 0.2, noNaN: true }),
          monthlyRate: fc.double({ min: 0, max: 0.01, noNaN: true }),
          need: fc.double({ min: 1e3, max: 1e6, noNaN: true }),
          month: fc.integer({ min: 1, max: 360 }),
        }),
        ({ need, month, ...rest }) => {
          const monthly = monthlyFor(saver(rest), need, month)
          if (monthly === null || monthly === 0) return
          expect(savedByMonth(saver({ ...rest, monthly }), month).at(-1)).toBeCloseTo(need, 3)
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depositsOneByOne, purses } from '#engine/oracles/investing.ts'
import { lastPartAt, pastCourse, pastOutcome, scheduleOver, steadyOutcome } from './buying-schedule.ts'
import { pastDeposits, returnOfDeposits, steadyDeposits } from './equal-deposits.ts'
import { fanMonths } from './growth-fan.ts'
import { near, walk } from './investing.testkit.ts'
import { steadyIndex } from './past-index.ts'

/** Index and cash of 60 months, the number of parts, the months between them, and the start. */
const courses = [
  walk(60),
  walk(60),
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 1, max: 3 }),
  fc.integer({ min: 0, max: 20 }),
] as const

describe('a schedule beside all at once', () => {
  test('by hand: two halves a month apart, the market falls 20% and comes back', () => {
    // Half at 100, half with no interest at 80: 0.5 + 0.625 = 1.125 at 100 again. All at once: 1, with 0.8 on the way.
    const out = pastOutcome([100, 80, 100], [1, 1, 1], 0, { parts: 2, every: 1 }, 2)
    expect(out?.lump).toBe(1)
    expect(out?.schedule).toBeCloseTo(1.125, 12)
    expect(out?.lumpLow).toBeCloseTo(0.8, 12)
    expect(out?.scheduleLow).toBeCloseTo(0.9, 12)
  })
  test('agrees with a purse for every part', () => {
    fc.assert(
      fc.property(...courses, (index, cash, parts, every, start) => {
        const out = pastOutcome(index, cash, start, { parts, every }, 40)
        const slow = purses(index, cash, start, parts, every, 40)
        if (out === null) throw new Error('the window is complete')
        for (const key of ['lump', 'schedule', 'lumpLow', 'scheduleLow'] as const)
          expect(near(out[key], slow[key]), key).toBe(true)
      }),
      { numRuns: 120 },
    )
  })
  test('steady rates: the closed form agrees with indexes of these rates; a part for each month of a year', () => {
    const schedule = scheduleOver(12, 1)
    expect([schedule.parts, lastPartAt(schedule), scheduleOver(4, 3).parts, scheduleOver(1, 3).parts]).toEqual([
      12, 11, 2, 1,
    ])
    const past = pastOutcome(steadyIndex(0.07, 200), steadyIndex(0.03, 200), 5, schedule, 120)
    const steady = steadyOutcome(schedule, 120, 0.07, 0.03)
    expect(near(past?.lump ?? 0, steady.lump)).toBe(true)
    expect(near(past?.schedule ?? 0, steady.schedule)).toBe(true)
  })
  test('cash that earns as much as the market makes waiting free', () => {
    const { lump, schedule } = steadyOutcome(scheduleOver(24, 2), 120, 0.05, 0.05)
    expect(near(schedule, lump)).toBe(true)
  })
  test('the ratio of the two does not move once the last part is in', () => {
    const index = [100, 80, 90, 130, 70, 95, 160]
    const cash = [1, 1.01, 1.02, 1.03, 1.04, 1.05, 1.06]
    const ratio = (horizon: number) => {
      const out = pastOutcome(index, cash, 0, { parts: 3, every: 1 }, horizon)
      return (out?.schedule ?? 0) / (out?.lump ?? 1)
    }
    for (const horizon of [3, 4, 5, 6]) expect(ratio(horizon)).toBeCloseTo(ratio(2), 12)
  })
  test('on its way it agrees with a purse for every part, looked at in every month', () => {
    fc.assert(
      fc.property(...courses, (index, cash, parts, every, start) => {
        const at = [0, 1, 2, 7, 20, 40]
        const course = pastCourse(index, cash, start, { parts, every }, 40, at)
        for (const [i, month] of at.entries()) {
          const slow = purses(index, cash, start, parts, every, month)
          expect(near(course?.lump[i] ?? 0, slow.lump)).toBe(true)
          expect(near(course?.schedule[i] ?? 0, slow.schedule)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
    expect(pastCourse([1, 1, 1], [1, 1, 1], 1, { parts: 1, every: 1 }, 2, [0])).toBeNull()
  })
  test('no window beyond the record, of prices or of cash rates', () => {
    const flat = [1, 1, 1, 1]
    expect(pastOutcome(flat, flat, 1, { parts: 2, every: 1 }, 3)).toBeNull()
    expect(pastOutcome(flat, [1, 1], 1, { parts: 2, every: 1 }, 2)).toBeNull()
    expect(pastOutcome(flat, flat, 0, { parts: 4, every: 1 }, 2)).toBeNull()
    expect(pastOutcome(flat, flat, 0, { parts: 2, every: 1 }, 3)).not.toBeNull()
  })
})

describe('equal deposits', () => {
  test('agree with every deposit followed on its own', () => {
    fc.assert(
      fc.property(
        walk(60),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 20 }),
        (index, months, start) => {
          const at = fanMonths(months)
          const path = pastDeposits(index, start, months, at)
          expect(near(path?.at(-1) ?? 0, depositsOneByOne(index, start, months))).toBe(true)
          expect(path?.[0]).toBe(0)
        },
      ),
      { numRuns: 80 },
    )
    expect(pastDeposits([1, 1, 1], 1, 2, [0, 1, 2])).toBeNull()
  })
  test('the spreadsheet FV reference (Microsoft): 35 deposits of 2,000 at the start of the month at 11%: 82,846.25', () => {
    expect(2000 * steadyDeposits(35, (1 + 0.11 / 12) ** 12 - 1)).toBeCloseTo(82_846.25, 2)
    expect(steadyDeposits(36, 0)).toBe(36)
  })
  test('the money-weighted return undoes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.double({ min: -0.5, max: 1, noNaN: true }), (months, rate) => {
        expect(Math.abs((returnOfDeposits(months, steadyDeposits(months, rate)) ?? 9) - rate)).toBeLessThan(1e-8)
      }),
    )
    expect(returnOfDeposits(12, 0)).toBeNull()
    expect(returnOfDeposits(12, 1e-30)).toBeNull()
  })
})

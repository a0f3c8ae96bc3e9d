import { describe, expect, test } from 'vitest'
import { cheaperStep, loadAt, loadOfPurchase } from './sales-load.ts'

const schedule = [
  { from: 0, load: 0.0575 },
  { from: 50_000, load: 0.045 },
  { from: 100_000, load: 0.035 },
  { from: 1_000_000, load: 0 },
]
const alone = { alreadyHeld: 0, letterOfIntent: 0 }

describe('FINRA, “Mutual Fund Breakpoints: A Break Worth Taking”', () => {
  test('$49,500 at 5.75% pays $2,846.25', () => {
    expect(49_500 * loadAt(schedule, 49_500)).toBeCloseTo(2846.25, 9)
  })
  test('$50,000 at 4.50% pays $2,250, so $500 more puts $596.25 + $500 more to work', () => {
    expect(50_000 * loadAt(schedule, 50_000)).toBeCloseTo(2250, 9)
    expect(cheaperStep(schedule, 49_500, 0)).toEqual({ more: 500, loadNow: 2846.25, loadThen: 2250 })
  })
})

describe('what counts towards a breakpoint', () => {
  test('rights of accumulation: what is already held', () => {
    expect(loadOfPurchase(schedule, 5000, 0, 0, { ...alone, alreadyHeld: 45_000 })).toBe(0.045)
    expect(loadOfPurchase(schedule, 5000, 96_000, 30, alone)).toBe(0.035)
    expect(loadOfPurchase(schedule, 5000, 0, 0, alone)).toBe(0.0575)
  })
  test('letter of intent: the whole sum, for 13 months', () => {
    const letter = { ...alone, letterOfIntent: 50_000 }
    expect(loadOfPurchase(schedule, 4000, 0, 0, letter)).toBe(0.045)
    expect(loadOfPurchase(schedule, 4000, 20_000, 12, letter)).toBe(0.045)
    expect(loadOfPurchase(schedule, 4000, 20_000, 13, letter)).toBe(0.0575)
  })
})

test('steps in any order; below the first step the largest load; an empty schedule has none', () => {
  expect(loadAt([...schedule].reverse(), 60_000)).toBe(0.045)
  expect(loadAt([{ from: 50_000, load: 0.045 }], 10)).toBe(0.045)
  expect(loadAt([], 1e6)).toBe(0)
})
test('no cheaper step where a larger purchase costs more', () => {
  expect(cheaperStep(schedule.slice(0, 3), 20_000, 0)).toBeNull()
  expect(cheaperStep(schedule.slice(0, 3), 100_000, 0)).toBeNull()
})

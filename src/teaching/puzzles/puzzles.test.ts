import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayBefore, dayNumber, earlierDays, puzzleOfDay } from './daily.ts'
import { judged, type Puzzle } from './puzzle.ts'
import { puzzles } from './puzzles.ts'
import { shareText } from './share.ts'
import { figureWith, stands } from './tool.testkit.ts'

const named = (number: number): Puzzle => puzzles[number - 1] as Puzzle

test('forty puzzles, numbered 1 to 40', () => {
  expect(puzzles.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
})

describe('the answers, worked out apart from the code', () => {
  // By hand and pocket calculator; percent in points, to the digits printed.
  test.each([
    [1, 750, 0],
    [2, 66.7, 1],
    [3, 1.98, 2],
    [4, 9, 0],
    [5, 3.22, 2],
    [6, 1.94, 2],
    [7, 24.5, 1],
    [8, 4.21, 2],
    [10, 4.917, 3],
    [11, 922.78, 2],
    [12, -17.4, 1],
    [13, -7, 0],
    [14, 4.03, 2],
    [15, 30, 2],
    [16, 60, 2],
    [17, 250, 0],
    [18, 480, 0],
    [19, 6.67, 2],
    [20, 60, 1],
    [21, 8.76, 2],
    [22, 4.92, 2],
    [23, 600_000, 0],
    [24, 16.6, 1],
    [25, 1800, 0],
    [26, 231_377, 0],
    [28, 78.6, 1],
    [29, 832.5, 2],
    [30, 52, 0],
    [31, 2000, 0],
    [32, 16_260.16, 2],
    [33, 74.4, 2],
    [34, -4, 2],
    [35, 285, 0],
    [36, 1.98, 2],
    [37, 1, 0],
    [38, 623_111, 0],
    [39, 31.65, 2],
    [40, 1148.4, 2],
  ])('puzzle %d: %d', (number, answer, digits) => {
    const { asked } = named(number)
    expect(asked.kind).toBe('number')
    if (asked.kind === 'number') {
      expect(asked.answer).toBeCloseTo(answer, digits)
      expect(judged(asked, answer)).toBe('right')
    }
  })
  test.each([
    [9, 'The Treasury'],
    [27, 'Fund B'],
  ])('puzzle %d: %s', (number, option) => {
    const { asked } = named(number)
    expect(asked.kind === 'choice' && asked.options[asked.answer]).toBe(option)
  })
})

describe('a guess', () => {
  test('is right near the answer, else on its side', () => {
    fc.assert(
      fc.property(fc.constantFrom(...puzzles), fc.double({ min: 0.011, max: 5, noNaN: true }), ({ asked }, off) => {
        if (asked.kind === 'choice') {
          expect(asked.options.filter((_, i) => judged(asked, i) === 'right')).toHaveLength(1)
          return
        }
        const step = Math.max(0.01, Math.abs(asked.answer)) * Math.max(off, asked.within * 1.2)
        expect(judged(asked, asked.answer)).toBe('right')
        expect(judged(asked, asked.answer + step)).toBe('high')
        expect(judged(asked, asked.answer - step)).toBe('low')
      }),
    )
  })
  test('a common wrong answer is not taken for the right one', () => {
    for (const [number, wrong] of [
      [1, 1000],
      [2, 40],
      [3, 5],
      [5, 3],
      [6, 2],
      [7, 30],
      [21, 11.43],
      [22, 7.5],
      [34, -2],
      [38, 1_000_000],
    ] as const)
      expect(judged(named(number).asked, wrong), `${number}`).not.toBe('right')
  })
})

describe('the day’s puzzle', () => {
  test('every forty days have each puzzle once, and the next forty in another order', () => {
    const days = (from: number) =>
      Array.from({ length: 40 }, (_, i) => puzzleOfDay(dayBefore('2026-01-01', -(from + i)), 40))
    expect(new Set(days(0)).size).toBe(40)
    expect(new Set(days(40)).size).toBe(40)
    expect(days(0)).not.toEqual(days(40))
  })
  test('the days before hold every other puzzle once, newest first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
        const day = dayBefore('2026-01-01', -days)
        const earlier = earlierDays(day, 40)
        expect(earlier).toEqual(earlier.toSorted().toReversed())
        expect(earlier.every((one) => one < day)).toBe(true)
        expect(new Set([day, ...earlier].map((one) => puzzleOfDay(one, 40))).size).toBe(40)
      }),
    )
  })
  test('days count across months, leap days and years, also before the first', () => {
    expect([dayNumber('2026-01-01'), dayNumber('2026-03-01'), dayNumber('2028-03-01')]).toEqual([0, 59, 790])
    expect(dayNumber(dayBefore('2026-01-01', 5))).toBe(-5)
    expect(puzzleOfDay('2025-12-27', 40)).toBeGreaterThanOrEqual(0)
  })
})

test('what is shared says the tries and not the answer', () => {
  const text = shareText(
    '2026-11-23',
    { tries: ['low', 'high', 'right'], hints: 1 },
    'https://example.com/investment-puzzles',
  )
  expect(text).toBe('Truepenny puzzle, Nov 23, 2026\n🔼 🔽 ✅ 💡\nhttps://example.com/investment-puzzles')
  expect(shareText('2026-11-23', { tries: ['wrong'], hints: 0 }, 'x')).toContain('❌')
})

test('every puzzle leads to a tool that stands and takes its numbers', async () => {
  for (const { number, tool } of puzzles) expect(await stands(tool), `${number}`).toBe(true)
})

describe('a puzzle’s numbers in its calculator lead to its answer', () => {
  // What the calculator’s figure must be, by hand; money and percent to the digits given.
  test.each([
    [4, 'doublingYears', 9.006, 2],
    [6, 'realYield', 1.94, 2],
    [10, 'apy', 4.917, 3],
    [15, 'averageCost', 30, 2],
    [16, 'averageCost', 60, 2],
    [17, 'sharesToBuy', 250, 0],
    [21, 'cagr', 8.76, 2],
    [25, 'match', 1800, 2],
    [26, 'finalBalance', 1_000_000, -1],
    [39, 'paymentWithRebate', 531.65, 2],
    [39, 'paymentAtLowRate', 500, 2],
  ])('puzzle %d: %s', async (number, figure, expected, digits) => {
    expect(await figureWith(named(number).tool, figure)).toBeCloseTo(expected, digits)
  })
})

import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Arrivals } from './arrivals.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

test('five thousand who come back at once are all in within twelve seconds, 500 at most in any one of them, in the order they came', async () => {
  const arrivals = new Arrivals({ perSecond: 500, waiting: 5_000 })
  const entered: { who: number; at: number }[] = []
  for (let who = 0; who < 5_000; who += 1) expect(arrivals.come(() => entered.push({ who, at: Date.now() }))).toBe(true)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(entered.map(({ who }) => who)).toEqual(Array.from({ length: 5_000 }, (_, who) => who))
  expectPace(
    entered.map(({ at }) => at),
    500,
  )
  await vi.advanceTimersByTimeAsync(200)
  expect(vi.getTimerCount()).toBe(0)
})

test('however they come, no second lets in more than it may, and nobody is forgotten', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ pause: fc.nat(400), count: fc.nat(60) }), { maxLength: 30 }),
      fc.integer({ min: 23, max: 200 }),
      async (comings, perSecond) => {
        const arrivals = new Arrivals({ perSecond, waiting: 100 })
        const entered: number[] = []
        let taken = 0
        for (const { pause, count } of comings) {
          await vi.advanceTimersByTimeAsync(pause)
          for (let n = 0; n < count; n += 1) if (arrivals.come(() => entered.push(Date.now()))) taken += 1
        }
        await vi.advanceTimersByTimeAsync(10_000)
        expect(entered).toHaveLength(taken)
        expectPace(entered, perSecond)
      },
    ),
    { numRuns: 50 },
  )
})

test('with a pace lower than the steps, one comes in a step; the end calls all who wait', async () => {
  const arrivals = new Arrivals({ perSecond: 1, waiting: 3 })
  const entered: number[] = []
  const come = () => arrivals.come(() => entered.push(Date.now()))
  expect([come(), come(), come(), come(), come()]).toEqual([true, true, true, true, false])
  await vi.advanceTimersByTimeAsync(50)
  expect([entered, arrivals.waiting]).toEqual([[0, 50], 2])
  arrivals.stop()
  expect([entered, arrivals.waiting, vi.getTimerCount()]).toEqual([[0, 50, 50, 50], 0, 0])
})

function expectPace(times: readonly number[], perSecond: number): void {
  for (let first = 0, last = 0; last < times.length; last += 1) {
    while ((times[last] ?? 0) - (times[first] ?? 0) >= 1_000) first += 1
    expect(last - first + 1).toBeLessThanOrEqual(perSecond)
  }
}

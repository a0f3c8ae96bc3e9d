import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestClasses } from '../http/request-class.ts'
import { FairQueue } from './fair-queue.ts'
import { LoopLag } from './loop-lag.ts'
import { Refusal } from './refusal.ts'
import { shedding } from './shedding.ts'
import { Turnstile } from './turnstile.ts'
import { WaitingLine } from './waiting-line.ts'

const everybody = () => true
const reasonOf = async (asked: Promise<unknown>) =>
  await asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof Refusal ? error.reason : error),
  )

describe('a fair queue', () => {
  const askers = fc.constantFrom('a', 'b', 'c', 'd')

  test('each asker has a turn before anybody has a second one, and keeps the order of asking', () => {
    fc.assert(
      fc.property(fc.array(askers, { maxLength: 60 }), (asked) => {
        const queue = new FairQueue<{ asker: string; place: number }>(100)
        asked.forEach((asker, place) => {
          expect(queue.add({ asker, place })).toBeUndefined()
        })
        const left = new Map<string, number[]>()
        asked.forEach((asker, place) => {
          left.set(asker, [...(left.get(asker) ?? []), place])
        })
        while (queue.size > 0) {
          const round = [...left].filter(([, places]) => places.length > 0).map(([asker]) => asker)
          const taken = round.map(() => queue.take(everybody))
          expect(taken.map((one) => one?.asker).toSorted()).toEqual(round.toSorted())
          for (const one of taken) expect(left.get(one?.asker ?? '')?.shift()).toBe(one?.place)
        }
      }),
    )
  })

  test('it never holds more than its most, and nobody with a longer line pushes out one with a shorter', () => {
    fc.assert(
      fc.property(fc.array(askers, { maxLength: 80 }), fc.integer({ min: 1, max: 12 }), (asked, most) => {
        const queue = new FairQueue<{ asker: string }>(most)
        const lengths = new Map<string, number>()
        for (const asker of asked) {
          const before = lengths.get(asker) ?? 0
          const out = queue.add({ asker })
          lengths.set(asker, before + 1)
          if (out) {
            const longer = (lengths.get(out.asker) ?? 0) - (out.asker === asker ? 1 : 0)
            lengths.set(out.asker, (lengths.get(out.asker) ?? 0) - 1)
            expect(longer).toBeGreaterThanOrEqual(before)
          }
          expect(queue.size).toBeLessThanOrEqual(most)
          expect(queue.size).toBe([...lengths.values()].reduce((sum, one) => sum + one, 0))
        }
      }),
    )
  })

  test('one asker cannot fill it: the next finds room at the end of the longest line', () => {
    const queue = new FairQueue<{ asker: string; name: string }>(3)
    for (const name of ['1', '2', '3']) queue.add({ asker: 'greedy', name })
    expect(queue.add({ asker: 'greedy', name: '4' })).toMatchObject({ name: '4' })
    expect(queue.add({ asker: 'other', name: 'x' })).toMatchObject({ name: '3' })
    expect([1, 2, 3].map(() => queue.take(everybody)?.name)).toEqual(['1', 'x', '2'])
  })

  test('an asker whose turn may not come is passed over and keeps its place', () => {
    const queue = new FairQueue<{ asker: string }>(10)
    for (const asker of ['a', 'a', 'b']) queue.add({ asker })
    expect(queue.take((asker) => asker !== 'a')?.asker).toBe('b')
    expect(queue.take((asker) => asker !== 'a')).toBeUndefined()
    expect([queue.take(everybody)?.asker, queue.take(everybody)?.asker, queue.size]).toEqual(['a', 'a', 0])
  })
})

describe('waiting', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const patience = { burstMs: 2_000, standingMs: 150, standsAfterMs: 1_000 }

  test('a burst is let run down; in a line that stands nobody waits long', async () => {
    const line = new WaitingLine<string, string>({ most: 1_000, patience })
    const burst = ['a', 'b'].flatMap((asker) => Array.from({ length: 10 }, () => reasonOf(line.join(asker, ''))))
    await vi.advanceTimersByTimeAsync(900)
    expect(line.size).toBe(20)
    const fresh = reasonOf(line.join('c', ''))
    // Past the first second the line stands: those of the burst have waited too long, the newcomer has not.
    await vi.advanceTimersByTimeAsync(160)
    expect(line.size).toBe(1)
    expect(await Promise.all(burst)).toEqual(Array.from({ length: 20 }, () => 'waited'))
    await vi.advanceTimersByTimeAsync(150)
    expect(await fresh).toBe('waited')
    // Empty again, it is a burst again.
    const later = reasonOf(line.join('b', ''))
    await vi.advanceTimersByTimeAsync(900)
    line.next()?.resolve('done')
    expect(await later).toBe('answered')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('what one asker has heaped up makes no crowd: it waits as a burst, and so does who comes behind it', async () => {
    const line = new WaitingLine<string, string>({ most: 1_000, patience })
    const heap = Array.from({ length: 20 }, () => reasonOf(line.join('greedy', '')))
    for (let i = 0; i < 15; i += 1) {
      await vi.advanceTimersByTimeAsync(100)
      line.next()?.resolve('done')
    }
    const behind = reasonOf(line.join('other', ''))
    await vi.advanceTimersByTimeAsync(400)
    expect(line.size).toBe(6)
    for (let i = 0; i < 6; i += 1) line.next()?.resolve('done')
    expect(await behind).toBe('answered')
    expect(new Set(await Promise.all(heap))).toEqual(new Set(['answered']))
  })

  test('while nothing can be done at all, the line is not taken to stand', async () => {
    let isOpen = false
    const line = new WaitingLine<string, string>({ most: 10, patience, isOpen: () => isOpen })
    const asked = reasonOf(line.join('a', ''))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(line.size).toBe(1)
    isOpen = true
    await vi.advanceTimersByTimeAsync(600)
    expect(await asked).toBe('waited')
  })

  test('who leaves makes room, at once', async () => {
    const line = new WaitingLine<string, string>({ most: 1, patience })
    const gone = new AbortController()
    const asked = reasonOf(line.join('a', '', gone.signal))
    gone.abort()
    expect(await asked).toBe('gone')
    expect(line.size).toBe(0)
    expect(await reasonOf(line.join('a', '', gone.signal))).toBe('gone')
  })

  test('so many are inside a turnstile and no more, askers by turns, and a second way out is none', async () => {
    const turnstile = new Turnstile({ places: 2, most: 10, patience })
    const inside: string[] = []
    const enter = async (asker: string) => {
      const leave = await turnstile.enter(asker)
      inside.push(asker)
      return leave
    }
    const first = enter('a')
    const rest = ['a', 'a', 'a', 'b'].map(enter)
    const leave = await first
    await vi.advanceTimersByTimeAsync(10)
    expect([inside, turnstile.waiting]).toEqual([['a', 'a'], 3])
    leave()
    leave()
    await vi.advanceTimersByTimeAsync(10)
    expect([inside, turnstile.waiting]).toEqual([['a', 'a', 'a'], 2])
    for (const left of [await rest[0], await rest[1]]) left?.()
    await vi.advanceTimersByTimeAsync(10)
    expect(inside).toEqual(['a', 'a', 'a', 'b', 'a'])
  })
})

describe('the lag of a thread', () => {
  test('a long pause tells at once, while it lasts and right after, and is soon forgotten', async () => {
    const lag = new LoopLag()
    try {
      const until = performance.now() + 1_200
      while (performance.now() < until);
      expect(lag.ms).toBeGreaterThan(200)
      await new Promise((resolve) => setTimeout(resolve, 0))
      // The timer has come, late; what had to wait meanwhile is read after it.
      expect(lag.ms).toBeGreaterThan(200)
      await vi.waitFor(() => expect(lag.ms).toBeLessThan(200), { timeout: 10_000, interval: 10 })
    } finally {
      lag.stop()
    }
  })

  test('a single short pause tells nothing, pauses one after another do, and five timers later all is forgotten', () => {
    vi.useFakeTimers()
    let now = 0
    const lag = new LoopLag(() => now)
    /** The next timer comes so many milliseconds late. */
    const timer = (late: number) => {
      now += 20 + late
      vi.advanceTimersByTime(20)
    }
    try {
      for (let i = 0; i < 5; i += 1) timer(0)
      timer(300)
      expect(lag.ms).toBe(60)
      for (let i = 0; i < 5; i += 1) timer(300)
      expect(lag.ms).toBe(300)
      for (let i = 0; i < 5; i += 1) timer(0)
      expect(lag.ms).toBe(0)
    } finally {
      lag.stop()
      vi.useRealTimers()
    }
  })
})

test('calculations are given up first, then other answers, pages, and files at the worst; health never', () => {
  const lag = { ms: 0 }
  const shed = shedding(lag, 200)
  const refused = () => requestClasses.filter((one) => shed.refuses(one))
  const at = (ms: number) => {
    lag.ms = ms
    return refused()
  }
  expect(at(200)).toEqual([])
  expect(at(201)).toEqual(['calculation'])
  expect(at(401)).toEqual(['calculation', 'read'])
  expect(at(601)).toEqual(['calculation', 'read', 'page'])
  expect(at(1e9)).toEqual(['file', 'calculation', 'read', 'page'])
  expect(requestClasses.some((one) => shedding(lag, 0).refuses(one))).toBe(false)
})

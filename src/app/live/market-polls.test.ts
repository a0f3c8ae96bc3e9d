import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MarketAnswer } from '#wire/market.ts'
import { AnswerError } from './failure.ts'
import { LONGEST_POLL_WAIT_MS, pollWait } from './market-polls.ts'
import { type LineEvent, type LineSocket, marketLine } from './market-socket.ts'

const SECOND = 1000
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00Z') }))
afterEach(() => vi.useRealTimers())

const answer = (seq: number): MarketAnswer => ({
  timestamp: new Date(Date.now()).toISOString(),
  seq,
  epoch: 'e',
  data: { timestamp: '2026-11-20T15:00:00Z', source: 's', sample: true, stale: false, reason: null, instruments: [] },
})

/** A page on a network that lets no socket through, unless told otherwise. Chance is in the middle, so waits are the interval itself. */
function page({ connect = 'refused' as 'refused' | 'deaf' | 'open' } = {}) {
  const is = { visible: true, online: true, network: connect, answers: [] as (() => Promise<MarketAnswer | null>)[] }
  const sights = new Set<() => void>()
  const asked: number[] = []
  const began = Date.now()
  let sockets = 0
  let newest: LineSocket | undefined
  const line = marketLine({
    connect: () => {
      sockets += 1
      const socket: LineSocket = {
        send: (text) => {
          if (is.network === 'open' && text.includes('auth'))
            socket.onmessage?.({ data: JSON.stringify({ type: 'market-update', ...answer(100 + sockets) }) })
        },
        close: () => {},
        onopen: null,
        onclose: null,
        onerror: null,
        onmessage: null,
      }
      setTimeout(() => (is.network === 'refused' ? socket.onclose?.() : socket.onopen?.()), 5)
      newest = socket
      return socket
    },
    ask: () => {
      asked.push((Date.now() - began) / SECOND)
      return (is.answers.shift() ?? (() => Promise.resolve(null)))()
    },
    wait: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    now: () => Date.now(),
    chance: () => 0.5,
    awake: () => is.online,
    onWake: (changed) => {
      sights.add(changed)
      return () => sights.delete(changed)
    },
    inSight: () => is.visible && is.online,
    onSight: (changed) => {
      sights.add(changed)
      return () => sights.delete(changed)
    },
    log: () => {},
  })
  const events: LineEvent[] = []
  line.onEvent((event) => events.push(event))
  line.start()
  return {
    line,
    is,
    asked,
    events,
    sockets: () => sockets,
    lose: () => newest?.onclose?.(),
    change: (change: Partial<typeof is>) => {
      Object.assign(is, change)
      for (const sight of [...sights]) sight()
    },
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND),
  }
}

describe('a page to which no socket opens', () => {
  test('asks at the usual rhythm, hears each answer as it would hear the socket, and says how often it asks', async () => {
    const { line, is, asked, events, pass } = page()
    is.answers.push(
      async () => answer(1),
      async () => null,
      async () => answer(2),
    )
    await pass(29)
    expect([asked, line.state().asksEvery]).toEqual([[], null])
    await pass(61)
    expect(asked).toEqual([30, 60, 90])
    expect(events).toMatchObject([
      { type: 'update', message: { type: 'market-update', seq: 1 } },
      { type: 'update', message: { seq: 2 } },
    ])
    expect(line.state()).toMatchObject({ status: 'disconnected', asksEvery: 30_000 })
    expect(line.state().lastUpdate).toBe('2026-11-20T15:01:30.000Z')
  })

  test('asks as often as the visitor wished, and never more often than the server lets a socket be told', async () => {
    const { line, asked, pass } = page()
    line.startAutoRefresh(60_000)
    await pass(30)
    expect(asked).toEqual([30])
    await pass(120)
    expect(asked).toEqual([30, 90, 150])
    line.startAutoRefresh(1)
    await pass(60)
    expect(asked.slice(3)).toEqual([210])
    await pass(5)
    expect(asked.slice(3)).toEqual([210, 215])
    line.stopAutoRefresh()
    await pass(5 + 30)
    expect(asked.slice(5)).toEqual([220, 250])
  })

  test('returns to the socket when one opens and brings something, and asks again when that is lost', async () => {
    const { line, is, asked, change, lose, pass, sockets } = page()
    await pass(31)
    expect(line.state().asksEvery).toBe(30_000)
    expect(sockets()).toBeGreaterThan(3)
    change({ network: 'open' })
    await pass(30)
    expect(line.state()).toMatchObject({ status: 'connected', asksEvery: null })
    const before = asked.length
    await pass(600)
    expect(asked).toHaveLength(before)
    is.network = 'refused'
    lose()
    await pass(29)
    expect(asked).toHaveLength(before)
    await pass(2)
    expect(asked).toHaveLength(before + 1)
  })

  test('does not ask while hidden or offline; seen again it asks soon when its time has come, else when it comes', async () => {
    const { asked, change, pass } = page()
    await pass(30)
    change({ visible: false })
    await pass(10)
    change({ visible: true })
    await pass(19)
    expect(asked).toEqual([30])
    await pass(1)
    expect(asked).toEqual([30, 60])
    for (const gone of [{ visible: false }, { online: false }]) {
      const before = asked.length
      change(gone)
      await pass(200)
      expect(asked).toHaveLength(before)
      change({ visible: true, online: true })
      await pass(1)
      expect(asked).toHaveLength(before + 1)
    }
  })

  test('asks less and less while it fails, as late as the server wishes, and at its rhythm again after an answer', async () => {
    const { line, is, asked, pass } = page()
    const failing = async () => Promise.reject(new TypeError('Failed to fetch'))
    is.answers.push(
      async () => null,
      failing,
      failing,
      async () => Promise.reject(new AnswerError(429, 'x', 200)),
    )
    await pass(60)
    expect(line.state().asksEvery).toBeNull()
    // 30 × 1.8 = 54, then 30 × 1.8² = 97.2; then the server's 200 with its spread, 230; then an answer.
    await pass(54 + 97.2 + 230 + 30)
    expect(asked).toEqual([30, 60, 114, 211.2, 441.2, 471.2])
    expect(line.state().asksEvery).toBe(30_000)
  })

  test('left, it asks no more, and an answer that comes then is nobody’s', async () => {
    const { line, is, asked, events, pass } = page()
    is.answers.push(() => new Promise((resolve) => setTimeout(() => resolve(answer(1)), 5000)))
    await pass(31)
    line.stop()
    await pass(600)
    expect([asked, events]).toEqual([[30], []])
  })
})

test('a socket that opens and brings nothing is no reason to stop asking', async () => {
  const { line, asked, pass } = page({ connect: 'deaf' })
  await pass(61)
  expect(asked).toEqual([30, 60])
  expect(line.state()).toMatchObject({ status: 'connected', asksEvery: 30_000 })
})

test('a page whose socket works never asks', async () => {
  const { asked, pass } = page({ connect: 'open' })
  await pass(3600)
  expect(asked).toEqual([])
})

test('no wait is shorter than 85% of the rhythm or what the server wants, nor longer than 115% of the longer of both and five minutes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5_000, max: 3_600_000 }),
      fc.nat(1000),
      fc.double({ min: 0, max: 0.999999, noNaN: true }),
      fc.nat(86_400_000),
      (interval, failures, chance, wanted) => {
        const wait = pollWait(interval, failures, chance, wanted)
        expect(wait).toBeGreaterThanOrEqual(Math.max(wanted, Math.floor(interval * 0.85)))
        // The server's own wait is only ever lengthened, by up to 30%.
        const longest = Math.max(wanted * 1.3, Math.max(interval, LONGEST_POLL_WAIT_MS) * 1.15)
        expect(wait).toBeLessThanOrEqual(Math.ceil(longest))
      },
    ),
  )
})

test('two thousand pages that lost one server spread their questions over a third of the rhythm', () => {
  const waits = Array.from({ length: 2_000 }, (_, n) => pollWait(30_000, 0, n / 2_000)).toSorted((a, b) => a - b)
  expect([waits[0], waits.at(-1)]).toEqual([25_500, 34_496])
})

import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { REFRESH_PATH } from '#wire/api-paths.ts'
import { type RefreshAnswer, refreshAnswer } from '#wire/market.ts'
import { Asking } from './areas/market/asking.ts'
import { MarketFeed } from './areas/market/feed.ts'
import { sourceOf } from './areas/market/provider.testkit.ts'
import { ProviderError } from './areas/market/provider.ts'
import { ResourceFeed } from './areas/market/resource-feed.ts'
import { mortgageResource } from './areas/market/resources.ts'
import { sampleProvider } from './areas/market/sample-provider.ts'
import { likelyTimes } from './clock.ts'
import { processes } from './process.testkit.ts'

const { start, killAll, remove } = processes()
vi.setConfig({ testTimeout: 90_000 })
afterEach(killAll)
afterAll(remove)

const YEAR = 365 * 86_400_000
const jumps = [
  ['back', -YEAR],
  ['forward', YEAR],
] as const

/** A clock whose hands a test moves: time passes on both, a jump happens to the wall alone. */
function movable() {
  const at = { wall: Date.parse('2026-11-20T12:00:00Z'), steady: 5_000 }
  return {
    clock: { wall: () => at.wall, steady: () => at.steady },
    pass: (ms: number) => {
      at.wall += ms
      at.steady += ms
    },
    jump: (ms: number) => {
      at.wall += ms
    },
  }
}

describe.each(jumps)('a wall clock set %s by a year', (_, jump) => {
  const open = (fetch?: () => Promise<unknown>) => {
    const hands = movable()
    const outside = sourceOf({ quotes: fetch ?? vi.fn() })
    const feed = new MarketFeed({
      providers: fetch ? [outside] : [],
      fallback: sampleProvider(1),
      floorMs: 10_000,
      timeoutMs: 1_000,
      epoch: 'e',
      clock: hands.clock,
    })
    return { ...hands, feed }
  }

  test('leaves the market its floor, neither longer nor shorter, and its values their age', async () => {
    const { feed, pass, jump: set } = open()
    await feed.refresh()
    set(jump)
    expect([(await feed.refresh()).refreshed, feed.isOld]).toEqual([false, false])
    pass(9_999)
    expect((await feed.refresh()).refreshed).toBe(false)
    pass(1)
    expect((await feed.refresh()).refreshed).toBe(true)
    pass(30_001)
    expect(feed.isOld).toBe(true)
  })

  test('leaves a source its rest', async () => {
    const fetch = vi.fn(async () => {
      throw new ProviderError('429', { retryAfterMs: 60_000 })
    })
    const { feed, pass, jump: set } = open(fetch)
    await feed.refresh()
    set(jump)
    pass(59_999)
    await feed.refresh()
    expect(fetch).toHaveBeenCalledTimes(1)
    pass(10_000)
    await feed.refresh()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('leaves a publication its hour after a failure, and is no reason to take its figures for the future’s', async () => {
    const { clock, pass, jump: set } = movable()
    const week = { date: '2026-11-19', value: 6.5 }
    const mortgage = vi.fn(async () => {
      if (mortgage.mock.calls.length === 1) throw new Error('gone')
      return { thirty: [week], fifteen: [] }
    })
    const feed = new ResourceFeed({
      resource: mortgageResource,
      providers: [sourceOf({ mortgage })],
      bundled: { value: { thirty: [{ date: '2026-10-08', value: 6.4 }], fifteen: [] }, source: sourceOf({}) },
      asking: new Asking({ clock, timeoutMs: 1_000 }),
      clock,
    })
    await feed.ask()
    set(jump)
    pass(3_599_999)
    await feed.ask()
    expect(mortgage).toHaveBeenCalledTimes(1)
    pass(1)
    await feed.ask()
    expect(feed.known).toMatchObject({ value: { thirty: [week] }, bundled: false })
  })
})

test('of what the wall shows and what it would show, each judgement may take the kinder', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 })), fc.nat(1e9), (sets, passed) => {
      const { clock, pass, jump } = movable()
      const likely = likelyTimes(clock)
      const began = clock.wall()
      for (const set of sets) jump(set)
      pass(passed)
      const { earliest, latest } = likely()
      expect(earliest).toBe(Math.min(clock.wall(), began + passed))
      expect(latest).toBe(Math.max(clock.wall(), began + passed))
    }),
  )
})

/** Who may look at a clock that can be set, and what for. Whatever waits, counts or ages asks the steady one. */
const wallClockReaders: Readonly<Record<string, string>> = {
  'clock.ts': 'the one clock the others are handed',
  'app.ts': 'the day pages are drawn for',
  'config.ts': 'whether a time zone is one',
  'log/log-output.ts': 'the time of a line in the log',
  'service.ts': 'the day pages are drawn for, and how old the newest backup is',
  'store/migrate.ts': 'when a step was applied, for the operator',
  'store/open-store.ts': 'the name of a backup',
  'wiring.ts': 'the day calculators are asked on',
}

test('nothing that waits or counts reads a clock that can be set', () => {
  const reads = (text: string) => /\bDate\.now\b|\bnew Date\(\)/.test(text)
  expect(['const at = Date.now()', 'new Date().toISOString()'].every(reads)).toBe(true)
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const found = files
    .filter((file) => file.endsWith('.ts') && !/\.(test|testkit|cluster)\.ts$/.test(file))
    .filter((file) => reads(readFileSync(path.join(import.meta.dirname, file), 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(wallClockReaders).toSorted())
})

/** Runs before the service: each SIGUSR2 sets the wall clock, first back a year, then forward two. */
const jumpingClock = `
  const Real = Date, year = ${YEAR}, offsets = [0, -year, year]
  let jumped = 0
  process.on('SIGUSR2', () => { jumped += 1; process.stdout.write('jumped ' + jumped + '\\n') })
  globalThis.Date = class extends Real {
    constructor(...given) { given.length === 0 ? super(Date.now()) : super(...given) }
    static now() { return Real.now() + offsets[jumped % 3] }
  }`

test('a service whose clock is set back and forward goes on: market, live lines and answers', async () => {
  const running = start(
    { PORT: '0', DRAIN_MS: '0', MARKET_FLOOR_MS: '300', WS_FIRST_FRAME_MS: '60000' },
    { before: jumpingClock },
  )
  const port = await running.ready()
  const askRefresh = () =>
    fetch(`http://127.0.0.1:${port}${REFRESH_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
  const refresh = async (): Promise<RefreshAnswer> => refreshAnswer.parse(await (await askRefresh()).json())
  const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`)
  await once(ws, 'open')
  const heard: { type: string; seq?: number }[] = []
  ws.on('message', (data) => heard.push(JSON.parse(String(data)) as { type: string }))
  ws.send('{"type":"auth","userId":"guest-user"}')
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  const years: string[] = []
  for (const jump of [0, 1, 2]) {
    if (jump > 0) {
      running.child.kill('SIGUSR2')
      await expect.poll(() => running.output.stdout).toContain(`jumped ${jump}`)
    }
    await sleep(400)
    const { refreshed, timestamp } = await refresh()
    expect(refreshed).toBe(true)
    years.push(timestamp.slice(0, 4))
    // Two rounds of the sweep that lets go of the silent, the deaf and the slow.
    await sleep(2_200)
    expect(ws.readyState).toBe(WebSocket.OPEN)
  }
  const year = new Date().getUTCFullYear()
  expect(years).toEqual([year, year - 1, year + 1].map(String))
  const numbers = heard.flatMap(({ seq }) => (seq === undefined ? [] : [seq]))
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  expect(new Set(numbers).size).toBeGreaterThanOrEqual(4)
  const refusal = async () => (await askRefresh()).headers.get('retry-after')
  await expect.poll(refusal).not.toBeNull()
  expect(Number(await refusal())).toBeLessThanOrEqual(60)
})

import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type Instrument, marketSnapshot } from '#wire/market.ts'
import { Breaker } from './breaker.ts'
import { type FeedOptions, MarketFeed } from './feed.ts'
import { sourceOf } from './provider.testkit.ts'
import { type Abilities, ProviderError } from './provider.ts'
import { describeProvider } from './provider-contract.testkit.ts'
import { sampleInstruments } from './sample-instruments.ts'
import { SAMPLE_TICK_MS, sampleMarket, sampleProvider } from './sample-provider.ts'
import { soundInstruments } from './soundness.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')
const likely = { earliest: noon, latest: noon }
const noonTick = noon / SAMPLE_TICK_MS
describeProvider('sample', { open: () => sampleProvider(1), now: noon })

function line(changes: Partial<Instrument> = {}): Instrument {
  return { ...(sampleMarket(1, noonTick)[3] as Instrument), sample: false, source: 'Outside', ...changes }
}

test('the sample market depends on the seed and the tick alone', () => {
  expect(sampleMarket(5, 1_000_000)).toEqual(sampleMarket(5, 1_000_000))
  expect(sampleMarket(5, 1_000_000)).not.toEqual(sampleMarket(6, 1_000_000))
  expect(sampleMarket(5, 1_000_000)).not.toEqual(sampleMarket(5, 1_000_001))
})

test('the sample market says on every line that it is one', () => {
  expect(sampleInstruments.length).toBeGreaterThanOrEqual(12)
  expect(sampleInstruments.length).toBeLessThanOrEqual(16)
  for (const entry of sampleMarket(1, noonTick)) {
    expect(entry.sample).toBe(true)
    expect(entry.symbol).toMatch(/\.SMP$/)
    expect(entry.name.toLowerCase()).toMatch(/sample/)
    expect(entry.history).toHaveLength(32)
    expect(entry.history.at(-1)).toBe(entry.price)
  }
})

test('sample prices stay near their start and move little from tick to tick, at any seed and time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), fc.integer({ min: 0, max: 4e8 }), (seed, tick) => {
      const now = sampleMarket(seed, tick)
      const next = sampleMarket(seed, tick + 1)
      now.forEach((entry, index) => {
        const start = sampleInstruments[index]?.price ?? 0
        // The walk is a sum of levels of height 2^(-k/2), so it never passes 1/(1-1/sqrt 2) = 3.42 swings (largest swing 0.22).
        expect(entry.price).toBeGreaterThan(start * Math.exp(-0.22 * 3.42) - 0.01)
        expect(entry.price).toBeLessThan(start * Math.exp(0.22 * 3.42) + 0.01)
        expect(Math.abs((next[index]?.price ?? 0) / entry.price - 1)).toBeLessThan(0.01)
      })
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['html', '<html>'],
  ['nothing', undefined],
  ['null', null],
  ['an empty list', { instruments: [] }],
  ['zeros', { instruments: [{ ...line(), price: 0 }] }],
  ['NaN', { instruments: [{ ...line(), price: Number.NaN }] }],
  ['infinity', { instruments: [{ ...line(), price: Number.POSITIVE_INFINITY }] }],
  ['a negative price', { instruments: [line({ price: -4 })] }],
  ['a number in words', { instruments: [{ ...line(), price: '4.2' }] }],
  ['a price from the future', { instruments: [line({ asOf: '2031-01-01T00:00:00Z' })] }],
  ['a price of 1970', { instruments: [line({ asOf: '1970-01-01T00:00:00Z' })] }],
  ['a price of eleven days ago', { instruments: [line({ asOf: '2026-11-09T11:00:00Z' })] }],
  ['a rate of two months ago', { instruments: [line({ kind: 'rate', asOf: '2026-09-20T11:00:00Z' })] }],
  ['too many lines', { instruments: Array.from({ length: 201 }, () => line()) }],
  ['a poisoned object', JSON.parse('{"__proto__":{"instruments":[]}}') as unknown],
])('an answer of %s gives no line', (_, answer) => {
  expect(soundInstruments(answer, likely)).toEqual([])
})

test('a doubled symbol counts once, unknown fields are let go, the price of a long weekend and a rate of last month stand', () => {
  const extra = { ...line(), unknown: 1 }
  expect(soundInstruments({ instruments: [extra, line({ price: 1 })] }, likely)).toEqual([line()])
  for (const older of [line({ asOf: '2026-11-16T21:00:00Z' }), line({ kind: 'rate', asOf: '2026-10-15T00:00:00Z' })])
    expect(soundInstruments({ instruments: [older] }, likely)).toEqual([older])
})

test('a clock that may be wrong either way refuses no time that may be right', () => {
  const year = 365 * 86_400_000
  for (const wide of [
    { earliest: noon - year, latest: noon },
    { earliest: noon, latest: noon + year },
  ])
    expect(soundInstruments({ instruments: [line()] }, wide)).toEqual([line()])
})

test('a negative interest rate is a rate like any other', () => {
  const rate = line({ kind: 'rate', price: -0.4 })
  expect(soundInstruments({ instruments: [rate] }, likely)).toEqual([rate])
})

test('the breaker rests after five failures, lets one try through, and doubles its rest', () => {
  const breaker = new Breaker({ failures: 5, restMs: 60_000, longestRestMs: 150_000 })
  for (let failure = 0; failure < 4; failure += 1) breaker.failed(0)
  expect(breaker.allows(0)).toBe(true)
  breaker.failed(0)
  expect(breaker.allows(59_999)).toBe(false)
  expect(breaker.allows(60_000)).toBe(true)
  breaker.failed(60_000)
  expect(breaker.allows(179_999)).toBe(false)
  expect(breaker.allows(180_000)).toBe(true)
  breaker.failed(180_000)
  expect(breaker.allows(329_999)).toBe(false)
  breaker.succeeded()
  expect(breaker.allows(180_000)).toBe(true)
  breaker.failed(0, 30_000)
  expect(breaker.allows(29_999)).toBe(false)
  breaker.failed(0, Number.MAX_SAFE_INTEGER)
  expect(breaker.allows(150_000)).toBe(true)
})

function feedWith(fetch: Abilities['quotes'], changes: Partial<FeedOptions> = {}) {
  const clock = { now: noon }
  const feed = new MarketFeed({
    providers: fetch ? [sourceOf({ quotes: fetch })] : [],
    fallback: sampleProvider(1),
    floorMs: 10_000,
    timeoutMs: 50,
    epoch: 'e',
    clock: { wall: () => clock.now, steady: () => clock.now },
    ...changes,
  })
  return { feed, clock }
}

test('without outside sources the sample market answers, fresh and marked sample', async () => {
  const { feed } = feedWith(undefined)
  const { refreshed, current } = await feed.refresh()
  expect(refreshed).toBe(true)
  expect(current).toMatchObject({ seq: 1, epoch: 'e', snapshot: { sample: true, stale: false, source: 'Sample data' } })
  expect(marketSnapshot.safeParse(current.snapshot).success).toBe(true)
})

test('a thousand who ask at once are one fetch, and the floor holds after it', async () => {
  const fetch = vi.fn(async () => ({ instruments: [line()] }))
  const { feed, clock } = feedWith(fetch)
  await Promise.all(Array.from({ length: 1_000 }, () => feed.refresh()))
  expect((await feed.refresh()).refreshed).toBe(false)
  expect(fetch).toHaveBeenCalledTimes(1)
  clock.now += 10_000
  expect((await feed.refresh()).current.seq).toBe(2)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a source that fails after a good answer leaves the last good values, marked stale with the reason', async () => {
  let fails = false
  const failures = vi.fn()
  const { feed, clock } = feedWith(
    async () => {
      if (fails) throw new Error('gone')
      return { instruments: [line()] }
    },
    { onProviderFailure: failures },
  )
  await feed.refresh()
  fails = true
  clock.now += 10_000
  const { refreshed, current } = await feed.refresh()
  expect(refreshed).toBe(false)
  expect(current.snapshot).toMatchObject({
    stale: true,
    source: 'Outside',
    reason: expect.stringMatching(/didn’t respond/),
  })
  expect(current.snapshot.instruments).toEqual([line({ stale: true })])
  expect(failures).toHaveBeenCalledWith('outside', expect.any(Error))
  fails = false
  clock.now += 10_000
  expect((await feed.refresh()).current.snapshot.stale).toBe(false)
})

test('a source that never answered gives way to the sample market', async () => {
  const { feed } = feedWith(async () => ({ Information: 'limit reached' }))
  expect((await feed.refresh()).current.snapshot).toMatchObject({ sample: true, stale: false })
})

test('a source that hangs is given up in time, even when it ignores its signal', async () => {
  const { feed } = feedWith(() => new Promise(() => {}))
  expect((await feed.refresh()).current.snapshot.sample).toBe(true)
})

test('a source that asks to be left alone is left alone', async () => {
  const fetch = vi.fn(async () => {
    throw new ProviderError('429', { retryAfterMs: 60_000 })
  })
  const { feed, clock } = feedWith(fetch)
  await feed.refresh()
  clock.now += 59_000
  await feed.refresh()
  expect(fetch).toHaveBeenCalledTimes(1)
  clock.now += 10_001
  await feed.refresh()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('an older snapshot from another node is not taken, a newer one or a fresh start is', async () => {
  const { feed } = feedWith(undefined)
  const seen = vi.fn()
  feed.onSnapshot(seen)
  const { snapshot } = (await feed.refresh()).current
  feed.adopt({ snapshot, seq: 1, epoch: 'e' })
  expect(seen).toHaveBeenCalledTimes(1)
  feed.adopt({ snapshot, seq: 2, epoch: 'e' })
  feed.adopt({ snapshot, seq: 1, epoch: 'other' })
  expect(feed.latest).toMatchObject({ seq: 1, epoch: 'other' })
  expect(seen).toHaveBeenCalledTimes(3)
  const earlier = { ...snapshot, timestamp: new Date(noon - 60_000).toISOString() }
  feed.adopt({ snapshot: earlier, seq: 9, epoch: 'lying there' }, { isStored: true })
  feed.adopt({ snapshot: { ...earlier, stale: true }, seq: 9, epoch: 'of one whose sources fail' })
  feed.adopt({ snapshot: earlier, seq: 1, epoch: 'other' })
  expect(feed.latest).toMatchObject({ seq: 1, epoch: 'other' })
  feed.adopt({ snapshot: earlier, seq: 1, epoch: 'of a clock behind ours' })
  expect(feed.latest).toMatchObject({ epoch: 'of a clock behind ours' })
})

import { expect, test, vi } from 'vitest'
import { type Instrument, marketSnapshot } from '#wire/market.ts'
import { type FeedOptions, MarketFeed } from './feed.ts'
import { sourceOf } from './provider.testkit.ts'
import type { Abilities, QuotesRequest } from './provider.ts'
import { sampleMarket, sampleProvider } from './sample-provider.ts'
import type { KeptReading } from './store.ts'

/** Friday noon in New York: trading. */
const noon = Date.parse('2026-11-20T17:00:00Z')
const MINUTE = 60_000

const line = (symbol: string, changes: Partial<Instrument> = {}): Instrument => ({
  ...(sampleMarket(1, noon / 10_000)[3] as Instrument),
  symbol,
  kind: 'stock',
  price: 100,
  sample: false,
  source: 'Outside',
  asOf: new Date(noon).toISOString(),
  ...changes,
})

function feedOver(sources: Readonly<Record<string, Abilities['quotes']>>, changes: Partial<FeedOptions> = {}) {
  const at = { now: noon }
  const kept: KeptReading[] = []
  const feed = new MarketFeed({
    providers: Object.entries(sources).map(([id, quotes]) =>
      sourceOf(quotes ? { quotes } : {}, { id, title: `T ${id}` }),
    ),
    fallback: sampleProvider(1),
    symbols: ['AAA', 'BBB', 'CCC'],
    floorMs: 10_000,
    timeoutMs: 100,
    epoch: 'e',
    clock: { wall: () => at.now, steady: () => at.now },
    keep: async (reading) => void kept.push(JSON.parse(JSON.stringify(reading)) as KeptReading),
    ...changes,
  })
  const shown = async () => {
    const { snapshot } = (await feed.refresh()).current
    return snapshot.instruments.map(({ symbol, price, stale }) => [symbol, price, stale])
  }
  return { feed, at, kept, shown }
}

const giving = (symbols: Readonly<Record<string, number>>) =>
  vi.fn(async ({ symbols: wanted }: QuotesRequest) => ({
    instruments: wanted.flatMap((symbol) => (symbol in symbols ? [line(symbol, { price: symbols[symbol] ?? 0 })] : [])),
  }))

test('what the first source does not have the next one is asked for, in the order wanted', async () => {
  const one = giving({ CCC: 3 })
  const two = giving({ AAA: 1, CCC: 99 })
  const three = giving({})
  const { feed, shown } = feedOver({ one, two, none: undefined, three })
  expect(await shown()).toEqual([
    ['AAA', 1, false],
    ['CCC', 3, false],
  ])
  expect(two.mock.calls[0]?.[0].symbols).toEqual(['AAA', 'BBB'])
  expect(three.mock.calls[0]?.[0].symbols).toEqual(['BBB'])
  expect(feed.latest?.snapshot).toMatchObject({ source: 'T one, T two', stale: false, failingSince: null })
  expect(marketSnapshot.safeParse(feed.latest?.snapshot).error).toBeUndefined()
})

test('of a line nobody gives any more the last good one stands, marked', async () => {
  const prices: Record<string, number> = { AAA: 1, BBB: 2 }
  const { at, shown } = feedOver({ one: giving(prices) })
  await shown()
  delete prices['AAA']
  prices['BBB'] = 2.1
  for (let round = 0; round < 3; round += 1) {
    at.now += MINUTE
    expect(await shown()).toEqual([
      ['AAA', 1, true],
      ['BBB', 2.1, false],
    ])
  }
})

test('outside prices are asked for at the pace of the exchange, sample ones at the floor', async () => {
  const one = giving({ AAA: 1 })
  const paceMs = (state: string) => ({ open: MINUTE, closed: 15 * MINUTE })[state] ?? 5 * MINUTE
  const { feed, at } = feedOver({ one }, { paceMs })
  const asked = async (ms: number) => {
    at.now += ms
    await feed.refresh()
    return one.mock.calls.length
  }
  expect(await asked(0)).toBe(1)
  expect(await asked(30_000)).toBe(1)
  expect(await asked(30_000)).toBe(2)
  expect(feed.latest?.snapshot.session).toMatchObject({ state: 'open', closesAt: '2026-11-20T21:00:00.000Z' })
  // Over the close: five minutes; in the night: fifteen.
  expect(await asked(4 * 60 * MINUTE)).toBe(3)
  expect(await asked(2 * MINUTE)).toBe(3)
  expect(await asked(3 * MINUTE)).toBe(4)
  expect(await asked(6 * 60 * MINUTE)).toBe(5)
  expect(feed.latest?.snapshot.session?.state).toBe('closed')
  expect(await asked(10 * MINUTE)).toBe(5)
  expect(feed.isOld).toBe(false)
  expect(await asked(5 * MINUTE)).toBe(6)
  const sample = feedOver({}, { paceMs })
  await sample.feed.refresh()
  sample.at.now += 10_000
  expect((await sample.feed.refresh()).refreshed).toBe(true)
})

test('since when the sources fail is told until one answers, and why made-up prices are shown', async () => {
  let fails = true
  const { feed, at } = feedOver({
    one: async () => {
      if (fails) throw new Error('gone')
      return { instruments: [line('AAA', { asOf: new Date(at.now).toISOString() })] }
    },
  })
  await feed.refresh()
  const since = new Date(noon).toISOString()
  expect(feed.latest?.snapshot).toMatchObject({
    sample: true,
    failingSince: since,
    reason: 'T one didn’t respond, so these prices are made up.',
  })
  at.now += MINUTE
  await feed.refresh()
  expect(feed.latest?.snapshot.failingSince).toBe(since)
  fails = false
  at.now += MINUTE
  await feed.refresh()
  expect(feed.latest?.snapshot).toMatchObject({ sample: false, failingSince: null, reason: null })
  fails = true
  at.now += 5 * MINUTE
  await feed.refresh()
  expect(feed.latest?.snapshot).toMatchObject({ stale: true, failingSince: new Date(at.now).toISOString() })
})

test('last good prices outlive a restart: shown marked while the source is silent, not at all where it is no longer asked', async () => {
  const first = feedOver({ one: giving({ AAA: 1 }) })
  await first.feed.refresh()
  first.at.now += 30_000
  await first.feed.refresh()
  expect(first.kept).toHaveLength(1)
  const [kept = null] = first.kept
  const silent = async () => await new Promise<never>(() => {})
  const again = feedOver({ one: silent })
  again.feed.recall(kept)
  await again.feed.begin(20)
  expect(again.feed.latest?.snapshot).toMatchObject({
    sample: false,
    stale: true,
    reason: 'T one didn’t respond. These are the last prices we have from it.',
    failingSince: expect.any(String),
    instruments: [{ symbol: 'AAA', price: 1, stale: true }],
  })
  const other = feedOver({ two: silent })
  other.feed.recall(kept)
  await other.feed.begin(20)
  expect(other.feed.latest?.snapshot).toMatchObject({ sample: true, failingSince: expect.any(String) })
  for (const odd of [null, { ...(kept as KeptReading), value: '<html>' }, { ...(kept as KeptReading), value: null }]) {
    const { feed } = feedOver({ one: silent })
    feed.recall(odd)
    await feed.begin(10)
    expect(feed.latest?.snapshot.sample).toBe(true)
  }
})

test('the start waits no longer than it was told, and takes what came in time', async () => {
  const slow = feedOver({ one: async () => await new Promise<never>(() => {}) }, { timeoutMs: 60_000 })
  const began = performance.now()
  await slow.feed.begin(50)
  expect(performance.now() - began).toBeLessThan(1_000)
  expect(slow.feed.latest?.snapshot.sample).toBe(true)
  const quick = feedOver({ one: giving({ AAA: 1 }) })
  await quick.feed.begin(2_000)
  expect(quick.feed.latest).toMatchObject({ seq: 1, snapshot: { sample: false, stale: false } })
})

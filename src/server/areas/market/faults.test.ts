import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { marketSnapshot } from '#wire/market.ts'
import { marketRates } from '#wire/market-rates.ts'
import { Asking, retryAfterMs } from './asking.ts'
import { type FaultName, faults, openUpstream, readFrom, type Upstream } from './fake-upstream.testkit.ts'
import { MarketFeed } from './feed.ts'
import { FollowedSymbols } from './followed-symbols.ts'
import { HistoryFeed } from './history-feed.ts'
import type { Provider } from './provider.ts'
import { recordedAnswer } from './providers/recorded-answers.testkit.ts'
import { outsideProviders } from './providers.ts'
import { Published } from './published.ts'
import { sampleProvider } from './sample-provider.ts'
import { SymbolSearch } from './symbol-search.ts'
import { watchList } from './watch-list.ts'

const now = Date.parse('2026-11-21T02:00:00Z')
const all = outsideProviders({ published: true, yahoo: true, finnhubKey: 'test-key-1', fredKey: 'test-key-2' })
const names = Object.keys(faults) as FaultName[]
let upstream: Upstream

beforeAll(async () => {
  upstream = await openUpstream(recordedAnswer)
})
afterAll(() => upstream.close())
beforeEach(() => upstream.calls.clear())

function parts(providers: readonly Provider[], fault: () => FaultName | 'right') {
  const at = { now }
  const clock = { wall: () => at.now, steady: () => at.now }
  const failures: string[] = []
  // A fault need not be waited for long; a right answer has all the time a busy machine takes.
  const asking = new Asking({
    clock,
    get timeoutMs() {
      return fault() === 'right' ? 20_000 : 150
    },
    readAddress: readFrom(upstream, fault, 100),
    againAfterMs: () => 1,
    onFailure: (id, error) => failures.push(`${id} ${error instanceof Error ? error.message : String(error)}`),
  })
  const sample = sampleProvider(1)
  const shelf = new Map<string, never>()
  const store = {
    reading: async (name: string) => shelf.get(name) ?? null,
    keepReading: async () => {},
    candles: async () => [],
    keepCandles: async () => {},
    forgetHistories: async () => {},
  }
  const search = new SymbolSearch({ providers, asking, clock })
  return {
    at,
    failures,
    search,
    followed: new FollowedSymbols({ providers, search, asking, clock, paceMs: () => 60_000 }),
    feed: new MarketFeed({
      providers,
      fallback: sample,
      symbols: watchList.map(({ symbol }) => symbol),
      floorMs: 1,
      timeoutMs: 150,
      epoch: 'e',
      clock,
      asking,
    }),
    history: new HistoryFeed({ providers, sample, asking, clock, store }),
    rates: new Published({ providers, asking, clock }),
  }
}

test('told right, every source is heard through the way that guards against the rest', async () => {
  const { feed, rates, failures } = parts(all, () => 'right')
  const { current } = await feed.refresh()
  await rates.ask()
  expect(failures).toEqual([])
  expect(current.snapshot).toMatchObject({ sample: false, stale: false, source: 'Finnhub, Yahoo Finance' })
  expect(current.snapshot.instruments.map(({ symbol }) => symbol)).toEqual(watchList.map(({ symbol }) => symbol))
  const { market, fx } = rates
  for (const part of [market.yields, market.mortgage30, market.cpi, market.unemployment])
    expect(part.bundled).toBe(false)
  expect(fx?.base).toBe('EUR')
})

describe.each(all.map((provider) => [provider.id, provider] as const))('%s', (_, provider) => {
  test.each(names)('that answers with %s says nothing, and what was known stays', async (fault) => {
    let does: FaultName | 'right' = 'right'
    const { feed, history, rates, failures, at } = parts([provider], () => does)
    const before = (await feed.refresh()).current.snapshot
    await rates.ask()
    const known = rates.market
    expect(failures).toEqual([])
    does = fault
    at.now += 7 * 3_600_000
    const after = (await feed.refresh()).current.snapshot
    await rates.ask()
    const days = await history.history('VTI', '1m').catch(() => null)
    expect(days?.candles.length ?? 0).toBe(0)
    expect(failures.length).toBeGreaterThan(0)
    expect(marketSnapshot.safeParse(after).success).toBe(true)
    expect(marketRates.safeParse(rates.market).success).toBe(true)
    // No line changed its figure.
    const priceOf = new Map(before.instruments.map(({ symbol, price }) => [symbol, price]))
    if (provider.abilities.quotes) {
      expect(after).toMatchObject({ stale: true, reason: expect.stringContaining('didn’t respond') })
      for (const line of after.instruments) expect([line.price, line.stale]).toEqual([priceOf.get(line.symbol), true])
    }
    for (const part of ['yields', 'mortgage30', 'cpi', 'unemployment'] as const)
      expect(rates.market[part].points).toEqual(known[part].points)
    expect(upstream.heardInside).toEqual([])
    // A key is said to its own machine alone.
    expect(failures.join('\n')).not.toMatch(/test-key/)
    if (fault === '429 bare' || fault === '401' || fault === '403')
      expect(upstream.calls.get(fault)).toBeLessThanOrEqual(failures.length * 5)
  })
})

describe.each(all.filter(({ abilities }) => abilities.search).map((provider) => [provider.id, provider] as const))(
  'a search at %s',
  (_, provider) => {
    test.each(names)('that answers with %s finds nothing false, and what was found and priced stays', async (fault) => {
      let does: FaultName | 'right' = 'right'
      const { search, followed, failures, at } = parts([provider], () => does)
      const right = await search.find('example')
      const before = await followed.lines(['EXWI'])
      expect([failures, before.missing, before.reason]).toEqual([[], [], null])
      does = fault
      at.now += 3_600_000
      expect(await search.find('Example ')).toBe(right)
      const others = await search.find('gizmo')
      expect([undefined, right?.found, []]).toContainEqual(others?.found)
      const after = await followed.lines(['EXWI'])
      expect(after).toMatchObject({
        lines: [{ symbol: 'EXWI', price: before.lines[0]?.price, stale: true }],
        reason: `${provider.title} didn’t respond. These are the last prices we have from it.`,
        failingSince: new Date(at.now).toISOString(),
      })
      expect(failures.join('\n')).not.toMatch(/test-key|gizmo/)
      expect(upstream.heardInside).toEqual([])
    })
  },
)

describe('a wish to be left alone', () => {
  const at = Date.parse('2026-11-20T12:00:00Z')
  test.each([
    ['120', 120_000],
    ['0', 0],
    ['Fri, 20 Nov 2026 12:05:00 GMT', 300_000],
    ['Fri, 20 Nov 2020 12:05:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['1e9', undefined],
    ['2026', 2_026_000],
    [undefined, undefined],
  ])('of %s is %s ms', (text, wait) => expect(retryAfterMs(text, at)).toBe(wait))
})

test('a machine that failed is tried once more, one that refused is not', async () => {
  const [yields] = all.filter(({ id }) => id === 'pmms')
  for (const [fault, calls] of [
    ['500', 2],
    ['reset', 2],
    ['429 bare', 1],
    ['403', 1],
    ['html', 1],
  ] as const) {
    upstream.calls.clear()
    await parts(yields ? [yields] : [], () => fault).rates.ask()
    expect([fault, upstream.calls.get(fault)]).toEqual([fault, calls])
  }
})

test('200 who refresh at once are one round of calls', async () => {
  const [yahoo] = all.filter(({ id }) => id === 'yahoo-chart')
  const { feed } = parts(yahoo ? [yahoo] : [], () => 'right')
  await Promise.all(Array.from({ length: 200 }, () => feed.refresh()))
  expect(upstream.calls.get('right')).toBe(watchList.length)
})

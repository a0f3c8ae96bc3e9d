import { expect, onTestFinished, test } from 'vitest'
import { MarketFeed } from '../areas/market/feed.ts'
import { sourceOf } from '../areas/market/provider.testkit.ts'
import { sampleMarket, sampleProvider } from '../areas/market/sample-provider.ts'
import { BetweenNodes } from './between-nodes.ts'

/** Friday noon in New York: trading. */
const noon = Date.parse('2026-11-20T17:00:00Z')

test('with Redis gone a node asks the sources itself; where they fail too, the last prices stand, marked, with the reason and since when', async () => {
  const at = { now: noon }
  let isUp = true
  const outside = sourceOf({
    quotes: async ({ now }) => {
      if (!isUp) throw new Error('away')
      return {
        instruments: sampleMarket(1, now / 10_000).map((line) => ({ ...line, sample: false, source: 'Outside' })),
      }
    },
  })
  // Nobody listens there.
  const between = new BetweenNodes({
    url: 'redis://127.0.0.1:1',
    floorMs: 1,
    nodeId: 'one',
    onSnapshot: () => {},
    onAnnounce: () => {},
    onError: () => {},
  })
  onTestFinished(() => between.close())
  const feed = new MarketFeed({
    providers: [outside],
    fallback: sampleProvider(1),
    floorMs: 1,
    timeoutMs: 1_000,
    epoch: 'e',
    shared: between,
    clock: { wall: () => at.now, steady: () => at.now },
  })
  const shown = async () => {
    at.now += 60_000
    return (await feed.refresh()).current.snapshot
  }
  const first = await shown()
  const second = await shown()
  expect([first, second]).toMatchObject([
    { stale: false, failingSince: null },
    { stale: false, failingSince: null },
  ])
  expect(second.timestamp > first.timestamp).toBe(true)
  isUp = false
  const third = await shown()
  const since = new Date(at.now).toISOString()
  const fourth = await shown()
  for (const old of [third, fourth]) {
    expect(old).toMatchObject({
      stale: true,
      sample: false,
      reason: 'Outside didn’t respond. These are the last prices we have from it.',
      failingSince: since,
      timestamp: second.timestamp,
    })
    expect(old.instruments.map(({ price, stale }) => [price, stale])).toEqual(
      second.instruments.map(({ price }) => [price, true]),
    )
  }
  isUp = true
  expect(await shown()).toMatchObject({ stale: false, reason: null, failingSince: null })
})

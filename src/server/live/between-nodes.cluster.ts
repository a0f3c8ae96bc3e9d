import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterEach, expect, test, vi } from 'vitest'
import { MarketFeed } from '../areas/market/feed.ts'
import { sampleProvider } from '../areas/market/sample-provider.ts'
import { BetweenNodes } from './between-nodes.ts'

// Run by scripts/cluster-test.ts against a real Redis.
const url = process.env['TEST_REDIS_URL'] ?? ''
const open: BetweenNodes[] = []
afterEach(() => {
  for (const between of open.splice(0)) between.close()
})

async function node(prefix: string, changes: { floorMs?: number; fetchMs?: number; address?: string } = {}) {
  const nodeId = randomUUID()
  const floorMs = changes.floorMs ?? 500
  const sample = sampleProvider(1)
  const fetch = vi.fn(async (request: Parameters<typeof sample.fetch>[0]) => {
    await sleep(changes.fetchMs ?? 20)
    return await sample.fetch(request)
  })
  const onAnnounce = vi.fn()
  const onError = vi.fn()
  const between: BetweenNodes = new BetweenNodes({
    url: changes.address ?? url,
    floorMs,
    nodeId,
    prefix,
    onSnapshot: (published) => feed.adopt(published),
    onAnnounce,
    onError,
  })
  const feed: MarketFeed = new MarketFeed({
    providers: [],
    fallback: { ...sample, fetch },
    floorMs,
    timeoutMs: 2_000,
    epoch: nodeId,
    shared: between,
  })
  open.push(between)
  await between.connect()
  return { feed, between, fetch, onAnnounce, onError, nodeId }
}

test('of five nodes asking at once one fetches, and all show the same', async () => {
  const prefix = randomUUID()
  const nodes = await Promise.all(Array.from({ length: 5 }, () => node(prefix)))
  await Promise.all(nodes.map(({ feed }) => feed.refresh()))
  expect(nodes.reduce((sum, { fetch }) => sum + fetch.mock.calls.length, 0)).toBe(1)
  const shown = nodes.map(({ feed }) => feed.latest)
  expect(shown[0]).toMatchObject({ seq: 1 })
  for (const one of shown) expect(one).toEqual(shown[0])
})

test('after the floor another round is one fetch again, and its number is the next', async () => {
  const prefix = randomUUID()
  const nodes = await Promise.all([node(prefix), node(prefix)])
  await Promise.all(nodes.map(({ feed }) => feed.refresh()))
  await sleep(600)
  await Promise.all(nodes.map(({ feed }) => feed.refresh()))
  expect(nodes.reduce((sum, { fetch }) => sum + fetch.mock.calls.length, 0)).toBe(2)
  expect(nodes.map(({ feed }) => feed.latest?.seq)).toEqual([2, 2])
})

test('a node that did not ask hears of the new values all the same', async () => {
  const prefix = randomUUID()
  const [asking, listening] = [await node(prefix), await node(prefix)]
  await asking.feed.refresh()
  await expect.poll(() => listening.feed.latest).toEqual(asking.feed.latest)
  expect(listening.fetch).not.toHaveBeenCalled()
})

test('a node that joins later takes what was published, without asking the sources', async () => {
  const prefix = randomUUID()
  const first = await node(prefix, { floorMs: 5_000 })
  await first.feed.refresh()
  const late = await node(prefix, { floorMs: 5_000 })
  await late.feed.refresh()
  expect(late.fetch).not.toHaveBeenCalled()
  expect(late.feed.latest).toEqual(first.feed.latest)
})

test('a node that dies while fetching is not waited for past the lease', async () => {
  const prefix = randomUUID()
  const dying = await node(prefix, { fetchMs: 60_000 })
  dying.feed.refresh().catch(() => {})
  await sleep(50)
  dying.between.close()
  const other = await node(prefix)
  const started = Date.now()
  await other.feed.refresh()
  expect(other.feed.latest).toBeDefined()
  expect(Date.now() - started).toBeLessThan(3_000)
})

test('a manual refresh on one node is announced on all', async () => {
  const prefix = randomUUID()
  const nodes = await Promise.all([node(prefix), node(prefix)])
  await sleep(100)
  await nodes[0]?.between.announce()
  await expect.poll(() => nodes.map(({ onAnnounce }) => onAnnounce.mock.calls.length)).toEqual([1, 1])
})

test('rubbish on the channel is let go', async () => {
  const prefix = randomUUID()
  const { feed } = await node(prefix)
  const stranger = new Redis(url)
  for (const text of ['', '{', '[]', '{"snapshot":{},"seq":1,"epoch":"x"}', '{"__proto__":1}'])
    await stranger.publish(`${prefix}:market:snapshots`, text)
  await stranger.set(`${prefix}:market:latest`, 'rubbish')
  await stranger.quit()
  expect(feed.latest).toBeUndefined()
  expect((await feed.refresh()).refreshed).toBe(true)
})

test('with Redis away a node works alone, counts for itself and says so', async () => {
  const alone = await node(randomUUID(), { address: 'redis://127.0.0.1:1', floorMs: 0 })
  expect((await alone.feed.refresh()).current).toMatchObject({ seq: 1, epoch: alone.nodeId })
  expect((await alone.feed.refresh()).current.seq).toBe(2)
  await alone.between.announce()
  expect(alone.onAnnounce).toHaveBeenCalledTimes(1)
  expect(alone.onError).toHaveBeenCalled()
})

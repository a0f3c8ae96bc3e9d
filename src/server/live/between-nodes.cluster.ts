import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SequencedSnapshot } from '#wire/market.ts'
import { MarketFeed } from '../areas/market/feed.ts'
import type { QuotesRequest } from '../areas/market/provider.ts'
import { sampleProvider } from '../areas/market/sample-provider.ts'
import { ownRedis } from '../cluster/own-redis.testkit.ts'
import { BetweenNodes } from './between-nodes.ts'

// Run by scripts/cluster-test.ts against a real Redis.
const url = process.env['TEST_REDIS_URL'] ?? ''
const open: BetweenNodes[] = []
afterEach(() => {
  for (const between of open.splice(0)) between.close()
})

/** What a node alone would show that has asked a while ago. */
async function published(epoch: string): Promise<SequencedSnapshot> {
  const alone = new MarketFeed({ providers: [], fallback: sampleProvider(1), floorMs: 0, timeoutMs: 2_000, epoch })
  const { current } = await alone.refresh()
  const timestamp = new Date(Date.now() - 120_000).toISOString()
  return { ...current, snapshot: { ...current.snapshot, timestamp } }
}

interface NodeChanges {
  readonly timeoutMs?: number
  readonly floorMs?: number
  readonly fetchMs?: number
  readonly address?: string
}

async function node(prefix: string, changes: NodeChanges = {}) {
  const nodeId = randomUUID()
  const floorMs = changes.floorMs ?? 500
  const sample = sampleProvider(1)
  const fetch = vi.fn(async (request: QuotesRequest) => {
    await sleep(changes.fetchMs ?? 20)
    return await sample.abilities.quotes?.(request)
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
    fallback: { ...sample, abilities: { quotes: fetch } },
    floorMs,
    timeoutMs: changes.timeoutMs ?? 2_000,
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
  const started = performance.now()
  await other.feed.refresh()
  expect(other.feed.latest).toBeDefined()
  expect(performance.now() - started).toBeLessThan(3_000)
})

test('the turn of a node that dies while fetching goes to another within seconds, however long the floor is', async () => {
  const prefix = randomUUID()
  const [dying, other] = [await node(prefix, { fetchMs: 60_000 }), await node(prefix, { floorMs: 60_000 })]
  other.feed.adopt(await published(randomUUID()), { isStored: true })
  dying.feed.refresh().catch(() => {})
  await sleep(700)
  dying.between.close()
  const died = performance.now()
  while (other.fetch.mock.calls.length === 0) await Promise.all([other.feed.refresh(), sleep(50)])
  expect(performance.now() - died).toBeLessThan(5_000)
  expect(other.feed.latest?.seq).toBe(1)
})

test('a node that lives keeps its turn, however slow its sources are', async () => {
  const prefix = randomUUID()
  const floorMs = 20_000
  const [slow, other] = [
    await node(prefix, { fetchMs: 6_000, timeoutMs: 8_000, floorMs }),
    await node(prefix, { floorMs }),
  ]
  other.feed.adopt(await published(randomUUID()), { isStored: true })
  const fetched = slow.feed.refresh()
  await sleep(100)
  while (slow.feed.latest === undefined) await Promise.all([other.feed.refresh(), sleep(50)])
  await fetched
  expect(other.fetch).not.toHaveBeenCalled()
  expect(other.feed.latest).toEqual(slow.feed.latest)
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
  const { current } = await alone.feed.refresh()
  expect(current.seq).toBe(1)
  expect((await alone.feed.refresh()).current).toMatchObject({ seq: 2, epoch: current.epoch })
  await alone.between.announce()
  expect(alone.onAnnounce).toHaveBeenCalledTimes(1)
  expect(alone.onError).toHaveBeenCalled()
})

describe('with a Redis of its own', () => {
  const redis = ownRedis()
  afterEach(async () => {
    ;(await redis).thaw()
    await (await redis).stop()
  })

  /** Two nodes, and all that a page open at each of them would be shown. */
  async function pair() {
    const { url: address, start } = await redis
    await start()
    const prefix = randomUUID()
    const nodes = [
      await node(prefix, { address, floorMs: 100 }),
      await node(prefix, { address, floorMs: 100 }),
    ] as const
    const shown = nodes.map(({ feed }) => {
      const all: SequencedSnapshot[] = []
      feed.onSnapshot((newest) => all.push(newest))
      return all
    })
    const round = async () => {
      await sleep(150)
      for (const { feed } of nodes) await feed.refresh()
      await sleep(50)
    }
    return { nodes, shown, round }
  }

  /** What a page holds to: a number counts within its epoch only, and no epoch comes back once it was left. */
  function expectSoundLines(shown: readonly (readonly SequencedSnapshot[])[]): void {
    for (const all of shown) {
      const left = new Set<string>()
      all.forEach((came, index) => {
        const before = all[index - 1]
        if (!before) return
        if (came.epoch === before.epoch) expect(came.seq).toBeGreaterThan(before.seq)
        else {
          left.add(before.epoch)
          expect(left).not.toContain(came.epoch)
        }
        expect(came.snapshot.timestamp >= before.snapshot.timestamp).toBe(true)
      })
    }
  }

  test('which stops and comes back empty: every line has a new name, no number is used twice, no time goes back', async () => {
    const { nodes, shown, round } = await pair()
    for (let i = 0; i < 3; i += 1) await round()
    const shared = nodes[0].feed.latest?.epoch
    expect(nodes[1].feed.latest?.epoch).toBe(shared)
    const epochs = [shared]
    for (let loss = 0; loss < 2; loss += 1) {
      await (await redis).stop()
      for (let i = 0; i < 3; i += 1) await round()
      const alone = nodes.map(({ feed }) => feed.latest?.epoch)
      expect(new Set([...epochs, ...alone]).size).toBe(epochs.length + 2)
      await (await redis).start()
      await expect
        .poll(
          async () => {
            await round()
            return nodes[0].feed.latest?.epoch === nodes[1].feed.latest?.epoch
          },
          { timeout: 10_000 },
        )
        .toBe(true)
      epochs.push(...alone, nodes[0].feed.latest?.epoch)
    }
    expect(new Set(epochs).size).toBe(epochs.length)
    expectSoundLines(shown)
  })

  test('which is emptied under the nodes founds a new line, though the founder is the same', async () => {
    const { nodes, shown, round } = await pair()
    await round()
    const before = nodes[0].feed.latest
    const client = new Redis((await redis).url)
    await client.flushall()
    await client.quit()
    await round()
    expect(nodes[0].feed.latest?.epoch).not.toBe(before?.epoch)
    expect(nodes[1].feed.latest?.epoch).toBe(nodes[0].feed.latest?.epoch)
    expectSoundLines(shown)
  })

  test('which comes back as a copy of before founds a new line instead of counting anew what was counted', async () => {
    const { nodes, shown, round } = await pair()
    for (let i = 0; i < 3; i += 1) await round()
    const before = nodes[0].feed.latest
    const client = new Redis((await redis).url)
    const [key = ''] = await client.keys('*:market:line')
    await client.hset(key, 'seq', 1)
    await client.quit()
    await round()
    expect(nodes[0].feed.latest?.epoch).not.toBe(before?.epoch)
    expectSoundLines(shown)
  })

  test('which is frozen costs a visitor one short wait, and is taken up again when it thaws', async () => {
    const { nodes, round } = await pair()
    await round()
    ;(await redis).freeze()
    await sleep(150)
    const began = performance.now()
    expect((await nodes[0].feed.refresh()).refreshed).toBe(true)
    expect(performance.now() - began).toBeLessThan(2_500)
    await sleep(150)
    const again = performance.now()
    expect((await nodes[0].feed.refresh()).refreshed).toBe(true)
    expect(performance.now() - again).toBeLessThan(500)
    ;(await redis).thaw()
    await expect
      .poll(
        async () => {
          await round()
          return nodes[0].feed.latest?.epoch === nodes[1].feed.latest?.epoch
        },
        { timeout: 10_000 },
      )
      .toBe(true)
  })
})

test('what lies in Redis since before this node worked alone moves nothing back', async () => {
  const prefix = randomUUID()
  const first = await node(prefix, { floorMs: 60_000 })
  const { current: old } = await first.feed.refresh()
  const late = await node(prefix, { floorMs: 60_000 })
  const newer = { ...old.snapshot, timestamp: new Date(Date.parse(old.snapshot.timestamp) + 5_000).toISOString() }
  late.feed.adopt({ snapshot: newer, seq: 1, epoch: 'alone' })
  await late.feed.refresh()
  expect(late.feed.latest?.snapshot.timestamp).toBe(newer.timestamp)
})

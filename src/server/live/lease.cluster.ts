import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { type MarketUpdateMessage, readServerMessage } from '#wire/live-messages.ts'
import { MIN_REFRESH_MS } from '#wire/refresh-interval.ts'
import { type OwnRedis, ownRedis } from '../cluster/own-redis.testkit.ts'
import { type OwnService, ownService } from '../cluster/own-service.testkit.ts'

// Run by scripts/cluster-test.ts: two nodes with the settings they have when nobody sets any, and what a page sees of the death of one.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
/** How long a page may see no newer values (milliseconds). */
const LONGEST_GAP_MS = 15_000
/** Another node takes the turn of a dead one within this (milliseconds). */
const LONGEST_TURN_MS = 10_000
const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-lease-'))
const nodes: OwnService[] = []
let redis: OwnRedis

beforeAll(async () => {
  redis = await ownRedis()
  await redis.start()
  const start = (name: string) => ownService({ DATA_DIR: path.join(folder, name), REDIS_URL: redis.url })
  nodes.push(...(await Promise.all([start('a'), start('b')])))
})
afterAll(async () => {
  for (const node of nodes) await node.kill()
  await redis.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Heard {
  readonly at: number
  readonly epoch: string
  readonly seq: number
}

/** A page with auto-refresh at its shortest. As behind a proxy, it comes to whichever node takes it, `first` before the other. */
function page(first: 0 | 1) {
  const heard: Heard[] = []
  let goesOn = true
  let newest: WebSocket | undefined
  const hear = ({ epoch, seq }: MarketUpdateMessage) => {
    const last = heard.at(-1)
    if (last?.epoch !== epoch || last.seq < seq) heard.push({ at: performance.now(), epoch, seq })
  }
  const open = (turn: number) => {
    const ws = new WebSocket(`${nodes[turn % 2]?.url.replace('http', 'ws')}/ws`)
    newest = ws
    ws.on('error', () => {})
    ws.on('open', () => {
      ws.send('{"type":"auth","userId":"guest-user"}')
      ws.send(JSON.stringify({ type: 'start-auto-refresh', interval: MIN_REFRESH_MS }))
    })
    ws.on('message', (data) => {
      const message = readServerMessage(String(data))
      if (message?.type === 'market-update') hear(message)
    })
    // The page's longest first wait.
    ws.on('close', () => goesOn && setTimeout(() => goesOn && open(turn + 1), 1_000))
  }
  open(first)
  return {
    heard,
    close: () => {
      goesOn = false
      newest?.close()
    },
  }
}

/** The worst moment to die (milliseconds after reading): the page is on the other node just too early to wait there for what is due. */
const WORST_MS = 6_400

test('the node that reads the market is killed: its page sees newer values within 15 seconds, on the other node', async () => {
  const { heard, close } = page(0)
  // Its page alone wants updates, so this node reads the market and holds the lease.
  await expect.poll(() => heard.length, { timeout: 30_000, interval: 20 }).toBeGreaterThanOrEqual(2)
  await sleep(WORST_MS)
  const before = heard.at(-1)
  const died = performance.now()
  await nodes[0]?.kill()
  await expect.poll(() => heard.at(-1)?.seq, { timeout: 30_000, interval: 20 }).toBe((before?.seq ?? 0) + 1)
  const after = heard.at(-1)
  close()
  expect(after?.epoch).toBe(before?.epoch)
  expect((after?.at ?? 0) - (before?.at ?? 0)).toBeLessThan(LONGEST_GAP_MS)
  expect((after?.at ?? 0) - died).toBeLessThan(LONGEST_TURN_MS)
})

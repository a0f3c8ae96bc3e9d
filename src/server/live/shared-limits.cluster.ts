import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { Redis } from 'ioredis'
import { afterEach, expect, test, vi } from 'vitest'
import { freeLimits } from '../app.testkit.ts'
import { admission } from '../http/admission.ts'
import { SharedLimits } from './shared-limits.ts'

// Run by scripts/cluster-test.ts against a real Redis.
const url = process.env['TEST_REDIS_URL'] ?? ''
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const limits = { ...freeLimits, per10Seconds: 10, calculations: { burst: 100, perSecond: 1 } }
const visitor = '198.51.100.7'

async function node(prefix: string, address = url) {
  const gate = admission({ limits, trustProxy: [], now: () => performance.now() })
  const held = new Map<string, number>()
  const onError = vi.fn()
  const shared = new SharedLimits({ url: address, gate, held: () => held, prefix, everyMs: 50, onError })
  ends.push(() => shared.close())
  await shared.connect()
  return { gate, held, shared, onError }
}
type Node = Awaited<ReturnType<typeof node>>
const pages = ({ gate }: Node, count: number) =>
  Array.from({ length: count }, () => gate.wait(visitor, 'pages')).filter((wait) => wait === 0).length
const settled = () => new Promise((resolve) => setTimeout(resolve, 200))

/** A way to Redis that can be cut and mended. */
async function cable(to: string) {
  const target = new URL(to)
  const sockets = new Set<Socket>()
  let isWhole = true
  const server = createServer((near) => {
    if (!isWhole) return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
    return near
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isWhole = false
      for (const socket of sockets) socket.destroy()
    },
    mend: () => {
      isWhole = true
    },
  }
}

test('what one node lets through counts on the others, and is let through once', async () => {
  const prefix = randomUUID()
  const [a, b, c] = [await node(prefix), await node(prefix), await node(prefix)]
  await settled()
  expect(pages(a, 6)).toBe(6)
  expect(a.gate.charge(visitor, 90)).toBe(0)
  await settled()
  for (const other of [b, c]) {
    expect(other.gate.wait('198.51.100.8', 'pages')).toBe(0)
    expect(other.gate.charge('198.51.100.8', 1)).toBe(0)
  }
  expect(pages(b, 10)).toBe(4)
  expect(c.gate.charge(visitor, 20)).toBe(0)
  await settled()
  expect(pages(c, 10)).toBe(0)
  expect(pages(a, 10)).toBe(0)
  expect(a.gate.charge(visitor, 1)).toBeGreaterThan(0)
})

test('what was charged and given back on one node is given back on the others', async () => {
  const prefix = randomUUID()
  const [a, b] = [await node(prefix), await node(prefix)]
  await settled()
  for (let i = 0; i < 3; i += 1) {
    expect(a.gate.charge(visitor, 99)).toBe(0)
    a.gate.giveBack(visitor, 98)
  }
  await settled()
  expect(b.gate.charge(visitor, 90)).toBe(0)
})

test('sockets held elsewhere are known, forgotten when let go, and when the node falls silent', async () => {
  const prefix = randomUUID()
  const [a, b, c] = [await node(prefix), await node(prefix), await node(prefix)]
  a.held.set(visitor, 30)
  b.held.set(visitor, 20)
  await expect.poll(() => c.shared.socketsElsewhere(visitor)).toBe(50)
  expect([a.shared.socketsElsewhere(visitor), c.shared.socketsElsewhere('198.51.100.8')]).toEqual([20, 0])
  a.held.clear()
  await expect.poll(() => c.shared.socketsElsewhere(visitor)).toBe(20)
  b.shared.close()
  await expect.poll(() => c.shared.socketsElsewhere(visitor)).toBe(0)
})

test('while Redis is away each node counts for itself, says so once, and shares again when it is back', async () => {
  const prefix = randomUUID()
  const line = await cable(url)
  const [a, b] = [await node(prefix, line.url), await node(prefix)]
  await settled()
  line.cut()
  await settled()
  expect(pages(a, 20)).toBe(10)
  expect(pages(b, 5)).toBe(5)
  await settled()
  expect(a.onError).toHaveBeenCalledTimes(1)
  line.mend()
  await vi.waitFor(
    async () => {
      const other = `198.51.100.${100 + Math.floor(performance.now() % 100)}`
      for (let i = 0; i < 10; i += 1) a.gate.wait(other, 'pages')
      await settled()
      expect(b.gate.wait(other, 'pages')).toBeGreaterThan(0)
    },
    { timeout: 10_000, interval: 100 },
  )
  expect(a.onError).toHaveBeenCalledTimes(1)
})

test('rubbish on the channel is let go', async () => {
  const prefix = randomUUID()
  const { gate } = await node(prefix)
  const stranger = new Redis(url)
  const used = { pages: { [visitor]: 1e9 }, reads: {}, units: {} }
  for (const text of ['', '{', '[]', 'null', '{"node":"x"}', JSON.stringify({ node: 'x', used, held: {} })])
    await stranger.publish(`${prefix}:limits`, text)
  await settled()
  await stranger.quit()
  expect(gate.wait(visitor, 'pages')).toBe(0)
})

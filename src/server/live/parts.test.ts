import { EventEmitter } from 'node:events'
import type { Duplex } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket as Client, type WebSocket, WebSocketServer } from 'ws'
import type { MarketFeed } from '../areas/market/feed.ts'
import { Connection } from './connection.ts'
import { textFrame } from './frames.ts'
import { Hub } from './hub.ts'
import { liveLimitDefaults as limits } from './limits.ts'
import { Wheel } from './wheel.ts'

/** A socket whose other end takes nothing: what is unsent is whatever the test says. */
function slowReader() {
  const written: Buffer[] = []
  const closed: number[] = []
  const stream = { writableLength: 0, write: (frame: Buffer) => written.push(frame) }
  const ws = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    close(code: number) {
      closed.push(code)
      ws.readyState = 2
    },
    terminate() {
      closed.push(1006)
      ws.readyState = 3
    },
  })
  const connection = new Connection(ws as unknown as WebSocket, stream as unknown as Duplex, 'ip', 0)
  connection.maySpeak(0, limits)
  return { connection, stream, written, closed }
}

describe('a slow reader', () => {
  const frame = Buffer.from('x')

  test('is skipped above 256 KB and gets the latest once it has caught up', () => {
    const { connection, stream, written } = slowReader()
    stream.writableLength = 262_145
    expect(connection.send(frame, 0, limits)).toBe('skipped')
    expect([connection.behind, written.length]).toEqual([true, 0])
    stream.writableLength = 0
    expect(connection.send(frame, 1_000, limits)).toBe('sent')
    expect([connection.behind, written.length]).toEqual([false, 1])
  })

  test('is let go above 1 MB', () => {
    const { connection, stream, closed } = slowReader()
    stream.writableLength = 1_048_577
    expect(connection.send(frame, 0, limits)).toBe('dropped')
    expect(closed).toEqual([1013])
    expect(connection.send(frame, 0, limits)).toBe('dropped')
    expect(closed).toEqual([1013])
  })

  test('is let go when behind for fifteen seconds, counted from the first skip', () => {
    const { connection, stream, closed } = slowReader()
    stream.writableLength = 300_000
    connection.send(frame, 1_000, limits)
    connection.send(frame, 9_000, limits)
    connection.lookAfter(15_999, limits)
    expect(closed).toEqual([])
    connection.lookAfter(16_000, limits)
    expect(closed).toEqual([1013])
  })

  test('is pinged after 25 quiet seconds and ended 8 seconds later', () => {
    const { connection, written, closed } = slowReader()
    connection.lookAfter(24_999, limits)
    expect(written).toHaveLength(0)
    connection.lookAfter(25_000, limits)
    connection.lookAfter(26_000, limits)
    expect(written).toEqual([Buffer.from([0x89, 0])])
    connection.lookAfter(32_999, limits)
    expect(closed).toEqual([])
    connection.heardPong(32_999)
    connection.lookAfter(40_000, limits)
    expect(closed).toEqual([])
    connection.lookAfter(57_999, limits)
    connection.lookAfter(65_999, limits)
    expect(closed).toEqual([1006])
  })
})

test('what one may say is counted anew each ten seconds', () => {
  const { connection } = slowReader()
  for (let i = 1; i < 30; i += 1) expect(connection.maySpeak(5_000, limits)).toBe(true)
  expect(connection.maySpeak(9_999, limits)).toBe(false)
  expect(connection.maySpeak(10_000, limits)).toBe(true)
})

test('frames of every length class are what a client reads back', async () => {
  const server = new WebSocketServer({ port: 0 })
  const texts = [0, 1, 125, 126, 65_535, 65_536, 300_000].map(
    (length) => 'é'.repeat(length / 2) + 'x'.repeat(length % 2),
  )
  server.on('connection', (_ws, request) => {
    for (const text of texts) request.socket.write(textFrame(text))
  })
  const address = server.address()
  const client = new Client(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  const heard: string[] = []
  client.on('message', (data) => heard.push(String(data)))
  await expect.poll(() => heard.length).toBe(texts.length)
  expect(heard).toEqual(texts)
  client.terminate()
  server.close()
})

describe('the wheel', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('ticks once per interval for all who share it, and stops with the last', async () => {
    const ticks = vi.fn(async (_: ReadonlySet<string>) => {})
    const wheel = new Wheel<string>(ticks)
    wheel.join(5_000, 'a')
    await vi.advanceTimersByTimeAsync(2_000)
    wheel.join(5_000, 'b')
    wheel.join(7_000, 'c')
    expect(wheel.timers).toBe(2)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(ticks.mock.calls.map(([who]) => [...who])).toEqual([['a', 'b']])
    wheel.leave(5_000, 'a')
    wheel.leave(5_000, 'b')
    wheel.leave(5_000, 'b')
    wheel.leave(7_000, 'c')
    expect(wheel.timers).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ticks).toHaveBeenCalledTimes(1)
  })

  test('a tick that takes longer than the interval swallows the next', async () => {
    let done = () => {}
    const ticks = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
    const wheel = new Wheel<string>(ticks)
    wheel.join(5_000, 'a')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(ticks).toHaveBeenCalledTimes(1)
    done()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(ticks).toHaveBeenCalledTimes(2)
    wheel.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('sockets of one address', () => {
  const feed = { latest: undefined } as unknown as MarketFeed
  const held: EventEmitter[] = []
  const accept = (hub: Hub, ip: string) => {
    const ws = Object.assign(new EventEmitter(), { OPEN: 1, readyState: 1, close() {}, terminate() {} })
    hub.accept(ws as unknown as WebSocket, {} as Duplex, ip)
    held.push(ws)
  }

  test('a /48 holds as many as four of its networks may, and lets them go again', () => {
    const hub = new Hub({ feed, limits: { ...limits, connectionsPerIp: 2 } })
    for (let network = 0; network < 8; network += 1) {
      expect(hub.isFullFor(`2001:db8:1:${network}::/64`)).toBe(false)
      accept(hub, `2001:db8:1:${network}::/64`)
    }
    expect(hub.isFullFor('2001:db8:1:99::/64')).toBe(true)
    expect(hub.isFullFor('2001:db8:2:99::/64')).toBe(false)
    for (const ws of held.splice(0)) ws.emit('close')
    expect(hub.isFullFor('2001:db8:1:99::/64')).toBe(false)
    expect(hub.held.size).toBe(0)
    hub.stop()
  })

  test('what it holds on other nodes counts', () => {
    let elsewhere = 1
    const hub = new Hub({ feed, limits: { ...limits, connectionsPerIp: 2 }, elsewhere: () => elsewhere })
    accept(hub, '198.51.100.7')
    expect(hub.isFullFor('198.51.100.7')).toBe(true)
    elsewhere = 0
    expect(hub.isFullFor('198.51.100.7')).toBe(false)
    hub.stop()
  })
})

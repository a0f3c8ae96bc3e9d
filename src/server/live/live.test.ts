import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { type ClientMessageInput, readServerMessage, type ServerMessage } from '#wire/live-messages.ts'
import { openTestApp, type TestApp } from '../app.testkit.ts'
import { newSecret, question } from '../areas/community/community-contract.testkit.ts'
import { type LiveLimits, liveLimitDefaults } from './limits.ts'

let opened: TestApp
let port: number

async function open(live: Partial<LiveLimits> = {}, publicOrigins: string[] = []) {
  opened = await openTestApp({ live: { ...liveLimitDefaults, ...live }, publicOrigins })
  await opened.app.listen({ port: 0, host: '127.0.0.1' })
  port = (opened.app.server.address() as AddressInfo).port
}
beforeEach(async () => await open())
afterEach(async () => {
  vi.useRealTimers()
  await opened.close()
})
const reopen = async (live: Partial<LiveLimits>, origins: string[] = []) => {
  await opened.close()
  await open(live, origins)
}

/** A visitor's page: what it said is sent, what it hears is kept. */
class Visitor {
  readonly ws: WebSocket
  readonly heard: ServerMessage[] = []
  #wake: (() => void) | undefined

  constructor(headers: Record<string, string> = {}, options: WebSocket.ClientOptions = {}) {
    this.ws = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers, ...options })
    this.ws.on('message', (data, isBinary) => {
      expect(isBinary).toBe(false)
      const message = readServerMessage(String(data))
      if (!message) throw new Error(`not in the schema: ${String(data).slice(0, 200)}`)
      this.heard.push(message)
      this.#wake?.()
    })
  }

  async opened(): Promise<this> {
    await once(this.ws, 'open')
    return this
  }
  say(message: ClientMessageInput | string): void {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message))
  }
  /** Waits until so many messages were heard. */
  async hears(count: number): Promise<ServerMessage[]> {
    while (this.heard.length < count) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    return this.heard
  }
  async closed(): Promise<number> {
    const [code] = (await once(this.ws, 'close')) as [number]
    return code
  }
  async refused(): Promise<number | undefined> {
    const [, response] = (await once(this.ws, 'unexpected-response')) as [unknown, { statusCode?: number }]
    this.ws.on('error', () => {})
    this.ws.terminate()
    return response.statusCode
  }
}
const visitor = async () => await new Visitor().opened()
/** Waits without moving the timers a test has taken into its own hands. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}
const auth = { type: 'auth', userId: 'guest-user' } as const

describe('what is said', () => {
  test('hello is answered at once with the latest snapshot', async () => {
    const one = await visitor()
    one.say(auth)
    const [update] = await one.hears(1)
    expect(update).toMatchObject({ type: 'market-update', seq: 1, epoch: 'test' })
    expect(update?.type === 'market-update' && update.data.sample).toBe(true)
  })

  test('starting tells the interval that is kept, stopping tells it ended', async () => {
    const one = await visitor()
    one.say({ type: 'start-auto-refresh' })
    one.say({ type: 'start-auto-refresh', interval: 1 })
    one.say({ type: 'start-auto-refresh', interval: -7 })
    one.say({ type: 'start-auto-refresh', interval: 1e12 })
    one.say({ type: 'stop-auto-refresh' })
    one.say({ type: 'stop-auto-refresh' })
    const intervals = (await one.hears(6)).map((message) =>
      message.type === 'auto-refresh-status' ? [message.status, message.interval] : message,
    )
    expect(intervals).toEqual([
      ['started', 30_000],
      ['started', 5_000],
      ['started', 5_000],
      ['started', 3_600_000],
      ['stopped', 3_600_000],
      ['stopped', 30_000],
    ])
    expect(opened.hub.timers).toBe(0)
  })

  test('whatever cannot be understood is named, and the socket stays open', async () => {
    const one = await visitor()
    for (const frame of [
      '{',
      '{"type":"buy"}',
      '{"type":"auth"}',
      '{"type":"start-auto-refresh","interval":"5"}',
      '[]',
    ])
      one.say(frame)
    expect(await one.hears(5)).toEqual(
      ['bad_json', 'unknown_type', 'invalid_message', 'invalid_interval', 'unknown_type'].map((code) => ({
        type: 'error',
        code,
      })),
    )
    expect(one.ws.readyState).toBe(WebSocket.OPEN)
  })

  test('a thousand on one interval share one timer, which ends with the last of them', async () => {
    await reopen({ connectionsPerIp: 100 })
    const crowd = await Promise.all(Array.from({ length: 50 }, visitor))
    for (const one of crowd) one.say({ type: 'start-auto-refresh', interval: 60_000 })
    crowd[0]?.say({ type: 'start-auto-refresh', interval: 70_000 })
    await Promise.all(crowd.map((one, index) => one.hears(index === 0 ? 2 : 1)))
    expect(opened.hub.timers).toBe(2)
    for (const one of crowd) one.ws.close()
    await expect.poll(() => [opened.hub.size, opened.hub.timers]).toEqual([0, 0])
  })

  test('updates come at the interval asked for, in order, until stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const one = await visitor()
    one.say({ type: 'start-auto-refresh', interval: 5_000 })
    await one.hears(1)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(one.heard).toHaveLength(1)
    for (const seq of [1, 2, 3]) {
      opened.clock.now += 10_000
      await vi.advanceTimersByTimeAsync(seq === 1 ? 1 : 5_000)
      expect((await one.hears(seq + 1))[seq]).toMatchObject({ type: 'market-update', seq })
    }
    one.say({ type: 'stop-auto-refresh' })
    await one.hears(5)
    await vi.advanceTimersByTimeAsync(60_000)
    one.say({ type: 'stop-auto-refresh' })
    expect((await one.hears(6)).slice(4).map((message) => message.type)).toEqual(Array(2).fill('auto-refresh-status'))
  })

  test('whoever asks for updates when new values are due has them at once; a tick a moment too early waits for them', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const one = await visitor()
    one.say(auth)
    await one.hears(1)
    opened.clock.now += 10_000
    one.say({ type: 'start-auto-refresh', interval: 5_000 })
    expect((await one.hears(3)).slice(1)).toMatchObject([{ status: 'started' }, { type: 'market-update', seq: 2 }])
    opened.clock.now += 9_970
    setTimeout(() => (opened.clock.now += 30), 10)
    await vi.advanceTimersByTimeAsync(5_000)
    expect((await one.hears(4))[3]).toMatchObject({ type: 'market-update', seq: 3 })
    // Not due for a while: at a tick the last ones are shown again.
    opened.clock.now += 5_000
    await vi.advanceTimersByTimeAsync(5_000)
    expect((await one.hears(5))[4]).toMatchObject({ type: 'market-update', seq: 3 })
  })

  test('a manual refresh reaches everybody who said hello, and nobody else', async () => {
    const [one, other] = [await visitor(), await visitor()]
    one.say(auth)
    await one.hears(1)
    other.say({ type: 'stop-auto-refresh' })
    await other.hears(1)
    opened.clock.now += 10_000
    await opened.app.inject({
      method: 'POST',
      url: '/api/refresh-market-data',
      headers: { 'content-type': 'application/json' },
    })
    expect((await one.hears(2))[1]).toMatchObject({ type: 'market-update', seq: 2 })
    other.say({ type: 'stop-auto-refresh' })
    expect((await other.hears(2)).map((message) => message.type)).toEqual([
      'auto-refresh-status',
      'auto-refresh-status',
    ])
  })
})

describe('who is let go', () => {
  test('one who says nothing', async () => {
    await reopen({ firstFrameMs: 500 })
    expect(await (await visitor()).closed()).toBe(1008)
  })

  test('one who says too much, pings included', async () => {
    const [one, other] = [await visitor(), await visitor()]
    for (let i = 0; i < 31; i += 1) one.say('{}')
    for (let i = 0; i < 31; i += 1) other.ws.ping()
    expect(await Promise.all([one.closed(), other.closed()])).toEqual([1008, 1008])
  })

  test('one who sends binary, and one who sends a book', async () => {
    const [one, other] = [await visitor(), await visitor()]
    one.ws.send(Buffer.from('{"type":"auth","userId":"x"}'))
    other.say('x'.repeat(20_000))
    expect(await Promise.all([one.closed(), other.closed()])).toEqual([1003, 1009])
  })

  test('one who no longer answers pings, while one who does stays', async () => {
    await reopen({ pingMs: 500, pongMs: 500 })
    const deaf = await new Visitor({}, { autoPong: false }).opened()
    const well = await visitor()
    deaf.say(auth)
    well.say(auth)
    expect(await deaf.closed()).toBe(1006)
    expect(well.ws.readyState).toBe(WebSocket.OPEN)
  })
})

describe('who is not let in', () => {
  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'file://' }, 403],
  ])('%o', async (headers, status) => {
    expect(await new Visitor(headers).refused()).toBe(status)
  })

  test('our own pages are, under this host or the public one', async () => {
    await reopen({}, ['https://money.example'])
    for (const origin of [`http://127.0.0.1:${port}`, 'https://money.example']) await new Visitor({ origin }).opened()
  })

  test('one more than an address may have, until one leaves', async () => {
    await reopen({ connectionsPerIp: 2 })
    const first = await visitor()
    await visitor()
    expect(await new Visitor().refused()).toBe(429)
    first.ws.close()
    await expect.poll(() => opened.hub.size).toBe(1)
    await visitor()
  })

  test('one more than may wait at the door; those before it come in one after the other', async () => {
    await reopen({ newPerSecond: 1, newWaiting: 2 })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await visitor()
    const others = [new Visitor(), new Visitor()]
    await until(() => opened.hub.arrivals.waiting === 2)
    expect(await new Visitor().refused()).toBe(503)
    await vi.advanceTimersByTimeAsync(50)
    await until(() => opened.hub.size === 2)
    expect([opened.hub.arrivals.waiting, opened.hub.held.get('127.0.0.1')]).toEqual([1, 3])
    await vi.advanceTimersByTimeAsync(50)
    await until(() => others.every(({ ws }) => ws.readyState === ws.OPEN))
  })

  test('whoever waits at the door counts as one who is in, and is sent away when the node closes', async () => {
    await reopen({ newPerSecond: 1, newWaiting: 9, connectionsPerIp: 2 })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await visitor()
    const waits = new Visitor().refused()
    await until(() => opened.hub.arrivals.waiting === 1)
    expect(await new Visitor().refused()).toBe(429)
    opened.hub.stop()
    expect(await waits).toBe(503)
    expect(opened.hub.arrivals.waiting).toBe(0)
  })

  test('one more than the node holds, and anybody while it closes', async () => {
    await reopen({ connections: 1 })
    await visitor()
    expect(await new Visitor().refused()).toBe(503)
    opened.hub.stop()
    expect(await new Visitor().refused()).toBe(503)
  })
})

test('closing says goodbye with 1001', async () => {
  const crowd = await Promise.all(Array.from({ length: 5 }, visitor))
  const codes = Promise.all(crowd.map((one) => one.closed()))
  await opened.hub.drain(100)
  expect(await codes).toEqual([1001, 1001, 1001, 1001, 1001])
  expect(opened.hub.size).toBe(0)
})

/** Sends bytes as they are and gives back the first line of the answer. */
async function raw(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(text)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer.split('\r\n')[0] ?? ''
}

test.each([
  ['GET /\\evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['GET /a/../../etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['GET /%2e%2e/etc HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
  ['NONSENSE\r\n\r\n', 400],
  ['GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n', 200],
  ['GET /other HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 404],
  ['GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 400],
  ['GET /ws HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
])('the bytes %.60j answer %i', async (bytes, status) => {
  expect(await raw(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

describe('a thread that is looked at', () => {
  const asks = async () => {
    const done = await opened.store.community.ask({ visitor: '198.51.100.7' }, question())
    if (!done.ok) throw new Error(done.why)
    return done
  }
  const answers = async (thread: string, visitor: string) =>
    await opened.store.community.answer({ visitor }, thread, {
      secret: newSecret(),
      text: `An answer from ${visitor}, no doubt.`,
    })

  test('its readers hear at once how many answers it has, and again with each new one; votes are no news', async () => {
    const { id } = await asks()
    const reader = await visitor()
    reader.say({ type: 'watch-thread', thread: id })
    expect(await reader.hears(1)).toEqual([{ type: 'thread-answers', thread: id, answers: 0 }])
    await answers(id, '203.0.113.4')
    expect((await reader.hears(2))[1]).toEqual({ type: 'thread-answers', thread: id, answers: 1 })
    await opened.store.community.vote({ visitor: '203.0.114.4' }, id, true)
    await answers(id, '203.0.115.4')
    expect((await reader.hears(3))[2]).toEqual({ type: 'thread-answers', thread: id, answers: 2 })
  })

  test('a reader hears of the thread named last alone, and a name that is none is refused', async () => {
    const [one, other] = [
      await asks(),
      await opened.store.community.ask(
        { visitor: '198.51.101.7' },
        question({ text: 'Another question, from somebody else altogether.' }),
      ),
    ]
    if (!other.ok) throw new Error(other.why)
    const reader = await visitor()
    reader.say({ type: 'watch-thread', thread: one.id })
    await reader.hears(1)
    reader.say({ type: 'watch-thread', thread: other.id })
    await reader.hears(2)
    await answers(one.id, '203.0.113.4')
    await answers(other.id, '203.0.114.4')
    expect((await reader.hears(3))[2]).toEqual({ type: 'thread-answers', thread: other.id, answers: 1 })
    reader.say('{"type":"watch-thread","thread":"<script>"}')
    expect((await reader.hears(4))[3]).toMatchObject({ type: 'error' })
  })
})

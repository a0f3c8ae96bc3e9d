import { expect, test, vi } from 'vitest'
import { LONGEST_WAIT_MS, reconnectWait } from './backoff.ts'
import { socketAddress } from './browser-world.ts'
import { isCrawler } from './crawler.ts'
import { AnswerError, StrangerError } from './failure.ts'
import { type LineEvent, type LineSocket, type LineWorld, marketLine } from './market-socket.ts'
import { newest } from './newest-snapshot.ts'
import { getAnswer, makeQueryClient } from './query.ts'
import { requireSuccess } from './require-success.ts'

const snapshot = {
  timestamp: '2026-11-20T21:00:00Z',
  source: 's',
  sample: true,
  stale: false,
  reason: null,
  instruments: [],
}
const update = (seq: number, epoch = 'e', timestamp = '2026-11-20T21:00:00Z') => ({
  timestamp,
  data: snapshot,
  seq,
  epoch,
})

function play() {
  const sockets: (LineSocket & { sent: unknown[]; closed: boolean })[] = []
  const jobs: { run: () => void; ms: number }[] = []
  let awake = true
  let now = 0
  let woken = () => {}
  const logs: string[] = []
  const world: LineWorld = {
    connect: () => {
      const socket = {
        sent: [] as unknown[],
        closed: false,
        send: (text: string) => socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.closed = true
        },
        onopen: null,
        onclose: null,
        onerror: null,
        onmessage: null,
      } as LineSocket & { sent: unknown[]; closed: boolean }
      sockets.push(socket)
      return socket
    },
    wait: (run, ms) => {
      const job = { run, ms }
      jobs.push(job)
      return () => jobs.splice(jobs.indexOf(job), 1)
    },
    now: () => now,
    chance: () => 0.999999,
    awake: () => awake,
    onWake: (changed) => {
      woken = changed
      return () => {}
    },
    // Asking over HTTP has its own tests.
    ask: () => Promise.reject(new Error('nobody asks here')),
    inSight: () => false,
    onSight: () => () => {},
    log: (text) => logs.push(text),
  }
  const line = marketLine(world)
  const events: LineEvent[] = []
  line.onEvent((event) => events.push(event))
  return {
    line,
    sockets,
    jobs,
    logs,
    events,
    last: () => {
      const socket = sockets.at(-1)
      if (!socket) throw new Error('no socket')
      return socket
    },
    tick: (ms: number) => {
      now += ms
    },
    runJob: () => jobs.shift()?.run(),
    wake: (is: boolean) => {
      awake = is
      woken()
    },
  }
}

test('the socket is on the same host, secure when the page is', () => {
  expect(socketAddress({ protocol: 'https:', host: 'a.example' })).toBe('wss://a.example/ws')
  expect(socketAddress({ protocol: 'http:', host: 'localhost:3000' })).toBe('ws://localhost:3000/ws')
})

test('opening says who we are, then what was asked for', () => {
  const { line, last } = play()
  line.start()
  expect(line.state().status).toBe('disconnected')
  line.startAutoRefresh()
  last().onopen?.()
  expect(line.state().status).toBe('connected')
  expect(last().sent).toEqual([
    { type: 'auth', userId: 'guest-user' },
    { type: 'start-auto-refresh', interval: 30_000 },
  ])
  line.stopAutoRefresh()
  expect(last().sent.at(-1)).toEqual({ type: 'stop-auto-refresh' })
})

test('an update sets the last update time; a status of started sets the flag and any other takes it away', () => {
  const { line, last, events, logs } = play()
  line.start()
  last().onopen?.()
  last().onmessage?.({ data: JSON.stringify({ type: 'market-update', ...update(1) }) })
  expect(line.state().lastUpdate).toBe('2026-11-20T21:00:00Z')
  last().onmessage?.({ data: '{"type":"auto-refresh-status","status":"started","interval":30000}' })
  expect(line.state().autoRefresh).toBe(true)
  last().onmessage?.({ data: '{"type":"auto-refresh-status","status":"stopped","interval":30000}' })
  expect(line.state().autoRefresh).toBe(false)
  last().onmessage?.({ data: '{"type":"auto-refresh-status","status":"started","interval":30000}' })
  last().onmessage?.({ data: '{"type":"auto-refresh-status","status":"paused"}' })
  expect(line.state().autoRefresh).toBe(false)
  expect(events.map((event) => event.type)).toEqual([
    'connected',
    'update',
    'auto-refresh',
    'auto-refresh',
    'auto-refresh',
  ])
  for (const data of ['{', '{"type":"nonsense"}', 7]) last().onmessage?.({ data })
  expect(logs).toHaveLength(4)
})

test('a lost line comes back later and later, asks again, and forgets failures after a healthy minute', () => {
  const { line, last, jobs, runJob, tick } = play()
  line.start()
  line.startAutoRefresh(60_000)
  last().onclose?.()
  expect(jobs.map((job) => job.ms)).toEqual([999])
  runJob()
  last().onclose?.()
  expect(jobs.map((job) => job.ms)).toEqual([1799])
  runJob()
  last().onopen?.()
  expect(last().sent.at(-1)).toEqual({ type: 'start-auto-refresh', interval: 60_000 })
  tick(60_000)
  last().onclose?.()
  expect(line.state().status).toBe('disconnected')
  expect(jobs.map((job) => job.ms)).toEqual([999])
})

test('a page that sleeps lets go of the line and takes it up again', () => {
  const { line, last, sockets, jobs, wake } = play()
  line.start()
  last().onopen?.()
  wake(false)
  expect(last().closed).toBe(true)
  expect(line.state().status).toBe('disconnected')
  expect(jobs).toHaveLength(0)
  wake(true)
  expect(sockets).toHaveLength(2)
  line.stop()
  expect(last().closed).toBe(true)
  wake(true)
  expect(sockets).toHaveLength(2)
})

test('waits grow by 1.8, never past 30 s, and never overflow', () => {
  // 1000 * 1.8^3 = 5832
  expect(reconnectWait(3, 0.999999)).toBe(5831)
  expect(reconnectWait(3, 0)).toBe(0)
  for (const failures of [6, 60, 1e6]) expect(reconnectWait(failures, 0.999999)).toBeLessThanOrEqual(LONGEST_WAIT_MS)
})

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', true],
  ['DuckDuckBot/1.1', true],
  ['Mozilla/5.0 (Linux; Android 11; CUBOT X50) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0 Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1', false],
])('%s: crawler %s', (agent, is) => {
  expect(isCrawler(agent)).toBe(is)
})

test('an older update, of this line or of another node, moves the last update time nowhere', () => {
  const { line, last } = play()
  line.start()
  last().onopen?.()
  const hear = (message: object) => last().onmessage?.({ data: JSON.stringify({ type: 'market-update', ...message }) })
  hear(update(7, 'e', '2025-11-20T21:00:30Z'))
  hear(update(6, 'e', '2025-11-20T21:00:00Z'))
  hear(update(3, 'another', '2025-11-20T20:00:00Z'))
  expect(line.state().lastUpdate).toBe('2025-11-20T21:00:30Z')
  hear(update(8, 'e', '2025-11-20T21:01:00Z'))
  expect(line.state().lastUpdate).toBe('2025-11-20T21:01:00Z')
})

test('within one epoch the higher number wins; a new epoch wins by its time', () => {
  expect(newest(null, update(1)).seq).toBe(1)
  expect(newest(update(5), update(4)).seq).toBe(5)
  expect(newest(update(5), update(6)).seq).toBe(6)
  const now = Date.parse('2026-11-20T22:00:00Z')
  expect(newest(update(5), update(1, 'f', '2026-11-20T22:00:00Z'), now).epoch).toBe('f')
  expect(newest(update(5), update(9, 'old', '2026-11-19T22:00:00Z'), now).epoch).toBe('e')
  // What was told by a clock a year ahead gives way to the same server with its clock set right.
  expect(newest(update(5, 'e', '2027-11-20T22:00:00Z'), update(1, 'f', '2026-11-20T21:59:00Z'), now).epoch).toBe('f')
})

test('a failed answer reads as its status and its body, or the status text when the body is empty', async () => {
  const failing = (response: Response) => requireSuccess(response).catch((error: unknown) => error)
  expect(await failing(new Response('No such thing', { status: 404 }))).toMatchObject({
    message: '404: No such thing',
    status: 404,
  })
  expect(await failing(new Response('', { status: 503, statusText: 'Service Unavailable' }))).toMatchObject({
    message: '503: Service Unavailable',
  })
})

test('a refusal says when to try again, and a page in place of data is a stranger', async () => {
  const failing = (response: Response) => requireSuccess(response).catch((error: unknown) => error)
  const busy = new Response('busy', { status: 503, headers: { 'retry-after': '7' } })
  expect(await failing(busy)).toMatchObject({ status: 503, wait: 7 })
  const page = new Response('<p>Sign in', { headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(await failing(page)).toBeInstanceOf(StrangerError)
})
test('a query gets the path in its key with credentials and no headers; 401 raises or gives null', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push([path, init.credentials, init.headers, init.method])
    return Promise.resolve(path === '/ok' ? Response.json({ a: 1 }) : new Response('who?', { status: 401 }))
  })
  const client = makeQueryClient()
  expect(await client.fetchQuery({ queryKey: ['/ok', 'more'] })).toEqual({ a: 1 })
  expect(asked).toEqual([['/ok', 'include', undefined, undefined]])
  await expect(client.fetchQuery({ queryKey: ['/locked'] })).rejects.toThrow(new AnswerError(401, 'who?'))
  expect(asked).toHaveLength(2)
  expect(await client.fetchQuery({ queryKey: ['/locked', 2], queryFn: getAnswer({ on401: 'null' }) })).toBeNull()
  const { queries, mutations } = client.getDefaultOptions()
  expect(queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    retry: false,
  })
  expect(mutations).toEqual({ retry: false })
  vi.unstubAllGlobals()
})

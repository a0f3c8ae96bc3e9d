import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { errorBody } from '#wire/errors.ts'
import { fakeCalculators, freeLimits, openTestApp, type TestApp } from './app.testkit.ts'
import type { AppDeps } from './app-deps.ts'
import { overTheWire } from './http/over-the-wire.testkit.ts'
import { LoopLag } from './load/loop-lag.ts'
import type { SiteFile } from './routes/site-files.ts'

const page: SiteFile = {
  type: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  policy: undefined,
  bodies: { identity: { body: Buffer.from('<p>page</p>'), etag: '"plain"' } },
}

let opened: TestApp | undefined
afterEach(async () => await opened?.close())

async function open(changes: Partial<AppDeps> = {}) {
  opened = await openTestApp({ files: new Map([['/page', page]]), ...changes })
  return opened.app
}
const calculation = { method: 'POST', url: '/api/v1/calculators/doubler', payload: {} } as const
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('with the thread blocked, calculations answer 503 and when to come back; health and files answer', async () => {
  // Drawn at once, so that only the lag can refuse a page.
  const lag = new LoopLag()
  onTestFinished(() => lag.stop())
  const app = await open({
    lag,
    limits: { ...freeLimits, shedLagMs: 200 },
    render: (_request, response) => void response.end('drawn'),
  })
  const { port } = await listen(app)
  const question = (path: string, method = 'GET') =>
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 0\r\n\r\n`
  const questions = [
    question(calculation.url, 'POST'),
    ...['/api/v1/posts', '/blog', '/page', '/healthz'].map((path) => question(path)),
  ]
  const answersAfter = async (blockedMs: number) => {
    const sockets = await Promise.all(
      questions.map(async () => {
        const socket = connect(port, '127.0.0.1')
        await once(socket, 'connect')
        return socket
      }),
    )
    // They lie at the server's sockets while the thread does not move, and are read when it moves again.
    for (const [index, socket] of sockets.entries()) socket.write(questions[index] ?? '')
    const until = performance.now() + blockedMs
    while (performance.now() < until);
    return await Promise.all(sockets.map(async (socket) => Buffer.concat(await socket.toArray()).toString()))
  }
  const statuses = (answers: readonly string[]) => answers.map((answer) => Number(answer.slice(9, 12)))

  // A busy machine may hold us up by itself: until it does not, nothing is proved.
  await expect.poll(async () => statuses(await answersAfter(0)), { timeout: 15_000 }).toEqual([200, 200, 200, 200, 200])
  const [refused = '', ...others] = await answersAfter(1_500)
  expect(refused).toMatch(/^HTTP\/1\.1 503 /)
  expect(refused).toMatch(/\r\nretry-after: 2\r\n/)
  expect(refused).toContain('"code":"busy"')
  expect(statuses(others).slice(-2)).toEqual([200, 200])
  await expect.poll(async () => (await app.inject(calculation)).statusCode).toBe(200)
})

async function listen(app: FastifyInstance): Promise<AddressInfo> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app.server.address() as AddressInfo
}

test('the further behind, the more is refused; health never', async () => {
  const lag = { ms: 0 }
  const app = await open({ lag, limits: { ...freeLimits, shedLagMs: 200 } })
  const refused = async (ms: number) => {
    lag.ms = ms
    const urls = ['/healthz', '/page', '/blog', '/api/v1/posts'].map((url) => ({ url }))
    const codes = await Promise.all(
      [calculation, ...urls].map(async (asked) => {
        const answer = await app.inject(asked)
        return answer.statusCode === 503 ? errorBody.parse(answer.json()).error.code : 'answered'
      }),
    )
    return codes.join(' ')
  }
  expect(await refused(200)).toBe('answered answered answered not_built answered')
  expect(await refused(201)).toBe('busy answered answered not_built answered')
  expect(await refused(401)).toBe('busy answered answered not_built busy')
  expect(await refused(601)).toBe('busy answered answered busy busy')
  expect(await refused(2_001)).toBe('busy answered busy busy busy')
})

test('one address spends its units on dear questions and is told to wait; another is answered', async () => {
  const run = async () => ({ status: 200, body: { slug: 'dear', figures: {} }, usedMs: 1e9 })
  const app = await open({
    trustProxy: ['127.0.0.0/8'],
    calculators: { ...fakeCalculators, run },
    limits: { ...freeLimits, calculations: { burst: 100, perSecond: 10 } },
  })
  const ask = (address: string) =>
    app.inject({
      ...calculation,
      url: '/api/v1/calculators/retirement-planning',
      headers: { 'x-forwarded-for': address },
    })
  expect((await ask('198.51.100.7')).statusCode).toBe(200)
  const refused = await ask('198.51.100.7')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^[1-9]\d?$/)])
  expect(errorBody.parse(refused.json()).error.code).toBe('too_many_calculations')
  expect((await ask('198.51.100.8')).statusCode).toBe(200)
})

test('pages are drawn a few at a time; one who leaves makes room, and past the line’s end it is 503', async () => {
  const drawing: (() => void)[] = []
  const app = await open({
    limits: { ...freeLimits, pagesWaiting: 1 },
    render: (_request, response) => void drawing.push(() => void response.end('drawn')),
  })
  const ask = await overTheWire(app)
  const asked = ['/a', '/b', '/c'].map((path) => ask({ path }))
  await expect.poll(() => drawing.length).toBe(2)
  await sleep(50)
  const refused = await ask({ path: '/d', headers: { accept: 'text/html' } })
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2'])
  expect(refused.body.toString()).toContain('Try again in a few seconds')
  drawing[0]?.()
  await expect.poll(() => drawing.length).toBe(3)
  for (const draw of drawing) draw()
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200])
})

test('a reader who takes a page slowly does not hold up the next for long', async () => {
  let drawn = 0
  const app = await open({
    render: () => {
      drawn += 1
    },
  })
  const ask = await overTheWire(app)
  for (const path of ['/a', '/b', '/c', '/d']) ask({ path }).catch(() => {})
  await expect.poll(() => drawn, { timeout: 5_000 }).toBe(4)
  app.server.closeAllConnections()
})

import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { freeLimits, openTestApp, type TestApp } from '../app.testkit.ts'
import type { AppDeps } from '../app-deps.ts'
import { overTheWire, type WireAnswer } from '../http/over-the-wire.testkit.ts'
import type { SiteFile, SiteFiles } from './site-files.ts'

const page: SiteFile = {
  type: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  policy: "default-src 'self'",
  bodies: {
    identity: { body: Buffer.from('<p>page</p>'), etag: '"plain"' },
    gzip: { body: gzipSync('<p>page</p>'), etag: '"zipped"' },
    br: { body: Buffer.from('as if brotli'), etag: '"brotli"' },
  },
}
const asset: SiteFile = {
  type: 'text/javascript; charset=utf-8',
  cacheControl: 'public, max-age=31536000, immutable',
  policy: undefined,
  bodies: { identity: { body: Buffer.from('let a'), etag: '"a"' } },
}
const files: SiteFiles = new Map([
  ['/', page],
  ['/page', page],
  ['/assets/a.js', asset],
])

let opened: TestApp | undefined
afterEach(async () => await opened?.close())

async function open(changes: Partial<AppDeps> = {}) {
  const app = await openTestApp({ files, ...changes })
  opened = app
  return { ...app, ask: await overTheWire(app.app) }
}

/** Headers that differ from answer to answer, or that only a real connection has. */
function lasting({ headers }: Pick<WireAnswer, 'headers'>) {
  const passing = new Set(['date', 'connection', 'keep-alive', 'x-request-id'])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.has(name)))
}

test.each([
  [undefined, undefined, '"plain"'],
  ['identity', undefined, '"plain"'],
  ['gzip', 'gzip', '"zipped"'],
  ['gzip, deflate, br, zstd', 'br', '"brotli"'],
  ['br;q=0, *;q=0.1', 'gzip', '"zipped"'],
  ['deflate', undefined, '"plain"'],
])('a browser that takes %s gets %s', async (accepted, encoding, etag) => {
  const { ask } = await open()
  const answer = await ask({ path: '/page', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({ etag, vary: 'accept-encoding', 'content-type': page.type })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.body).toEqual(page.bodies[encoding === 'br' || encoding === 'gzip' ? encoding : 'identity']?.body)
  expect(answer.headers['content-length']).toBe(String(answer.body.length))
})

test('HEAD is GET without the body', async () => {
  const { ask } = await open()
  for (const path of ['/', '/page', '/assets/a.js']) {
    const [get, head] = [await ask({ path }), await ask({ path, method: 'HEAD' })]
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(lasting(head)).toEqual(lasting(get))
  }
})

test('what a browser has already is not sent again, and each encoding is a version of its own', async () => {
  const { ask } = await open()
  const known = (etag: string, accepted = 'br') =>
    ask({ path: '/page', headers: { 'if-none-match': etag, 'accept-encoding': accepted } })
  for (const etag of ['"brotli"', 'W/"brotli"', '"x", "brotli"', '*']) {
    const answer = await known(etag)
    expect([answer.status, answer.body.length]).toEqual([304, 0])
    expect(answer.headers).toMatchObject({ etag: '"brotli"', vary: 'accept-encoding', 'cache-control': 'no-cache' })
    expect(answer.headers['content-type']).toBeUndefined()
    expect(answer.headers['content-length']).toBeUndefined()
  }
  expect((await known('"brotli"', 'gzip')).status).toBe(200)
})

test('the front and the router send the same headers and bytes', async () => {
  const { ask, app } = await open({ publicOrigins: ['https://money.example'] })
  const questions = ['/', '/page', '/page?a=1', '/assets/a.js'].flatMap((path) =>
    (['GET', 'HEAD'] as const).flatMap((method) =>
      [{}, { 'accept-encoding': 'gzip' }, { 'if-none-match': '*' }].map((headers) => ({ path, method, headers })),
    ),
  )
  for (const { path, method, headers } of questions) {
    const front = await ask({ path, method, headers })
    // An injected request meets the router alone.
    const router = await app.inject({ url: path, method, headers })
    expect(front.status).toBe(router.statusCode)
    expect(lasting(front)).toEqual(lasting({ headers: router.headers as WireAnswer['headers'] }))
    expect(front.body).toEqual(router.rawPayload)
    expect(front.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(front.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  }
})

test('every answer of the server carries the headers a file carries', async () => {
  const { ask } = await open()
  const { 'content-security-policy': _, ...expected } = lasting(await ask({ path: '/' }))
  const ofFile = ['cache-control', 'content-type', 'content-length', 'etag', 'vary']
  const shared = Object.fromEntries(Object.entries(expected).filter(([name]) => !ofFile.includes(name)))
  expect(Object.keys(shared)).toHaveLength(11)
  for (const path of ['/api/posts', '/api/none', '/page/', '/healthz', '/%E0%A4%A'])
    expect((await ask({ path })).headers).toMatchObject(shared)
})

test('a query does not matter, a slash at the end redirects, another method is refused', async () => {
  const { ask } = await open()
  const withQuery = await ask({ path: '/page?utm=1&x=%E0%A4%A' })
  expect([withQuery.status, withQuery.body.toString()]).toEqual([200, '<p>page</p>'])
  const slash = await ask({ path: '/page/?a=1' })
  expect([slash.status, slash.headers.location]).toEqual([308, '/page?a=1'])
  const posted = await ask({ path: '/page', method: 'POST', headers: { 'content-type': 'application/json' } })
  expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
  expect((await ask({ path: '/page', method: 'OPTIONS' })).status).toBe(405)
  expect((await ask({ path: '/page', method: 'DELETE' })).status).toBe(405)
  expect((await ask({ path: '/page/more' })).status).toBe(503)
})

test('a Host that is none and an address too long are refused at a file too', async () => {
  const { ask } = await open()
  expect((await ask({ path: '/page', headers: { host: 'user@host' } })).status).toBe(400)
  expect((await ask({ path: `/page?${'a'.repeat(5_000)}` })).status).toBe(414)
})

test('finished pages and files are counted against nobody: a school of 300 behind one address opens a page', async () => {
  const { ask } = await open({ limits: { ...freeLimits, per10Seconds: 150, readsPer10Seconds: 1_500 } })
  for (let pupil = 0; pupil < 300; pupil += 1) {
    expect((await ask({ path: '/page' })).status).toBe(200)
    expect((await ask({ path: '/assets/a.js' })).status).toBe(200)
    expect((await ask({ path: '/api/market' })).status).toBe(200)
  }
})

test('a file asked for in a way the front does not take is not counted by the router either', async () => {
  const { app } = await open({ limits: { ...freeLimits, per10Seconds: 1 } })
  for (let i = 0; i < 3; i += 1) expect((await app.inject('/page')).statusCode).toBe(200)
})

test('while the server ends, each answer closes its connection', async () => {
  let draining = false
  const { ask } = await open({ isDraining: () => draining })
  const keep = { connection: 'keep-alive' }
  expect((await ask({ path: '/page', headers: keep })).headers.connection).toBe('keep-alive')
  draining = true
  for (const path of ['/page', '/assets/a.js', '/api/posts'])
    expect((await ask({ path, headers: keep })).headers.connection).toBe('close')
})

test('two questions in one packet get their answers in order, on one connection', async () => {
  const { app } = await open()
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const socket = connect(port, '127.0.0.1')
  const ask = (path: string, rest = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${rest}\r\n`
  socket.end(ask('/api/posts') + ask('/assets/a.js') + ask('/page', 'Connection: close\r\n'))
  const heard = Buffer.concat(await socket.toArray()).toString()
  expect(heard.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3)
  expect(heard.indexOf('first-post')).toBeLessThan(heard.indexOf('let a'))
  expect(heard.indexOf('let a')).toBeLessThan(heard.indexOf('<p>page</p>'))
})

test('a file has its line in the log, with the id of its answer and without the query', async () => {
  const lines: string[] = []
  const { ask } = await open({ logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) })
  const answer = await ask({ path: '/page?income=98765', headers: { cookie: 'sid=hidden' } })
  await expect.poll(() => lines.filter((line) => line.includes('"request"'))).toHaveLength(1)
  const line = lines.find((said) => said.includes('"request"')) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    msg: 'request',
    reqId: answer.headers['x-request-id'],
    method: 'GET',
    path: '/page',
    status: 200,
    ms: expect.any(Number),
  })
  expect(line).not.toMatch(/98765|hidden/)
})

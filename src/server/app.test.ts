import { METHODS } from 'node:http'
import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths, formerPaths } from '#wire/api-paths.ts'
import { errorBody } from '#wire/errors.ts'
import { marketAnswer, refreshAnswer } from '#wire/market.ts'
import { postAnswer, postList } from '#wire/posts.ts'
import { freeLimits, openTestApp, type TestApp } from './app.testkit.ts'
import { MarketFeed } from './areas/market/feed.ts'
import { sourceOf } from './areas/market/provider.testkit.ts'
import { overTheWire } from './http/over-the-wire.testkit.ts'

const json = { 'content-type': 'application/json' }
let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp()
})
afterEach(async () => await opened.close())

const ask = (options: InjectOptions | string) => opened.app.inject(options)
const post = (url: string, payload: string | undefined, headers: Record<string, string> = {}) =>
  ask({ method: 'POST', url, headers: { ...json, ...headers }, ...(payload === undefined ? {} : { payload }) })

describe('every failure', () => {
  test.each([
    ['GET', '/api/nothing', 404, 'not_found'],
    ['GET', '/api', 404, 'not_found'],
    ['GET', '/api/refresh-market-data', 405, 'method_not_allowed'],
    ['OPTIONS', '/api/market', 405, 'method_not_allowed'],
    ['GET', '/api/calculators/none', 404, 'unknown_calculator'],
    ['GET', '/api/calculators/__proto__', 404, 'unknown_calculator'],
    ['GET', `/api/calculators/${'a'.repeat(500)}`, 404, undefined],
    ['GET', '/api/posts/none', 404, 'unknown_post'],
    ['GET', '/api/posts/%3Cscript%3E', 404, 'unknown_post'],
    ['GET', '/api/posts/..%2f..%2fetc%2fpasswd', 400, 'bad_address'],
    ['GET', '/assets/none.js', 404, 'not_found'],
    ['GET', '/%E0%A4%A', 400, 'bad_request'],
    ['GET', '/a%00b', 400, 'bad_address'],
    ['GET', '/a%2Fb', 400, 'bad_address'],
    ['GET', '/a%5Cb', 400, 'bad_address'],
    ['GET', '/a%0d%0aset-cookie:x', 400, 'bad_address'],
    ['GET', `/${'a'.repeat(5_000)}`, 414, 'address_too_long'],
    ['GET', `/?${'a'.repeat(5_000)}`, 414, 'address_too_long'],
    ['GET', '/page', 503, 'not_built'],
  ] as const)('%s %.40s answers %i as JSON with a request id', async (method, url, status, code) => {
    const answer = await ask({ method, url })
    expect(answer.statusCode).toBe(status)
    const { error } = errorBody.parse(answer.json())
    if (code) expect(error.code).toBe(code)
    expect(error.requestId).toBe(answer.headers['x-request-id'])
    expect(answer.body).not.toMatch(/at .*\.ts|SELECT|node_modules/)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('a person at a page gets a page, with nothing of theirs run', async () => {
    const answer = await ask({ url: '/page?<script>', headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).not.toContain('<script')
  })

  test('a fault inside says nothing about the inside', async () => {
    await opened.close()
    opened = await openTestApp({
      calculators: {
        list: () => {
          throw new Error('secret path /home/someone SELECT * FROM posts')
        },
        describe: async () => null,
        run: async () => null,
        openapi: async () => ({}),
      },
    })
    const answer = await ask('/api/calculators')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ error: { code: 'internal_error' } })
    expect(answer.body).not.toMatch(/secret|SELECT/)
  })
})

describe('a method an address does not take', () => {
  const methods = METHODS.filter((method) => method !== 'CONNECT')
  test.each([
    ['/', 'GET, HEAD'],
    ['/market-data', 'GET, HEAD'],
    ['/no/such/page', 'GET, HEAD'],
    ['/healthz', 'GET, HEAD'],
    ['/api/v1/market', 'GET, HEAD'],
    ['/api/posts/first-post', 'GET, HEAD'],
    ['/api/v1/calculators/doubler', 'GET, HEAD, POST'],
    ['/api/refresh-market-data', 'POST'],
  ])('at %s is refused as that, whatever comes with it, and %s is said to be taken', async (path, allow) => {
    const wire = await overTheWire(opened.app)
    for (const method of methods.filter((one) => !allow.split(', ').includes(one))) {
      const answer = await wire({ path, method, headers: { origin: 'https://elsewhere.example' } })
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, allow])
    }
  })

  test('at an address of the API that is none is refused as unknown', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH'] as const)
      expect((await ask({ method, url: '/api/v1/nothing' })).statusCode).toBe(404)
  })
})

test('where the site is known as https every answer says so, refusals and redirects too', async () => {
  await opened.close()
  opened = await openTestApp({ publicOrigins: ['http://old.example', 'https://money.example'] })
  for (const [method, url] of [
    ['GET', '/healthz'],
    ['GET', '/api/v1/posts'],
    ['GET', '/api/v1/nothing'],
    ['GET', '/page'],
    ['GET', '/a//b'],
    ['GET', '/%E0%A4%A'],
    ['PUT', '/page'],
    ['POST', '/api/refresh-market-data'],
  ] as const) {
    const answer = await ask({ method, url })
    expect([url, answer.headers['strict-transport-security']]).toEqual([url, 'max-age=31536000; includeSubDomains'])
  }
})

test('what can only be had as it is is not sent to who refuses that', async () => {
  for (const [header, status] of [
    ['identity;q=0', 406],
    ['gzip, *;q=0', 406],
    ['gzip;q=0', 200],
  ] as const)
    expect((await ask({ url: '/api/v1/posts', headers: { 'accept-encoding': header } })).statusCode).toBe(status)
})

describe('redirects', () => {
  test.each([
    ['/x/', '/x'],
    ['/x/?a=1&b=/', '/x?a=1&b=/'],
    ['//evil.example/', '/evil.example'],
    ['///evil.example', '/evil.example'],
    ['/a//b', '/a/b'],
    ['/api/posts/', '/api/posts'],
  ])('%s goes to %s and stays on this host', async (from, to) => {
    const answer = await ask(from)
    expect(answer.statusCode).toBe(308)
    expect(answer.headers['location']).toBe(to)
  })
})

describe('who may change things', () => {
  const url = '/api/refresh-market-data'
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['an unknown word', { 'sec-fetch-site': 'maybe' }, 403],
    ['this site', { 'sec-fetch-site': 'same-origin' }, 200],
    ['the visitor', { 'sec-fetch-site': 'none' }, 200],
    ['an older browser elsewhere', { origin: 'https://evil.example' }, 403],
    ['a page without origin', { origin: 'null' }, 403],
    ['a look-alike host', { origin: 'http://localhost:80.evil.example' }, 403],
    ['an older browser here', { origin: 'http://localhost:80' }, 200],
    ['a referer elsewhere', { referer: 'https://evil.example/localhost' }, 403],
    ['a referer here', { referer: 'http://localhost/market-data' }, 200],
    ['a program', {}, 200],
  ])('%s', async (_, headers, status) => {
    expect((await post(url, undefined, headers as unknown as Record<string, string>)).statusCode).toBe(status)
  })

  test('only JSON is read', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])
      expect((await ask({ method: 'POST', url, headers: { 'content-type': type }, payload: '{}' })).statusCode).toBe(
        415,
      )
    expect((await ask({ method: 'POST', url })).statusCode).toBe(415)
    expect((await post('/market-data', '{}')).statusCode).toBe(405)
  })
})

describe('the market', () => {
  test('a refresh answers what spec asks, with an empty body or any', async () => {
    const first = await post('/api/refresh-market-data', undefined)
    expect(first.statusCode).toBe(200)
    expect(refreshAnswer.parse(first.json())).toMatchObject({ refreshed: true, source: 'Sample data', stale: false })
    const second = await post('/api/refresh-market-data', '{"anything":[1]}')
    expect(second.json()).toMatchObject({ refreshed: false })
    expect((await post('/api/refresh-market-data', '')).statusCode).toBe(200)
    expect((await post('/api/refresh-market-data', '{half')).statusCode).toBe(400)
  })

  test('two hundred refreshes at once ask the sources once', async () => {
    const asked = vi.spyOn(opened.feed, 'onSnapshot')
    const answers = await Promise.all(Array.from({ length: 200 }, () => post('/api/refresh-market-data', undefined)))
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true)
    expect(opened.feed.latest?.seq).toBe(1)
    asked.mockRestore()
  })

  test('the newest values can be read, and are not older than three floors', async () => {
    const before = marketAnswer.parse((await ask('/api/market')).json())
    expect(before).toMatchObject({ seq: 1, epoch: 'test' })
    opened.clock.now += 31_000
    expect(marketAnswer.parse((await ask('/api/market')).json()).seq).toBe(2)
  })

  test('whoever asks again is answered 304 until there are newer values', async () => {
    const first = await ask('/api/v1/market')
    const again = () => ask({ url: '/api/v1/market', headers: { 'if-none-match': String(first.headers.etag) } })
    const same = await again()
    expect([same.statusCode, same.body]).toEqual([304, ''])
    opened.clock.now += 31_000
    const newer = await again()
    expect([newer.statusCode, marketAnswer.parse(newer.json()).seq]).toEqual([200, 2])
  })

  test('with no source at all it says so and the rest goes on', async () => {
    await opened.close()
    const silent = sourceOf({
      quotes: async () => {
        throw new Error('gone')
      },
    })
    const feed = new MarketFeed({ providers: [], fallback: silent, floorMs: 10, timeoutMs: 10, epoch: 'e' })
    opened = await openTestApp({ feed })
    for (const answer of [await post('/api/refresh-market-data', undefined), await ask('/api/market')])
      expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'market_unavailable'])
    expect((await ask('/readyz')).statusCode).toBe(200)
  })
})

describe('posts', () => {
  test('are listed newest first and read one by one', async () => {
    const { posts } = postList.parse((await ask('/api/posts')).json())
    expect(posts.map((entry) => entry.slug)).toEqual(['second-post', 'first-post'])
    expect(postAnswer.parse((await ask('/api/posts/first-post')).json()).post.body).toBe('Some *text*.')
  })

  test('are reached page by page', async () => {
    const page = async (query: string) => postList.parse((await ask(`/api/v1/posts?${query}`)).json())
    const first = await page('limit=1')
    expect([first.posts.map(({ slug }) => slug), first.next]).toEqual([['second-post'], '2026-02-02_second-post'])
    const second = await page(`limit=1&after=${first.next}`)
    expect([second.posts.map(({ slug }) => slug), second.next]).toEqual([['first-post'], null])
    expect((await page('after=2020-01-01_long-ago')).posts).toEqual([])
    for (const odd of [
      'limit=0',
      'limit=201',
      'limit=1e2',
      'limit=1&limit=2',
      'after=',
      "after=2026-01-01_'",
      'page=2',
    ]) {
      const refused = await ask(`/api/v1/posts?${odd}`)
      expect([odd, refused.statusCode, refused.json().error.code]).toEqual([odd, 422, 'invalid_query'])
    }
  })
})

test.each(Object.entries(formerPaths).map(([name, former]) => [former, apiPaths[name as keyof typeof formerPaths]]))(
  '%s answers as %s does, and names it',
  async (former, successor) => {
    const [before, now] = [await ask(former), await ask(successor)]
    expect(before.statusCode).toBe(200)
    expect(before.body).toBe(now.body)
    expect(before.headers.link).toBe(`<${successor}>; rel="successor-version"`)
    expect(now.headers.link).toBeUndefined()
    expect(
      (await ask({ method: 'DELETE', url: successor, headers: { 'content-type': 'application/json' } })).statusCode,
    ).toBe(405)
  },
)
test('what follows an address of before goes with it to its successor', async () => {
  const answer = await ask('/api/plan/counter?a=1')
  expect(answer.headers.link).toBe('</api/v1/plans/counter?a=1>; rel="successor-version"')
})

describe('calculators', () => {
  test('list, description and openapi', async () => {
    expect((await ask('/api/calculators')).json()).toHaveLength(1)
    expect((await ask('/api/calculators/doubler')).json()).toMatchObject({ slug: 'doubler' })
    expect((await ask('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
  })

  test.each([
    ['{"inputs":{"amount":4}}', 200],
    ['{}', 200],
    ['', 200],
    ['{"inputs":{"amount":-1}}', 422],
    ['{"inputs":{"amount":"4"}}', 422],
    ['{"inputs":{"amount":1e999}}', 422],
    ['{"amount":4}', 422],
    ['{"inputs":{"amount":4},"asOf":"2026-02-30"}', 422],
    ['{"inputs":{"amount":4},"asOf":"2026-02-28","year":2026}', 200],
    ['{"inputs":[1]}', 422],
    ['{"inputs":null}', 422],
    ['{"year":null}', 422],
    ['{"year":"2026"}', 422],
    ['{"year":1e9}', 422],
    ['[]', 422],
    ['"text"', 422],
    ['null', 200],
    ['{"inputs":{"amount":NaN}}', 400],
    ['{"inputs":{"amount":4}', 400],
    ['{"__proto__":{"amount":4}}', 400],
    ['{"inputs":{"__proto__":{"amount":4}}}', 400],
    ['{"constructor":{"prototype":{"x":1}}}', 400],
    [`{"inputs":{"amount":"${'9'.repeat(70_000)}"}}`, 413],
  ])('the body %.40s gives %i', async (payload, status) => {
    const answer = await post('/api/calculators/doubler', payload)
    expect(answer.statusCode).toBe(status)
    if (status >= 400) errorBody.parse(answer.json())
  })

  test.each([
    '/api/v1/calculators',
    '/api/v1/calculators/doubler',
    '/api/v1/openapi.json',
    '/api/v1/plans',
    '/api/v1/plans/counter',
  ])('%s is told once: whoever has it is answered 304', async (url) => {
    const first = await ask(url)
    const { etag } = first.headers
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    expect(first.headers['cache-control']).toBe('public, no-cache')
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask({ url, headers: { 'if-none-match': known } })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    }
    for (const other of ['"other"', '', 'nonsense'])
      expect((await ask({ url, headers: { 'if-none-match': other } })).statusCode).toBe(200)
  })

  test('an unknown one is 404', async () => {
    expect((await post('/api/calculators/none', '{}')).statusCode).toBe(404)
  })
})

describe('plans', () => {
  test('list and description', async () => {
    expect((await ask('/api/plan')).json()).toHaveLength(1)
    expect((await ask('/api/plan/counter')).json()).toMatchObject({ name: 'counter' })
    expect((await ask('/api/plan/none')).json()).toMatchObject({ error: { code: 'unknown_plan' } })
    expect((await ask('/api/plan/__proto__')).statusCode).toBe(404)
  })

  test.each([
    ['{"household":{"debts":[1,2]}}', 200],
    ['{"household":{"debts":[1,2]},"inputs":{},"year":2026}', 200],
    ['{"household":{}}', 422],
    ['{}', 422],
    ['', 422],
    ['null', 422],
    ['[]', 422],
    ['{"household":[]}', 422],
    ['{"household":{"debts":[]},"more":1}', 422],
    ['{"household":{"debts":[]},"year":"2026"}', 422],
    ['{"household":{"debts":[1}', 400],
    ['{"household":{"__proto__":{"a":4}}}', 400],
    [`{"household":{"state":"${'9'.repeat(70_000)}"}}`, 413],
  ])('the body %.40s gives %i', async (payload, status) => {
    const answer = await post('/api/plan/counter', payload)
    expect(answer.statusCode).toBe(status)
    if (status >= 400) errorBody.parse(answer.json())
  })

  test('an unknown one is 404, another method is 405', async () => {
    expect((await post('/api/plan/none', '{"household":{}}')).statusCode).toBe(404)
    expect((await ask({ method: 'OPTIONS', url: '/api/plan/counter' })).statusCode).toBe(405)
  })
})

describe('limits', () => {
  const limited = async (changes: object, trustProxy: string[] = []) => {
    await opened.close()
    opened = await openTestApp({ limits: { ...freeLimits, ...changes }, trustProxy })
  }

  test('pages drawn for a visitor are counted, answers of the API by themselves, health never', async () => {
    await limited({ per10Seconds: 5, perMinute: 8, readsPer10Seconds: 2 })
    // Nothing is built, so each page answers that; it was drawn for nobody and is counted all the same.
    const page = async () => (await ask('/blog')).statusCode
    for (let i = 0; i < 5; i += 1) expect(await page()).toBe(503)
    const refused = await ask('/blog')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('10')
    expect(errorBody.parse(refused.json()).error.code).toBe('too_many_requests')
    for (const status of [200, 200, 429]) expect((await ask('/api/posts')).statusCode).toBe(status)
    expect((await ask('/healthz')).statusCode).toBe(200)
    opened.clock.now += 10_000
    for (let i = 0; i < 3; i += 1) expect(await page()).toBe(503)
    expect((await ask('/blog')).headers['retry-after']).toBe('50')
    opened.clock.now += 50_000
    expect(await page()).toBe(503)
  })

  test('a clock set back or forward changes no limit', async () => {
    let day = Date.parse('2026-11-20T12:00:00Z')
    let steady = 0
    await opened.close()
    opened = await openTestApp({
      limits: { ...freeLimits, readsPer10Seconds: 1 },
      now: () => day,
      steady: () => steady,
    })
    expect((await ask('/api/posts')).statusCode).toBe(200)
    for (const leap of [-3_600_000, 365 * 86_400_000]) {
      day += leap
      expect((await ask('/api/posts')).headers['retry-after']).toBe('10')
    }
    steady += 10_000
    expect((await ask('/api/posts')).statusCode).toBe(200)
  })

  test('manual refreshes have their own, smaller limit', async () => {
    await limited({ refreshPerMinute: 2 })
    for (const status of [200, 200, 429]) {
      const answer = await post('/api/refresh-market-data', undefined)
      expect(answer.statusCode).toBe(status)
      if (status === 429) expect(answer.headers['retry-after']).toBe('60')
    }
  })

  test('a proxy nobody told us of is warned of once', async () => {
    const lines: string[] = []
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    for (const trustProxy of [['127.0.0.0/8'], ['10.0.0.0/8']]) {
      await opened.close()
      opened = await openTestApp({ trustProxy, logger })
      await ask('/api/posts')
      expect(lines).toEqual([])
      for (let i = 0; i < 3; i += 1) await ask({ url: '/api/posts', headers: { 'x-forwarded-for': '198.51.100.1' } })
    }
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('TRUST_PROXY')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, peer: '127.0.0.1' })
  })

  test('X-Forwarded-For counts only behind a proxy of ours, and only its last foreign entry', async () => {
    await limited({ readsPer10Seconds: 1 })
    const from = (forwarded: string) => ask({ url: '/api/posts', headers: { 'x-forwarded-for': forwarded } })
    expect((await from('198.51.100.1')).statusCode).toBe(200)
    expect((await from('198.51.100.2')).statusCode).toBe(429)
    await limited({ readsPer10Seconds: 1 }, ['127.0.0.0/8'])
    expect((await from('203.0.113.9, 198.51.100.1')).statusCode).toBe(200)
    expect((await from('203.0.113.7, 198.51.100.1')).statusCode).toBe(429)
    expect((await from('203.0.113.7, 198.51.100.2, 127.0.0.5')).statusCode).toBe(200)
    expect((await from('198.51.100.2:41830')).statusCode).toBe(429)
    expect((await from('198.51.100.3:41830, [::ffff:127.0.0.1]:99')).statusCode).toBe(200)
    expect((await from('198.51.100.3:41831')).statusCode).toBe(429)
  })
})

describe('health', () => {
  test('ready, then draining', async () => {
    expect((await ask('/readyz')).json()).toEqual({ status: 'ready' })
    opened.hub.stop()
    expect((await ask('/readyz')).statusCode).toBe(503)
    expect((await ask('/healthz')).statusCode).toBe(200)
  })

  test('not ready while the database does not answer', async () => {
    await opened.close()
    opened = await openTestApp()
    const down = await openTestApp({
      store: {
        ping: async () => {
          throw new Error('down')
        },
        posts: {
          list: async () => ({ posts: [], next: null }),
          find: async () => null,
          tags: async () => [],
          newest: async () => [],
          save: async () => {},
          seed: async () => {},
        },
      },
    })
    const answer = await down.app.inject('/readyz')
    expect([answer.statusCode, answer.json().status]).toEqual([503, 'database unavailable'])
    await down.close()
  })

  test('not ready while there are no pages', async () => {
    const empty = await openTestApp({ isBuilt: false })
    const answer = await empty.app.inject('/readyz')
    expect([answer.statusCode, answer.json().status]).toEqual([503, 'pages not built'])
    expect((await empty.app.inject('/healthz')).statusCode).toBe(200)
    await empty.close()
  })

  test('a Host header that is not one is refused', async () => {
    for (const host of ['a b', 'x/y', '<script>', 'user@host', 'a:99999'])
      expect((await ask({ url: '/api/posts', headers: { host } })).statusCode).toBe(400)
    for (const host of ['Example.com:443', 'localhost:3000', '[::1]:3000'])
      expect((await ask({ url: '/api/posts', headers: { host } })).statusCode).toBe(200)
  })
})

test('the log has one line per request, without query, amounts or line breaks of the visitor', async () => {
  await opened.close()
  const lines: string[] = []
  opened = await openTestApp({ logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) })
  await post('/api/calculators/doubler?salary=98765', '{"inputs":{"amount":43210}}')
  await ask('/a%0d%0aforged?income=98765')
  await ask({ url: '/api/posts', headers: { cookie: 'sid=hidden', authorization: 'hidden' } })
  await expect.poll(() => lines.length).toBe(3)
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/[\r\n]/)
    expect(line).not.toMatch(/98765|43210|86420|hidden/)
    expect(JSON.parse(line)).toMatchObject({ msg: 'request', method: expect.any(String), status: expect.any(Number) })
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readClientMessage, readServerMessage } from './live-messages.ts'
import { instrument } from './market.ts'
import { post } from './posts.ts'
import { clampRefreshInterval, MAX_REFRESH_MS, MIN_REFRESH_MS } from './refresh-interval.ts'

test('a start without an interval takes thirty seconds', () => {
  expect(readClientMessage('{"type":"start-auto-refresh"}')).toEqual({
    ok: true,
    message: { type: 'start-auto-refresh', interval: 30_000 },
  })
})

test.each([
  ['', 'bad_json'],
  ['{"type":"start-auto-refresh","interval":NaN}', 'bad_json'],
  ['{"type":"start-auto-refresh","interval":"5000"}', 'invalid_interval'],
  ['{"type":"start-auto-refresh","interval":null}', 'invalid_interval'],
  ['{"type":"start-auto-refresh","interval":1e999}', 'invalid_interval'],
  ['{"type":"start-auto-refresh","interval":[1]}', 'invalid_interval'],
  ['{"type":"auth"}', 'invalid_message'],
  ['{"type":"auth","userId":7}', 'invalid_message'],
  ['{"type":"__proto__"}', 'unknown_type'],
  ['{"__proto__":{"type":"auth","userId":"a"}}', 'unknown_type'],
  ['{"type":"market-update"}', 'unknown_type'],
  ['[]', 'unknown_type'],
  ['null', 'unknown_type'],
  ['7', 'unknown_type'],
])('the frame %s is answered with %s', (frame, code) => {
  expect(readClientMessage(frame)).toEqual({ ok: false, code })
})

test('no frame whatever makes the readers throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (frame) => {
      expect(typeof readClientMessage(frame).ok).toBe('boolean')
      readServerMessage(frame)
    }),
  )
})

test('every finite wish ends inside the kept range', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (wish) => {
      const kept = clampRefreshInterval(wish)
      expect(kept).toBeGreaterThanOrEqual(MIN_REFRESH_MS)
      expect(kept).toBeLessThanOrEqual(MAX_REFRESH_MS)
      expect(Number.isInteger(kept)).toBe(true)
    }),
  )
})

test('an instrument refuses NaN, infinities, a long sparkline and a symbol that is a path', () => {
  const good = {
    symbol: 'ABC',
    name: 'A',
    kind: 'stock',
    price: 1,
    change: null,
    changePercent: null,
    previousClose: null,
    currency: 'USD',
    asOf: '2026-11-20T21:00:00Z',
    source: 's',
    delayed: false,
    sample: false,
    stale: false,
    history: [],
  }
  expect(instrument.safeParse(good).success).toBe(true)
  for (const wrong of [
    { price: Number.NaN },
    { price: Number.POSITIVE_INFINITY },
    { history: Array.from({ length: 33 }, () => 1) },
    { symbol: '../etc' },
    { asOf: 'yesterday' },
    { kind: 'crypto' },
  ])
    expect(instrument.safeParse({ ...good, ...wrong }).success).toBe(false)
})

test('a post refuses an address that is not a slug', () => {
  const good = {
    slug: 'a-b',
    title: 't',
    excerpt: 'e',
    body: 'b',
    author: 'a',
    reviewer: null,
    publishedAt: '2026-01-02',
    updatedAt: '2026-01-02',
    tags: [],
    relatedTools: ['mortgage-calculator'],
  }
  expect(post.safeParse(good).success).toBe(true)
  for (const slug of ['', 'A', 'a--b', '../x', 'a/b', 'a'.repeat(81), '__proto__'])
    expect(post.safeParse({ ...good, slug }).success).toBe(false)
})

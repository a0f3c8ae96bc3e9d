import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAddress, countedAddress, trustedProxies, wideNetwork } from './client-address.ts'
import { isHost } from './hosts.ts'
import { tidyPath } from './paths.ts'
import { describeFailure, problemPage } from './problems.ts'
import { RateLimiter } from './rate-limiter.ts'
import { isOwnOrigin } from './same-site.ts'

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:DB8::0001', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:0:0:192.0.2.1', '2001:db8:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

test('an IPv6 address is counted as the same network however it is spelled, and its /48 holds it', () => {
  const group = fc.integer({ min: 0, max: 0xff_ff })
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
      const long = groups.map((one) => one.toString(16).padStart(4, '0').toUpperCase()).join(':')
      const short = new URL(`http://[${long}]`).hostname.slice(1, -1)
      const counted = countedAddress(long)
      expect(countedAddress(short)).toBe(counted)
      expect(counted).toBe(
        `${groups
          .slice(0, 4)
          .map((one) => one.toString(16))
          .join(':')}::/64`,
      )
      expect(wideNetwork(counted)).toBe(
        `${groups
          .slice(0, 3)
          .map((one) => one.toString(16))
          .join(':')}::/48`,
      )
    }),
  )
  expect(wideNetwork('198.51.100.7')).toBeUndefined()
})

test.each([
  ['198.51.100.7:41830', '198.51.100.7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[::ffff:198.51.100.7]:80', '198.51.100.7'],
  ['::FFFF:c633:6407', '198.51.100.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['198.51.100.7:', '10.0.0.1'],
  ['[198.51.100.7', '10.0.0.1'],
  ['_hidden', '10.0.0.1'],
])('a forwarded %s is read as %s', (written, read) => {
  expect(clientAddress(from('10.0.0.1', written), trustedProxies(['10.0.0.0/8']))).toBe(read)
})

const from = (peer: string, forwarded?: string | string[]) =>
  ({ socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test('what a visitor writes into X-Forwarded-For never becomes the address, however it looks', () => {
  const trusts = trustedProxies(['10.0.0.0/8'])
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(clientAddress(from('203.0.113.5', typed), trusts)).toBe('203.0.113.5')
      expect(clientAddress(from('10.0.0.1', `${typed}, 203.0.113.5`), trusts)).toBe('203.0.113.5')
    }),
  )
  expect(clientAddress(from('::ffff:10.0.0.1', ['1.1.1.1', '203.0.113.5, 10.9.9.9']), trusts)).toBe('203.0.113.5')
  expect(clientAddress(from('10.0.0.1', 'unknown'), trusts)).toBe('10.0.0.1')
  expect(clientAddress(from('10.0.0.1'), trusts)).toBe('10.0.0.1')
})

test('an origin is ours only when scheme and host say so', () => {
  const ours = ['https://money.example']
  expect(isOwnOrigin('https://money.example', 'inside:3000', ours)).toBe(true)
  expect(isOwnOrigin('http://localhost:3000', 'localhost:3000', [])).toBe(true)
  expect(isOwnOrigin('http://LOCALHOST:3000', 'localhost:3000', [])).toBe(true)
  for (const other of ['http://localhost:3001', 'http://localhost', 'https://money.example.evil', 'null', '', 'data:x'])
    expect(isOwnOrigin(other, 'localhost:3000', ours)).toBe(false)
  expect(isOwnOrigin('http://localhost', undefined, [])).toBe(false)
})

test('no window ever lets more through than it says, in any order of arrivals', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3_000 }), { maxLength: 200 }), (gaps) => {
      const limiter = new RateLimiter([{ most: 5, windowMs: 10_000 }])
      let now = 0
      let startedAt = Number.NEGATIVE_INFINITY
      let inWindow = 0
      for (const gap of gaps) {
        now += gap
        const wait = limiter.take('one', now)
        if (now - startedAt >= 10_000) {
          startedAt = now
          inWindow = 0
        }
        if (wait === 0) inWindow += 1
        else expect(limiter.take('one', now + wait * 1_000 - 1_000)).toBeGreaterThan(0)
        expect(inWindow).toBeLessThanOrEqual(5)
      }
    }),
  )
})

test('a flood of addresses does not fill the memory: the oldest are forgotten', () => {
  const limiter = new RateLimiter([{ most: 1, windowMs: 60_000 }])
  for (let i = 0; i < 50_001; i += 1) limiter.take(`caller ${i}`, 0)
  expect(limiter.take('caller 0', 0)).toBe(0)
  expect(limiter.take('caller 50000', 0)).toBe(60)
})

test('a failure tells its own words only when they were meant for outside', () => {
  expect(describeFailure(new Error('SELECT secret'))).toEqual({
    status: 500,
    code: 'internal_error',
    message: 'Something went wrong on our side.',
  })
  expect(describeFailure({ statusCode: 418 }).status).toBe(418)
  expect(describeFailure({ statusCode: 'x' }).status).toBe(500)
  expect(describeFailure(null).status).toBe(500)
  expect(problemPage(400, '<script>"&', "'")).not.toMatch(/<script|"&</)
})

test('a plain path is already tidy, and whatever comes out of tidying is tidy too', () => {
  for (const path of ['/', '/a', '/a-b/c_d/9']) expect(tidyPath(path)).toBe(path)
  const segment = fc.constantFrom('', 'a', 'b-1', 'c.d', '%41', '~')
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 6 }), (segments) => {
      const tidy = tidyPath(`/${segments.join('/')}`)
      expect(tidy).toBe(`/${segments.filter(Boolean).join('/')}`)
      expect(tidyPath(tidy)).toBe(tidy)
    }),
  )
})

test('a Host is judged the same the second time, however many came before it', () => {
  for (let i = 0; i < 300; i += 1) expect(isHost(`host-${i}.example`)).toBe(true)
  for (let round = 0; round < 2; round += 1) {
    for (const host of ['localhost:3000', 'Example.com:80', '[::1]:3000', 'host-0.example', 'host-299.example'])
      expect(isHost(host)).toBe(true)
    for (const host of ['', 'a b', 'x/y', 'user@host', 'a:99999', 'a?b', 'a#b']) expect(isHost(host)).toBe(false)
  }
})

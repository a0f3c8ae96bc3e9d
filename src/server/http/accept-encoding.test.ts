import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseEncoding } from './accept-encoding.ts'

const all = ['br', 'gzip', 'identity'] as const

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0.000, br;q=0.0', 'identity'],
  ['gzip ; q = 0, br', 'br'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['gzip;q=0.3, identity;q=0.5', 'identity'],
  ['identity', 'identity'],
  ['identity;q=0', null],
  ['identity;q=0, gzip', 'gzip'],
  ['*;q=0', null],
  ['*;q=0, identity', 'identity'],
  ['br;q=0, gzip;q=0, identity;q=0', null],
  ['gzip;q=x', 'identity'],
  ['gzip;q=2', 'identity'],
  ['gzip;q=-1', 'identity'],
  ['gzip;q=1.001', 'identity'],
  ['gzipped, notgzip', 'identity'],
  [',,;,;q=1', 'identity'],
])('%s gets %s', (header, encoding) => {
  expect(chooseEncoding(header, all)).toBe(encoding)
  // The second time it is remembered.
  expect(chooseEncoding(header, all)).toBe(encoding)
})

test('what is not to be had is not chosen', () => {
  expect(chooseEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip')
  expect(chooseEncoding('br', ['gzip', 'identity'])).toBe('identity')
  expect(chooseEncoding('gzip, identity;q=0', ['identity'])).toBeNull()
})

test('whatever is written there, what was refused is never sent', () => {
  const weight = fc.constantFrom('', ';q=0', ';q=0.0', ';q=0.001', ';q=1', ';q=0.5', '; Q=0')
  const coding = fc.constantFrom('br', 'gzip', 'identity', '*', 'deflate')
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(coding, weight), { selector: ([name]) => name }), (wishes) => {
      const chosen = chooseEncoding(wishes.map((pair) => pair.join('')).join(', '), all)
      const named = new Map<string, string>(wishes)
      const zero = (name: string) => /0(?:\.0)?$/.test(named.get(name) ?? '1')
      if (chosen !== null) {
        expect(zero(chosen)).toBe(false)
        if (zero('*')) expect(named.has(chosen)).toBe(true)
      } else expect(zero('identity') || zero('*')).toBe(true)
    }),
  )
})

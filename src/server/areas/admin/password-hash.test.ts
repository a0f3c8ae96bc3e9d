import { scryptSync } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nobody, readLogins } from './logins.ts'
import { hashPassword, isPassword, readHash, writeHash } from './password-hash.ts'

const cheap = { cost: 14, blockSize: 1, lanes: 1 }
const password = 'correct horse battery staple'
const salt = 'A'.repeat(22)

test('a hash is what scrypt itself gives, and finds its password alone', async () => {
  const hash = await hashPassword(password, cheap)
  expect(hash.key).toEqual(scryptSync(password, hash.salt, 32, { N: 2 ** 14, r: 1, p: 1 }))
  const read = readHash(writeHash(hash))
  expect(read).toEqual(hash)
  if (!read) throw new Error('it was not read')
  expect(await isPassword(password, read)).toBe(true)
  for (const other of ['', `${password} `, password.toUpperCase(), 'x'.repeat(256)])
    expect(await isPassword(other, read)).toBe(false)
})

test('the same letters are the same password, however a keyboard writes them', async () => {
  const hash = await hashPassword('crème brûlée at noon', cheap)
  expect(await isPassword('crème brûlée at noon'.normalize('NFD'), hash)).toBe(true)
})

test('two hashes of one password have nothing in common', async () => {
  const [one, two] = await Promise.all([hashPassword(password, cheap), hashPassword(password, cheap)])
  expect(one?.salt.equals(two?.salt ?? Buffer.of())).toBe(false)
  expect(one?.key.equals(two?.key ?? Buffer.of())).toBe(false)
})

test('a hash is dear by itself: 2^17 and 8, in letters no shell reads anything into', async () => {
  const hash = await hashPassword(password)
  expect(writeHash(hash)).toMatch(/^scrypt:17:8:1:[\w-]{22}:[\w-]{43}$/)
  expect(await isPassword(password, hash)).toBe(true)
})

test.each([
  '',
  'scrypt',
  password,
  `scrypt:13:8:1:${salt}:${'A'.repeat(43)}`,
  `scrypt:21:8:1:${salt}:${'A'.repeat(43)}`,
  `scrypt:17:17:1:${salt}:${'A'.repeat(43)}`,
  `scrypt:17:8:0:${salt}:${'A'.repeat(43)}`,
  `scrypt:17:8:1:${salt}:${'A'.repeat(42)}`,
  `$scrypt$ln=17,r=8,p=1$${salt}$${'A'.repeat(43)}`,
])('%s is no hash that is tried', (text) => {
  expect(readHash(text)).toBeNull()
})

const entry = (name: string, rest = '') => `${name}=scrypt:17:8:1:${salt}:${'A'.repeat(43)}${rest}`

test('the setting holds as many as are named in it, each with a secret or without', () => {
  const { all } = readLogins(` ${entry('ada')}\n ${entry('ben', `:${'GEZDGNBVGY3TQOJQ'}`)} `)
  expect(all.map(({ name, secret }) => [name, secret?.toString() ?? null])).toEqual([
    ['ada', null],
    ['ben', '1234567890'],
  ])
  expect(nobody.all).toEqual([])
})

test.each([
  ['ada', /number 1/],
  ['ada=secret', /number 1/],
  [`${entry('ada')} ${entry('Ben')}`, /number 2/],
  [entry('ada', ':SHORT'), /number 1/],
  [`${entry('ada')} ${entry('ada')}`, /twice/],
  [Array.from({ length: 21 }, (_, n) => entry(`a${n}`)).join(' '), /more than 20/],
])('%s is refused in words that do not repeat it', (setting, words) => {
  expect(() => readLogins(setting)).toThrow(words)
  expect(() => readLogins(setting)).not.toThrow(/scrypt|secret/)
})

test('a mark changes with the password, and a network’s name with the setting', () => {
  const [one, two] = [readLogins(entry('ada')), readLogins(`ada=scrypt:17:8:1:${salt}:${'B'.repeat(43)}`)]
  expect(one.all[0]?.mark).not.toBe(two.all[0]?.mark)
  expect(one.nameless('198.51.100.7')).toBe(one.nameless('198.51.100.7'))
  expect(one.nameless('198.51.100.7')).not.toBe(two.nameless('198.51.100.7'))
})

test('no text at all breaks the reader', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      expect(readHash(text)).toBeNull()
    }),
  )
})

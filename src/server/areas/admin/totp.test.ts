import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf, readSecret, stepAt, stepOfCode, writeSecret } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B (SHA-1, eight digits).
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at second %i is the one RFC 6238 publishes', (second, code) => {
  expect(codeOf(secret, stepAt(second * 1_000), 8)).toBe(code)
  expect(codeOf(secret, stepAt(second * 1_000))).toBe(code.slice(2))
})

// RFC 4226, appendix D.
test('the codes of the counts from 0 to 9 are those RFC 4226 publishes', () => {
  const published = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'
  expect(Array.from({ length: 10 }, (_, count) => codeOf(secret, count)).join(' ')).toBe(published)
})

// RFC 4648, section 10, and the secret most authenticators print in their examples.
test.each([
  ['foobarfoob', 'MZXW6YTBOJTG633C'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('%s is written %s', (bytes, text) => {
  expect(writeSecret(Buffer.from(bytes))).toBe(text)
  expect(readSecret(text)?.toString()).toBe(bytes)
})

test('whatever a secret is, it is read as it was written', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 64 }), (bytes) => {
      expect(readSecret(writeSecret(Buffer.from(bytes)))).toEqual(Buffer.from(bytes))
    }),
  )
})

test.each(['', 'GEZDGNBVGY3TQOJ', 'gezdgnbvgy3tqojq', 'GEZDGNBVGY3TQOJ1', 'GEZDGNBVGY3TQOJQ='])(
  '%s is no secret',
  (text) => {
    expect(readSecret(text)).toBeNull()
  },
)

test('a code is taken half a minute early or late, spaces or not, and never twice', () => {
  const now = 1_234_567_890_000
  const present = stepAt(now)
  for (const [step, taken] of [
    [present - 2, null],
    [present - 1, present - 1],
    [present, present],
    [present + 1, present + 1],
    [present + 2, null],
  ] as const)
    expect(stepOfCode(secret, codeOf(secret, step), now, -1)).toBe(taken)
  expect(stepOfCode(secret, ` ${codeOf(secret, present).replace(/^.../, '$& ')} `, now, -1)).toBe(present)
  expect(stepOfCode(secret, codeOf(secret, present), now, present)).toBeNull()
  expect(stepOfCode(secret, codeOf(secret, present - 1), now, present)).toBeNull()
  for (const odd of ['', '0', '12345', '1234567', 'abcdef', '００００００'])
    expect(stepOfCode(secret, odd, now, -1)).toBeNull()
})

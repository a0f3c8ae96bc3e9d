import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { wideNetwork } from '../../http/client-address.ts'

export const hashBytes = (text: string): Uint8Array => createHash('sha256').update(text).digest()

/** Of a network address. Without the salt every address could be tried. */
export const saltedHash = (salt: string, text: string): string =>
  createHmac('sha256', salt).update(text).digest('base64url').slice(0, 22)

export const newSalt = (): string => randomBytes(32).toString('base64url')

/** Where ids begin to count, in seconds since 1970: 2025. */
const FIRST_SECOND = 1_735_689_600

/** The second ids were made in last, and the bits given in it: drawn blindly, 50 texts in a second would meet once in half an hour. */
const given = { second: 0, bits: new Set<number>() }

/** Ten signs: the second it is made in, and 21 random bits that no other of this second has, so that ids rise with time. `now` in milliseconds. */
export function newId(now: number): string {
  const second = Math.max(0, Math.floor(now / 1_000) - FIRST_SECOND)
  if (second !== given.second) {
    given.second = second
    given.bits.clear()
  }
  let bits = randomInt(2 ** 21)
  while (given.bits.has(bits)) bits = randomInt(2 ** 21)
  given.bits.add(bits)
  return (second * 2 ** 21 + bits).toString(36).padStart(10, '0')
}

/** A number for a made-up name. */
export const nameSeed = (...parts: readonly string[]): number =>
  createHash('sha256').update(parts.join(' ')).digest().readUInt32BE(0)

/** The neighbourhood of a counted address (`countedAddress`): /24 of IPv4, /48 of IPv6. Flags count once for each. */
export const networkOf = (visitor: string): string => wideNetwork(visitor) ?? visitor.replace(/\.\d+$/, '.0/24')

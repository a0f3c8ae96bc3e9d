import { createHash, createHmac, randomBytes } from 'node:crypto'
import { wideNetwork } from '../../http/client-address.ts'

/** Of secrets and of texts: what is random enough needs no salt. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

export const hashBytes = (text: string): Uint8Array => createHash('sha256').update(text).digest()

/** Of a network address. Without the salt every address could be tried. */
export const saltedHash = (salt: string, text: string): string =>
  createHmac('sha256', salt).update(text).digest('base64url').slice(0, 22)

export const newSalt = (): string => randomBytes(32).toString('base64url')

/** Ten signs of an id: 51 random bits. */
export function newId(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
  let id = ''
  while (id.length < 10) for (const byte of randomBytes(16)) if (byte < 252 && id.length < 10) id += alphabet[byte % 36]
  return id
}

/** A number for a made-up name. */
export const nameSeed = (...parts: readonly string[]): number =>
  createHash('sha256').update(parts.join(' ')).digest().readUInt32BE(0)

/** The neighbourhood of a counted address (`countedAddress`): /24 of IPv4, /48 of IPv6. Flags count once for each. */
export const networkOf = (visitor: string): string => wideNetwork(visitor) ?? visitor.replace(/\.\d+$/, '.0/24')

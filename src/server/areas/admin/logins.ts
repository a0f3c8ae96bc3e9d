import { createHash, createHmac } from 'node:crypto'
import { loginName } from '#wire/admin.ts'
import { type PasswordHash, readHash } from './password-hash.ts'
import { readSecret } from './totp.ts'

/** Somebody who may sign in. */
export interface Login {
  readonly name: string
  readonly hash: PasswordHash
  /** The secret shared with an authenticator; null where none is set up. */
  readonly secret: Buffer | null
  /** Changes with the password and the secret: a session of an older password is over. Says nothing about either. */
  readonly mark: string
}

/** Everybody who may sign in. */
export interface Logins {
  readonly all: readonly Login[]
  /** Names a network address in the store without saying which it is. Its key is the setting itself, which the store never holds. */
  readonly nameless: (visitor: string) => string
}

const MOST_LOGINS = 20

/**
 * Reads the setting ADMIN_LOGINS: entries of `npm run admin:password` between spaces, each `name=scrypt:…`, and `:` with a secret for an
 * authenticator after it where one is used. Throws a plain sentence about the first entry that is none; it never repeats the entry.
 */
export function readLogins(setting: string): Logins {
  const entries = setting.split(/\s+/).filter(Boolean)
  if (entries.length > MOST_LOGINS) throw new TypeError(`holds more than ${MOST_LOGINS} entries`)
  const all = entries.map(readEntry)
  if (new Set(all.map(({ name }) => name)).size < all.length) throw new TypeError('names somebody twice')
  const nameless = (visitor: string) => createHmac('sha256', setting).update(visitor).digest('base64url').slice(0, 22)
  return { all, nameless }
}

/** While the setting is empty. */
export const nobody: Logins = readLogins('')

function readEntry(entry: string, index: number): Login {
  const wrong = `holds an entry (number ${index + 1}) that npm run admin:password did not write`
  const [, name = '', hash = '', secret] = /^([^=]+)=(scrypt(?::[\w-]+){5})(?::([A-Z2-7]+))?$/.exec(entry) ?? []
  const read = readHash(hash)
  if (!loginName.safeParse(name).success || !read) throw new TypeError(wrong)
  const shared = secret === undefined ? null : readSecret(secret)
  if (secret !== undefined && !shared) throw new TypeError(wrong)
  return { name, hash: read, secret: shared, mark: createHash('sha256').update(entry).digest('base64url').slice(0, 22) }
}

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { hashOf } from '../../hash-of.ts'
import type { SessionsTable } from '../../store/admin-tables.ts'
import type { Login, Logins } from './logins.ts'
import type { AdminRepository } from './store.ts'

/** Unused so long, a session is over; and so long after it began, used or not (milliseconds). */
export const IDLE_MS = 30 * 60_000
export const LONGEST_MS = 12 * 3_600_000
/** How often it is written down that a session is used. */
const TOUCH_MS = 60_000
const KEY_BYTES = 32

/** Somebody signed in, as a request shows it. */
export interface Session {
  readonly who: string
  /** Names it in the store; the key itself is kept by the browser alone. */
  readonly idHash: string
  /** What requests that change something carry beside the cookie. */
  readonly csrf: string
  readonly endsAt: string
}

/** The name a session has in lists: of its hash, so that a list gives nothing to sign in with. */
export const markOf = (idHash: string): string => idHash.slice(0, 16)

/** Only whoever holds the key knows it, and it says nothing of the key. */
const csrfOf = (key: string): string => createHmac('sha256', key).update('csrf').digest('base64url')

export class Sessions {
  readonly #store: AdminRepository
  readonly #logins: Logins
  /** Milliseconds since 1970. */
  readonly #now: () => number

  constructor(store: AdminRepository, logins: Logins, now: () => number) {
    this.#store = store
    this.#logins = logins
    this.#now = now
  }

  /** Begins a session with a key of its own; the one the browser came with, if any, is over. Answers the key for the cookie. */
  async start(
    login: Login,
    cameWith: string | undefined,
  ): Promise<{ readonly key: string; readonly session: Session }> {
    const now = this.#now()
    const key = randomBytes(KEY_BYTES).toString('base64url')
    const row: SessionsTable = {
      id_hash: hashOf(key),
      who: login.name,
      login_mark: login.mark,
      started_at: iso(now),
      seen_at: iso(now),
      ends_at: iso(now + LONGEST_MS),
    }
    await this.#store.startSession(row, cameWith === undefined ? null : hashOf(cameWith), {
      at: now,
      who: login.name,
      action: 'signed in',
    })
    return { key, session: sessionOf(row, key) }
  }

  /** The session of a key; null when there is none, it is over, or the login has another password by now. */
  async find(key: string | undefined): Promise<Session | null> {
    if (key === undefined || !/^[\w-]{43}$/.test(key)) return null
    const row = await this.#store.findSession(hashOf(key))
    if (!row) return null
    const now = this.#now()
    const login = this.#logins.all.find(({ name, mark }) => name === row.who && mark === row.login_mark)
    if (!login || iso(now) >= row.ends_at || now - Date.parse(row.seen_at) >= IDLE_MS) return null
    if (now - Date.parse(row.seen_at) >= TOUCH_MS) await this.#store.touchSession(row.id_hash, iso(now))
    return sessionOf(row, key)
  }

  /** Where somebody is signed in, this session among them. */
  async list({ who, idHash }: Session) {
    const now = this.#now()
    const rows = await this.#store.sessionsOf(who, iso(now))
    return rows
      .filter((row) => now - Date.parse(row.seen_at) < IDLE_MS)
      .map((row) => ({
        mark: markOf(row.id_hash),
        startedAt: row.started_at,
        seenAt: row.seen_at,
        isThis: row.id_hash === idHash,
      }))
  }

  async end({ who, idHash }: Session): Promise<void> {
    await this.#store.endSessions(who, idHash, { at: this.#now(), who, action: 'signed out' })
  }

  async endEverywhere({ who }: Session): Promise<void> {
    await this.#store.endSessions(who, null, { at: this.#now(), who, action: 'signed out everywhere' })
  }

  /** Ends one session of whoever asks, named by its mark. A mark of somebody else’s session ends nothing. */
  async endMarked({ who }: Session, mark: string): Promise<boolean> {
    const now = this.#now()
    const found = (await this.#store.sessionsOf(who, iso(now))).find((row) => markOf(row.id_hash) === mark)
    if (!found) return false
    await this.#store.endSessions(who, found.id_hash, { at: now, who, action: 'ended another session' })
    return true
  }
}

/** Compares a token in the time it always takes. */
export function isToken(given: unknown, token: string): boolean {
  if (typeof given !== 'string') return false
  const [a, b] = [given, token].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

const iso = (ms: number): string => new Date(ms).toISOString()

const sessionOf = ({ who, id_hash, ends_at }: SessionsTable, key: string): Session => ({
  who,
  idHash: id_hash,
  csrf: csrfOf(key),
  endsAt: ends_at,
})

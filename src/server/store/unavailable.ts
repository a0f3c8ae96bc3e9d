import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../http/problems.ts'

/** Why the store cannot do what was asked, though nothing is wrong with the question. */
export type Why = 'away' | 'slow' | 'busy' | 'read-only' | 'full' | 'damaged'

/** What a visitor is told, and after how many seconds another try is worth while. */
const told: Readonly<Record<Why, readonly [message: string, retryAfter: number]>> = {
  away: ['What we keep on our side can’t be reached right now. Try again in a few seconds.', 5],
  slow: ['What we keep on our side takes too long to answer. Try again in a few seconds.', 5],
  busy: ['Somebody else is writing at this moment. Try again in a few seconds.', 2],
  'read-only': ['Nothing new can be saved on our side right now. Try again in a few minutes.', 60],
  full: ['Nothing new can be saved on our side right now. Try again in a few minutes.', 60],
  damaged: ['What we keep on our side can’t be read right now. We’re looking into it.', 300],
}

/** The store cannot be used for the moment: 503, with words. */
export class StoreUnavailable extends Problem {
  readonly why: Why

  constructor(why: Why, cause: unknown) {
    const [message, retryAfter] = told[why]
    super(503, 'store_unavailable', message, { retryAfter, cause })
    this.why = why
  }
}

/** SQLite's result codes, without the extension (https://sqlite.org/rescode.html). */
const sqliteCodes: Readonly<Record<number, Why>> = {
  5: 'busy',
  6: 'busy',
  8: 'read-only',
  10: 'damaged',
  11: 'damaged',
  13: 'full',
  14: 'away',
  26: 'damaged',
}
/** PostgreSQL's condition codes, whole or by class (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const postgresCodes: Readonly<Record<string, Why>> = {
  '08': 'away',
  '25006': 'read-only',
  '40001': 'busy',
  '40P01': 'busy',
  '53': 'away',
  '53100': 'full',
  '55P03': 'busy',
  '57014': 'slow',
  '57P': 'away',
  '58': 'damaged',
  XX001: 'damaged',
  XX002: 'damaged',
}
const networkCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/
/** Where the driver has words and no code. */
const driverWords: readonly (readonly [RegExp, Why])[] = [
  [/query read timeout|timeout exceeded|timeout expired|connection timeout/i, 'slow'],
  [/connection terminated|connection error|not queryable|client was closed/i, 'away'],
]

/** Why an error of a driver means that the store is not to be had now; null when the error is our own mistake. */
export function unavailableReason(error: unknown): Why | null {
  if (!(error instanceof Error)) return null
  if (error instanceof AggregateError) return unavailableReason(error.errors[0])
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return sqliteCodes[errcode & 0xff] ?? null
  const name = typeof code === 'string' ? code : ''
  const known = postgresCodes[name] ?? postgresCodes[name.slice(0, 3)] ?? postgresCodes[name.slice(0, 2)]
  if (known && name.length === 5) return known
  if (networkCodes.test(name)) return 'away'
  return driverWords.find(([words]) => words.test(error.message))?.[1] ?? null
}

/** After the store was too slow once it is left alone for so long (milliseconds), so that visitors don't queue up before it. */
const REST_MS = 1_000

/**
 * A part of the store that answers with `StoreUnavailable` when the database is away, slow, locked, full or read-only, instead of with
 * whatever the driver says. What only reads (`reads`) is tried again once where its connection was lost: the pool has another.
 */
export function guarded<Part extends object>(part: Part, reads: readonly (keyof Part)[], now: () => number): Part {
  let restUntil = Number.NEGATIVE_INFINITY
  const attempt = async (call: () => Promise<unknown>, triesLeft: number): Promise<unknown> => {
    if (now() < restUntil) throw new StoreUnavailable('slow', undefined)
    try {
      return await call()
    } catch (error) {
      const why = unavailableReason(error)
      if (why === null) throw error
      if (why === 'away' && triesLeft > 0) return await attempt(call, triesLeft - 1)
      if (why === 'slow') restUntil = now() + REST_MS
      throw new StoreUnavailable(why, error)
    }
  }
  return new Proxy(part, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      const tries = reads.includes(key as keyof Part) ? 1 : 0
      return (...given: unknown[]) => attempt(async () => await Reflect.apply(value, target, given), tries)
    },
  })
}

/** Does it again and again while somebody else writes, for at most so long (milliseconds): for the start, when nobody waits for a page. */
export async function untilFree<T>(work: () => Promise<T>, longestMs: number): Promise<T> {
  const until = performance.now() + longestMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || error.why !== 'busy' || performance.now() > until) throw error
      await sleep(100)
    }
  }
}

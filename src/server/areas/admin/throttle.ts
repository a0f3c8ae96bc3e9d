import type { Kysely } from 'kysely'
import type { Database } from '../../store/database.ts'
import type { Logins } from './logins.ts'

/** How tries under one key are slowed down. */
export interface SlowingDown {
  /** Tries before the first wait. */
  readonly free: number
  /** The longest wait (milliseconds). */
  readonly longestMs: number
}

/** What a try to sign in is counted under: the network it comes from, and all networks together. Both are names of rows. */
export interface Tries {
  readonly network: string
  /** Marks a network somebody has signed in from. */
  readonly known: string
}

const FIRST_WAIT_MS = 60_000
const DAY = 86_400_000
export const ofOneNetwork: SlowingDown = { free: 5, longestMs: DAY }
/** The longest wait is short, and a network somebody has signed in from does not wait for others: nobody is locked out by strangers. */
export const ofAllNetworks: SlowingDown = { free: 30, longestMs: DAY / 96 }
/** Tries are forgotten so long after the last one, and a known network after so long without a sign-in (milliseconds). */
const FORGOTTEN_AFTER_MS = DAY
const KNOWN_FOR_MS = 30 * DAY
const ALL = 'all'

/** Milliseconds to wait after so many failed tries in a row: a minute, then twice as long each time. */
export function waitAfter(tries: number, { free, longestMs }: SlowingDown): number {
  if (tries < free) return 0
  return Math.min(longestMs, FIRST_WAIT_MS * 2 ** Math.min(40, tries - free))
}

/**
 * Tries are counted by network and not by login: a count of the login's own would let anybody who knows a name lock its owner out. What many
 * networks try is held by the count of all.
 */
export function triesFrom(logins: Logins, visitor: string): Tries {
  const name = logins.nameless(visitor)
  return { network: `network:${name}`, known: `known:${name}` }
}

/** Counts a try, or answers the milliseconds to wait for the next. */
export async function beginTry(tx: Kysely<Database>, { network, known }: Tries, now: number): Promise<number> {
  const at = iso(now)
  await forgetTriesOver(tx, now)
  const isKnown = await tx.selectFrom('admin_throttle').select('key').where('key', '=', known).executeTakeFirst()
  const rules = isKnown
    ? [[network, ofOneNetwork] as const]
    : [[network, ofOneNetwork] as const, [ALL, ofAllNetworks] as const]
  // Written before it is read: two tries at once take turns at these rows.
  for (const [key] of rules) {
    await tx
      .insertInto('admin_throttle')
      .values({ key, tries: 0, last_at: at, free_at: at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet((is) => ({ tries: is.ref('admin_throttle.tries') })))
      .execute()
  }
  const counted = await tx
    .selectFrom('admin_throttle')
    .selectAll()
    .where(
      'key',
      'in',
      rules.map(([key]) => key),
    )
    .execute()
  const wait = Math.max(0, ...counted.map((row) => Date.parse(row.free_at) - now))
  if (wait > 0) return wait
  for (const [key, rule] of rules) {
    const tries = (counted.find((row) => row.key === key)?.tries ?? 0) + 1
    const free_at = iso(now + waitAfter(tries, rule))
    await tx.updateTable('admin_throttle').set({ tries, last_at: at, free_at }).where('key', '=', key).execute()
  }
  return 0
}

export async function forgetTries(tx: Kysely<Database>, { network, known }: Tries, now: number): Promise<void> {
  const at = iso(now)
  await tx.deleteFrom('admin_throttle').where('key', '=', network).execute()
  await tx
    .updateTable('admin_throttle')
    .set((is) => ({ tries: is('tries', '-', 1), free_at: at }))
    .where('key', '=', ALL)
    .where('tries', '>', 0)
    .execute()
  await tx
    .insertInto('admin_throttle')
    .values({ key: known, tries: 0, last_at: at, free_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ last_at: at }))
    .execute()
}

export async function forgetTriesOver(tx: Kysely<Database>, now: number): Promise<void> {
  for (const [prefix, after] of [
    ['known:', KNOWN_FOR_MS],
    ['network:', FORGOTTEN_AFTER_MS],
    [ALL, FORGOTTEN_AFTER_MS],
  ] as const)
    await tx
      .deleteFrom('admin_throttle')
      .where('key', 'like', `${prefix}%`)
      .where('last_at', '<', iso(now - after))
      .where('free_at', '<=', iso(now))
      .execute()
}

const iso = (ms: number): string => new Date(ms).toISOString()

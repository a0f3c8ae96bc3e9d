import { type Kysely, sql } from 'kysely'
import { communityLimits as limits } from '#writing/community/limits.ts'
import { hashOf } from '../../hash-of.ts'
import type { Database, DatabaseKind } from '../../store/database.ts'
import { DAY_MS, isoTime, type Sender, senderOf, senderOnAllDays } from './salts.ts'

/** Whoever sends something: the counted address, and the device where its token came along. */
export interface Writer {
  readonly visitor: string
  readonly device?: string | undefined
}

/** A writer as far as the store knows them. */
export interface KnownWriter {
  readonly deviceHash: string | null
  readonly sender: Sender
  readonly addresses: readonly string[]
  readonly networks: readonly string[]
}

/** Who this is, and, with several nodes, one write of theirs after another. */
export async function known(
  trx: Kysely<Database>,
  kind: DatabaseKind,
  { visitor, device }: Writer,
  now: number,
): Promise<KnownWriter> {
  const sender = await senderOf(trx, visitor, now)
  const deviceHash = device === undefined ? null : hashOf(device)
  if (kind === 'postgres')
    for (const key of [sender.address, ...(deviceHash === null ? [] : [deviceHash])].toSorted())
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
  return { deviceHash, sender, ...(await senderOnAllDays(trx, visitor)) }
}

/** Until when posting is closed for them; null where it is open. */
export async function closedUntil(trx: Kysely<Database>, writer: KnownWriter, now: number): Promise<string | null> {
  const hashes = [...writer.networks, ...(writer.deviceHash === null ? [] : [writer.deviceHash])]
  const ban = await trx
    .selectFrom('community_bans')
    .select('until')
    .where('hash', 'in', hashes)
    .where('until', '>', isoTime(now))
    .orderBy('until', 'desc')
    .executeTakeFirst()
  return ban?.until ?? null
}

/** What they have written: by this device at any time, and from this address as long as addresses are kept. */
const theirs = (trx: Kysely<Database>, writer: KnownWriter) =>
  trx
    .selectFrom('community_texts')
    .where('origin', '=', 'visitor')
    .where((is) =>
      is.or([
        is('address_hash', 'in', [...writer.addresses]),
        ...(writer.deviceHash === null ? [] : [is('device_hash', '=', writer.deviceHash)]),
      ]),
    )

export interface Past {
  /** Whole seconds until another text may come; 0: now. */
  readonly wait: number
  readonly textsToday: number
  /** At any time, as far as it is known; counted up to `textsBeforeLinks`. */
  readonly textsBefore: number
}

/** How much they have written lately, against the limits. */
export async function pastOf(trx: Kysely<Database>, writer: KnownWriter, now: number): Promise<Past> {
  const today = await theirs(trx, writer)
    .select('created_at')
    .where('created_at', '>', isoTime(now - DAY_MS))
    .orderBy('created_at', 'desc')
    .limit(limits.textsInADay)
    .execute()
  const ages = today.map((row) => now - Date.parse(row.created_at))
  /** Milliseconds until the oldest of so many is older than that. */
  const until = (texts: number, ms: number): number => {
    const age = ages[texts - 1]
    return age === undefined ? 0 : Math.max(0, ms - age)
  }
  const waitMs = Math.max(
    until(1, limits.secondsBetweenTexts * 1_000),
    until(limits.textsInAnHour, 3_600_000),
    until(limits.textsInADay, DAY_MS),
  )
  const before = await theirs(trx, writer).select('id').limit(limits.textsBeforeLinks).execute()
  return { wait: Math.ceil(waitMs / 1_000), textsToday: today.length, textsBefore: before.length }
}

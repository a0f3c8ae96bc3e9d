import type { Kysely } from 'kysely'
import { communityLimits } from '#writing/community/limits.ts'
import type { Database } from '../../store/database.ts'
import { networkOf, newSalt, saltedHash } from './hashes.ts'

export const DAY_MS = 86_400_000
export const isoTime = (ms: number): string => new Date(ms).toISOString()
const dayOf = (ms: number): string => isoTime(ms).slice(0, 10)

/** Who writes, as it may be kept. */
export interface Sender {
  readonly address: string
  readonly network: string
}

/** The salt of a day, made by whoever needs it first. */
async function saltOf(db: Kysely<Database>, day: string): Promise<string> {
  await db
    .insertInto('community_salts')
    .values({ day, salt: newSalt() })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  const row = await db.selectFrom('community_salts').select('salt').where('day', '=', day).executeTakeFirstOrThrow()
  return row.salt
}

/** Hashes of a visitor's address and network under the salt of today: what is written beside a text. */
export async function senderOf(db: Kysely<Database>, visitor: string, now: number): Promise<Sender> {
  const salt = await saltOf(db, dayOf(now))
  return { address: saltedHash(salt, visitor), network: saltedHash(salt, networkOf(visitor)) }
}

/** The same under every salt that is still kept: what is compared with texts of the days before. */
export async function senderOnAllDays(
  db: Kysely<Database>,
  visitor: string,
): Promise<{ readonly addresses: readonly string[]; readonly networks: readonly string[] }> {
  const salts = await db.selectFrom('community_salts').select('salt').execute()
  return {
    addresses: salts.map(({ salt }) => saltedHash(salt, visitor)),
    networks: salts.map(({ salt }) => saltedHash(salt, networkOf(visitor))),
  }
}

/** Lets go of what is kept only for a time: addresses with their salts, bans that are over, old lines of the log. */
export async function forgetOld(db: Kysely<Database>, now: number): Promise<void> {
  const addressesBefore = isoTime(now - communityLimits.addressDays * DAY_MS)
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('community_texts')
      .set({ address_hash: null, network_hash: null })
      .where('created_at', '<', addressesBefore)
      .where((is) => is.or([is('address_hash', 'is not', null), is('network_hash', 'is not', null)]))
      .execute()
    await trx
      .updateTable('community_flags')
      .set({ network_hash: null })
      .where('at', '<', addressesBefore)
      .where('network_hash', 'is not', null)
      .execute()
    // A salt of a day that has begun before the oldest address kept is of no more use.
    await trx.deleteFrom('community_salts').where('day', '<', addressesBefore.slice(0, 10)).execute()
    await trx.deleteFrom('community_bans').where('until', '<', isoTime(now)).execute()
    await trx
      .deleteFrom('community_audit')
      .where('at', '<', isoTime(now - communityLimits.moderationLogDays * DAY_MS))
      .execute()
  })
}

import type { Kysely } from 'kysely'
import { hashOf } from '../../hash-of.ts'
import type { Database } from '../../store/database.ts'
import { newId } from './hashes.ts'
import { isoTime } from './salts.ts'

export const communityDeeds = [
  'ask',
  'answer',
  'edit',
  'delete',
  'accept',
  'flag',
  'hide-by-flags',
  'hold',
  'hide',
  'show',
  'remove',
  'appeal-kept',
  'appeal-shown',
  'note',
  'lock',
  'unlock',
  'ban',
  'unban',
] as const
export type CommunityDeed = (typeof communityDeeds)[number]

/** One line of the log, in the transaction of what it tells. `text` is kept as its hash alone. */
export async function logLine(
  trx: Kysely<Database>,
  now: number,
  line: {
    readonly who: string
    readonly what: CommunityDeed
    readonly id: string
    readonly why?: string
    readonly text?: string
  },
): Promise<void> {
  await trx
    .insertInto('community_audit')
    .values({
      id: newId(now),
      at: isoTime(now),
      who: line.who,
      what: line.what,
      text_id: line.id,
      why: (line.why ?? '').slice(0, 300),
      text_hash: line.text === undefined ? '' : hashOf(line.text),
    })
    .execute()
}

import { type Kysely, sql } from 'kysely'
import type { FlagReason } from '#wire/community.ts'
import { communityLimits as limits } from '#writing/community/limits.ts'
import type { Database } from '../../store/database.ts'
import { closedUntil, type KnownWriter, known, type Writer } from './gate.ts'
import { logLine } from './log-lines.ts'
import { isoTime } from './salts.ts'
import { settle } from './settle.ts'
import type { NotWritten, WritingParts } from './writing.ts'

/** What readers say of a text: that it helped, or that somebody should look at it. Each device says it once. */
export interface Voices {
  /** `on` false takes the vote back. */
  vote(writer: Writer, id: string, on: boolean): Promise<{ readonly ok: true; readonly votes: number } | NotWritten>
  /** Hides the text when enough different networks have flagged it. */
  flag(
    writer: Writer,
    id: string,
    reason: FlagReason,
  ): Promise<{ readonly ok: true; readonly isHidden: boolean } | NotWritten>
}

/** The device; without one the address, under the salt of the day. */
const voiceOf = (who: KnownWriter): string => who.deviceHash ?? who.sender.address

export function voices({ db, kind, index, now }: WritingParts): Voices {
  /** A text that is shown, heard by somebody for whom posting is open. */
  const heard = async <T>(
    writer: Writer,
    id: string,
    work: (trx: Kysely<Database>, who: KnownWriter) => Promise<T>,
  ): Promise<T | NotWritten> =>
    await db.transaction().execute(async (trx) => {
      const who = await known(trx, kind, writer, now())
      const row = await trx
        .selectFrom('community_texts')
        .select(['state', 'device_hash'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (row?.state !== 'shown') return { ok: false, why: 'gone' } as const
      const until = await closedUntil(trx, who, now())
      if (until !== null) return { ok: false, why: 'closed', until } as const
      return await work(trx, who)
    })

  return {
    vote: (writer, id, on) =>
      heard(writer, id, async (trx, who) => {
        const row = await trx
          .selectFrom('community_texts')
          .select('device_hash')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        if (who.deviceHash !== null && row.device_hash === who.deviceHash) return { ok: false, why: 'own' } as const
        if (on)
          await trx
            .insertInto('community_votes')
            .values({ text_id: id, voter: voiceOf(who), at: isoTime(now()) })
            .onConflict((conflict) => conflict.columns(['text_id', 'voter']).doNothing())
            .execute()
        else
          await trx.deleteFrom('community_votes').where('text_id', '=', id).where('voter', '=', voiceOf(who)).execute()
        await sql`UPDATE community_texts SET votes = (SELECT count(*) FROM community_votes WHERE text_id = ${id})
          WHERE id = ${id}`.execute(trx)
        const { votes } = await trx
          .selectFrom('community_texts')
          .select('votes')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        return { ok: true, votes: Number(votes) } as const
      }),

    flag: (writer, id, reason) =>
      heard(writer, id, async (trx, who) => {
        const others = await trx.selectFrom('community_flags').selectAll().where('text_id', '=', id).execute()
        // The same network under the salt of another day is still one network.
        const network =
          others.find((one) => one.network_hash !== null && who.networks.includes(one.network_hash))?.network_hash ??
          who.sender.network
        const { numInsertedOrUpdatedRows: added } = await trx
          .insertInto('community_flags')
          .values({ text_id: id, flagger: voiceOf(who), network_hash: network, reason, at: isoTime(now()) })
          .onConflict((conflict) => conflict.columns(['text_id', 'flagger']).doNothing())
          .executeTakeFirstOrThrow()
        if (Number(added ?? 0) === 0) return { ok: true, isHidden: false } as const
        await logLine(trx, now(), { who: 'visitor', what: 'flag', id, why: reason })
        const networks = new Set([...others.map((one) => one.network_hash), network].filter((one) => one !== null))
        if (networks.size < limits.flagsThatHide) return { ok: true, isHidden: false } as const
        await trx.updateTable('community_texts').set({ state: 'hidden' }).where('id', '=', id).execute()
        await settle(trx, index, id)
        await logLine(trx, now(), { who: 'flags', what: 'hide-by-flags', id })
        return { ok: true, isHidden: true } as const
      }),
  }
}

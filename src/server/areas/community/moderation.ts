import type { Kysely } from 'kysely'
import type { TextState } from '#wire/community.ts'
import { threadPath } from '#writing/community/address.ts'
import { communityLimits as limits } from '#writing/community/limits.ts'
import type { Database } from '../../store/database.ts'
import { newId } from './hashes.ts'
import { type CommunityDeed, logLine } from './log-lines.ts'
import { stateOf, stringsIn } from './rows.ts'
import { DAY_MS, isoTime } from './salts.ts'
import { settle } from './settle.ts'
import type { WritingParts } from './writing.ts'

/** A text as a moderator sees it. */
export interface QueuedText {
  readonly id: string
  readonly thread: string
  readonly path: string
  readonly isQuestion: boolean
  readonly title: string
  readonly text: string
  readonly name: string
  readonly at: string
  readonly state: TextState
  readonly points: number
  readonly needs: readonly string[]
  /** Reasons of the flags, one for each. */
  readonly flags: readonly string[]
  readonly note: string | null
  readonly isLocked: boolean
  /** Whether the writer can still be told from others: a device came along, an address is still kept. */
  readonly canBan: { readonly device: boolean; readonly network: boolean }
}

export interface LoggedDeed {
  readonly id: string
  readonly at: string
  readonly who: string
  readonly what: string
  readonly textId: string
  readonly why: string
  readonly textHash: string
}

export interface Ban {
  readonly id: string
  readonly kind: 'device' | 'network'
  readonly until: string
  readonly why: string
  readonly byWhom: string
  readonly at: string
}

export interface AppealAsked {
  readonly isShown: boolean
  readonly why: string
  readonly others: boolean
}
/** Why an appeal was not decided: no such text, nothing to appeal, decided before, by the same person, or its words are gone. */
export type AppealOutcome = 'done' | 'unknown' | 'nothing' | 'again' | 'own' | 'wiped'

/** What a moderator may do. `who` names them in the log; `why` is the one line people are shown. False: there is no such text. */
export interface Moderation {
  /** What waits for a look: held or hidden by flags, flagged, or with signs that somebody needs help. The oldest first. */
  queue(most?: number): Promise<readonly QueuedText[]>
  text(id: string): Promise<QueuedText | null>
  hide(who: string, id: string, why: string): Promise<boolean>
  /** Shows it again; the flags it had count no more. */
  show(who: string, id: string, why: string): Promise<boolean>
  /** For good, with the reason shown in its place. `wipe` takes the words away too: personal details are not kept. */
  remove(who: string, id: string, why: string, wipe: boolean): Promise<boolean>
  /**
   * An appeal that came by e-mail, decided once: the text is shown again, or stays as it is, and either way its line says so. `others` tells
   * whether anybody but `who` could decide it: then nobody decides about what they hid or removed themselves.
   */
  appeal(who: string, id: string, asked: AppealAsked): Promise<AppealOutcome>
  /** A line under the text, such as "needs a source"; '' takes it away. */
  note(who: string, id: string, note: string): Promise<boolean>
  lock(who: string, thread: string, isLocked: boolean, why: string): Promise<boolean>
  /** Closes posting to whoever wrote the text; days as `limits.banDays`, a network at most as long as addresses are kept. */
  ban(who: string, id: string, kind: 'device' | 'network', days: number, why: string): Promise<Ban | null>
  bans(): Promise<readonly Ban[]>
  unban(who: string, ban: string): Promise<boolean>
  audit(page?: { readonly most?: number; readonly before?: string }): Promise<readonly LoggedDeed[]>
}

export function moderation({ db, index, now }: WritingParts): Moderation {
  const asQueued = async (ids: readonly string[]): Promise<QueuedText[]> => {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('community_texts as text')
      .innerJoin('community_threads as thread', 'thread.id', 'text.thread_id')
      .selectAll('text')
      .select(['thread.slug', 'thread.locked', 'thread.title as thread_title'])
      .where('text.id', 'in', [...ids])
      .orderBy('text.created_at')
      .execute()
    const flags = await db
      .selectFrom('community_flags')
      .select(['text_id', 'reason'])
      .where('text_id', 'in', [...ids])
      .execute()
    return rows.map((row) => ({
      id: row.id,
      thread: row.thread_id,
      path: threadPath(row.thread_id, row.slug),
      isQuestion: Number(row.is_question) === 1,
      title: row.thread_title,
      text: row.body,
      name: row.name,
      at: row.created_at,
      state: stateOf(row.state),
      points: Number(row.points),
      needs: stringsIn(row.needs),
      flags: flags.filter((one) => one.text_id === row.id).map(({ reason }) => reason),
      note: row.note,
      isLocked: Number(row.locked) === 1,
      canBan: { device: row.device_hash !== null, network: row.network_hash !== null },
    }))
  }

  /** Changes a text that is there, with its line in the log. */
  const change = async (
    line: { readonly who: string; readonly what: CommunityDeed; readonly id: string; readonly why: string },
    set: (trx: Kysely<Database>, text: { readonly body: string; readonly thread_id: string }) => Promise<unknown>,
  ): Promise<boolean> =>
    await db.transaction().execute(async (trx) => {
      const text = await trx
        .selectFrom('community_texts')
        .select(['body', 'thread_id', 'state'])
        .where('id', '=', line.id)
        .executeTakeFirst()
      if (!text || text.state === 'deleted') return false
      await set(trx, text)
      await settle(trx, index, line.id)
      await logLine(trx, now(), { ...line, text: text.body })
      return true
    })
  const setState = (trx: Kysely<Database>, id: string, state: TextState, note: string | null) =>
    trx.updateTable('community_texts').set({ state, note }).where('id', '=', id).execute()
  const noteOf = (why: string): string | null => (why.trim() === '' ? null : why.trim().slice(0, 300))

  return {
    queue: async (most = 100) => {
      const waiting = await db
        .selectFrom('community_texts')
        .select('id')
        .where((is) =>
          is.or([
            is('state', 'in', ['held', 'hidden']),
            is.and([
              is('state', '=', 'shown'),
              is.or([
                is('id', 'in', is.selectFrom('community_flags').select('text_id')),
                is.and([
                  is('needs', '<>', '[]'),
                  is('id', 'not in', is.selectFrom('community_audit').select('text_id').where('what', '=', 'show')),
                ]),
              ]),
            ]),
          ]),
        )
        .orderBy('created_at')
        .limit(most)
        .execute()
      return await asQueued(waiting.map(({ id }) => id))
    },
    text: async (id) => (await asQueued([id]))[0] ?? null,
    hide: (who, id, why) => change({ who, what: 'hide', id, why }, (trx) => setState(trx, id, 'hidden', noteOf(why))),
    show: (who, id, why) =>
      change({ who, what: 'show', id, why }, async (trx) => {
        await setState(trx, id, 'shown', noteOf(why))
        await trx.deleteFrom('community_flags').where('text_id', '=', id).execute()
      }),
    remove: (who, id, why, wipe) =>
      change({ who, what: 'remove', id, why }, async (trx, { thread_id }) => {
        await setState(trx, id, 'removed', noteOf(why))
        if (!wipe) return
        await trx
          .updateTable('community_texts')
          .set({ title: '', body: '', words_hash: '', needs: '[]' })
          .where('id', '=', id)
          .execute()
        if (thread_id === id)
          await trx
            .updateTable('community_threads')
            .set({ title: '', slug: 'removed', frame: '{}', scenario_calculator: null, scenario_link: null })
            .where('id', '=', id)
            .execute()
      }),
    appeal: async (who, id, { isShown, why, others }) => {
      const refused = await appealRefused(db, { who, id, isShown, others })
      if (refused) return refused
      const what = isShown ? 'appeal-shown' : 'appeal-kept'
      const wasThere = await change({ who, what, id, why }, async (trx) => {
        // Changed first, so that of two at once the second waits here and then finds the first one's line.
        if (isShown) await setState(trx, id, 'shown', noteOf(why))
        else
          await trx
            .updateTable('community_texts')
            .set({ note: noteOf(why) })
            .where('id', '=', id)
            .execute()
        if (await wasAppealed(trx, id)) throw new AppealedMeanwhile()
        if (isShown) await trx.deleteFrom('community_flags').where('text_id', '=', id).execute()
      }).catch((error: unknown) => {
        if (error instanceof AppealedMeanwhile) return null
        throw error
      })
      if (wasThere === null) return 'again'
      return wasThere ? 'done' : 'unknown'
    },
    note: (who, id, note) =>
      change({ who, what: 'note', id, why: note }, (trx) =>
        trx
          .updateTable('community_texts')
          .set({ note: noteOf(note) })
          .where('id', '=', id)
          .execute(),
      ),
    lock: (who, thread, isLocked, why) =>
      change({ who, what: isLocked ? 'lock' : 'unlock', id: thread, why }, (trx, { thread_id }) =>
        trx
          .updateTable('community_threads')
          .set({ locked: isLocked ? 1 : 0 })
          .where('id', '=', thread_id)
          .execute(),
      ),
    ban: async (who, id, kind, days, why) =>
      await db.transaction().execute(async (trx) => {
        const text = await trx
          .selectFrom('community_texts')
          .select(['device_hash', 'network_hash', 'body'])
          .where('id', '=', id)
          .executeTakeFirst()
        const hash = kind === 'device' ? text?.device_hash : text?.network_hash
        if (hash === null || hash === undefined) return null
        const longest = kind === 'network' ? limits.addressDays : Math.max(...limits.banDays)
        const until = isoTime(now() + Math.min(Math.max(days, 1), longest) * DAY_MS)
        const ban = { id: newId(now()), kind, until, why: why.slice(0, 300), at: isoTime(now()) }
        await trx
          .insertInto('community_bans')
          .values({ ...ban, hash, by_whom: who })
          .execute()
        await logLine(trx, now(), {
          who,
          what: 'ban',
          id,
          why: `${kind}, until ${until}: ${why}`,
          text: text?.body ?? '',
        })
        return { ...ban, byWhom: who }
      }),
    bans: async () => {
      const rows = await db
        .selectFrom('community_bans')
        .selectAll()
        .where('until', '>', isoTime(now()))
        .orderBy('until')
        .execute()
      return rows.map(({ id, kind, until, why, by_whom, at }) => ({
        id,
        kind: kind === 'network' ? 'network' : 'device',
        until,
        why,
        byWhom: by_whom,
        at,
      }))
    },
    unban: async (who, ban) =>
      await db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom('community_bans').where('id', '=', ban).executeTakeFirst()
        if (Number(numDeletedRows) === 0) return false
        await logLine(trx, now(), { who, what: 'unban', id: ban })
        return true
      }),
    audit: async ({ most = 100, before } = {}) => {
      let query = db.selectFrom('community_audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc')
      if (before !== undefined) {
        const [at = '', id = ''] = before.split('_')
        query = query.where((is) => is.or([is('at', '<', at), is.and([is('at', '=', at), is('id', '<', id)])]))
      }
      const rows = await query.limit(most).execute()
      return rows.map((row) => ({
        id: row.id,
        at: row.at,
        who: row.who,
        what: row.what,
        textId: row.text_id,
        why: row.why,
        textHash: row.text_hash,
      }))
    },
  }
}

class AppealedMeanwhile extends Error {
  override readonly name = 'AppealedMeanwhile'
}

async function wasAppealed(db: Kysely<Database>, id: string): Promise<boolean> {
  const line = await db
    .selectFrom('community_audit')
    .select('id')
    .where('text_id', '=', id)
    .where('what', 'in', ['appeal-kept', 'appeal-shown'])
    .executeTakeFirst()
  return line !== undefined
}

async function appealRefused(
  db: Kysely<Database>,
  {
    who,
    id,
    isShown,
    others,
  }: { readonly who: string; readonly id: string; readonly isShown: boolean; readonly others: boolean },
): Promise<AppealOutcome | null> {
  const text = await db.selectFrom('community_texts').select(['state', 'body']).where('id', '=', id).executeTakeFirst()
  if (!text || text.state === 'deleted') return 'unknown'
  if (await wasAppealed(db, id)) return 'again'
  if (text.state !== 'removed' && text.state !== 'hidden') return 'nothing'
  if (isShown && text.body === '') return 'wiped'
  const decided = await db
    .selectFrom('community_audit')
    .select('who')
    .where('text_id', '=', id)
    .where('what', 'in', ['hide', 'remove'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return others && decided?.who === who ? 'own' : null
}

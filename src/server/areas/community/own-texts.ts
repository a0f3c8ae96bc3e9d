import type { Kysely } from 'kysely'
import type { CommunityText } from '#wire/community.ts'
import { threadPath } from '#writing/community/address.ts'
import { needsIn } from '#writing/community/help/crisis.ts'
import { linksEarly } from '#writing/community/judge.ts'
import { communityLimits as limits } from '#writing/community/limits.ts'
import { bareText } from '#writing/community/signals/same-text.ts'
import { pointsOf, signsOf } from '#writing/community/signals/score.ts'
import { hashOf } from '../../hash-of.ts'
import type { TextsTable } from '../../store/community-tables.ts'
import type { Database } from '../../store/database.ts'
import { closedUntil, known, pastOf, type Writer } from './gate.ts'
import { logLine } from './log-lines.ts'
import { shownText, stateOf } from './rows.ts'
import { isoTime } from './salts.ts'
import { settle } from './settle.ts'
import type { WritingParts, Written } from './writing.ts'

/** What whoever holds the secret of a text may do with it. The secret of a text opens that text and no other. */
export interface OwnTexts {
  edit(
    writer: Writer,
    id: string,
    change: { secret: string; text: string; title?: string | undefined },
  ): Promise<Written>
  /** Takes the words away for good; what is left says that something stood here. */
  drop(id: string, secret: string): Promise<Written>
  /** Of a question: which answer helped; null takes it back. */
  accept(thread: string, secret: string, answer: string | null): Promise<Written>
  /** The text as its writer may read it, to change it. */
  own(id: string, secret: string): Promise<(CommunityText & { readonly title: string }) | null>
}

export function ownTexts({ db, kind, index, now }: WritingParts): OwnTexts {
  /** Does something with a text its secret opens, and says how it stands now. */
  const opened = async (
    id: string,
    secret: string,
    work: (trx: Kysely<Database>, row: TextsTable) => Promise<Written | null>,
  ): Promise<Written> =>
    await db.transaction().execute(async (trx) => {
      const row = await trx.selectFrom('community_texts').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) return { ok: false, why: 'gone' }
      if (row.secret_hash !== hashOf(secret)) return { ok: false, why: 'secret' }
      const refused = await work(trx, row)
      if (refused) return refused
      await settle(trx, index, id)
      const after = await trx
        .selectFrom('community_texts as text')
        .innerJoin('community_threads as thread', 'thread.id', 'text.thread_id')
        .select(['text.state', 'text.thread_id', 'thread.slug'])
        .where('text.id', '=', id)
        .executeTakeFirstOrThrow()
      const path = threadPath(after.thread_id, after.slug)
      return { ok: true, id, thread: after.thread_id, path, state: stateOf(after.state), isRepeat: false }
    })

  return {
    edit: (writer, id, { secret, text, title }) =>
      opened(id, secret, async (trx, row) => {
        const newTitle = Number(row.is_question) === 1 ? (title ?? row.title) : ''
        if (row.state === 'deleted' || row.state === 'removed') return { ok: false, why: 'gone' }
        if (text === row.body && newTitle === row.title) return null
        const who = await known(trx, kind, writer, now())
        const until = await closedUntil(trx, who, now())
        if (until !== null) return { ok: false, why: 'closed', until }
        const whole = newTitle === '' ? text : `${newTitle}\n${text}`
        const { textsBefore } = await pastOf(trx, who, now())
        if (linksEarly({ text: whole }, textsBefore)) return { ok: false, why: 'early-link' }
        const points = pointsOf(signsOf(whole, { isRepeated: false, textsBefore }))
        if (points >= limits.pointsThatRefuse) return { ok: false, why: 'spam' }
        // A change never brings back what people or a moderator have hidden.
        const state = row.state === 'shown' && points >= limits.pointsThatHold ? 'held' : row.state
        await trx
          .updateTable('community_texts')
          .set({
            title: newTitle,
            body: text,
            changed_at: isoTime(now()),
            state,
            points,
            needs: JSON.stringify(needsIn(whole)),
            words_hash: hashOf(bareText(whole)),
          })
          .where('id', '=', id)
          .execute()
        if (newTitle !== '')
          await trx.updateTable('community_threads').set({ title: newTitle }).where('id', '=', id).execute()
        await logLine(trx, now(), { who: 'visitor', what: 'edit', id, text: whole })
        return null
      }),

    drop: (id, secret) =>
      opened(id, secret, async (trx, row) => {
        if (row.state === 'deleted') return null
        await trx
          .updateTable('community_texts')
          .set({ state: 'deleted', title: '', body: '', words_hash: '', needs: '[]', note: null })
          .where('id', '=', id)
          .execute()
        if (Number(row.is_question) === 1)
          await trx
            .updateTable('community_threads')
            .set({
              title: '',
              slug: 'deleted',
              tags: '[]',
              frame: '{}',
              scenario_calculator: null,
              scenario_link: null,
            })
            .where('id', '=', id)
            .execute()
        await logLine(trx, now(), { who: 'visitor', what: 'delete', id, text: row.body })
        return null
      }),

    accept: (thread, secret, answer) =>
      opened(thread, secret, async (trx, row) => {
        if (Number(row.is_question) !== 1 || row.state !== 'shown') return { ok: false, why: 'gone' }
        const chosen =
          answer === null
            ? null
            : await trx
                .selectFrom('community_texts')
                .select('id')
                .where('id', '=', answer)
                .where('thread_id', '=', thread)
                .where('is_question', '=', 0)
                .where('state', '=', 'shown')
                .executeTakeFirst()
        if (chosen === undefined) return { ok: false, why: 'gone' }
        await trx.updateTable('community_threads').set({ accepted: answer }).where('id', '=', thread).execute()
        await logLine(trx, now(), { who: 'visitor', what: 'accept', id: thread, why: answer ?? 'none' })
        return null
      }),

    own: async (id, secret) => {
      const row = await db.selectFrom('community_texts').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row || row.secret_hash !== hashOf(secret)) return null
      return { ...shownText(row, null), text: row.body, title: row.title }
    },
  }
}

import { type Kysely, sql } from 'kysely'
import { textStates, type WireScenario, type WrittenAnswer } from '#wire/community.ts'
import { slugOf, threadPath } from '#writing/community/address.ts'
import { needsIn } from '#writing/community/help/crisis.ts'
import { linksEarly } from '#writing/community/judge.ts'
import { communityLimits as limits } from '#writing/community/limits.ts'
import { madeUpName } from '#writing/community/names.ts'
import { bareText } from '#writing/community/signals/same-text.ts'
import { pointsOf, signsOf } from '#writing/community/signals/score.ts'
import type { Frame } from '#writing/community/template.ts'
import { leadingZeros, workText } from '#writing/community/work.ts'
import { hashOf } from '../../hash-of.ts'
import type { Database, DatabaseKind } from '../../store/database.ts'
import { closedUntil, known, type Past, pastOf, type Writer } from './gate.ts'
import { hashBytes, nameSeed, newId } from './hashes.ts'
import { logLine } from './log-lines.ts'
import { isoTime } from './salts.ts'
import type { SearchIndex } from './search-index.ts'
import { settle } from './settle.ts'

/** Why something was not written. */
export type NotWritten =
  | { readonly ok: false; readonly why: 'too-soon'; readonly wait: number }
  | { readonly ok: false; readonly why: 'closed'; readonly until: string }
  | { readonly ok: false; readonly why: 'work' | 'early-link' | 'spam' | 'locked' | 'gone' | 'secret' | 'own' }
export type Written = (WrittenAnswer & { readonly ok: true }) | NotWritten

export interface NewText {
  readonly secret: string
  readonly text: string
  readonly work?: number | undefined
}
export interface NewQuestion extends NewText {
  readonly title: string
  readonly tags: readonly string[]
  readonly frame: Frame
  readonly scenario: WireScenario | null
}

/** New texts. What they say has passed `judge.ts` before. */
export interface CommunityWriting {
  ask(writer: Writer, question: NewQuestion): Promise<Written>
  answer(writer: Writer, thread: string, answer: NewText): Promise<Written>
}

export interface WritingParts {
  readonly db: Kysely<Database>
  readonly kind: DatabaseKind
  readonly index: SearchIndex
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** See `communityLimits`; 0: none. */
  readonly questionsBeforeQueue: number
}

export function writing({ db, kind, index, now, questionsBeforeQueue }: WritingParts): CommunityWriting {
  /** Passes the gate and writes, in one transaction. The same secret again finds what it wrote. */
  const write = async (
    writer: Writer,
    { secret, work, text, ...rest }: NewText & Partial<NewQuestion>,
    inThread: string | null,
  ): Promise<Written> =>
    await db.transaction().execute(async (trx) => {
      const at = now()
      const known_ = await known(trx, kind, writer, at)
      if (kind === 'postgres')
        await sql`SELECT pg_advisory_xact_lock(hashtextextended(${hashOf(secret)}, 0))`.execute(trx)
      const before = await earlier(trx, secret)
      if (before) return before
      const thread = inThread === null ? null : await openThread(trx, inThread)
      if (thread !== null && 'ok' in thread) return thread
      const until = await closedUntil(trx, known_, at)
      if (until !== null) return { ok: false, why: 'closed', until }
      const past = await pastOf(trx, known_, at)
      const whole = rest.title === undefined ? text : `${rest.title}\n${text}`
      const refused = refusedBy(past, secret, work, whole)
      if (refused) return refused
      const points = pointsOf(
        signsOf(whole, { isRepeated: await wasSaid(trx, whole, at), textsBefore: past.textsBefore }),
      )
      if (points >= limits.pointsThatRefuse) return { ok: false, why: 'spam' }
      const id = newId(at)
      const threadId = thread?.id ?? id
      const isFlood =
        thread === null && past.textsBefore < limits.textsBeforeLinks && (await isFull(trx, questionsBeforeQueue, at))
      const state = points >= limits.pointsThatHold || isFlood ? 'held' : 'shown'
      const slug = thread?.slug ?? slugOf(rest.title ?? '')
      const created = isoTime(at)
      if (thread === null)
        await trx
          .insertInto('community_threads')
          .values({
            id,
            slug,
            title: rest.title ?? '',
            tags: JSON.stringify(rest.tags ?? []),
            frame: JSON.stringify(rest.frame ?? {}),
            scenario_calculator: rest.scenario?.calculator ?? null,
            scenario_link: rest.scenario?.link ?? null,
            created_at: created,
            active_at: created,
            answers: 0,
            accepted: null,
            locked: 0,
            state,
          })
          .execute()
      await trx
        .insertInto('community_texts')
        .values({
          id,
          thread_id: threadId,
          is_question: thread === null ? 1 : 0,
          title: rest.title ?? '',
          body: text,
          name: nameIn(threadId, writer, secret),
          created_at: created,
          changed_at: null,
          votes: 0,
          state,
          note: null,
          needs: JSON.stringify(needsIn(whole)),
          points,
          secret_hash: hashOf(secret),
          device_hash: known_.deviceHash,
          address_hash: known_.sender.address,
          network_hash: known_.sender.network,
          words_hash: hashOf(bareText(whole)),
          origin: 'visitor',
        })
        .execute()
      for (const tag of thread === null ? new Set(rest.tags) : [])
        await trx.insertInto('community_tags').values({ tag, thread_id: id }).execute()
      await settle(trx, index, id)
      await logLine(trx, at, { who: 'visitor', what: thread === null ? 'ask' : 'answer', id, text: whole })
      if (state === 'held')
        await logLine(trx, at, {
          who: 'signs',
          what: 'hold',
          id,
          why: isFlood ? 'many questions at once' : `${points} points`,
        })
      return { ok: true, id, thread: threadId, path: threadPath(threadId, slug), state, isRepeat: false }
    })

  return {
    ask: (writer, question) => write(writer, question, null),
    answer: (writer, thread, answer) => write(writer, answer, thread),
  }
}

/** The same device has one name in a thread; without a device every text has its own. */
const nameIn = (thread: string, { device }: Writer, secret: string): string =>
  madeUpName(nameSeed('name', device ?? secret, thread))

/** What this secret wrote before. */
async function earlier(trx: Kysely<Database>, secret: string): Promise<Written | null> {
  const row = await trx
    .selectFrom('community_texts as text')
    .innerJoin('community_threads as thread', 'thread.id', 'text.thread_id')
    .select(['text.id', 'text.thread_id', 'text.state', 'thread.slug'])
    .where('text.secret_hash', '=', hashOf(secret))
    .executeTakeFirst()
  if (!row) return null
  const path = threadPath(row.thread_id, row.slug)
  return {
    ok: true,
    id: row.id,
    thread: row.thread_id,
    path,
    state: row.state as WrittenAnswer['state'],
    isRepeat: true,
  }
}

async function openThread(
  trx: Kysely<Database>,
  id: string,
): Promise<{ readonly id: string; readonly slug: string } | NotWritten> {
  const thread = await trx
    .selectFrom('community_threads')
    .select(['id', 'slug', 'locked', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (thread?.state !== 'shown') return { ok: false, why: 'gone' }
  return Number(thread.locked) === 1 ? { ok: false, why: 'locked' } : { id: thread.id, slug: thread.slug }
}

function refusedBy(past: Past, secret: string, work: number | undefined, whole: string): NotWritten | null {
  if (past.wait > 0) return { ok: false, why: 'too-soon', wait: past.wait }
  if (linksEarly({ text: whole }, past.textsBefore)) return { ok: false, why: 'early-link' }
  const isDone = work !== undefined && leadingZeros(hashBytes(workText(secret, work))) >= limits.workBits
  return past.textsToday >= limits.textsBeforeWork && !isDone ? { ok: false, why: 'work' } : null
}

/** Whether so many questions came in the last hour. */
async function isFull(trx: Kysely<Database>, most: number, at: number): Promise<boolean> {
  if (most === 0) return false
  const anHourAgo = isoTime(at - 3_600_000)
  const rows = await trx
    .selectFrom('community_threads')
    .select('id')
    .where('state', 'in', [...textStates])
    // No thread was active before it was asked, and the index knows when it was active.
    .where('active_at', '>', anHourAgo)
    .where('created_at', '>', anHourAgo)
    .limit(most)
    .execute()
  return rows.length >= most
}

/** Whether somebody said the same a short while ago. */
async function wasSaid(trx: Kysely<Database>, text: string, at: number): Promise<boolean> {
  const row = await trx
    .selectFrom('community_texts')
    .select('id')
    .where('words_hash', '=', hashOf(bareText(text)))
    .where('created_at', '>', isoTime(at - limits.sameTextHours * 3_600_000))
    .executeTakeFirst()
  return row !== undefined
}

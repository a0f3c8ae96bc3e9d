import { type Kysely, sql } from 'kysely'
import {
  type CommunityThread,
  type TagCounts,
  type ThreadList,
  type ThreadListQuery,
  type ThreadSummary,
  textStates,
} from '#wire/community.ts'
import { communityLimits } from '#writing/community/limits.ts'
import type { Database } from '../../store/database.ts'
import { frameIn, shownText, summaryOf } from './rows.ts'
import { type SearchIndex, searchWords } from './search-index.ts'

/** What anybody may read. */
export interface CommunityReading {
  /** The newest first, by the last answer; with `q` the best first, without a next page. */
  list(asked?: ThreadListQuery): Promise<ThreadList>
  /** A thread that is shown, with its answers, the oldest first; null where there is none. */
  find(id: string, after?: string): Promise<CommunityThread | null>
  /** Threads about the same, for somebody about to ask. */
  similar(words: string, limit?: number): Promise<readonly ThreadSummary[]>
  tags(): Promise<TagCounts>
}

const ANSWERS_AT_ONCE = 100
const notShown = textStates.filter((state) => state !== 'shown')

export function reading(db: Kysely<Database>, index: SearchIndex): CommunityReading {
  const withQuestions = async (ids: readonly string[]): Promise<ThreadSummary[]> => {
    if (ids.length === 0) return []
    const threads = await db
      .selectFrom('community_threads')
      .selectAll()
      .where('id', 'in', [...ids])
      .where('state', '=', 'shown')
      .execute()
    const texts = await db
      .selectFrom('community_texts')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute()
    return ids.flatMap((id) => {
      const thread = threads.find((row) => row.id === id)
      const question = texts.find((row) => row.id === id)
      return thread && question ? [summaryOf(thread, question)] : []
    })
  }

  const found = async (words: string, limit: number, tag?: string): Promise<ThreadSummary[]> => {
    const asked = searchWords(words)
    const all = await index.find(asked, true, limit, tag)
    return await withQuestions(all.length > 0 ? all : await index.find(asked, false, limit, tag))
  }

  return {
    list: async ({ tag, q, unanswered, limit = communityLimits.threadsOnAPage, after } = {}) => {
      if (q !== undefined && q.trim() !== '') {
        const threads = await found(q, limit, tag)
        return { threads: threads.filter((one) => unanswered === undefined || one.answers === 0), next: null }
      }
      let query = db
        .selectFrom('community_threads as thread')
        .select(['thread.id', 'thread.active_at'])
        .where('thread.state', '=', 'shown')
        .orderBy('thread.active_at', 'desc')
        .orderBy('thread.id', 'desc')
      if (tag !== undefined)
        query = query.where('thread.id', 'in', (inner) =>
          inner.selectFrom('community_tags').select('thread_id').where('tag', '=', tag),
        )
      if (unanswered !== undefined) query = query.where('thread.answers', '=', 0)
      if (after !== undefined) {
        const [at = '', id = ''] = after.split('_')
        query = query.where((is) =>
          is.or([is('thread.active_at', '<', at), is.and([is('thread.active_at', '=', at), is('thread.id', '<', id)])]),
        )
      }
      // One more than asked for tells whether there is more.
      const rows = await query.limit(limit + 1).execute()
      const last = rows.length > limit ? rows[limit - 1] : undefined
      return {
        threads: await withQuestions(rows.slice(0, limit).map(({ id }) => id)),
        next: last ? `${last.active_at}_${last.id}` : null,
      }
    },

    find: async (id, after) => {
      const thread = await db.selectFrom('community_threads').selectAll().where('id', '=', id).executeTakeFirst()
      const question = await db.selectFrom('community_texts').selectAll().where('id', '=', id).executeTakeFirst()
      if (!thread || !question || thread.state !== 'shown') return null
      let query = db
        .selectFrom('community_texts')
        .selectAll()
        .where('thread_id', '=', id)
        .where('is_question', '=', 0)
        .where('state', 'not in', ['held', 'deleted'])
        .orderBy('created_at')
        .orderBy('id')
      if (after !== undefined) {
        const [at = '', last = ''] = after.split('_')
        query = query.where((is) =>
          is.or([is('created_at', '>', at), is.and([is('created_at', '=', at), is('id', '>', last)])]),
        )
      }
      const rows = await query.limit(ANSWERS_AT_ONCE + 1).execute()
      const last = rows.length > ANSWERS_AT_ONCE ? rows[ANSWERS_AT_ONCE - 1] : undefined
      const { scenario_calculator: calculator, scenario_link: link } = thread
      return {
        ...summaryOf(thread, question),
        question: shownText(question, question),
        frame: frameIn(thread.frame),
        scenario: calculator !== null && link !== null ? { calculator, link } : null,
        accepted: thread.accepted,
        answersShown: rows.slice(0, ANSWERS_AT_ONCE).map((row) => shownText(row, question)),
        next: last ? `${last.created_at}_${last.id}` : null,
      }
    },

    similar: (words, limit = 5) => found(words, limit),

    tags: async () => {
      const counted = sql<number | string>`count(*)`.as('threads')
      const all = await db
        .selectFrom('community_tags')
        .select(['tag as name', counted])
        .groupBy('tag')
        .orderBy('tag')
        .execute()
      // Nearly all are shown: to count the others is to look at few.
      const unseen = await db
        .selectFrom('community_threads as thread')
        .innerJoin('community_tags as tag', 'tag.thread_id', 'thread.id')
        .select(['tag.tag as name', counted])
        .where('thread.state', 'in', notShown)
        .groupBy('tag.tag')
        .execute()
      const tags = all.map(({ name, threads }) => ({
        name,
        threads: Number(threads) - Number(unseen.find((one) => one.name === name)?.threads ?? 0),
      }))
      return { tags: tags.filter(({ threads }) => threads > 0) }
    },
  }
}

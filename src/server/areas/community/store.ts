import type { Kysely } from 'kysely'
import { needsIn } from '#writing/community/help/crisis.ts'
import { communityLimits } from '#writing/community/limits.ts'
import { operatorName } from '#writing/community/names.ts'
import type { StarterThread } from '#writing/community/starters.ts'
import type { Database, DatabaseKind } from '../../store/database.ts'
import { keptSearch } from './kept-search.ts'
import { type Moderation, moderation } from './moderation.ts'
import { CommunityNews } from './news.ts'
import { type OwnTexts, ownTexts } from './own-texts.ts'
import { type CommunityReading, reading } from './reading.ts'
import { forgetOld } from './salts.ts'
import { searchIndex } from './search-index.ts'
import { settle } from './settle.ts'
import { telling } from './telling.ts'
import { type Voices, voices } from './voices.ts'
import { type CommunityWriting, writing } from './writing.ts'

/** The community of the store. */
export interface CommunityRepository extends CommunityReading, CommunityWriting, OwnTexts, Voices {
  /** What has changed, here and, where nodes tell each other, elsewhere. */
  readonly news: CommunityNews
  /** What moderators do; nothing a visitor sends leads there. */
  readonly moderation: Moderation
  /** Lets go of addresses, bans and lines of the log whose time is over. */
  forget(): Promise<void>
  /** Writes the operator's threads that come with the release where they are missing, and follows changes of their words. */
  seed(threads: readonly StarterThread[]): Promise<void>
}

/** `now`: milliseconds since 1970. `questionsBeforeQueue`: see `communityLimits`; 0: none. */
export function communityRepository(
  db: Kysely<Database>,
  kind: DatabaseKind,
  now: () => number,
  questionsBeforeQueue: number = communityLimits.questionsBeforeQueue,
): CommunityRepository {
  const index = searchIndex(db, kind)
  const parts = { db, kind, index, now, questionsBeforeQueue }
  const news = new CommunityNews()
  const desk = moderation(parts)
  const own = ownTexts(parts)
  const { ask, answer, edit, drop, accept, vote, flag, ...moderated } = telling(db, news, {
    ...writing(parts),
    ...own,
    ...voices(parts),
    ...desk,
  })
  return {
    ...reading(db, keptSearch(index, news)),
    ...{ ask, answer, edit, drop, accept, vote, flag },
    own: own.own,
    news,
    moderation: { ...desk, ...moderated },
    forget: () => forgetOld(db, now()),
    seed: async (threads) =>
      await db.transaction().execute(async (trx) => {
        for (const thread of threads) {
          const { id, slug, title, text, at } = thread
          await trx
            .insertInto('community_threads')
            .values({
              id,
              slug,
              title,
              tags: JSON.stringify(thread.tags),
              frame: '{}',
              scenario_calculator: thread.scenario?.calculator ?? null,
              scenario_link: thread.scenario?.link ?? null,
              created_at: at,
              active_at: at,
              answers: 0,
              accepted: null,
              locked: 0,
              state: 'shown',
            })
            .onConflict((conflict) => conflict.column('id').doUpdateSet({ title, tags: JSON.stringify(thread.tags) }))
            .execute()
          await trx
            .insertInto('community_texts')
            .values({
              id,
              thread_id: id,
              is_question: 1,
              title,
              body: text,
              name: operatorName,
              created_at: at,
              changed_at: null,
              votes: 0,
              state: 'shown',
              note: null,
              needs: JSON.stringify(needsIn(text)),
              points: 0,
              secret_hash: null,
              device_hash: null,
              address_hash: null,
              network_hash: null,
              words_hash: '',
              origin: 'operator',
            })
            .onConflict((conflict) => conflict.column('id').doUpdateSet({ title, body: text }))
            .execute()
          for (const tag of thread.tags)
            await trx
              .insertInto('community_tags')
              .values({ tag, thread_id: id })
              .onConflict((conflict) => conflict.columns(['tag', 'thread_id']).doNothing())
              .execute()
          await settle(trx, index, id)
        }
      }),
  }
}

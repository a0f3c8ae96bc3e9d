import { type Kysely, sql } from 'kysely'
import type { Database } from '../../store/database.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * Brings everything that follows from a text in line with it, in the same transaction: what the search finds, whether its thread is
 * listed, how many answers it counts, when it was last active, and that the accepted answer is one that is shown.
 */
export async function settle(trx: Kysely<Database>, index: SearchIndex, id: string): Promise<void> {
  const text = await trx.selectFrom('community_texts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!text) return
  if (text.state === 'shown') await index.put(trx, id, text.title, text.body)
  else await index.drop(trx, id)
  const thread = text.thread_id
  if (Number(text.is_question) === 1)
    await trx.updateTable('community_threads').set({ state: text.state }).where('id', '=', thread).execute()
  await sql`UPDATE community_threads SET
      answers = (SELECT count(*) FROM community_texts
        WHERE thread_id = ${thread} AND is_question = 0 AND state = 'shown'),
      active_at = (SELECT max(created_at) FROM community_texts
        WHERE thread_id = ${thread} AND (is_question = 1 OR state = 'shown')),
      accepted = (SELECT id FROM community_texts
        WHERE id = community_threads.accepted AND thread_id = ${thread} AND state = 'shown')
    WHERE id = ${thread}`.execute(trx)
}

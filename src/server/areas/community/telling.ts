import type { Kysely } from 'kysely'
import type { Database } from '../../store/database.ts'
import type { Moderation } from './moderation.ts'
import type { CommunityNews } from './news.ts'
import type { OwnTexts } from './own-texts.ts'
import type { Voices } from './voices.ts'
import type { CommunityWriting, Written } from './writing.ts'

/** Everything that changes what people see. */
export type Writes = CommunityWriting &
  Omit<OwnTexts, 'own'> &
  Voices &
  Pick<Moderation, 'hide' | 'show' | 'remove' | 'appeal' | 'note' | 'lock'>

/** The same writes, each of which tells what it changed before it is acknowledged. What failed on the way may have been written too. */
export function telling(db: Kysely<Database>, news: CommunityNews, writes: Writes): Writes {
  const told =
    <A extends unknown[], R>(write: (...given: A) => Promise<R>, tell: (done: R, ...given: A) => unknown) =>
    async (...given: A): Promise<R> => {
      try {
        const done = await write(...given)
        await tell(done, ...given)
        return done
      } catch (error) {
        news.tell(null)
        throw error
      }
    }
  const added = (done: Written) => {
    if (done.ok && !done.isRepeat) news.tell(done.thread, true)
  }
  const changed = (done: Written) => {
    if (done.ok) news.tell(done.thread)
  }
  const textChanged = async (id: string) => {
    const row = await db.selectFrom('community_texts').select('thread_id').where('id', '=', id).executeTakeFirst()
    if (row) news.tell(row.thread_id)
  }
  const second = (_done: unknown, _who: unknown, id: string) => textChanged(id)
  return {
    ask: told(writes.ask, added),
    answer: told(writes.answer, added),
    edit: told(writes.edit, changed),
    drop: told(writes.drop, changed),
    accept: told(writes.accept, changed),
    vote: told(writes.vote, second),
    flag: told(writes.flag, second),
    hide: told(writes.hide, second),
    show: told(writes.show, second),
    remove: told(writes.remove, second),
    appeal: told(writes.appeal, second),
    note: told(writes.note, second),
    lock: told(writes.lock, second),
  }
}

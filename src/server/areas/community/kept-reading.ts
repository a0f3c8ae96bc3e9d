import { SharedWork } from '../../load/shared-work.ts'
import type { CommunityNews } from './news.ts'
import type { CommunityReading } from './reading.ts'

/** Characters of JSON that are kept of what was read. */
const MOST = 16_000_000
/** How late the numbers beside the topics may be (milliseconds): they count, and show no text. */
const COUNTS_LATE_MS = 1_000

const weigh = (value: object | null): number => (value === null ? 0 : JSON.stringify(value).length)

/** What anybody may read, read once for all who ask while nothing of it has changed. The same answer is the same object. */
export function keptReading(store: CommunityReading, news: CommunityNews): CommunityReading {
  const options = { weigh, most: MOST, keepMs: () => news.keepMs() }
  const lists = new SharedWork<Awaited<ReturnType<CommunityReading['list']>>>(options)
  const threads = new SharedWork<Awaited<ReturnType<CommunityReading['find']>>>(options)
  const counts = new SharedWork<Awaited<ReturnType<CommunityReading['tags']>>>({
    ...options,
    soft: { mark: () => news.mark, lateMs: COUNTS_LATE_MS },
  })
  const all = () => news.mark
  return {
    list: ({ tag, q, unanswered, limit, after } = {}) =>
      lists.get(JSON.stringify([tag, q, unanswered, limit, after]), all, () =>
        store.list({ tag, q, unanswered, limit, after }),
      ),
    find: (id, after) =>
      threads.get(
        `${id} ${after ?? ''}`,
        () => news.markOf(id),
        () => store.find(id, after),
      ),
    tags: () =>
      counts.get(
        '',
        () => 0,
        () => store.tags(),
      ),
    similar: (words, limit) => store.similar(words, limit),
  }
}

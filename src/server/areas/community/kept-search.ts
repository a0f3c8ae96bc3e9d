import { SharedWork } from '../../load/shared-work.ts'
import type { CommunityNews } from './news.ts'
import type { SearchIndex } from './search-index.ts'

/** Ids that are kept of what was found. */
const MOST_IDS = 100_000
/** How late a new text may be found by words that were asked a moment ago (milliseconds). What is taken away is found no more at once. */
const NEW_LATE_MS = 1_000

/** The index, asked once for all who look for the same words. It gives ids; what stands there is read when it is shown. */
export function keptSearch(index: SearchIndex, news: CommunityNews): SearchIndex {
  const kept = new SharedWork<readonly string[]>({
    // Found nothing is an answer too.
    weigh: (ids) => ids.length + 1,
    most: MOST_IDS,
    keepMs: () => news.keepMs(),
    soft: { mark: () => news.mark, lateMs: NEW_LATE_MS },
  })
  return {
    ...index,
    find: (words, every, limit, tag) =>
      kept.get(
        JSON.stringify([words, every, limit, tag]),
        () => news.takenMark,
        () => index.find(words, every, limit, tag),
      ),
  }
}

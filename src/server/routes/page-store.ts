import type { PageStore } from '#wire/page-context.ts'
import { MOST_POSTS, POSTS_ON_A_PAGE } from '#wire/posts.ts'
import type { Store } from '../store/open-store.ts'
import { StoreUnavailable } from '../store/unavailable.ts'

/**
 * The store as the pages read it. Where it is away a page's loader ends with a 503, so that the page says its own words for that and the
 * answer has the status of what happened; `onAway` hears the reason.
 */
export function pageStore(
  { posts, manuscripts }: Pick<Store, 'posts' | 'manuscripts'>,
  onAway: (error: unknown) => void,
): PageStore {
  const orAway = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      return await asked
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      onAway(error)
      throw new Response(null, { status: error.statusCode })
    }
  }
  return {
    listPosts: (after, { isWhole = false, ...asked } = {}) =>
      orAway(
        posts.list({
          limit: isWhole ? MOST_POSTS : POSTS_ON_A_PAGE,
          ...(after === undefined ? {} : { after }),
          ...asked,
        }),
      ),
    postTags: () => orAway(posts.tags()),
    newestPosts: (limit) => orAway(posts.newest(limit)),
    findPost: (slug) => orAway(posts.find(slug)),
    movedPost: (slug) => orAway(manuscripts.movedTo(slug)),
  }
}

import type { PageCommunity, PageStore } from '#wire/page-context.ts'
import { MOST_POSTS, POSTS_ON_A_PAGE } from '#wire/posts.ts'
import type { CommunityReading } from '../areas/community/reading.ts'
import type { CommunityRepository } from '../areas/community/store.ts'
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
  const orAway = awayAs503(onAway)
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

/** The community as the pages read it, away like the store. */
export function pageCommunity(
  community: CommunityReading & Pick<CommunityRepository, 'own'>,
  onAway: (error: unknown) => void,
): PageCommunity {
  const orAway = awayAs503(onAway)
  return {
    list: (asked) => orAway(community.list(asked)),
    find: (id, after) => orAway(community.find(id, after)),
    similar: (words) => orAway(community.similar(words)),
    tags: () => orAway(community.tags()),
    own: (id, secret) => orAway(community.own(id, secret)),
  }
}

const awayAs503 =
  (onAway: (error: unknown) => void) =>
  async <T>(asked: Promise<T>): Promise<T> => {
    try {
      return await asked
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      onAway(error)
      throw new Response(null, { status: error.statusCode })
    }
  }

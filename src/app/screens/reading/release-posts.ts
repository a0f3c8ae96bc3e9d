/** The articles of the release, for pages drawn where there is no store. */
import { posts as seeds } from '#content/posts.ts'
import type { PageStore } from '#wire/page-context.ts'
import type { PostSummary } from '#wire/posts.ts'

type Reading = Pick<PageStore, 'listPosts' | 'postTags'>

export const releasePosts: Reading = {
  listPosts: async (_after, { tag, words = '' } = {}) => {
    const wanted = words.toLowerCase().split(/\s+/)
    const found = seeds.filter(
      (post) =>
        (tag === undefined || post.tags.includes(tag)) &&
        wanted.every((word) =>
          [post.title, post.excerpt, ...post.tags, post.body].join(' ').toLowerCase().includes(word),
        ),
    )
    return { posts: found.map(({ body: _, ...summary }): PostSummary => summary), next: null }
  },
  postTags: async () =>
    [...new Set(seeds.flatMap(({ tags }) => tags))]
      .sort()
      .map((tag) => ({ tag, count: seeds.filter(({ tags }) => tags.includes(tag)).length })),
}

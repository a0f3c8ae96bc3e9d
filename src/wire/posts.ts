import * as z from 'zod/mini'

/** A blog address: lower-case words joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const slug = z.string().check(z.minLength(1), z.maxLength(80), z.regex(slugPattern))
const line = z.string().check(z.minLength(1), z.maxLength(200))

/** One blog post. `body` is Markdown; dates are YYYY-MM-DD; `relatedTools` are calculator slugs. */
export const post = z.object({
  slug,
  title: line,
  excerpt: z.string().check(z.minLength(1), z.maxLength(500)),
  body: z.string().check(z.minLength(1), z.maxLength(200_000)),
  author: line,
  reviewer: z.nullable(line),
  publishedAt: z.iso.date(),
  updatedAt: z.iso.date(),
  tags: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(20)),
  relatedTools: z.array(slug).check(z.maxLength(20)),
})
export type Post = z.infer<typeof post>

/** A post in a list: everything but its body. */
export const postSummary = z.omit(post, { body: true })
export type PostSummary = z.infer<typeof postSummary>

/**
 * A place in the list of posts, newest first: behind the post of this day and address. It names a post and not a number of posts, so that
 * a new one on top moves nobody's place.
 */
export const postPlace = z.string().check(z.maxLength(100), z.regex(/^\d{4}-\d{2}-\d{2}_[a-z0-9]+(?:-[a-z0-9]+)*$/))

export const MOST_POSTS = 200
/** Posts on one page of the blog. */
export const POSTS_ON_A_PAGE = 20

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number))
/** Query of `GET /api/v1/posts`: how many (as many as fit when left out), and behind which place. */
export const postListQuery = z.strictObject({
  limit: z.optional(z.pipe(wholeNumber, z.int().check(z.gte(1), z.lte(MOST_POSTS)))),
  after: z.optional(postPlace),
})

/** Answer of `GET /api/v1/posts`, newest first. `next` is the place to go on `after`; null at the end. */
export const postList = z.object({ posts: z.array(postSummary), next: z.nullable(postPlace) })
export type PostList = z.infer<typeof postList>

/** Answer of `GET /api/v1/posts/{slug}`. */
export const postAnswer = z.object({ post })
export type PostAnswer = z.infer<typeof postAnswer>

/** A tag and how many articles have it. */
export interface PostTag {
  readonly tag: string
  readonly count: number
}
/** Words of a search that count, and the longest search that is read. */
export const MOST_WORDS = 6
export const LONGEST_SEARCH = 100

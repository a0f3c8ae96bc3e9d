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

/** Answer of `GET /api/v1/posts`, newest first. */
export const postList = z.object({ posts: z.array(postSummary) })
export type PostList = z.infer<typeof postList>

/** Answer of `GET /api/v1/posts/{slug}`. */
export const postAnswer = z.object({ post })
export type PostAnswer = z.infer<typeof postAnswer>

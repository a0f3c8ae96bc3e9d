import type { FastifyInstance } from 'fastify'
import { site } from '#content/site.ts'
import { blogFeeds } from '#wire/feeds.ts'
import type { Post } from '#wire/posts.ts'
import { boundPost } from '#writing/bound/bound-post.ts'
import { shownText } from '#writing/bound/shown-text.ts'
import { type Feed, type FeedEntry, type FeedForm, feedForms, writeFeed } from '#writing/feed/feed.ts'
import { sendFresh } from '../../http/fresh-answer.ts'
import { onlyMethods } from '../../http/only-methods.ts'
import type { PostsRepository } from './store.ts'

/** Articles in a feed: the newest. */
const MOST_IN_FEED = 20

export interface FeedRoutesOptions {
  readonly posts: Pick<PostsRepository, 'newest'>
  /** Where the site is published, without a slash at the end. */
  readonly origin: string
  readonly today: () => string
}

/** The blog as RSS, Atom and JSON Feed, with every number looked up. */
export function feedRoutes(app: FastifyInstance, options: FeedRoutesOptions): void {
  for (const [form, path] of Object.entries(blogFeeds) as [FeedForm, string][]) {
    onlyMethods(app, path, ['GET'])
    app.get(path, async (request, reply) => {
      const feed = await blogFeed(options)
      const text = writeFeed(form, feed, `${options.origin}${path}`)
      return sendFresh(request, reply, text, feedForms[form])
    })
  }
}

async function blogFeed({ posts, origin, today }: FeedRoutesOptions): Promise<Feed> {
  const newest = await posts.newest(MOST_IN_FEED)
  const day = today()
  return {
    title: `${site.name} blog`,
    about: 'One money question at a time, answered with real numbers.',
    home: `${origin}/blog`,
    entries: await Promise.all(newest.map((post) => entryOf(post, origin, day))),
  }
}

async function entryOf(post: Post, origin: string, day: string): Promise<FeedEntry> {
  return {
    url: `${origin}/blog/${post.slug}`,
    title: post.title,
    summary: post.excerpt,
    text: shownText(await boundPost(post, day)),
    author: post.author,
    published: post.publishedAt,
    updated: post.updatedAt,
    tags: post.tags,
  }
}

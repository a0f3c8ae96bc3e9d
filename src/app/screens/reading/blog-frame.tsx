import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { blogFeeds } from '#wire/feeds.ts'
import { LONGEST_SEARCH, type PostTag } from '#wire/posts.ts'
import { tagLabel, tagPath } from './tag-path.ts'

/** A list of articles with what stands around every one: a search that works without scripts, topics, the archive, the feeds. */
export function BlogFrame(props: {
  title: string
  lead: string
  search?: string
  topics: readonly PostTag[]
  topic?: string
  children: ReactNode
}) {
  const { title, lead, search = '', topics, topic, children } = props
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-[62ch] text-ink-2 text-lg">{lead}</p>
      </header>
      <Form method="get" action="/blog" role="search" className="no-print flex max-w-[36rem] flex-wrap gap-2">
        <label htmlFor="blog-search" className="sr-only">
          Search the articles
        </label>
        <input
          id="blog-search"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={LONGEST_SEARCH}
          placeholder="Search the articles"
          className="box min-h-11 min-w-0 flex-1 px-3"
        />
        <button type="submit" className="button">
          Search
        </button>
      </Form>
      <nav aria-label="Topics" className="no-print flex flex-wrap gap-2">
        {topics.map(({ tag, count }) => (
          <Link
            key={tag}
            to={tagPath(tag)}
            aria-current={tag === topic ? 'page' : undefined}
            className="badge inline-flex min-h-9 items-center no-underline hover:underline aria-[current=page]:font-semibold aria-[current=page]:underline"
          >
            {tagLabel(tag)} ({count})
          </Link>
        ))}
      </nav>
      {children}
      <nav aria-label="More ways to read" className="no-print flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Link to="/blog/archive">All articles by year</Link>
        <a href={blogFeeds.rss}>RSS</a>
        <a href={blogFeeds.atom}>Atom</a>
        <a href={blogFeeds.json}>JSON Feed</a>
      </nav>
    </div>
  )
}

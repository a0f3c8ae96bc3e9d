/** Articles as they are published now: the list ships those of the release, and editors add and take away. Asked for with the first question. */
import { useEffect, useState } from 'react'
import { slugPattern } from '#wire/posts.ts'
import type { Thing } from './thing.ts'

/** An article of usual length; the list of articles doesn't say how long each is. */
const USUAL_MINUTES = 5
const LONGEST = 500

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST

/** Null where an answer is no list of articles. */
export function articlesIn(answer: unknown): { readonly articles: readonly Thing[]; readonly isAll: boolean } | null {
  if (typeof answer !== 'object' || answer === null || !('posts' in answer) || !Array.isArray(answer.posts)) return null
  const articles = answer.posts.flatMap((one: unknown): Thing[] => {
    if (typeof one !== 'object' || one === null) return []
    const { slug, title, excerpt } = one as Readonly<Record<string, unknown>>
    if (!isText(slug) || !slugPattern.test(slug) || !isText(title) || !isText(excerpt)) return []
    const path = `/blog/${slug}`
    const about = { icon: 'book-open', kind: 'article', minutes: USUAL_MINUTES, events: [] } as const
    return [{ path, id: path, title, line: excerpt, ...about, category: null, level: null, ready: true }]
  })
  return { articles, isAll: 'next' in answer && answer.next === null }
}

/** The list with the articles that are published now; the release's own where nobody answers. */
export function withPublished(things: readonly Thing[], answer: unknown): readonly Thing[] {
  const read = articlesIn(answer)
  if (read === null) return things
  const now = new Set(read.articles.map(({ path }) => path))
  const known = new Set(things.map(({ path }) => path))
  const kept = read.isAll ? things.filter(({ path }) => !path.startsWith('/blog/') || now.has(path)) : things
  return [...kept, ...read.articles.filter(({ path }) => !known.has(path))]
}

export function usePublished(things: readonly Thing[], isWanted: boolean): readonly Thing[] {
  const [all, setAll] = useState(things)
  useEffect(() => {
    if (!isWanted) return
    const left = new AbortController()
    const bring = async () => {
      const answer = await fetch('/api/v1/posts', { signal: left.signal })
      if (answer.ok) setAll(withPublished(things, await answer.json()))
    }
    // Without an answer the articles of the release stand.
    bring().catch(() => undefined)
    return () => left.abort()
  }, [isWanted, things])
  return all
}

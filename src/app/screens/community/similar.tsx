import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { apiPaths } from '#wire/api-paths.ts'
import type { ThreadSummary } from '#wire/community.ts'
import { threadPath } from '#writing/community/address.ts'
import { tagNamed } from '#writing/community/tags.ts'
import { toolTitles } from './tool-titles.precomputed.ts'
import { communityWords, askWords as words } from './words.ts'

const REST_MS = 500

/** Questions about the same and tools that could answer, while somebody writes; before they ask. */
export function Similar(props: {
  readonly first: readonly ThreadSummary[]
  readonly title: string
  readonly tags: readonly string[]
}) {
  const { first, title, tags } = props
  const [threads, setThreads] = useState(first)
  const asked = useRef('')
  useEffect(() => {
    const words = title.trim()
    if (words.length < 8 || words === asked.current) return undefined
    const gone = new AbortController()
    const timer = setTimeout(async () => {
      asked.current = words
      const query = new URLSearchParams({ q: words.slice(0, 200), limit: '5' })
      const answer = await fetch(`${apiPaths.community}/threads?${query}`, { signal: gone.signal }).catch(() => null)
      if (!answer?.ok) return
      const { threadList } = await import('#wire/community.ts')
      const read = threadList.safeParse(await answer.json().catch(() => null))
      if (read.success) setThreads(read.data.threads)
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [title])
  const tools = [...new Set(tags.flatMap((name) => tagNamed(name)?.tools ?? []))].slice(0, 4)
  if (threads.length === 0 && tools.length === 0) return null
  return (
    <section className="grid gap-3 rounded-lg bg-sunk p-4" aria-label={words.first}>
      <h2 className="text-lg">{words.first}</h2>
      {threads.length > 0 ? (
        <div>
          <h3 className="text-base">{words.similar}</h3>
          <ul className="grid gap-1">
            {threads.map(({ id, slug, title: one, answers }) => (
              <li key={id}>
                <Link to={threadPath(id, slug)} target="_blank" rel="noopener">
                  {one}
                </Link>{' '}
                <span className="text-ink-2 text-sm">{communityWords.answers(answers)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {tools.length > 0 ? (
        <div>
          <h3 className="text-base">{words.tools}</h3>
          <ul className="flex flex-wrap gap-2 pt-1">
            {tools.map((path) => (
              <li key={path}>
                <Link to={path} target="_blank" rel="noopener" className="button min-h-11">
                  {toolTitles[path] ?? path}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}

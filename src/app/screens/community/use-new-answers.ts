import { useEffect, useState } from 'react'
import { apiPaths } from '#wire/api-paths.ts'
import { communityLimits } from '#writing/community/limits.ts'

/**
 * How many answers a thread has gained since it was drawn: told over a socket as they come, and, for where none gets through, asked now and
 * then while the page is looked at. Nothing new costs a 304.
 */
export function useNewAnswers(id: string, shown: number): number {
  const [now, setNow] = useState(shown)
  useEffect(() => {
    let etag = ''
    const look = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      const answer = await fetch(`${apiPaths.community}/threads/${id}`, {
        headers: etag === '' ? {} : { 'if-none-match': etag },
        cache: 'no-store',
      }).catch(() => null)
      if (!answer?.ok) return
      etag = answer.headers.get('etag') ?? ''
      const { thread } = await import('#wire/community.ts')
      const read = thread.safeParse(await answer.json().catch(() => null))
      if (read.success) setNow(read.data.answers)
    }
    const timer = setInterval(() => void look(), communityLimits.secondsBetweenLooks * 1_000)
    return () => clearInterval(timer)
  }, [id])
  useEffect(() => {
    let end: (() => void) | null = null
    let isOver = false
    // Nobody waits for it, so it comes after all that somebody may.
    void import('../../live/thread-line.ts').then(
      ({ threadLine, threadWorld }) => {
        if (!isOver) end = threadLine(threadWorld, id, setNow)
      },
      () => {},
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [id])
  return Math.max(0, now - shown)
}

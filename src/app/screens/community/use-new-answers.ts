import { useEffect, useState } from 'react'
import { apiPaths } from '#wire/api-paths.ts'
import { communityLimits } from '#writing/community/limits.ts'

/** How many answers a thread has gained since it was drawn: asked now and then while the page is looked at. Nothing new costs a 304. */
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
  return Math.max(0, now - shown)
}

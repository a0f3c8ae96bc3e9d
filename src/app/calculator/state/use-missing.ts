import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Missing } from '#calculators/kit/missing.ts'

/** Something is being fetched before an answer can follow. */
export interface Waiting {
  /** In words: 'California’s rules'. */
  readonly what: string
  /** It could not be fetched; nothing happens until `retry`. */
  readonly lost: boolean
  readonly retry: () => void
}

/**
 * Fetches what is missing and draws again when it has come. Who asks looks at what is missing at every drawing, so a late arrival
 * of something no longer wanted changes nothing. Some browsers remember a module they could not fetch until the page is loaded again:
 * when a try by hand fails although the site can be reached, the page is loaded again, after `keepNumbers` has put them in the address.
 */
export function useMissing(missing: Missing | null, keepNumbers: () => void): Waiting | null {
  const [, setCome] = useState(0)
  const [lost, setLost] = useState(false)
  const [tries, setTries] = useState(0)
  const lastTry = useRef(0)
  const what = missing?.what ?? null

  const bring = useEffectEvent(async (turn: number, isLeft: () => boolean) => {
    const again = turn !== lastTry.current
    lastTry.current = turn
    try {
      await missing?.fetch()
      if (!isLeft()) setCome((count) => count + 1)
    } catch {
      const reload = again && (await isReachable())
      if (isLeft()) return
      if (!reload) return setLost(true)
      keepNumbers()
      location.reload()
    }
  })
  useEffect(() => {
    if (what === null) return
    let left = false
    bring(tries, () => left)
    return () => {
      left = true
      setLost(false)
    }
  }, [what, tries])
  if (what === null) return null
  return {
    what,
    lost,
    retry: () => setTries((count) => count + 1),
  }
}

/** Whether the site answers at all. */
const isReachable = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

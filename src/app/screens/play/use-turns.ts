import { useEffect, useRef, useState } from 'react'

/** Work this long before anybody else has a turn, in milliseconds. */
const SLICE = 12

export interface Turning<P, T> {
  /** The last thing the work said on its way. */
  readonly progress: P | null
  readonly result: T | null
  readonly isStopped: boolean
  readonly stop: () => void
}

/**
 * Long work of a game in short slices beside the page: each `yield` is a place where a press may be heard, and what it yields is how far
 * it is. Null waits. `work` begins anew when `key` changes.
 */
export function useTurns<P, T>(key: string, work: (() => Generator<P, T>) | null): Turning<P, T> {
  const [state, setState] = useState<{ readonly key: string; readonly progress: P | null; readonly result: T | null }>({
    key,
    progress: null,
    result: null,
  })
  const [stopped, setStopped] = useState<string | null>(null)
  const begin = useRef(work)
  begin.current = work
  const isReady = work !== null
  const isStopped = stopped === key
  useEffect(() => {
    const turns = begin.current?.()
    if (!isReady || isStopped || turns === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const go = () => {
      const until = performance.now() + SLICE
      for (;;) {
        const turn = turns.next()
        if (turn.done) return setState((now) => ({ key, progress: now.progress, result: turn.value }))
        if (performance.now() < until) continue
        setState({ key, progress: turn.value, result: null })
        timer = setTimeout(go)
        return
      }
    }
    timer = setTimeout(go)
    return () => clearTimeout(timer)
  }, [key, isReady, isStopped])
  const isCurrent = state.key === key
  return {
    progress: isCurrent ? state.progress : null,
    result: isCurrent ? state.result : null,
    isStopped,
    stop: () => setStopped(key),
  }
}

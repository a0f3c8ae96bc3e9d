import { startTransition, useEffect, useState } from 'react'
import { askWorker } from './ask-worker.ts'
import type { Answers, Kind, Payloads } from './work.ts'

/** So long after the last change the question is asked, in milliseconds. */
const PAUSE = 300

export interface AskedAnswer<K extends Kind> {
  /** The newest answer, and what it answers; null before the first. */
  readonly last: { readonly payload: Payloads[K]; readonly answer: Answers[K] } | null
  /** A newer question is being worked on: what `last` says is to be dimmed. */
  readonly isBehind: boolean
  /** It could not be worked out: no connection for its code. */
  readonly isLost: boolean
}

/** Keeps a question asked while its payload changes; null asks nothing. The payload is compared by identity. */
export function useAsked<K extends Kind>(
  slug: string,
  kind: K,
  payload: Payloads[K] | null,
  pause: number = PAUSE,
): AskedAnswer<K> {
  const [last, setLast] = useState<AskedAnswer<K>['last']>(null)
  const [lost, setLost] = useState<Payloads[K] | null>(null)
  const isBehind = payload !== null && last?.payload !== payload
  useEffect(() => {
    if (!isBehind) return
    const control = new AbortController()
    const timer = setTimeout(
      () =>
        askWorker(slug, kind, payload, control.signal).then(
          (answer) => startTransition(() => setLast({ payload, answer })),
          () => {
            if (!control.signal.aborted) setLost(payload)
          },
        ),
      last === null ? 0 : pause,
    )
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [slug, kind, payload, isBehind, last, pause])
  return { last, isBehind, isLost: isBehind && lost === payload }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The address follows the last change after this long, so that a browser's count of them is never reached. */
const PAUSE = 300

interface Spoken<T> {
  readonly initial: T
  /** From the part behind the '#', with it; what is not known there takes its starting value. */
  readonly read: (at: { readonly hash: string }) => T
  /** The part behind the '#', without it; '' for the start. */
  readonly write: (value: T) => string
}

/**
 * What a page is asked, at once for the page, and behind the '#' of its address a moment later: no server ever hears it. An address that
 * comes from elsewhere (a link, Back) counts. The finished page knows none, so the first drawing in the browser must not either.
 */
export function useInAddress<T>({ initial, read, write }: Spoken<T>): readonly [T, (update: (now: T) => T) => void] {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [value, setValue] = useState(initial)
  const latest = useRef(value)
  /** What stands in the address by our own hand. */
  const own = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const readLatest = useRef(read)
  useEffect(() => {
    if (hash.slice(1) === (own.current ?? '')) return
    own.current = hash.slice(1)
    clearTimeout(timer.current)
    latest.current = readLatest.current({ hash })
    setValue(latest.current)
  }, [hash])
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = useCallback(
    (update: (now: T) => T) => {
      // Two changes in one breath (what was chosen before the page woke) both count.
      const next = update(latest.current)
      latest.current = next
      setValue(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        own.current = write(next)
        void navigate(
          { hash: own.current === '' ? '' : `#${own.current}` },
          { replace: true, preventScrollReset: true },
        )
      }, PAUSE)
    },
    [navigate, write],
  )
  return [value, change]
}

import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Asked, askedIn, hashOf, startingAsked } from './asked.ts'

/** The address follows the last change after this long, so that a browser's count of them is never reached. */
const PAUSE = 300

/** A part, or how it follows from what is asked by then. */
export type Change = (part: Partial<Asked> | ((now: Asked) => Partial<Asked>)) => void

/**
 * What is asked, at once for the page, and in the address a moment later. An address that comes from elsewhere (a link, Back) counts. The
 * finished page knows none, so the first drawing in the browser must not either.
 */
export function useAsked(): readonly [Asked, Change] {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(startingAsked)
  const latest = useRef(asked)
  /** What stands in the address by our own hand. */
  const own = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => {
    if (hash.slice(1) === (own.current ?? '')) return
    own.current = hash.slice(1)
    clearTimeout(timer.current)
    latest.current = askedIn({ hash })
    setAsked(latest.current)
  }, [hash])
  useEffect(() => () => clearTimeout(timer.current), [])
  const change: Change = (part) => {
    // Two changes in one breath (what was chosen before the page woke) both count.
    const next = { ...latest.current, ...(typeof part === 'function' ? part(latest.current) : part) }
    latest.current = next
    setAsked(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      own.current = hashOf(next)
      void navigate({ hash: own.current === '' ? '' : `#${own.current}` }, { replace: true, preventScrollReset: true })
    }, PAUSE)
  }
  return [asked, change]
}

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Places by history entry, for as long as this page is open. Kept in memory only. */
const places = new Map<string, number>()

/**
 * Every new page starts at its top, smoothly (at once under reduced motion); Back and Forward return to the place that was
 * left, at once. A change of the hash or query alone moves nothing.
 */
export function ScrollMemory() {
  const { key, pathname } = useLocation()
  const kind = useNavigationType()
  const shown = useRef(pathname)

  // A full load (reload, coming back from another site) is left to the browser, which remembers by itself.
  useEffect(() => {
    const own = () => {
      history.scrollRestoration = 'manual'
    }
    const browsers = () => {
      history.scrollRestoration = 'auto'
    }
    own()
    window.addEventListener('pagehide', browsers)
    window.addEventListener('pageshow', own)
    return () => {
      window.removeEventListener('pagehide', browsers)
      window.removeEventListener('pageshow', own)
    }
  }, [])

  // Before the paint: the jump of the next page must not be noted as the place left on this one.
  useLayoutEffect(() => {
    const note = () => places.set(key, window.scrollY)
    // Someone may have scrolled before this ran for the first time.
    if (places.size === 0) note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key])

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (kind === 'POP') {
      window.scrollTo({ top: places.get(key) ?? 0, behavior: 'instant' })
      return
    }
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  }, [pathname, key, kind])
  return null
}

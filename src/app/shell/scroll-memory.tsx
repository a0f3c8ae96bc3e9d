import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const storeKey = 'truepenny:places'
const places = new Map<string, number>()

/**
 * Every new page starts at its top, smoothly (at once under reduced motion); Back and Forward return to the place that was
 * left, at once. A change of the hash or query alone moves nothing.
 */
export function ScrollMemory() {
  const { key, pathname } = useLocation()
  const kind = useNavigationType()
  const shown = useRef(pathname)

  useEffect(() => {
    recall()
    history.scrollRestoration = 'manual'
    const remember = () => {
      try {
        sessionStorage.setItem(storeKey, JSON.stringify([...places].slice(-50)))
      } catch {
        // A full or closed storage only costs the place on reload.
      }
      history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', remember)
    return () => window.removeEventListener('pagehide', remember)
  }, [])

  // Before the paint: the jump of the next page must not be noted as the place left on this one.
  useLayoutEffect(() => {
    const note = () => places.set(key, window.scrollY)
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

function recall() {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storeKey) ?? '[]')
    if (!Array.isArray(saved)) return
    for (const entry of saved) {
      if (!Array.isArray(entry)) continue
      const [key, top] = entry as unknown[]
      if (typeof key === 'string' && typeof top === 'number') places.set(key, top)
    }
  } catch {
    places.clear()
  }
}

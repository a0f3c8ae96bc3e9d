import { lazy, Suspense, useEffect, useState } from 'react'
import { toasts } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Stands once in the root. The notification area itself is fetched when the page is idle, or at the first toast. */
export function ToasterSlot() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const stop = toasts.subscribe(want)
    if (typeof window.requestIdleCallback === 'function') {
      const idle = window.requestIdleCallback(want, { timeout: 5000 })
      return () => {
        stop()
        window.cancelIdleCallback(idle)
      }
    }
    const timer = setTimeout(want, 2500)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}

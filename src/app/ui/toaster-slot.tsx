import { lazy, Suspense, useEffect, useState } from 'react'
import { toasts } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Stands once in the root. The notification area is fetched at the first toast, or when F8 asks for it. */
export function ToasterSlot() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const key = (event: KeyboardEvent) => {
      if (event.key === 'F8') want()
    }
    window.addEventListener('keydown', key)
    const stop = toasts.subscribe(want)
    return () => {
      stop()
      window.removeEventListener('keydown', key)
    }
  }, [])
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}

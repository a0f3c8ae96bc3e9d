import { lazy, Suspense, useEffect, useState } from 'react'
import { toasts } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Stands once in the root. The notification area is fetched at the first toast, or when F8 asks for it. */
export function ToasterSlot() {
  const [wanted, setWanted] = useState<'no' | 'for a notice' | 'by key'>('no')
  useEffect(() => {
    const want = (why: 'for a notice' | 'by key') => setWanted((before) => (before === 'no' ? why : before))
    const key = (event: KeyboardEvent) => {
      if (event.key === 'F8') want('by key')
    }
    window.addEventListener('keydown', key)
    const stop = toasts.subscribe(() => want('for a notice'))
    return () => {
      stop()
      window.removeEventListener('keydown', key)
    }
  }, [])
  return wanted === 'no' ? null : (
    <Suspense fallback={null}>
      <Toaster focused={wanted === 'by key'} />
    </Suspense>
  )
}

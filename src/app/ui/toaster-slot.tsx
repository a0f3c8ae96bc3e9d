import { type ComponentType, useEffect, useState } from 'react'
import { toasts } from './toast.ts'

type Reason = 'for a notice' | 'by key'
/** The plain box of notices, where it has been brought. */
export type PlainArea = () => ComponentType | null
type Toaster = ComponentType<{ readonly focused: boolean }>

/**
 * Stands once in the root. The notification area is fetched at the first toast, or when F8 asks for it. Where it cannot be fetched (no
 * connection, a tab from before a new edition) the notices stand in a plain box, and the next one tries again.
 */
export function ToasterSlot({ plain }: { readonly plain: PlainArea }) {
  const [area, setArea] = useState<{ readonly Toaster: Toaster; readonly why: Reason } | 'lost' | null>(null)
  useEffect(() => {
    let state: 'none' | 'coming' | 'here' = 'none'
    const want = async (why: Reason) => {
      if (state !== 'none') return
      state = 'coming'
      try {
        const { default: Toaster } = await import('./toaster.tsx')
        state = 'here'
        setArea({ Toaster, why })
      } catch {
        state = 'none'
        setArea('lost')
      }
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'F8') void want('by key')
    }
    window.addEventListener('keydown', key)
    const stop = toasts.subscribe(() => void want('for a notice'))
    return () => {
      stop()
      window.removeEventListener('keydown', key)
    }
  }, [])
  if (area === 'lost') {
    const Plain = plain()
    return Plain ? <Plain /> : null
  }
  return area ? <area.Toaster focused={area.why === 'by key'} /> : null
}

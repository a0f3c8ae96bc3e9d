import type { ReactNode } from 'react'
import { type PlainArea, ToasterSlot } from '../ui/toaster-slot.tsx'

/** What every page shares. Budget and income stand only around the screens that use them, so that no other page loads them. */
export function AppState({ children, plainToasts }: { readonly children: ReactNode; readonly plainToasts: PlainArea }) {
  return (
    <>
      {children}
      <ToasterSlot plain={plainToasts} />
    </>
  )
}

import { type ReactNode, useEffect } from 'react'
import { keepAtHand } from '../shell/at-hand.ts'
import { ToasterSlot } from '../ui/toaster-slot.tsx'
import { KeptSlot } from './kept-slot.tsx'

/** What every page shares. Budget and income stand only around the screens that use them, so that no other page loads them. */
export function AppState({ children }: { readonly children: ReactNode }) {
  useEffect(keepAtHand, [])
  return (
    <>
      <KeptSlot />
      {children}
      <ToasterSlot />
    </>
  )
}

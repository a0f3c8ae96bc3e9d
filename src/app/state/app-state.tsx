import { type ReactNode, useEffect } from 'react'
import { hearLostPresses } from '../shell/lost-press.ts'
import { ToasterSlot } from '../ui/toaster-slot.tsx'
import { KeptSlot } from './kept-slot.tsx'

/** What every page shares. Budget and income stand only around the screens that use them, so that no other page loads them. */
export function AppState({ children }: { readonly children: ReactNode }) {
  useEffect(hearLostPresses, [])
  return (
    <>
      <KeptSlot />
      {children}
      <ToasterSlot />
    </>
  )
}

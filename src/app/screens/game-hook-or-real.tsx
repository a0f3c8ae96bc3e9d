import { lazy } from 'react'
import { pageMeta } from '../shell/page-meta.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Late } from '../ui/late.tsx'

export const meta = () => pageMeta('/usa-wealth-building-games/hook-or-real')

/** The rules come after the page stands; the first turn is there as HTML. */
const HookOrReal = lazy(async () => {
  await afterLoad()
  return { default: (await import('./arcade/hook-or-real/hook-or-real.tsx')).HookOrReal }
})

export default function GameHookOrReal() {
  return (
    <Late what="The game" room="min-h-[90svh]">
      <HookOrReal />
    </Late>
  )
}

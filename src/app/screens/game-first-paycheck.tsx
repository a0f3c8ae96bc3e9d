import { lazy } from 'react'
import { pageMeta } from '../shell/page-meta.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Late } from '../ui/late.tsx'

export const meta = () => pageMeta('/usa-wealth-building-games/first-paycheck')

/** The rules come after the page stands; the first turn is there as HTML. */
const FirstPaycheck = lazy(async () => {
  await afterLoad()
  return { default: (await import('./arcade/first-paycheck/first-paycheck.tsx')).FirstPaycheck }
})

export default function GameFirstPaycheck() {
  return (
    <Late what="The game" room="min-h-[90svh]">
      <FirstPaycheck />
    </Late>
  )
}

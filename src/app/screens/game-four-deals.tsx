import { lazy } from 'react'
import { pageMeta } from '../shell/page-meta.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Late } from '../ui/late.tsx'

export const meta = () => pageMeta('/usa-wealth-building-games/four-deals')

/** The rules come after the page stands; the first turn is there as HTML. */
const FourDeals = lazy(async () => {
  await afterLoad()
  return { default: (await import('./arcade/four-deals/four-deals.tsx')).FourDeals }
})

export default function GameFourDeals() {
  return (
    <Late what="The game" room="min-h-[90svh]">
      <FourDeals />
    </Late>
  )
}

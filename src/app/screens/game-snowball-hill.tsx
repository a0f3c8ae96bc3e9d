import { lazy } from 'react'
import { pageMeta } from '../shell/page-meta.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Late } from '../ui/late.tsx'

export const meta = () => pageMeta('/usa-wealth-building-games/snowball-hill')

/** The rules come after the page stands; the first turn is there as HTML. */
const SnowballHill = lazy(async () => {
  await afterLoad()
  return { default: (await import('./arcade/snowball-hill/snowball-hill.tsx')).SnowballHill }
})

export default function GameSnowballHill() {
  return (
    <Late what="The game" room="min-h-[90svh]">
      <SnowballHill />
    </Late>
  )
}

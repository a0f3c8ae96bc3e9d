import { lazy } from 'react'
import { pageMeta } from '../shell/page-meta.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Late } from '../ui/late.tsx'

export const meta = () => pageMeta('/usa-wealth-building-games/storm-jar')

/** The rules come after the page stands; the first turn is there as HTML. */
const StormJar = lazy(async () => {
  await afterLoad()
  return { default: (await import('./arcade/storm-jar/storm-jar.tsx')).StormJar }
})

export default function GameStormJar() {
  return (
    <Late what="The game" room="min-h-[90svh]">
      <StormJar />
    </Late>
  )
}

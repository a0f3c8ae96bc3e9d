import { lazy } from 'react'
import { pageMeta } from '../shell/page-meta.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Late } from '../ui/late.tsx'

export const meta = () => pageMeta('/usa-wealth-building-games/apartment-hunt')

/** The rules come after the page stands; the first turn is there as HTML. */
const ApartmentHunt = lazy(async () => {
  await afterLoad()
  return { default: (await import('./arcade/apartment-hunt/apartment-hunt.tsx')).ApartmentHunt }
})

export default function GameApartmentHunt() {
  return (
    <Late what="The game" room="min-h-[90svh]">
      <ApartmentHunt />
    </Late>
  )
}

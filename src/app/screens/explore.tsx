import { lazy } from 'react'
import { useLocation } from 'react-router'
import { pageMeta } from '../shell/page-meta.ts'
import { useSampleStands } from '../state/use-sample-stands.ts'
import { useHydrated, useStored } from '../state/use-stored.ts'
import { Sleeping } from '../ui/late.tsx'
import { favorites } from './listing/favorites.ts'
import { planningClientLoader, planningLoader } from './picture/planning-loader.ts'

export const meta = () => pageMeta('/explore')
export const loader = planningLoader
export const clientLoader = planningClientLoader

/** The list stands as HTML and wakes with the first touch; at once where the address, stars or own numbers say something else. */
const ExploreScreen = lazy(async () => ({ default: (await import('./explore/explore-screen.tsx')).ExploreScreen }))

export default function Explore() {
  const hydrated = useHydrated()
  const { search, hash } = useLocation()
  const [stars] = useStored(favorites)
  const isSample = useSampleStands()
  const isStill = isSample && stars.length === 0 && (!hydrated || (search === '' && hash === ''))
  return (
    <Sleeping isStill={isStill} what="The list">
      <ExploreScreen />
    </Sleeping>
  )
}

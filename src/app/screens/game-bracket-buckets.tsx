import { lazy } from 'react'
import { shortGamePath } from '#teaching/games/short-games.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Late } from '../ui/late.tsx'

const page = shortGamePath('bracket-buckets')
export const meta = () => pageMeta(page)

/** The rules come after the page stands; the first turn is there as HTML. */
const BracketBuckets = lazy(async () => {
  await afterLoad()
  return { default: (await import('./arcade/bracket-buckets/bracket-buckets.tsx')).BracketBuckets }
})

export default function BracketBucketsGame() {
  return (
    <Late what="The game" room="min-h-[90svh]">
      <BracketBuckets page={page} />
    </Late>
  )
}

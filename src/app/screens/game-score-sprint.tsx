import { lazy } from 'react'
import { shortGamePath } from '#teaching/games/short-games.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Late } from '../ui/late.tsx'

const page = shortGamePath('score-sprint')
export const meta = () => pageMeta(page)

/** The rules come after the page stands; the first turn is there as HTML. */
const ScoreSprint = lazy(async () => {
  await afterLoad()
  return { default: (await import('./arcade/score-sprint/score-sprint.tsx')).ScoreSprint }
})

export default function ScoreSprintGame() {
  return (
    <Late what="The game" room="min-h-[90svh]">
      <ScoreSprint page={page} />
    </Late>
  )
}

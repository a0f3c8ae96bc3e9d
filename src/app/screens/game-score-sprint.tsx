import { shortGamePath } from '#teaching/games/short-games.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { ScoreSprint } from './arcade/score-sprint/score-sprint.tsx'

const page = shortGamePath('score-sprint')
export const meta = () => pageMeta(page)

export default function ScoreSprintGame() {
  return <ScoreSprint page={page} />
}

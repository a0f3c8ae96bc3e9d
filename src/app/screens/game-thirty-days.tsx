import { shortGamePath } from '#teaching/games/short-games.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { ThirtyDays } from './arcade/thirty-days/thirty-days.tsx'

const page = shortGamePath('thirty-days')
export const meta = () => pageMeta(page)

export default function ThirtyDaysGame() {
  return <ThirtyDays page={page} />
}

import { shortGamePath } from '#teaching/games/short-games.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { TwentyWinters } from './arcade/twenty-winters/twenty-winters.tsx'

const page = shortGamePath('twenty-winters')
export const meta = () => pageMeta(page)

export default function TwentyWintersGame() {
  return <TwentyWinters page={page} />
}

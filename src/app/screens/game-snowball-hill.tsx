import { pageMeta } from '../shell/page-meta.ts'
import { SnowballHill } from './arcade/snowball-hill/snowball-hill.tsx'

export const meta = () => pageMeta('/usa-wealth-building-games/snowball-hill')

export default function GameSnowballHill() {
  return <SnowballHill />
}

import { pageMeta } from '../shell/page-meta.ts'
import { StormJar } from './arcade/storm-jar/storm-jar.tsx'

export const meta = () => pageMeta('/usa-wealth-building-games/storm-jar')

export default function GameStormJar() {
  return <StormJar />
}

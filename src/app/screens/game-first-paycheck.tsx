import { pageMeta } from '../shell/page-meta.ts'
import { FirstPaycheck } from './arcade/first-paycheck/first-paycheck.tsx'

export const meta = () => pageMeta('/usa-wealth-building-games/first-paycheck')

export default function GameFirstPaycheck() {
  return <FirstPaycheck />
}

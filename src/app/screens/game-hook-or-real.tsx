import { pageMeta } from '../shell/page-meta.ts'
import { HookOrReal } from './arcade/hook-or-real/hook-or-real.tsx'

export const meta = () => pageMeta('/usa-wealth-building-games/hook-or-real')

export default function GameHookOrReal() {
  return <HookOrReal />
}

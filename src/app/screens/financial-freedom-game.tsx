import { pageMeta } from '../shell/page-meta.ts'
import { FreedomGame } from './freedom/freedom-game.tsx'

export const meta = () => pageMeta('/financial-freedom-game')

export default function FinancialFreedomGame() {
  return <FreedomGame />
}

import { lazy } from 'react'
import { pageMeta } from '../shell/page-meta.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Late } from '../ui/late.tsx'

export const meta = () => pageMeta('/financial-freedom-game')

/** The rules with the tax engine behind them come after the page stands; its first year is there as HTML. */
const FreedomGame = lazy(async () => {
  await afterLoad()
  return { default: (await import('./freedom/freedom-game.tsx')).FreedomGame }
})

export default function FinancialFreedomGame() {
  return (
    <Late what="The game" room="min-h-[90svh]">
      <FreedomGame />
    </Late>
  )
}

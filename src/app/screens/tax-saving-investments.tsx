import { lazy } from 'react'
import type { RouterContextProvider } from 'react-router'
import { pageMeta } from '../shell/page-meta.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Late } from '../ui/late.tsx'
import { planningClientLoader, planningLoader } from './picture/planning-loader.ts'
import type { SavingDay } from './tax-saving/answer-saving.ts'

export const meta = () => pageMeta('/tax-saving-investments')

/** The finished page holds the sample's answer. The household and the tax law it takes are not asked for by a page that opens it. */
export async function loader(given: { context: Readonly<RouterContextProvider> }): Promise<SavingDay> {
  const { openingFor } = await import('./tax-saving/opening.ts')
  const day = planningLoader(given)
  return { ...day, opening: await openingFor(day.today) }
}
export const clientLoader = (): SavingDay => ({ ...planningClientLoader(), opening: null })

const TaxSavingScreen = lazy(async () => {
  await afterLoad()
  return { default: (await import('./tax-saving/tax-saving-screen.tsx')).TaxSavingScreen }
})

export default function TaxSavingInvestments() {
  return (
    <Late what="The list of accounts" room="min-h-[90svh]" isStill>
      <TaxSavingScreen />
    </Late>
  )
}

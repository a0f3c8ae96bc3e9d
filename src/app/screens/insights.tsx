import { lazy } from 'react'
import { pageMeta } from '../shell/page-meta.ts'
import { afterLoad } from '../ui/after-load.ts'
import { Late } from '../ui/late.tsx'
import { planningClientLoader, planningLoader } from './picture/planning-loader.ts'

export const meta = () => pageMeta('/insights')
export { planningClientLoader as clientLoader, planningLoader as loader }

/** The rules and the household come after the page stands, which has the sample's findings as HTML. */
const InsightsScreen = lazy(async () => {
  await afterLoad()
  return { default: (await import('./insights/insights-screen.tsx')).InsightsScreen }
})

export default function Insights() {
  return (
    <Late what="The list of findings" room="min-h-[90svh]" isStill>
      <InsightsScreen />
    </Late>
  )
}

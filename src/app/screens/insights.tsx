import { lazy } from 'react'
import { pageMeta } from '../shell/page-meta.ts'
import { insightSettings } from '../state/insight-settings.ts'
import { useSampleStands } from '../state/use-sample-stands.ts'
import { useStored } from '../state/use-stored.ts'
import { Sleeping } from '../ui/late.tsx'
import { planningClientLoader, planningLoader } from './picture/planning-loader.ts'

export const meta = () => pageMeta('/insights')
export const loader = planningLoader
export const clientLoader = planningClientLoader

/** The rules and their words come with the first touch, or at once for somebody who has own numbers or has moved a limit. */
const InsightsScreen = lazy(async () => ({
  default: (await import('./insights/insights-screen.tsx')).InsightsScreen,
}))

export default function Insights() {
  const isSample = useSampleStands()
  const [settings] = useStored(insightSettings)
  return (
    <Sleeping isStill={isSample && settings === insightSettings.initial} what="The findings" room="min-h-[90svh]">
      <InsightsScreen />
    </Sleeping>
  )
}

import type { RouterContextProvider } from 'react-router'
import { useLoaderData } from 'react-router'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import type { LifeNeed } from '#engine/planning/insurance/cover-line.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useTriedPicture } from '../state/tried-picture.ts'
import { HubTool } from './insurance/hub-tool.tsx'
import { planningClientLoader, planningLoader } from './picture/planning-loader.ts'
import { PlanningScreen } from './picture/planning-screen.tsx'

export const meta = () => pageMeta('/insurance-hub')

/** The page is drawn with what the sample's families would need, so that nothing on it waits. */
export async function loader(args: { context: Readonly<RouterContextProvider> }) {
  const { today } = planningLoader(args)
  const { lifeNeedsOf } = await import('./insurance/life-gaps.ts')
  const sample = sampleHousehold(today)
  const sampleLife: readonly LifeNeed[] | null = await lifeNeedsOf(sample, monthlyFlows(sample), today)
  return { today, sampleLife }
}
/** In the browser the needs are worked out after the screen stands. */
export const clientLoader = () => ({ ...planningClientLoader(), sampleLife: null as readonly LifeNeed[] | null })

export default function InsuranceHub() {
  const picture = useTriedPicture()
  const { sampleLife } = useLoaderData<typeof clientLoader>()
  return (
    <PlanningScreen
      kind="Budget & Spend"
      title="Insurance Hub"
      lead="What coverage do you have, what’s missing, and when does it renew?"
      picture={picture}
    >
      <HubTool picture={picture} sampleLife={sampleLife} />
    </PlanningScreen>
  )
}

import type { RouterContextProvider } from 'react-router'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import type { LifeNeed } from '#engine/planning/insurance/cover-line.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { lateScreen } from '../picture/late-screen.tsx'
import { planningClientLoader, planningLoader } from '../picture/planning-loader.ts'

export const meta = () => pageMeta('/insurance-hub')

/** The page is drawn with what the sample's families would need, so that nothing on it waits. */
export async function loader(args: { context: Readonly<RouterContextProvider> }) {
  const { today } = planningLoader(args)
  const { lifeNeedsOf } = await import('../insurance/life-gaps.ts')
  const sample = sampleHousehold(today)
  const sampleLife: readonly LifeNeed[] | null = await lifeNeedsOf(sample, monthlyFlows(sample), today)
  return { today, sampleLife }
}
/** In the browser the needs are worked out after the screen stands. */
export const clientLoader = () => ({ ...planningClientLoader(), sampleLife: null as readonly LifeNeed[] | null })

export default lateScreen(() => import('../insurance-hub.tsx'))

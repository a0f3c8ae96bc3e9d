import type { RouterContextProvider } from 'react-router'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { answerJourney } from '../journey/answer-journey.ts'
import { firstSettings } from '../journey/settings.ts'
import type { JourneyDay } from '../journey/use-journey.ts'
import { lateScreen } from '../picture/late-screen.tsx'
import { planningClientLoader, planningLoader } from '../picture/planning-loader.ts'

export const meta = () => pageMeta('/financial-journey')

/** The finished page holds the sample's plan. */
export async function loader(given: { context: Readonly<RouterContextProvider> }): Promise<JourneyDay> {
  const day = planningLoader(given)
  return { ...day, opening: await answerJourney(sampleHousehold(day.today), firstSettings, day.today) }
}
export const clientLoader = (): JourneyDay => ({ ...planningClientLoader(), opening: null })
export default lateScreen(() => import('../financial-journey.tsx'))

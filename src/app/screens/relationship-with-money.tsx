import { useLoaderData } from 'react-router'
import { pageMeta } from '../shell/page-meta.ts'
import { useToday } from '../state/today.ts'
import { NoScript } from '../ui/no-script.tsx'
import { ScreenHead } from './device/screen-head.tsx'
import { HabitsTool } from './patterns/habits-tool.tsx'
import { planningClientLoader, planningLoader } from './picture/planning-loader.ts'

export const meta = () => pageMeta('/relationship-with-money')
export const loader = planningLoader
export const clientLoader = planningClientLoader

/** Nothing here asks for an amount, so there's no household to show: the answers are the visitor's own or an example's. */
export default function RelationshipWithMoney() {
  const drawnFor = useLoaderData<typeof clientLoader>().today
  const today = useToday() ?? drawnFor
  return (
    <>
      <ScreenHead
        kind="Learn"
        title="Relationship with Money"
        lead="Which habits shape what you do with money, alone or as a couple?"
      />
      <NoScript of="form" />
      <HabitsTool today={today} />
    </>
  )
}

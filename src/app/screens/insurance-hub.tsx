import { useLoaderData } from 'react-router'
import type { LifeNeed } from '#engine/planning/insurance/cover-line.ts'
import { useTriedPicture } from '../state/tried-picture.ts'
import { HubTool } from './insurance/hub-tool.tsx'
import { PlanningScreen } from './picture/planning-screen.tsx'

export default function InsuranceHub() {
  const picture = useTriedPicture()
  const { sampleLife } = useLoaderData<{ readonly sampleLife: readonly LifeNeed[] | null }>()
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

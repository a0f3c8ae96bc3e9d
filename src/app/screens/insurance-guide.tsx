import { usePicture } from '../state/picture.ts'
import { GuideTool } from './insurance/guide-tool.tsx'
import { PlanningScreen } from './picture/planning-screen.tsx'

export default function InsuranceGuide() {
  const picture = usePicture()
  return (
    <PlanningScreen
      kind="Learn"
      title="Insurance Guide"
      lead="Which insurance do you need, how much is enough, and what could you skip?"
      picture={picture}
    >
      <GuideTool household={picture.household} today={picture.today} />
    </PlanningScreen>
  )
}

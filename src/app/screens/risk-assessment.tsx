import { usePicture } from '../state/picture.ts'
import { useToday } from '../state/today.ts'
import { PlanningScreen } from './picture/planning-screen.tsx'
import { RiskTool } from './risk/risk-tool.tsx'

export default function RiskAssessment() {
  const picture = usePicture()
  // Ticks and answers are the visitor’s own, on their own day, whoever’s numbers are shown.
  const today = useToday() ?? picture.today
  return (
    <PlanningScreen
      kind="Invest & Grow"
      title="Risk Assessment"
      lead="How much in stocks fits both your comfort and your life?"
      picture={picture}
    >
      <RiskTool household={picture.household} today={today} />
    </PlanningScreen>
  )
}

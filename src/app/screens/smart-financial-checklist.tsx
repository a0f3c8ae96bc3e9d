import { usePicture } from '../state/picture.ts'
import { useToday } from '../state/today.ts'
import { ChecklistTool } from './checklist/checklist-tool.tsx'
import { PlanningScreen } from './picture/planning-screen.tsx'

export default function SmartFinancialChecklist() {
  const picture = usePicture()
  // Ticks and answers are the visitor’s own, on their own day, whoever’s numbers are shown.
  const today = useToday() ?? picture.today
  return (
    <PlanningScreen
      kind="Learn"
      title="Smart Financial Checklist"
      lead="What’s due next at this point in your life, and why?"
      picture={picture}
    >
      <ChecklistTool household={picture.household} today={today} isSample={picture.isSample} />
    </PlanningScreen>
  )
}

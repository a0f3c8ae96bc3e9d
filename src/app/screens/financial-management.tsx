import { pageMeta } from '../shell/page-meta.ts'
import { BudgetProvider } from '../state/budget.tsx'
import { budgetStore } from '../state/budget-data.ts'
import { useToday } from '../state/today.ts'
import { calculatorDoors, Doors } from './budget/doors.tsx'
import { GoalsGlance } from './budget/goals-glance.tsx'
import { MonthGlance, useLedger } from './budget/month-glance.tsx'
import { PlanEditor } from './budget/plan-editor.tsx'
import { Part, ScreenHead } from './device/screen-head.tsx'
import { StoredNotice } from './device/stored-notice.tsx'

export const meta = () => pageMeta('/financial-management')

const daily = [
  {
    path: '/budget-buddy',
    icon: 'receipt',
    title: 'Budget Buddy',
    words: 'Note what you spend in three taps and see what it does to the month.',
  },
  {
    path: '/irregular-income',
    icon: 'banknote',
    title: 'Income and Expenses',
    words: 'Uneven pay: what is guaranteed and what is safe to spend.',
  },
  {
    path: '/goals',
    icon: 'target',
    title: 'Savings Goals',
    words: 'What each goal needs a month, and one amount split across all.',
  },
  {
    path: '/goal-tracker',
    icon: 'flag',
    title: 'Goal Tracker',
    words: 'How far along you are. Put money in, take it out.',
  },
]
const tools = [
  'budget-planner',
  'emergency-fund',
  'net-worth',
  'savings',
  'debt-to-income',
  'money-saving-challenge-generator',
]

function Hub() {
  const today = useToday()
  const ledger = useLedger()
  const other = ledger.lines.find((line) => line.key === 'other')
  return (
    <>
      <MonthGlance today={today} />
      <Part title="Every day">
        <Doors doors={daily} />
      </Part>
      <Part
        title="Your plan"
        id="plan"
        note="What each category may cost a month, beside the share of income it often takes. The shares are rules of thumb: rent in a big city often takes more."
      >
        <PlanEditor lines={ledger.lines} />
        {other ? <p className="mt-2 text-ink-2 text-sm">Other planned costs are counted in the total.</p> : null}
      </Part>
      <Part title="Goals">
        <GoalsGlance />
      </Part>
      <Part title="Tools for this">
        <Doors doors={calculatorDoors(tools)} />
      </Part>
    </>
  )
}

export default function FinancialManagement() {
  return (
    <BudgetProvider>
      <ScreenHead
        kind="Budget & Spend"
        title="Budget & Spend"
        lead="Your month at a glance: what comes in, what is planned, what is left."
      />
      <StoredNotice store={budgetStore} what="your budget" />
      <Hub />
    </BudgetProvider>
  )
}

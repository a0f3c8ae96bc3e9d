import { BudgetProvider } from '../state/budget.tsx'
import { usePicture } from '../state/picture.ts'
import { useToday } from '../state/today.ts'
import { NoScript } from '../ui/no-script.tsx'
import { calculatorDoors, Doors } from './budget/doors.tsx'
import { GoalsGlance } from './budget/goals-glance.tsx'
import { MonthGlance, useLedger } from './budget/month-glance.tsx'
import { PlanEditor } from './budget/plan-editor.tsx'
import { CashSection } from './cash/cash-section.tsx'
import { Part, ScreenHead } from './device/screen-head.tsx'
import { budgetTools } from './listing/hub-tools.precomputed.ts'
import { planDoors } from './listing/planning-doors.ts'
import { SampleBar } from './picture/sample-bar.tsx'
import { TroubleFirst } from './picture/trouble-first.tsx'

const daily = [
  {
    path: '/budget-buddy',
    icon: 'receipt',
    title: 'Budget Buddy',
    words: 'Add what you spend in three taps and see what’s left.',
  },
  {
    path: '/irregular-income',
    icon: 'banknote',
    title: 'Income and Expenses',
    words: 'When pay goes up and down: what’s safe to spend.',
  },
  {
    path: '/goals',
    icon: 'target',
    title: 'Savings Goals',
    words: 'How much to save each month, split across your goals.',
  },
  {
    path: '/goal-tracker',
    icon: 'flag',
    title: 'Goal Tracker',
    words: 'See how far along you are and add money.',
  },
]
function Hub() {
  const today = useToday()
  const picture = usePicture()
  const ledger = useLedger(picture)
  const other = ledger.lines.find((line) => line.key === 'other')
  return (
    <>
      <SampleBar picture={picture} />
      <TroubleFirst household={picture.household} />
      <MonthGlance today={today} picture={picture} />
      <CashSection picture={picture} />
      <Part title="Day to day">
        <Doors doors={daily} />
      </Part>
      <Part title="Your whole picture">
        <Doors doors={planDoors} />
      </Part>
      <Part
        title="Your plan"
        id="plan"
        note="What you plan to spend in each category, next to the share of income people usually spend. These are rules of thumb: rent in a big city often takes more."
      >
        <PlanEditor lines={ledger.lines} />
        {other ? (
          <p className="mt-2 text-ink-2 text-sm">The total also includes planned costs that aren’t listed here.</p>
        ) : null}
      </Part>
      <Part title="Goals">
        <GoalsGlance />
      </Part>
      <Part title="Related calculators">
        <Doors doors={calculatorDoors(budgetTools)} />
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
        lead="Your month at a glance: your income, your plan and what’s left."
      />
      <NoScript of="form" />
      {/* Own numbers change the height of what is above, so all of it waits for them. */}
      <div className="picture">
        <Hub />
      </div>
    </BudgetProvider>
  )
}

import { Link } from 'react-router'
import { dollars, percentText } from '#calculators/kit/format.ts'
import { monthOf } from '#engine/month.ts'
import { BudgetProvider, useBudget } from '../state/budget.tsx'
import { useToday } from '../state/today.ts'
import { Bar, Figure, ScreenHead } from './device/screen-head.tsx'
import { AddGoal } from './goals/add-goal.tsx'
import { GoalCard } from './goals/goal-card.tsx'
import { planGoals } from './goals/goal-plan.ts'

function Tracker() {
  const { budget, goals } = useBudget()
  const today = useToday()
  const plan = today && goals.length > 0 ? planGoals(goals, budget.savingsGoal, monthOf(today)) : null
  const saved = goals.reduce((sum, goal) => sum + Math.min(goal.currentAmount, goal.targetAmount), 0)
  const wanted = goals.reduce((sum, goal) => sum + goal.targetAmount, 0)
  const share = wanted > 0 ? saved / wanted : 0
  const done = goals.filter((goal) => goal.targetAmount > 0 && goal.currentAmount >= goal.targetAmount).length
  return (
    <>
      {goals.length > 0 ? (
        <section className="card mb-5 overflow-hidden" aria-label="All your goals">
          <div className="p-5 pb-3">
            <Bar share={share} label={`${percentText(Math.floor(share * 100), 0)} of your total target saved`} />
          </div>
          <dl className="grid grid-cols-2 divide-line border-line border-t sm:grid-cols-4 sm:divide-x">
            <Figure label="Saved" value={dollars(saved)} />
            <Figure label="Left to save" value={dollars(wanted - saved)} />
            <Figure label="Reached" value={`${done} of ${goals.length}`} />
            <Figure label="Needed per month" value={plan ? dollars(plan.needed) : '…'} />
          </dl>
        </section>
      ) : null}
      {goals.length > 0 ? (
        <>
          <h2 className="mb-3 text-xl">Your goals</h2>
          <ol className="mb-5 grid gap-4 lg:grid-cols-2" aria-label="Your goals">
            {goals.map((goal, i) => (
              <GoalCard key={goal.id} goal={goal} position={i} count={goals.length} line={plan?.lines[i]} />
            ))}
          </ol>
        </>
      ) : null}
      <AddGoal first={goals.length === 0} />
      {goals.length > 0 ? (
        <p className="mt-6 text-ink-2 text-sm">
          To split one monthly amount across your goals, open <Link to="/goals">Savings Goals</Link>.
        </p>
      ) : null}
    </>
  )
}

export default function GoalTracker() {
  return (
    <BudgetProvider>
      <ScreenHead
        kind="Budget & Spend"
        title="Goal Tracker"
        lead="See how far along each goal is, and add money as you save it."
      />
      <Tracker />
    </BudgetProvider>
  )
}

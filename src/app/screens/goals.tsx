import { Link } from 'react-router'
import { dollars } from '#calculators/kit/format.ts'
import { monthOf } from '#engine/month.ts'
import { BudgetProvider, useBudget } from '../state/budget.tsx'
import { useToday } from '../state/today.ts'
import { NumberField } from '../ui/number-field.tsx'
import { ScreenHead } from './device/screen-head.tsx'
import { AddGoal } from './goals/add-goal.tsx'
import { GoalCard } from './goals/goal-card.tsx'
import { planGoals } from './goals/goal-plan.ts'
import { verdict, ways } from './goals/goal-words.ts'

function Planner() {
  const { budget, goals, setSavingsGoal } = useBudget()
  const today = useToday()
  const plan = today && goals.length > 0 ? planGoals(goals, budget.savingsGoal, monthOf(today)) : null
  const out = plan ? ways(plan, goals) : []
  const given = plan?.lines.reduce((sum, line) => sum + line.share, 0) ?? 0
  return (
    <>
      {goals.length > 0 ? (
        <section className="card mb-5 grid gap-4 p-5 md:grid-cols-[220px_1fr] md:gap-8 md:p-6" aria-labelledby="split">
          <div>
            <h2 id="split" className="mb-3 text-lg">
              Split your savings
            </h2>
            <NumberField
              label="Monthly savings"
              hint="For all your goals together"
              value={budget.savingsGoal === 0 ? null : budget.savingsGoal}
              onChange={(amount) => setSavingsGoal(amount ?? 0)}
            />
          </div>
          {plan ? (
            <div aria-live="polite">
              <p className={`font-serif text-xl ${plan.short > 0 && budget.savingsGoal > 0 ? 'text-warn' : ''}`}>
                {verdict(plan, budget.savingsGoal)}
              </p>
              {out.length > 0 ? (
                <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-2 text-sm">
                  {out.map((way) => (
                    <li key={way}>{way}</li>
                  ))}
                </ul>
              ) : (
                <p className="mt-2 text-ink-2 text-sm">
                  {budget.savingsGoal > 0
                    ? 'Goals with a target date get what they need first, from the top of your list down. The rest goes to the next goal.'
                    : 'Enter what you could save each month, even a little, and we’ll show when you’d reach each goal.'}
                  {given < budget.savingsGoal
                    ? ` You have ${dollars(budget.savingsGoal - given)} more this month than your goals need.`
                    : ''}
                </p>
              )}
            </div>
          ) : null}
        </section>
      ) : null}
      {goals.length > 0 ? (
        <ol className="mb-5 grid gap-4" aria-label="Your goals, most important first">
          {goals.map((goal, i) => (
            <GoalCard key={goal.id} goal={goal} position={i} count={goals.length} line={plan?.lines[i]} />
          ))}
        </ol>
      ) : null}
      <AddGoal first={goals.length === 0} />
      <p className="mt-6 max-w-[68ch] text-ink-2 text-sm">
        We don’t count interest here, so you may get there a little sooner. To include it, use the{' '}
        <Link to="/savings-calculator">savings calculator</Link>. Your goals are saved in this browser. You can delete
        them on the <Link to="/data-deletion">data deletion page</Link>.
      </p>
    </>
  )
}

export default function Goals() {
  return (
    <BudgetProvider>
      <ScreenHead
        kind="Budget & Spend"
        title="Savings Goals"
        lead="Name what you’re saving for, see how much to save each month, and split one amount across your goals."
      />
      <Planner />
    </BudgetProvider>
  )
}

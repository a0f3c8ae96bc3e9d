import { Link } from 'react-router'
import { useBudget } from '../../state/budget.tsx'
import { Bar } from '../device/screen-head.tsx'
import { goalProgress } from '../goals/goal-progress.ts'

/** The first goals with how far they are. */
export function GoalsGlance() {
  const { goals } = useBudget()
  if (goals.length === 0)
    return (
      <p className="card p-5 text-ink-2">
        No goals yet. <Link to="/goals">Set your first goal</Link> and see how much to save each month.
      </p>
    )
  return (
    <div className="card p-5">
      <ul className="grid gap-4 sm:grid-cols-2">
        {goals.slice(0, 4).map(({ id, name, currentAmount, targetAmount }) => {
          const { share, amounts, percent } = goalProgress(currentAmount, targetAmount)
          return (
            <li key={id}>
              <p className="mb-1 flex justify-between gap-3 text-sm">
                <span>{name}</span>
                <span className="text-ink-2">{amounts}</span>
              </p>
              {share === null ? null : <Bar share={share} label={`${name}: ${percent} saved`} tone="copper" />}
            </li>
          )
        })}
      </ul>
      <p className="mt-4 text-sm">
        <Link to="/goal-tracker">{goals.length > 4 ? `See all ${goals.length} goals` : 'Open Goal Tracker'}</Link>
      </p>
    </div>
  )
}

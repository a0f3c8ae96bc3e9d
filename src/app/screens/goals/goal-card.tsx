import { useState } from 'react'
import { dollars } from '#calculators/kit/format.ts'
import { deleteGoal, editGoal, type Goal, goalStore, moveGoal, updateGoalProgress } from '../../state/goals.ts'
import { Icon } from '../../ui/icon.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { toast } from '../../ui/toast.ts'
import { Bar } from '../device/screen-head.tsx'
import { GoalForm } from './goal-form.tsx'
import type { GoalLine } from './goal-plan.ts'
import { goalProgress } from './goal-progress.ts'
import { lineText, statusLook, statusWords } from './goal-words.ts'

/** By id, since the list may have been reordered meanwhile. */
function setBack(id: string, amount: number): void {
  const position = goalStore.get().goals.findIndex((goal) => goal.id === id)
  if (position >= 0) updateGoalProgress(position, amount)
}

function AddToGoal({ goal, position }: { readonly goal: Goal; readonly position: number }) {
  const [amount, setAmount] = useState<number | null>(null)
  const [round, setRound] = useState(0)
  const add = (sign: 1 | -1) => {
    if (amount === null || amount <= 0) return
    const before = goal.currentAmount
    const after = Math.max(0, Math.round((before + sign * amount) * 100) / 100)
    updateGoalProgress(position, after)
    setAmount(null)
    setRound(round + 1)
    toast({
      title: after >= goal.targetAmount && before < goal.targetAmount ? `You reached ${goal.name}` : 'Progress updated',
      description: `${goalProgress(after, goal.targetAmount).amounts}.`,
      tone: 'good',
      action: { label: 'Undo', altText: 'Restore the earlier amount', run: () => setBack(goal.id, before) },
    })
  }
  return (
    <div className="flex items-end gap-2">
      <div className="w-28 min-w-0 sm:w-36">
        <NumberField
          key={round}
          label={
            <>
              Amount<span className="sr-only"> for {goal.name}</span>
            </>
          }
          value={amount}
          onChange={setAmount}
          onUnreadable={() => setAmount(null)}
        />
      </div>
      <button type="button" className="button" disabled={!amount} onClick={() => add(1)}>
        Add
      </button>
      <button type="button" className="button" disabled={!amount} onClick={() => add(-1)}>
        Take out
      </button>
    </div>
  )
}

/** One goal: how far it is, what the plan makes of it, and everything that can be done with it. */
export function GoalCard(props: {
  readonly goal: Goal
  readonly position: number
  readonly count: number
  /** Left out where there is no plan yet. */
  readonly line?: GoalLine | undefined
}) {
  const { goal, position, count, line } = props
  const [editing, setEditing] = useState(false)
  const progress = goalProgress(goal.currentAmount, goal.targetAmount)
  if (editing)
    return (
      <li className="card p-5">
        <h3 className="mb-3 text-lg">Edit {goal.name}</h3>
        <GoalForm
          goal={goal}
          onCancel={() => setEditing(false)}
          onDone={(facts) => {
            if (editGoal(goal.id, facts)) setEditing(false)
          }}
        />
      </li>
    )
  return (
    <li className="card grid gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-lg">
          {count > 1 ? <span className="text-ink-3">{position + 1}. </span> : null}
          {goal.name}
        </h3>
        <p className="flex items-center gap-1">
          {line ? <span className={`badge ${statusLook[line.status]}`}>{statusWords[line.status]}</span> : null}
          {count > 1 ? (
            <>
              <button
                type="button"
                className="rounded-full p-2 text-ink-2 hover:bg-sunk disabled:opacity-40"
                aria-label={`Move ${goal.name} up`}
                disabled={position === 0}
                onClick={() => moveGoal(position, -1)}
              >
                <Icon name="arrow-up" className="size-[18px]" />
              </button>
              <button
                type="button"
                className="rounded-full p-2 text-ink-2 hover:bg-sunk disabled:opacity-40"
                aria-label={`Move ${goal.name} down`}
                disabled={position === count - 1}
                onClick={() => moveGoal(position, 1)}
              >
                <Icon name="arrow-down" className="size-[18px]" />
              </button>
            </>
          ) : null}
        </p>
      </div>
      <div>
        <p className="mb-1.5 flex justify-between gap-3 text-sm">
          <span>{progress.amounts}</span>
          <span className="text-ink-2">{progress.percent}</span>
        </p>
        {progress.share === null ? null : (
          <Bar share={progress.share} label={`${progress.percent} of ${goal.name} saved`} />
        )}
      </div>
      {line ? (
        <p className="text-ink-2 text-sm">
          {lineText(line, goal)}
          {line.share > 0 && line.status !== 'done' ? (
            <>
              {' '}
              Save <strong className="text-ink">{dollars(line.share)}</strong> this month.
            </>
          ) : null}
        </p>
      ) : null}
      {goal.note ? <p className="border-copper border-l-2 pl-3 text-ink-2 text-sm">{goal.note}</p> : null}
      <div className="flex flex-wrap items-end justify-between gap-3 border-line border-t pt-3">
        <AddToGoal goal={goal} position={position} />
        <p className="flex gap-2">
          <button type="button" className="button" onClick={() => setEditing(true)} aria-label={`Edit ${goal.name}`}>
            Edit
          </button>
          <button
            type="button"
            className="button"
            onClick={() => deleteGoal(goal.id)}
            aria-label={`Delete ${goal.name}`}
          >
            Delete
          </button>
        </p>
      </div>
    </li>
  )
}

import { useState } from 'react'
import { addGoal } from '../../state/goals.ts'
import { GoalForm } from './goal-form.tsx'

/** The form for a new goal. Open when there is none yet, folded away afterwards. */
export function AddGoal({ first }: { readonly first: boolean }) {
  const [round, setRound] = useState(0)
  const [open, setOpen] = useState(false)
  return (
    <section className="card p-5 md:p-6" aria-labelledby="add-goal">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="add-goal" className="text-lg">
          {first ? 'Your first goal' : 'A new goal'}
        </h2>
        {first || open ? null : (
          <button type="button" className="button" onClick={() => setOpen(true)}>
            Add a goal
          </button>
        )}
      </div>
      {first || open ? (
        <div className="mt-4">
          <GoalForm
            key={round}
            onDone={(facts) => {
              addGoal(facts)
              setRound(round + 1)
              setOpen(false)
            }}
            {...(first ? {} : { onCancel: () => setOpen(false) })}
          />
        </div>
      ) : null}
      <noscript>
        <p className="mt-3 text-ink-2 text-sm">
          Goals are kept by this page in your browser, which needs scripts. Without them: divide what is missing by the
          months left. That is what to set aside each month.
        </p>
      </noscript>
    </section>
  )
}

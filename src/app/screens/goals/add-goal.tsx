import { useState } from 'react'
import { addGoal } from '../../state/goals.ts'
import { GoalForm } from './goal-form.tsx'

/** Names a first goal often has. */
const ideas = ['Emergency fund', 'Vacation', 'Car', 'Down payment']

/** The form for a new goal. Open when there is none yet, with a word of welcome; behind a button afterwards. */
export function AddGoal({ first }: { readonly first: boolean }) {
  const [round, setRound] = useState(0)
  const [open, setOpen] = useState(false)
  return (
    <section className="card p-5 md:p-6" aria-labelledby="add-goal">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="add-goal" className="text-lg">
          {first ? 'Your first goal' : 'New goal'}
        </h2>
        {first || open ? null : (
          <button type="button" className="button" onClick={() => setOpen(true)}>
            Add a goal
          </button>
        )}
      </div>
      {first ? (
        <p className="mt-1 max-w-[62ch] text-ink-2">
          Welcome. Small amounts add up, and you can change everything later. Pick something you’d like to have, and
          we’ll show what to save each month.
        </p>
      ) : null}
      {first || open ? (
        <div className="mt-4">
          <GoalForm
            key={round}
            ideas={first ? ideas : []}
            onDone={(facts) => {
              if (!addGoal(facts)) return
              setRound(round + 1)
              setOpen(false)
            }}
            {...(first ? {} : { onCancel: () => setOpen(false) })}
          />
        </div>
      ) : null}
      <noscript>
        <p className="mt-3 text-ink-2 text-sm">
          Saving goals here needs JavaScript. Without it: divide the amount you still need by the months you have.
          That’s how much to save each month.
        </p>
      </noscript>
    </section>
  )
}

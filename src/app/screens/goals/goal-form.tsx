import { type FormEvent, useState } from 'react'
import type { Goal, GoalFacts } from '../../state/goals.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { MonthPick } from '../device/month-pick.tsx'
import { TextBox } from '../device/text-box.tsx'
import { holdsUnreadable } from '../device/unreadable.ts'

/** Name, amount, what is there, when, a note. Used to add and to edit. */
export function GoalForm(props: {
  readonly goal?: Goal
  readonly onDone: (facts: GoalFacts) => void
  readonly onCancel?: () => void
  /** Names to start from with one press. */
  readonly ideas?: readonly string[]
}) {
  const { goal, onDone, onCancel, ideas = [] } = props
  const [name, setName] = useState(goal?.name ?? '')
  const [target, setTarget] = useState<number | null>(goal?.targetAmount ?? null)
  const [current, setCurrent] = useState<number | null>(goal?.currentAmount ?? null)
  const [date, setDate] = useState<string | null>(goal?.date ?? null)
  const [note, setNote] = useState(goal?.note ?? '')
  const [tried, setTried] = useState(false)
  const noName = name.trim() === '' ? 'Enter a name for your goal.' : undefined
  const noTarget = target === null || target <= 0 ? 'Enter a target above $0.' : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (holdsUnreadable(event.currentTarget)) return
    if (noName || target === null || noTarget) return
    onDone({
      name: name.trim(),
      targetAmount: target,
      currentAmount: current ?? 0,
      ...(date ? { date } : {}),
      ...(note.trim() ? { note: note.trim() } : {}),
    })
  }
  return (
    <form onSubmit={submit} className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2" noValidate>
      {ideas.length > 0 ? (
        <p className="flex flex-wrap gap-2 sm:col-span-2">
          {ideas.map((idea) => (
            <button key={idea} type="button" className="button" onClick={() => setName(idea)}>
              {idea}
            </button>
          ))}
        </p>
      ) : null}
      <TextBox
        label="Goal name"
        hint="For example, a used car"
        value={name}
        onChange={setName}
        error={tried ? noName : undefined}
      />
      <NumberField
        label="Target amount"
        hint="A rough guess is fine"
        value={target}
        onChange={setTarget}
        error={tried ? noTarget : undefined}
      />
      <NumberField
        label="Saved so far"
        hint="Leave blank if you’re just starting"
        value={current}
        onChange={setCurrent}
      />
      <MonthPick label="Target date" value={date ?? undefined} onChange={setDate} hint="Optional" years={[0, 40]} />
      <div className="sm:col-span-2">
        <TextBox label="Note" hint="Optional" value={note} onChange={setNote} maxLength={200} />
      </div>
      <p className="flex flex-wrap gap-2 sm:col-span-2">
        <button type="submit" className="button button-main">
          {goal ? 'Save changes' : 'Add goal'}
        </button>
        {onCancel ? (
          <button type="button" className="button" onClick={onCancel}>
            Cancel
          </button>
        ) : null}
      </p>
    </form>
  )
}

import { type FormEvent, useId, useState } from 'react'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { type IsoDate, parseIsoDate } from '#engine/month.ts'
import { owedAfter } from '#engine/planning/debts/tracking.ts'
import { editEntry } from '../../state/household.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { TextBox } from '../device/text-box.tsx'
import { holdsUnreadable } from '../device/unreadable.ts'
import { recordWords as words } from './words/plan-words.ts'

const MOST_PAYMENTS = 400

/** Writes a payment down: it goes into the debt's list of payments and brings its balance down. The notice of the list takes it back. */
export function RecordPayment(props: {
  readonly debt: HouseholdDebt
  readonly position: number
  readonly today: IsoDate
  /** What the plan says is still to be paid this month, dollars. */
  readonly planned: number
  readonly onDone: () => void
}) {
  const { debt, position, today, planned, onDone } = props
  const [amount, setAmount] = useState<number | null>(planned > 0 ? planned : null)
  const [on, setOn] = useState<string>(today)
  const [after, setAfter] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const id = useId()
  const day = parseIsoDate(on)
  const isPast = day !== null && day <= today
  const estimate = amount !== null && isPast && day !== null ? owedAfter(debt, amount, day) : null
  const wrong = { amount: !amount || amount <= 0, on: !isPast }

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (holdsUnreadable(event.currentTarget) || wrong.amount || wrong.on || amount === null || day === null) return
    const { id: _id, ...facts } = debt
    const paid = [...(debt.paid ?? []), { on: day, amount }]
    if (editEntry('debts', position, { ...facts, balance: after ?? estimate ?? debt.balance, paid })) onDone()
  }
  if ((debt.paid ?? []).length >= MOST_PAYMENTS) return <p className="text-sm">{words.full}</p>
  return (
    <form onSubmit={save} noValidate className="grid items-start gap-3 sm:grid-cols-3" aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className="font-semibold sm:col-span-3">
        {words.openFor(debt.name)}
      </p>
      <NumberField
        label={words.amount}
        value={amount}
        onChange={setAmount}
        error={tried && wrong.amount ? words.needAmount : undefined}
      />
      <TextBox
        label={words.on}
        type="date"
        value={on}
        onChange={setOn}
        error={tried && wrong.on ? words.needDate : undefined}
      />
      <NumberField label={words.after} value={after ?? estimate} onChange={setAfter} hint={words.afterHint} />
      <p className="flex flex-wrap gap-2 sm:col-span-3">
        <button type="submit" className="button button-main">
          {words.save}
        </button>
        <button type="button" className="button" onClick={onDone}>
          {words.cancel}
        </button>
      </p>
    </form>
  )
}

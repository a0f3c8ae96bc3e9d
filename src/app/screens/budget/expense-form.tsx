import { type FormEvent, useId, useState } from 'react'
import type { IsoDate } from '#engine/month.ts'
import type { DailyExpense } from '../../state/budget-data.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { TextBox } from '../device/text-box.tsx'
import { holdsUnreadable } from '../device/unreadable.ts'
import { CategoryChips } from './category-chips.tsx'
import { categoryName } from './month-spending.ts'

/** Amount, category, Add: three taps. What it was and when can be said too. Used to add and to edit. */
export function ExpenseForm(props: {
  readonly expense?: DailyExpense
  readonly today: IsoDate | null
  readonly onDone: (facts: Omit<DailyExpense, 'id'>) => void
  readonly onCancel?: () => void
  /** Says what this amount would do to its category. */
  readonly effect?: (category: string, amount: number) => string
}) {
  const { expense, today, onDone, onCancel, effect } = props
  const name = useId()
  const [amount, setAmount] = useState<number | null>(expense?.amount ?? null)
  const [category, setCategory] = useState(expense?.category ?? '')
  const [item, setItem] = useState(expense?.item ?? '')
  const [date, setDate] = useState<string | null>(expense?.date ?? null)
  const [tried, setTried] = useState(false)
  const day = date ?? today ?? ''
  const noAmount = amount === null || amount <= 0 ? 'Enter an amount above $0.' : undefined
  const noDay = /^\d{4}-\d{2}-\d{2}$/.test(day) ? undefined : 'Enter a date.'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (holdsUnreadable(event.currentTarget)) return
    if (amount === null || noAmount || category === '' || noDay) return
    onDone({ amount, category, item: item.trim() || categoryName(category), date: day })
  }
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <div className="max-w-56">
        <NumberField label="Amount" value={amount} onChange={setAmount} error={tried ? noAmount : undefined} />
      </div>
      <div>
        <CategoryChips name={name} value={category} onChange={setCategory} />
        {tried && category === '' ? (
          <p role="alert" className="mt-1 text-bad text-xs">
            Choose a category.
          </p>
        ) : null}
        {effect ? (
          <p className="mt-2 min-h-6 text-ink-2 text-sm" aria-live="polite">
            {category !== '' && amount !== null && amount > 0 ? effect(category, amount) : ''}
          </p>
        ) : null}
      </div>
      <p className="flex flex-wrap gap-2">
        <button type="submit" className="button button-main px-8">
          {expense ? 'Save' : 'Add'}
        </button>
        {onCancel ? (
          <button type="button" className="button" onClick={onCancel}>
            Cancel
          </button>
        ) : null}
      </p>
      <details open={expense !== undefined || (tried && noDay !== undefined)} className="border-line border-t pt-3">
        <summary className="text-sm">Add a note or change the date</summary>
        <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
          <TextBox label="Description" value={item} onChange={setItem} maxLength={80} />
          <TextBox label="Date" type="date" value={day} onChange={setDate} error={tried ? noDay : undefined} />
        </div>
      </details>
    </form>
  )
}

import { useState } from 'react'
import { dateText, dollarsAndCents } from '#calculators/kit/format.ts'
import type { IsoDate } from '#engine/month.ts'
import { useBudget } from '../../state/budget.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ExpenseForm } from './expense-form.tsx'
import { categoryName } from './month-spending.ts'

const shownAtFirst = 30

/** Daily expenses, newest first, each to edit or delete. */
export function ExpenseList({ today }: { readonly today: IsoDate | null }) {
  const { dailyExpenses, editDailyExpense, deleteDailyExpense } = useBudget()
  const [editing, setEditing] = useState<number | null>(null)
  const [all, setAll] = useState(false)
  if (dailyExpenses.length === 0)
    return <p className="card p-5 text-ink-2">No expenses yet. Add your first one above. Even a coffee counts.</p>
  const shown = all ? dailyExpenses : dailyExpenses.slice(0, shownAtFirst)
  return (
    <>
      <ol className="card divide-y divide-line" aria-label="Daily expenses, newest first">
        {shown.map((expense, i) =>
          editing === expense.id ? (
            <li key={expense.id} className="p-5">
              <ExpenseForm
                expense={expense}
                today={today}
                onCancel={() => setEditing(null)}
                onDone={(facts) => {
                  editDailyExpense(i, facts)
                  setEditing(null)
                }}
              />
            </li>
          ) : (
            <li key={expense.id} className="flex items-center gap-3 px-4 py-2.5 md:px-5">
              <div className="min-w-0 flex-1">
                <p className="truncate">{expense.item}</p>
                <p className="text-ink-3 text-xs">
                  {categoryName(expense.category) === expense.item ? '' : `${categoryName(expense.category)} · `}
                  {dateText(expense.date, true)}
                </p>
              </div>
              <p className="font-semibold">{dollarsAndCents(expense.amount)}</p>
              <p className="-mr-2 flex">
                <button
                  type="button"
                  className="rounded-full p-2.5 text-ink-2 hover:bg-sunk hover:text-ink"
                  aria-label={`Edit ${expense.item}, ${dollarsAndCents(expense.amount)}`}
                  onClick={() => setEditing(expense.id)}
                >
                  <Icon name="pencil" className="size-[17px]" />
                </button>
                <button
                  type="button"
                  className="rounded-full p-2.5 text-ink-2 hover:bg-sunk hover:text-bad"
                  aria-label={`Delete ${expense.item}, ${dollarsAndCents(expense.amount)}`}
                  onClick={() => deleteDailyExpense(i)}
                >
                  <Icon name="trash" className="size-[17px]" />
                </button>
              </p>
            </li>
          ),
        )}
      </ol>
      {all || dailyExpenses.length <= shownAtFirst ? null : (
        <p className="mt-3">
          <button type="button" className="button" onClick={() => setAll(true)}>
            Show all {dailyExpenses.length}
          </button>
        </p>
      )}
    </>
  )
}

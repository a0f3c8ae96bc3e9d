import { type ChangeEvent, useRef, useState } from 'react'
import { dateText, dollarsAndCents } from '#calculators/kit/format.ts'
import { addDailyExpenses } from '../../state/budget-actions.ts'
import { type DailyExpense, dailyExpenseStore } from '../../state/budget-data.ts'
import { LARGEST_FILE, readBankCsv, withoutKnown } from './bank-csv.ts'
import { categoryName } from './month-spending.ts'

interface Found {
  readonly expenses: readonly Omit<DailyExpense, 'id'>[]
  readonly skipped: number
  readonly known: number
}

/** A bank's CSV, read on the device, looked at before it is added. */
export function CsvImport() {
  const [found, setFound] = useState<Found | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    const read = readBankCsv(file.size > LARGEST_FILE * 2 ? ' '.repeat(LARGEST_FILE + 1) : await file.text())
    setRefusal(read.ok ? null : read.message)
    if (!read.ok) return setFound(null)
    const expenses = withoutKnown(read.expenses, dailyExpenseStore.get())
    return setFound({ expenses, skipped: read.skipped, known: read.expenses.length - expenses.length })
  }
  const add = () => {
    if (found) addDailyExpenses(found.expenses)
    setFound(null)
  }
  return (
    <div className="card p-5">
      <button type="button" className="button" onClick={() => picker.current?.click()}>
        Choose a CSV file
      </button>
      <input
        ref={picker}
        type="file"
        accept=".csv,text/csv"
        className="hidden"
        aria-label="Choose a CSV file from your bank"
        tabIndex={-1}
        onChange={choose}
      />
      {refusal ? (
        <p role="alert" className="mt-3 text-bad text-sm">
          {refusal}
        </p>
      ) : null}
      {found ? (
        <div className="mt-4" aria-live="polite">
          <p>
            <strong>{found.expenses.length}</strong> {found.expenses.length === 1 ? 'expense' : 'expenses'} to add.
            {found.known > 0 ? ` Already in your list: ${found.known}.` : ''}
            {found.skipped > 0
              ? ` Not included, because they’re income or we couldn’t read them: ${found.skipped}.`
              : ''}{' '}
            We guessed each category from the description. You can change it after adding.
          </p>
          <ul className="mt-2 grid gap-1 text-sm">
            {found.expenses.slice(0, 6).map((one, i) => (
              <li key={`${one.date}${one.item}${String(i)}`} className="flex justify-between gap-3">
                <span className="min-w-0 truncate">
                  {one.item}{' '}
                  <span className="text-ink-3">
                    · {categoryName(one.category)} · {dateText(one.date, true)}
                  </span>
                </span>
                <span>{dollarsAndCents(one.amount)}</span>
              </li>
            ))}
            {found.expenses.length > 6 ? <li className="text-ink-3">and {found.expenses.length - 6} more</li> : null}
          </ul>
          <p className="mt-3 flex flex-wrap gap-2">
            <button type="button" className="button button-main" onClick={add} disabled={found.expenses.length === 0}>
              Add to my list
            </button>
            <button type="button" className="button" onClick={() => setFound(null)}>
              Cancel
            </button>
          </p>
        </div>
      ) : null}
    </div>
  )
}

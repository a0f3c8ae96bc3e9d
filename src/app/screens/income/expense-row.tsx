import { dollars } from '#calculators/kit/format.ts'
import { monthlyAmount, type RegularExpense } from '#engine/budget/monthly.ts'
import { useIncome } from '../../state/income.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectBox, TextBox } from '../device/text-box.tsx'
import { classes, frequencies } from './words.ts'

/** One regular expense, edited where it stands. */
export function ExpenseRow({ expense }: { readonly expense: RegularExpense }) {
  const { changeExpense, deleteExpense } = useIncome()
  const change = (part: Partial<Omit<RegularExpense, 'id'>>) => changeExpense(expense.id, part)
  return (
    <li>
      <fieldset className="grid grid-cols-2 items-end gap-3 p-4 md:grid-cols-[1.4fr_1fr_1fr_1.1fr_152px] md:p-5">
        <legend className="sr-only">{expense.name || 'Expense'}</legend>
        <TextBox label="Name" value={expense.name} onChange={(name) => change({ name })} />
        <SelectBox
          label="Priority"
          value={expense.category}
          onChange={(category) => change({ category: category || 'essential' })}
          options={classes}
        />
        <NumberField label="Amount" value={expense.amount} onChange={(amount) => change({ amount: amount ?? 0 })} />
        <SelectBox
          label="How often"
          value={expense.frequency}
          onChange={(frequency) => change({ frequency: frequency || 'monthly' })}
          options={frequencies}
        />
        <p className="col-span-2 flex items-center justify-between gap-2 md:col-span-1 md:justify-end">
          <span className="text-right">
            <strong>{dollars(monthlyAmount(expense.amount, expense.frequency))}</strong>{' '}
            <span className="text-ink-2 text-sm">a month</span>
          </span>
          <button
            type="button"
            className="rounded-full p-2.5 text-ink-2 hover:bg-sunk hover:text-bad"
            aria-label={`Delete ${expense.name || 'this expense'}`}
            onClick={() => deleteExpense(expense.id)}
          >
            <Icon name="trash" className="size-[18px]" />
          </button>
        </p>
      </fieldset>
    </li>
  )
}

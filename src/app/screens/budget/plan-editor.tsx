import { dollars, percentText } from '#calculators/kit/format.ts'
import { type BudgetCategory, DEFAULT_CATEGORIES } from '#engine/budget/default-categories.ts'
import type { CategoryLine } from '#engine/budget/ledger.ts'
import { useBudget } from '../../state/budget.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SettledNumber } from './settled-number.tsx'

function PlanItem({ label, expenseKey }: { readonly label: string; readonly expenseKey: string }) {
  const { budget, setExpense } = useBudget()
  const planned = budget.expenses[expenseKey] ?? null
  return <SettledNumber label={label} value={planned} onSettle={(amount) => setExpense(expenseKey, amount ?? 0)} />
}

const band = ({ low, high }: Pick<BudgetCategory, 'low' | 'high'>) =>
  low === high ? percentText(low * 100) : `${percentText(low * 100).replace('%', '')}–${percentText(high * 100)}`

/** The plan of the month, category by category, against the usual share of income. */
export function PlanEditor({ lines }: { readonly lines: readonly CategoryLine[] }) {
  return (
    <div className="card divide-y divide-line">
      {DEFAULT_CATEGORIES.map((category) => {
        const line = lines.find((one) => one.key === category.key)
        const where = line?.position?.where
        return (
          <details key={category.key} className="group">
            <summary className="flex list-none items-center gap-3 px-4 py-3 hover:bg-sunk md:px-5 [&::-webkit-details-marker]:hidden">
              <Icon name="chevron-down" className="shrink-0 text-ink-3 group-open:rotate-180 size-[18px]" />
              <span className="min-w-0 flex-1">
                {category.name}
                <span className="block text-ink-3 text-xs">Usually {band(category)} of income</span>
              </span>
              <span className="text-right">
                <strong>{dollars(line?.planned ?? 0)}</strong>
                {line?.share ? (
                  <span className={`block text-xs ${where === 'over' ? 'text-warn' : 'text-ink-3'}`}>
                    {percentText(line.share * 100, 1)}
                    {where === 'over' ? ', above usual' : ''}
                  </span>
                ) : null}
              </span>
            </summary>
            <div className="grid items-start gap-4 px-4 pt-1 pb-5 sm:grid-cols-2 md:px-5 lg:grid-cols-3">
              {category.items.map((item) => (
                <PlanItem key={item.expenseKey} label={item.name} expenseKey={item.expenseKey} />
              ))}
            </div>
          </details>
        )
      })}
    </div>
  )
}

import { dollars, dollarsAndCents, percentText } from '#calculators/kit/format.ts'
import type { DebtCost } from '#engine/household/debt-costs.ts'
import type { OwedStanding } from '#engine/household/standing.ts'
import { StackTable } from '../../ui/stack-table.tsx'

const words = {
  title: 'Debts by cost, highest APR first',
  columns: ['Debt', 'Balance', 'APR', 'Interest a month'],
  total: 'Total',
} as const

const tones = ['fill-(--interest)', 'fill-(--tax)', 'fill-(--insurance)', 'fill-(--principal)', 'fill-(--other)']
const marks = ['bg-(--interest)', 'bg-(--tax)', 'bg-(--insurance)', 'bg-(--principal)', 'bg-(--other)']
/** Parts of the bar that can be told apart. */
const MOST_PARTS = 24

/** Today's balances as a bar, and each debt with what it costs a month, the highest APR first. */
export function CostTable({ costs, standing }: { costs: readonly DebtCost[]; standing: OwedStanding }) {
  const { owed, weightedApr } = standing
  const parts = costs.slice(0, MOST_PARTS)
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { debt }) => sum + debt.balance, 0))
  const perMonth = costs.reduce((sum, cost) => sum + (cost.perMonth ?? 0), 0)
  return (
    <div className="card grid gap-4 p-5">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-5 w-full" aria-hidden="true">
        {parts.map(({ debt }, i) => (
          <rect
            key={debt.id}
            x={((starts[i] ?? 0) / owed) * 100}
            width={Math.max(0.2, (debt.balance / owed) * 100 - 0.4)}
            height={8}
            className={tones[i % tones.length]}
          />
        ))}
      </svg>
      <StackTable
        title={words.title}
        columns={words.columns}
        amounts
        marks={costs.map((_, i) => marks[i % marks.length] ?? '')}
        rows={[
          ...costs.map(({ debt, apr, perMonth: interest }) => [
            debt.name,
            dollars(debt.balance),
            apr === null ? '–' : points(apr),
            interest === null ? '–' : dollarsAndCents(interest),
          ]),
          [words.total, dollars(owed), weightedApr === null ? '–' : points(weightedApr), dollarsAndCents(perMonth)],
        ]}
      />
    </div>
  )
}

const points = (decimal: number): string => percentText(Number((decimal * 100).toPrecision(10)))

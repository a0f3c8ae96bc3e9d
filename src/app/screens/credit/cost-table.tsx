import { dollars, dollarsAndCents, percentText } from '#calculators/kit/format.ts'
import type { DebtCost } from '#engine/household/debt-costs.ts'
import type { OwedStanding } from '#engine/household/standing.ts'

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
      <table className="w-full text-right text-sm [&_td]:min-w-18 [&_td]:pl-2 [&_td]:[overflow-wrap:anywhere] [&_td:nth-of-type(2)]:min-w-15 [&_th]:align-bottom [&_th:not(:first-child)]:pl-2">
        <caption className="pb-1 text-left text-ink-2">Highest APR first</caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-1 text-left font-medium">
              Debt
            </th>
            <th scope="col" className="py-1 font-medium">
              Balance
            </th>
            <th scope="col" className="py-1 font-medium">
              APR
            </th>
            <th scope="col" className="py-1 font-medium">
              Interest a month
            </th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ debt, apr, perMonth: interest }, i) => (
            <tr key={debt.id} className="border-line border-b">
              <th scope="row" className="py-1 text-left font-normal [overflow-wrap:anywhere]">
                <span
                  className={`mr-2 inline-block size-2.5 rounded-[3px] ${marks[i % marks.length]}`}
                  aria-hidden="true"
                />
                {debt.name}
              </th>
              <td>{dollars(debt.balance)}</td>
              <td>{apr === null ? '–' : points(apr)}</td>
              <td>{interest === null ? '–' : dollarsAndCents(interest)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-medium">
            <th scope="row" className="py-1 text-left font-medium">
              Total
            </th>
            <td>{dollars(owed)}</td>
            <td>{weightedApr === null ? '–' : points(weightedApr)}</td>
            <td>{dollarsAndCents(perMonth)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const points = (decimal: number): string => percentText(Number((decimal * 100).toPrecision(10)))

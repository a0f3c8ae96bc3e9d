import { dollars } from '#calculators/kit/format.ts'
import type { Month } from '#engine/month.ts'
import type { AgainstUsual } from '#engine/spending/against-usual.ts'
import type { SpendingBook } from '#engine/spending/spending-book.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { shortName } from '../budget/month-spending.ts'
import { Part } from '../device/screen-head.tsx'
import { monthsChart } from './spending-charts.ts'
import { words } from './words.ts'

/** The months as bars, and the month's categories each against its own median. */
export function MonthPart(props: {
  readonly book: SpendingBook
  readonly month: Month
  readonly against: AgainstUsual
  readonly onCategory: (category: string) => void
}) {
  const { book, month, against, onCategory } = props
  const rows = [...against.categories].sort((a, b) => b.spent - a.spent)
  return (
    <Part title={words.monthsTitle} id="months">
      {book.months.length > 1 ? (
        <ChartCard chart={monthsChart(book, month)} fileName="spending" isTitled={false} />
      ) : null}
      <section
        className="card mt-3 overflow-x-auto px-2 max-sm:text-sm max-sm:[&_td]:px-1.5 max-sm:[&_th]:px-1.5 max-sm:[&_.words]:whitespace-normal"
        aria-label={words.categoryTable}
      >
        <table className="ledger">
          <caption className="sr-only">{words.categoryTable}</caption>
          <thead>
            <tr>
              <th scope="col" className="words">
                {words.category}
              </th>
              <th scope="col">{words.spent}</th>
              {against.usual === null ? null : (
                <>
                  <th scope="col">{words.usual}</th>
                  <th scope="col">{words.difference}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ category, spent, usual }) => (
              <tr key={category}>
                <th scope="row" className="words font-normal">
                  <button
                    type="button"
                    className="text-left text-green underline underline-offset-2"
                    onClick={() => onCategory(category)}
                  >
                    {shortName(category)}
                  </button>
                </th>
                <td>{dollars(spent / 100)}</td>
                {usual === null ? null : (
                  <>
                    <td>{dollars(usual / 100)}</td>
                    <td>{signed(spent - usual)}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {against.usual === null ? null : <p className="mt-2 text-ink-2 text-xs">{words.medianNote}</p>}
    </Part>
  )
}

const signed = (cents: number): string =>
  Math.abs(cents) < 50 ? dollars(0) : `${cents > 0 ? '+' : '−'}${dollars(Math.abs(cents) / 100)}`

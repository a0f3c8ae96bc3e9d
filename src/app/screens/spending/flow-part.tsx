import { useMemo } from 'react'
import type { Month } from '#engine/month.ts'
import { moneyFlow } from '#engine/spending/money-flow.ts'
import { monthIn, through, throughDay } from '#engine/spending/spending-book.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { flowChart } from './spending-charts.ts'
import type { Spending } from './use-spending.ts'
import { words } from './words.ts'

/** The month's money from where it came to what it went for. A phone shows the categories, a desk their items too. */
export function FlowPart({ spending, month }: { readonly spending: Spending; readonly month: Month }) {
  const { book, income, takeHome } = spending
  const charts = useMemo(() => {
    const list = through(book, month, throughDay(month, book.asOf))
    const came = income.filter(({ date }) => monthIn(date) === month && date <= book.asOf)
    const isGuess = came.length === 0 && takeHome !== null
    const sources = isGuess ? [{ name: words.takeHome, cents: Math.round(takeHome * 100) }] : came
    const flow = moneyFlow(list, sources)
    const note = isGuess ? words.estimated : undefined
    return { wide: flowChart(flow, month, true, note), narrow: flowChart(flow, month, false, note) }
  }, [book, month, income, takeHome])
  return (
    <>
      <div className="hidden lg:block">
        <ChartCard chart={charts.wide} fileName={`money-flow-${month}`} isTitled={false} />
      </div>
      <div className="lg:hidden">
        <ChartCard chart={charts.narrow} fileName={`money-flow-${month}`} isTitled={false} />
      </div>
    </>
  )
}

import { memo } from 'react'
import { federalLoans } from '#engine/planning/debts/guards.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { Part } from '../device/screen-head.tsx'
import { WorkingFold } from '../picture/working-fold.tsx'
import { gapChart, strategiesChart } from './debt-charts.ts'
import type { Comparison, DebtView } from './debt-view.ts'
import { OrderPick } from './order-pick.tsx'
import { QuickWins } from './quick-wins.tsx'
import { StrategyLessons } from './strategy-lessons.tsx'
import { compareWords as words } from './words/compare-words.ts'
import { sourcesOf, workingsOf } from './working.ts'

/** What stands under the comparison: its picture, the visitor's own order, what each quick win costs, how each one works. */
export const StrategiesBelow = memo(function StrategiesBelow({
  view,
  comparison,
}: {
  readonly view: DebtView
  readonly comparison: Comparison
}) {
  const charts = [strategiesChart(view, comparison), gapChart(view, comparison)].filter((chart) => chart !== null)
  return (
    <>
      {charts.map((chart) => (
        <ChartCard key={chart.key} chart={chart} fileName="debt-payoff-strategies" />
      ))}
      {view.plan.cards.length > 1 ? (
        <Part title={words.ownOrder} note={words.ownOrderNote}>
          <div className="card max-w-xl p-5">
            <OrderPick view={view} />
          </div>
        </Part>
      ) : null}
      {view.plan.cards.length > 2 ? (
        <Part title={words.wins} note={words.winsNote}>
          <QuickWins view={view} />
        </Part>
      ) : null}
      <Part title={words.how}>
        <StrategyLessons />
      </Part>
      <WorkingFold workings={workingsOf(view)} sources={sourcesOf(federalLoans(view.debts, view.today))} />
    </>
  )
})

import { cardNotices, lateFee } from '#facts/lending/cards.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { Ledger } from '../../ui/ledger.tsx'
import { StackTable } from '../../ui/stack-table.tsx'
import { Part } from '../device/screen-head.tsx'
import { Fold, WorkingFold } from '../picture/working-fold.tsx'
import { dayPicture, dayTable, planCosts, planPicture, statementRows, statementTable } from './cost-charts.ts'
import type { CostBodyProps } from './cost-props.ts'
import { costSources, costWorkings } from './cost-workings.ts'
import { lateFees, statements } from './words.ts'

const FILE = 'credit-card-cost'

/** Pictures, statement by statement, and how it was worked out. */
export function CostRest({ card, cost, controls, today }: CostBodyProps) {
  const plans = planPicture(planCosts(card, controls, today), controls.plan)
  return (
    <>
      {plans ? <ChartCard chart={plans} fileName={FILE} /> : null}
      <ChartCard chart={dayPicture(cost)} fileName={FILE} />
      <Part title={statements.title}>
        <div className="card p-4">
          <StackTable title={statements.title} {...statementRows(cost)} amounts />
        </div>
      </Part>
      <div className="mt-4 border-line border-b">
        <Fold title={statements.all}>
          <Ledger table={statementTable(cost)} />
        </Fold>
        <Fold title={statements.days}>
          <Ledger table={dayTable(cost)} />
        </Fold>
        <Fold title={lateFees.title}>
          <LateFees />
        </Fold>
      </div>
      <WorkingFold workings={costWorkings(card, cost, controls)} sources={costSources()} />
    </>
  )
}

function LateFees() {
  const { first, repeat } = lateFee.value
  const lines = lateFees.lines({
    first: first.low,
    firstHigh: first.high,
    repeat: repeat.low,
    repeatHigh: repeat.high,
    days: cardNotices.value.penaltyRateAfterDaysLate,
  })
  return (
    <ul className="grid max-w-[68ch] list-disc gap-2 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

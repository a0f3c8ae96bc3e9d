import { memo } from 'react'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { federalLoans } from '#engine/planning/debts/guards.ts'
import type { Picture } from '../../state/picture.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { Part } from '../device/screen-head.tsx'
import { FindingCard } from '../picture/finding-card.tsx'
import { WorkingFold } from '../picture/working-fold.tsx'
import { balancesChart } from './debt-charts.ts'
import { debtFindings } from './debt-findings.ts'
import { FederalGuard } from './federal-guard.tsx'
import { FollowPlan } from './follow-plan.tsx'
import { Months } from './months.tsx'
import { Paychecks } from './paychecks.tsx'
import { Snowflakes } from './snowflakes.tsx'
import type { Compared } from './use-debts.ts'
import { findingsTitle } from './words/finding-words.ts'
import { followWords, monthWords, snowflakeWords } from './words/plan-words.ts'
import { sourcesOf, workingsOf } from './working.ts'

/** What stands under the plan: findings, the picture, the months, extra money, following it, and how it was worked out. */
export const PlanBelow = memo(function PlanBelow({
  picture,
  view,
  comparison,
}: Compared & { readonly picture: Picture }) {
  const { household, today } = picture
  const loans = federalLoans(household.debts, today)
  const chart = balancesChart(view)
  const findings = debtFindings(view, comparison, monthlyFlows(household).left)
  return (
    <>
      {findings.length > 0 ? (
        <Part title={findingsTitle}>
          <div className="grid gap-3">
            {findings.map(({ key, ...finding }) => (
              <FindingCard key={key} {...finding} />
            ))}
          </div>
        </Part>
      ) : null}
      {loans ? <FederalGuard view={view} loans={loans} /> : null}
      {chart ? <ChartCard chart={chart} fileName="debt-payoff" /> : null}
      {view.chosen && view.chosen.course.rows.length > 0 ? (
        <Part title={monthWords.title}>
          <Months view={view} />
        </Part>
      ) : null}
      <Paychecks household={household} view={view} />
      <Part title={snowflakeWords.title} note={snowflakeWords.note}>
        <Snowflakes household={household} today={today} />
      </Part>
      <Part title={followWords.title} note={followWords.note}>
        <FollowPlan view={view} />
      </Part>
      <WorkingFold workings={workingsOf(view)} sources={sourcesOf(loans)} />
    </>
  )
})

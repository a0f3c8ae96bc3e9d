import { dollars, dollarsAndCents, yearsText } from '#calculators/kit/format.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'
import type { CarryingCost } from '#engine/planning/cards/carrying-cost.ts'
import { carries, hasOffer } from '#engine/planning/cards/own-card.ts'
import { cardNotices, lateFee } from '#facts/lending/cards.ts'
import { Ledger } from '../../ui/ledger.tsx'
import { LateChart } from '../cards/late-chart.tsx'
import { StackTable } from '../cards/stack-table.tsx'
import { Figure, Part } from '../device/screen-head.tsx'
import { FindingCard } from '../picture/finding-card.tsx'
import { Fold, WorkingFold } from '../picture/working-fold.tsx'
import { dayPicture, dayTable, planCosts, planPicture, statementRows, statementTable } from './cost-charts.ts'
import { costFindings, minimumCourse } from './cost-findings.ts'
import { costSources, costWorkings } from './cost-workings.ts'
import { OfferPart } from './offer-part.tsx'
import type { Controls } from './plan-choice.ts'
import { figures, lateFees, statements } from './words.ts'

interface CostBodyProps {
  readonly card: HouseholdDebt
  readonly cost: CarryingCost
  readonly controls: Controls
  readonly today: IsoDate
}
const FILE = 'credit-card-cost'

/** Everything under the question: figures, pictures, what it means, statement by statement. */
export function CostBody({ card, cost, controls, today }: CostBodyProps) {
  const plans = planPicture(planCosts(card, controls, today), controls.plan)
  return (
    <>
      <Tiles {...{ card, cost, today }} />
      <ul className="mt-5 grid gap-3">
        {costFindings(card, cost, controls, today).map((finding) => (
          <li key={finding.text}>
            <FindingCard {...finding} />
          </li>
        ))}
      </ul>
      <OfferPart card={card} today={today} />
      {plans ? <LateChart chart={plans} fileName={FILE} /> : null}
      <LateChart chart={dayPicture(cost)} fileName={FILE} />
      <Part title={statements.title}>
        <div className="card p-4">
          <StackTable title={statements.title} columns={statements.short} rows={statementRows(cost)} amounts />
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

function Tiles({ card, cost, today }: Omit<CostBodyProps, 'controls'>) {
  const first = cost.cycles[0]
  const course = minimumCourse(card)
  const isLong = carries(card) && !hasOffer(card, today)
  const hasGrace = first?.hasGrace === true
  return (
    <dl className="card mt-5 grid grid-cols-2 divide-line md:grid-cols-4 md:divide-x">
      <Figure label={figures.perDay} value={dollarsAndCents(cost.perDay)} note={figures.perDayNote} />
      <Figure label={figures.next} value={dollarsAndCents(first?.interest ?? 0)} />
      <Figure
        label={figures.purchases}
        value={dollarsAndCents(first?.interestOnPurchases ?? 0)}
        note={first?.purchases === 0 ? figures.purchasesNone : hasGrace ? figures.purchasesFree : figures.purchasesCost}
      />
      {isLong && course.outcome === 'figures' ? (
        <Figure
          label={figures.minimums}
          value={yearsText(Math.round(course.minimumOnly.payments / 12))}
          note={figures.minimumsNote({ interest: course.minimumOnly.interest })}
        />
      ) : isLong && course.outcome === 'minimum-never-clears' ? (
        <Figure label={figures.minimums} value={figures.minimumsNever} tone="bad" />
      ) : (
        <Figure label={figures.minimums} value={dollars(0)} />
      )}
    </dl>
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

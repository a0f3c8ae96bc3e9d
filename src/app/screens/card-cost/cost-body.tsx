import { dollars, dollarsAndCents, yearsText } from '#calculators/kit/format.ts'
import { carries, hasOffer } from '#engine/planning/cards/own-card.ts'
import { Figure } from '../device/screen-head.tsx'
import { FindingCard } from '../picture/finding-card.tsx'
import { costFindings, minimumCourse } from './cost-findings.ts'
import type { CostBodyProps } from './cost-props.ts'
import { CostRest } from './cost-rest.tsx'
import { OfferPart } from './offer-part.tsx'
import { figures } from './words.ts'

/** Everything under the question: figures, pictures, what it means, statement by statement. */
export default function CostBody({ card, cost, controls, today }: CostBodyProps) {
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
      <CostRest {...{ card, cost, controls, today }} />
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

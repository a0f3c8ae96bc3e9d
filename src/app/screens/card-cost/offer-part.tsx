import type { HouseholdDebt } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'
import { offerEnd } from '#engine/planning/cards/carrying-cost.ts'
import { Marked } from '../../ui/marked.tsx'
import { cardRules } from '../cards/card-rules.ts'
import { Part } from '../device/screen-head.tsx'
import { offer as words } from './words.ts'

/** What to pay before a promotional rate ends, and what happens to the rest. Nothing without an offer. */
export function OfferPart({ card, today }: { readonly card: HouseholdDebt; readonly today: IsoDate }) {
  const payment = card.payment ?? card.minimum ?? 0
  const end = offerEnd(card, payment, today, cardRules)
  if (end === null) return null
  const lines = [
    end.each === null
      ? words.none({ ends: end.ends })
      : words.each({ each: end.each, payments: end.payments, ends: end.ends }),
    end.left > 0 ? words.left({ payment, left: end.left, monthAfter: end.monthAfter }) : words.cleared,
    end.isDeferred ? words.deferred({ background: end.background }) : words.low,
    words.purchases,
  ]
  return (
    <Part title={words.title}>
      <ul className="card grid gap-2 p-5">
        {lines.map((line) => (
          <li key={line}>
            <Marked text={line} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

import { useState } from 'react'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { aprOn } from '#engine/household/standing.ts'
import type { IsoDate } from '#engine/month.ts'
import { carries } from '#engine/planning/cards/own-card.ts'
import { spreadOver, utilization } from '#engine/planning/cards/utilization.ts'
import { Marked } from '../../ui/marked.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { nameOf } from '../cards/own-cards.tsx'
import { Part } from '../device/screen-head.tsx'
import { reported } from './limits-part.tsx'
import { extra as words } from './words.ts'

const FIRST_AMOUNT = 300

/** Where extra money does most: for interest, and for what credit reports show. */
export function ExtraPart({ cards, today }: { readonly cards: readonly HouseholdDebt[]; readonly today: IsoDate }) {
  const [amount, setAmount] = useState(FIRST_AMOUNT)
  const dear = cards
    .filter((card) => carries(card) && (aprOn(card, today) ?? 0) > 0)
    .toSorted((a, b) => (aprOn(b, today) ?? 0) - (aprOn(a, today) ?? 0))[0]
  const used = cards.filter(({ balance }) => balance > 0)
  if (used.length === 0) return null
  const parts = [...spreadOver(cards.map(reported), amount)].filter(([, part]) => part > 0)
  const spread = new Map(parts)
  const after = utilization(
    cards.map((card) => ({ ...reported(card), balance: card.balance - (spread.get(card.id) ?? 0) })),
  )
  const put = dear === undefined ? 0 : Math.min(amount, dear.balance)
  const lines =
    dear === undefined
      ? [words.none]
      : [
          words.interest({
            amount: put,
            name: nameOf(dear),
            apr: aprOn(dear, today) ?? 0,
            saved: put * (aprOn(dear, today) ?? 0),
          }),
        ]
  if (parts.length > 0 && after.highest !== null)
    lines.push(
      words.spread({
        parts: parts.map(([id, part]) => ({
          name: nameOf(cards.find((card) => card.id === id) ?? { name: '' }),
          amount: part,
        })),
        to: after.highest,
      }),
    )
  return (
    <Part title={words.title}>
      <div className="card grid items-start gap-4 p-4 md:grid-cols-[14rem_minmax(0,1fr)] md:p-5">
        <NumberField label={words.amount} value={amount} onChange={(next) => setAmount(next ?? 0)} />
        <div className="grid content-start gap-2" aria-live="polite">
          {lines.map((line) => (
            <p key={line}>
              <Marked text={line} />
            </p>
          ))}
          <p className="text-ink-2 text-sm">{words.order}</p>
        </div>
      </div>
    </Part>
  )
}

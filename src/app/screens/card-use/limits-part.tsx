import { Link } from 'react-router'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import type { CardEvent } from '#engine/planning/cards/pay-dates.ts'
import { payDownTo, type ReportedCard, utilization } from '#engine/planning/cards/utilization.ts'
import { utilizationGuide } from '#facts/credit/scores.ts'
import { Segments } from '../../calculator/form/segments.tsx'
import { nameOf } from '../cards/own-cards.tsx'
import { Bar, Part } from '../device/screen-head.tsx'
import { use as words } from './words.ts'

export const reported = ({ id, balance, creditLimit }: HouseholdDebt): ReportedCard => ({
  id,
  balance,
  limit: creditLimit,
})
export const targets = [utilizationGuide.value.bestUnder, utilizationGuide.value.keepUnder] as const

const tone = (share: number) =>
  share > utilizationGuide.value.keepUnder ? 'bad' : share > utilizationGuide.value.bestUnder ? 'copper' : 'good'

interface LimitsPartProps {
  readonly cards: readonly HouseholdDebt[]
  readonly events: readonly CardEvent[]
  readonly target: number
  readonly onTarget: (target: number) => void
}

/** How much of each limit and of all of them is in use, and what to pay by when to show less. */
export function LimitsPart({ cards, events, target, onTarget }: LimitsPartProps) {
  const { byCard, total } = utilization(cards.map(reported))
  const known = cards.filter(({ creditLimit }) => creditLimit !== null && creditLimit > 0)
  const owed = known.reduce((sum, { balance }) => sum + balance, 0)
  const limits = known.reduce((sum, { creditLimit }) => sum + (creditLimit ?? 0), 0)
  return (
    <Part title={words.title} note={words.note}>
      <div className="card p-4 md:p-5">
        <div className="mb-4 flex flex-wrap items-center gap-3 text-sm">
          {words.target}
          <Segments
            name="target"
            label={words.target}
            value={String(target)}
            onChange={(next) => onTarget(Number(next))}
            options={targets.map((share) => ({ value: String(share), label: words.share(share) }))}
          />
        </div>
        <ul className="grid gap-4">
          {total === null ? null : <Row name={words.total} balance={owed} limit={limits} share={total} said={null} />}
          {cards.map((card, i) => (
            <Row
              key={card.id}
              name={nameOf(card)}
              balance={card.balance}
              limit={card.creditLimit ?? 0}
              share={byCard[i]?.share ?? null}
              said={toShow(card, events, target)}
            />
          ))}
        </ul>
        <p className="mt-4 max-w-[68ch] text-ink-2 text-sm">
          {words.why} <Link to="/credit-score-simulator">{words.simulator}</Link>
        </p>
      </div>
    </Part>
  )
}

function toShow(card: HouseholdDebt, events: readonly CardEvent[], share: number): string {
  const amount = payDownTo(reported(card), share)
  if (amount === null) return words.noLimit
  if (amount <= 0) return words.fine({ share })
  const event = events.find(({ id, kind }) => id === card.id && kind === 'pay-to-show')
  return event === undefined ? words.payAny({ amount, share }) : words.pay({ amount, on: event.on, share })
}

function Row(props: {
  readonly name: string
  readonly balance: number
  readonly limit: number
  readonly share: number | null
  readonly said: string | null
}) {
  const { name, balance, limit, share, said } = props
  return (
    <li>
      <p className="mb-1 flex flex-wrap justify-between gap-x-4">
        <b className="font-semibold">{name}</b>
        {share === null ? null : (
          <span>
            <b>{words.share(share)}</b> <span className="text-ink-2 text-sm">{words.balance({ balance, limit })}</span>
          </span>
        )}
      </p>
      {share === null ? null : (
        <Bar share={share} label={words.bar({ name, balance, limit, share })} tone={tone(share)} />
      )}
      {said === null ? null : <p className="mt-1 text-ink-2 text-sm">{said}</p>}
    </li>
  )
}

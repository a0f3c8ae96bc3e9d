import { lazy } from 'react'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'
import { calendarOf } from '#engine/planning/cards/cycle-dates.ts'
import type { CardEvent } from '#engine/planning/cards/pay-dates.ts'
import { Late } from '../../ui/late.tsx'
import { cardRules } from '../cards/card-rules.ts'
import { nameOf } from '../cards/own-cards.tsx'
import { Part } from '../device/screen-head.tsx'
import { FindingCard, type FindingTone } from '../picture/finding-card.tsx'
import { CycleStrip } from './cycle-strip.tsx'
import { ExtraPart } from './extra-part.tsx'
import { LimitsPart } from './limits-part.tsx'
import { PayList } from './pay-list.tsx'
import { autopay, cycle, dates } from './words.ts'

const UseWorkings = lazy(() => import('./use-workings.tsx'))

interface UseBodyProps {
  readonly cards: readonly HouseholdDebt[]
  readonly events: readonly CardEvent[]
  readonly target: number
  readonly onTarget: (target: number) => void
  readonly today: IsoDate
}

/** Dates, cycles, limits and autopay of all cards. */
export function UseBody({ cards, events, target, onTarget, today }: UseBodyProps) {
  const undated = cards.filter((card) => calendarOf(card, cardRules) === null)
  return (
    <>
      {events.length > 0 ? (
        <Part title={dates.title} note={dates.note}>
          <PayList {...{ events, cards, target }} />
        </Part>
      ) : null}
      <Part title={cycle.title} note={cycle.note}>
        <CycleStrip cards={cards} today={today} />
        {undated.length > 0 ? (
          <p className="mt-2 text-ink-2 text-sm">{cycle.noDates({ names: undated.map(nameOf) })}</p>
        ) : null}
      </Part>
      <LimitsPart {...{ cards, events, target, onTarget }} />
      <ExtraPart cards={cards} today={today} />
      <Autopay cards={cards} />
      <Late>
        <UseWorkings cards={cards} />
      </Late>
    </>
  )
}

const tones: Readonly<Record<'none' | 'minimum' | 'full', FindingTone>> = {
  none: 'watch',
  minimum: 'watch',
  full: 'good',
}

/** What autopay does on each card. Cards nobody said it of are not judged. */
function Autopay({ cards }: { readonly cards: readonly HouseholdDebt[] }) {
  const of = (kind: 'none' | 'minimum' | 'full') => cards.filter((card) => card.autopay === kind).map(nameOf)
  const kinds = (['none', 'minimum', 'full'] as const).filter((kind) => of(kind).length > 0)
  if (kinds.length === 0) return null
  return (
    <Part title={autopay.title}>
      <ul className="grid gap-3">
        {kinds.map((kind) => (
          <li key={kind}>
            <FindingCard tone={tones[kind]} text={autopay[kind]({ names: of(kind) })} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

import { useState } from 'react'
import { dateText } from '#calculators/kit/format.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import type { CardEvent } from '#engine/planning/cards/pay-dates.ts'
import { nameOf } from '../cards/own-cards.tsx'
import { dates as words } from './words.ts'

function told(event: CardEvent, target: number): string {
  switch (event.kind) {
    case 'due':
      return words.due[event.pay]({ amount: event.amount })
    case 'closes':
      return words.closes
    case 'pay-to-show':
      return words.show({ amount: event.amount, share: target })
    case 'offer-ends':
      return words.offer({ amount: event.amount, ends: event.ends, isDeferred: event.isDeferred })
  }
}

/** Dates shown before the rest is opened. */
const FIRST = 12

interface PayListProps {
  readonly events: readonly CardEvent[]
  readonly cards: readonly HouseholdDebt[]
  /** Share of a limit to show at most, decimal. */
  readonly target: number
}

/** What to pay and what happens, day by day, with a file for the visitor's own calendar. */
export function PayList({ events, cards, target }: PayListProps) {
  const [said, setSaid] = useState('')
  const later = events.slice(FIRST)
  const name = (id: string) => nameOf(cards.find((card) => card.id === id) ?? { name: '' })
  const save = async () => {
    const { saveCalendar } = await import('../../calculator/result/calendar-file.ts')
    setSaid(
      await saveCalendar({
        fileName: words.file,
        events: events.map((event) => ({
          date: event.on,
          title: words.event[event.kind]({ name: name(event.id) }),
          note: told(event, target),
        })),
      }),
    )
  }
  return (
    <>
      <div className="card">
        <Rows events={events.slice(0, FIRST)} name={name} target={target} />
        {later.length > 0 ? (
          <details className="border-line border-t">
            <summary className="min-h-10 cursor-pointer px-4 py-2.5 font-semibold text-green text-sm md:px-5">
              {words.later(later.length)}
            </summary>
            <Rows events={later} name={name} target={target} />
          </details>
        ) : null}
      </div>
      <p className="mt-3">
        <button type="button" className="button" onClick={save}>
          {words.calendar}
        </button>
      </p>
      <p role="status" className="mt-1 text-ink-2 text-sm">
        {said}
      </p>
    </>
  )
}

function Rows({ events, name, target }: { name: (id: string) => string } & Omit<PayListProps, 'cards'>) {
  return (
    <ol className="divide-y divide-line">
      {events.map((event) => (
        <li
          key={`${event.id}${event.kind}${event.on}`}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 px-4 py-2.5 md:px-5"
        >
          <time dateTime={event.on} className="text-ink-2 text-sm leading-6">
            {dateText(event.on, true)}
          </time>
          <span className="[overflow-wrap:anywhere]">
            <b className="font-semibold">{name(event.id)}.</b>{' '}
            <span className={event.kind === 'closes' ? 'text-ink-2' : ''}>{told(event, target)}</span>
            {event.kind === 'due' && event.automatic !== null ? (
              <span className="text-green text-sm"> {words.automatic[event.automatic]}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  )
}

import { lazy, Suspense, useId, useState } from 'react'
import { monthText } from '#calculators/kit/format.ts'
import type { Household } from '#engine/household/household.ts'
import { addMonths, type Month } from '#engine/month.ts'
import type { LifeEvent } from '#engine/planning/scenario/event-fields.ts'
import { Icon } from '../../ui/icon.tsx'
import { LostPiece } from '../../ui/lost-piece.tsx'

const EventForm = lazy(async () => ({ default: (await import('./event-form.tsx')).EventForm }))

/** One event on the timeline: when it begins, what it is, and its numbers. Moved by buttons, by its slider and by the arrow keys on it. */
export function EventCard(props: {
  readonly event: LifeEvent
  readonly number: number
  readonly title: string
  readonly line: string
  readonly first: Month
  readonly months: number
  readonly household: Household
  readonly onChange: (event: LifeEvent) => void
  readonly onRemove: () => void
}) {
  const { event, number, title, line, first, months, household, onChange, onRemove } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const month = monthText(addMonths(first, event.at - 1), true)
  const last = Math.max(months, event.at)
  const move = (at: number) => onChange({ ...event, at: Math.min(last, Math.max(1, at)) })
  return (
    <li className="card">
      <div className="grid gap-x-5 gap-y-2 p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:items-center md:px-5">
        <div className="min-w-0">
          <h3 className="flex items-center gap-2 text-base">
            <span
              className="grid size-6 flex-none place-items-center rounded-full bg-green-tint text-sm"
              aria-hidden="true"
            >
              {number}
            </span>
            {title}
          </h3>
          <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">{line}</p>
        </div>
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2">
          <button
            type="button"
            className="button px-2.5"
            disabled={event.at <= 1}
            onClick={() => move(event.at - 1)}
            aria-label={`${title}: a month earlier`}
          >
            <Icon name="arrow-left" className="size-4" />
          </button>
          <label className="grid text-center text-sm" htmlFor={id}>
            <span>
              <span className="sr-only">{title} begins in </span>
              {month}
            </span>
            <input
              id={id}
              type="range"
              min={1}
              max={last}
              value={event.at}
              aria-valuetext={monthText(addMonths(first, event.at - 1))}
              className="w-full accent-(--green)"
              onChange={(change) => move(Number(change.target.value))}
            />
          </label>
          <button
            type="button"
            className="button px-2.5"
            disabled={event.at >= last}
            onClick={() => move(event.at + 1)}
            aria-label={`${title}: a month later`}
          >
            <Icon name="arrow-right" className="size-4" />
          </button>
        </div>
        <p className="no-print flex flex-wrap gap-2 md:col-span-2">
          <button type="button" className="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon name="pencil" className="size-4" /> {isOpen ? 'Hide numbers' : 'Change numbers'}
            <span className="sr-only"> of {title}</span>
          </button>
          <button type="button" className="button" onClick={onRemove}>
            <Icon name="trash" className="size-4" /> Remove
            <span className="sr-only"> {title}</span>
          </button>
        </p>
      </div>
      {isOpen ? (
        <LostPiece what="The numbers of this event">
          <Suspense fallback={<div className="min-h-40" />}>
            <EventForm event={event} household={household} onChange={onChange} />
          </Suspense>
        </LostPiece>
      ) : null}
    </li>
  )
}

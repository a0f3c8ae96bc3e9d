import { useEffect, useId, useRef, useState } from 'react'
import { GO, isWorkYear, thingOf } from '#teaching/games/freedom/changes.ts'
import { YEARS } from '#teaching/games/freedom/design.ts'
import { offersOf } from '#teaching/games/freedom/game.ts'
import type { Life } from '#teaching/games/freedom/life.ts'
import { Forecast } from './forecast.tsx'
import { groups, noteOf, nowOf } from './plan-things.ts'
import { optionWords, thingNames, planWords as words } from './words/plan-words.ts'

/**
 * The year that begins: every thing with its way and what else it could be, and the button that lives it. Changes may be taken back or made
 * otherwise until then.
 */
export function PlanPanel(props: {
  readonly life: Life
  /** The same year before any change. */
  readonly begun: Life
  readonly takesFocus: boolean
  /** A choice in place of this year's change of a thing; null takes it back. */
  readonly onSet: (thing: string, choice: string | null) => void
  readonly onLive: () => void
}) {
  const { life, begun, takesFocus, onSet, onLive } = props
  const { year, person } = life
  const number = year + 1
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus && year >= 0) heading.current?.focus({ preventScroll: true })
  }, [takesFocus, year])
  return (
    <section aria-label={words.title(number, person.age)}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {words.title(number, person.age)}
          </h2>
          <p className="text-ink-2 text-sm">{year === 0 ? words.first : words.later}</p>
        </div>
        <LiveButton number={number} onLive={onLive} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Group at={0} life={life} begun={begun} onSet={onSet} isOpen />
        <Forecast life={life} />
        {[1, 2, 3].map((at) => (
          <Group key={`${at}-${year === 0}`} at={at} life={life} begun={begun} onSet={onSet} isOpen={year === 0} />
        ))}
      </div>
      <p className="mt-4 flex justify-end">
        <LiveButton number={number} onLive={onLive} />
      </p>
    </section>
  )
}

const LiveButton = ({ number, onLive }: { readonly number: number; readonly onLive: () => void }) => (
  <button type="button" className="button button-main no-print min-h-11!" onClick={onLive}>
    {words.live(number)}
  </button>
)

function Group(props: {
  readonly at: number
  readonly life: Life
  readonly begun: Life
  readonly isOpen: boolean
  readonly onSet: (thing: string, choice: string | null) => void
}) {
  const { at, life, begun, onSet } = props
  const [isOpen, setOpen] = useState(props.isOpen)
  const group = groups[at]
  if (group === undefined) return null
  const offers = offersOf(begun)
  return (
    <details className="card fold p-4" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-9 list-none items-center gap-3">
        <h3 className="flex-1 text-lg">{group.title}</h3>
        <span className="fold-mark text-green" aria-hidden="true" />
      </summary>
      {isOpen ? (
        <div className="mt-2 grid gap-3">
          {group.things.map((thing) => (
            <Thing
              key={thing}
              thing={thing}
              now={nowOf(begun, thing)}
              made={life.changes.find((choice) => choice.includes(':') && thingOf(choice) === thing) ?? ''}
              ways={offers.filter((choice) => choice !== GO && thingOf(choice) === thing)}
              note={noteOf(thing, begun, isWorkYear(begun.year), YEARS)}
              onSet={(choice) => onSet(thing, choice)}
            />
          ))}
        </div>
      ) : null}
    </details>
  )
}

function Thing(props: {
  readonly thing: string
  /** How it is, in words, and the choice that would have made it so. */
  readonly now: { readonly said: string; readonly choice: string }
  /** This year's change of it; '' for none. */
  readonly made: string
  readonly ways: readonly string[]
  readonly note: string | undefined
  readonly onSet: (choice: string | null) => void
}) {
  const { thing, now, made, ways, note, onSet } = props
  const id = useId()
  const described = note === undefined ? undefined : `${id}-note`
  return (
    <div className="grid gap-1">
      {ways.length === 0 ? (
        <dl className="grid gap-1">
          <dt className="text-sm">{thingNames[thing]}</dt>
          <dd className="flex min-h-11 items-center rounded-sm border border-line bg-sunk px-2.5">{now.said}</dd>
        </dl>
      ) : (
        <>
          <label htmlFor={id} className="flex min-h-6 items-center justify-between gap-2 text-sm">
            {thingNames[thing]}
            {made === '' ? null : <span className="badge">{words.changed}</span>}
          </label>
          <select
            id={id}
            className="select min-h-11! w-full"
            value={made}
            aria-describedby={described}
            onChange={(event) => onSet(event.target.value === '' ? null : event.target.value)}
          >
            <option value="">{now.said}</option>
            {ways.map((choice) => (
              <option key={choice} value={choice}>
                {choice === now.choice ? words.again : optionWords(choice)}
              </option>
            ))}
          </select>
        </>
      )}
      {note === undefined ? null : (
        <p id={described} className="text-ink-3 text-xs">
          {note}
        </p>
      )}
    </div>
  )
}

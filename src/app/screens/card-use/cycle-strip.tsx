import { useId, useState } from 'react'
import { monthText } from '#calculators/kit/format.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { addDays, addMonths, dateIn, daysBetween, type IsoDate, monthOf } from '#engine/month.ts'
import { type CardCalendar, calendarOf, cyclesAround } from '#engine/planning/cards/cycle-dates.ts'
import { carries } from '#engine/planning/cards/own-card.ts'
import { Marked } from '../../ui/marked.tsx'
import { cardRules } from '../cards/card-rules.ts'
import { nameOf } from '../cards/own-cards.tsx'
import { cycle as words } from './words.ts'

/** Days drawn from today, and how far a purchase can be moved. */
const SPAN = 91
const MOST_AHEAD = 35

interface Lane {
  readonly card: HouseholdDebt
  readonly calendar: CardCalendar
}
const at = (today: IsoDate, date: IsoDate): number => (daysBetween(today, date) / SPAN) * 100

/** The statement a purchase falls on. */
function statementOf({ calendar }: Lane, bought: IsoDate) {
  const [cycle] = cyclesAround(calendar, bought, cardRules, [0, 0])
  return cycle as NonNullable<typeof cycle>
}

/** Every card's statement and due dates on one line each, and what happens to a purchase of a day. */
export function CycleStrip({ cards, today }: { readonly cards: readonly HouseholdDebt[]; readonly today: IsoDate }) {
  const [ahead, setAhead] = useState(3)
  const id = useId()
  const bought = addDays(today, ahead)
  const lanes = cards.flatMap((card): Lane[] => {
    const calendar = calendarOf(card, cardRules)
    return calendar === null ? [] : [{ card, calendar }]
  })
  if (lanes.length === 0) return null
  const free = lanes
    .filter(({ card }) => !carries(card))
    .map((lane) => ({ lane, ...statementOf(lane, bought) }))
    .toSorted((a, b) => (a.due < b.due ? 1 : -1))
  const best = free[0]
  return (
    <div className="card p-4 md:p-5">
      <label htmlFor={id} className="text-sm">
        {words.slider} <b>{words.sliderText({ date: bought })}</b>
      </label>
      <input
        id={id}
        type="range"
        className="range"
        min={0}
        max={MOST_AHEAD}
        step={1}
        value={ahead}
        style={{ '--fill': `${(ahead / MOST_AHEAD) * 100}%` } as React.CSSProperties}
        aria-valuetext={words.sliderText({ date: bought })}
        onChange={(event) => setAhead(Number(event.target.value))}
      />
      <p className="mt-2" aria-live="polite">
        <Marked
          text={
            best === undefined
              ? words.noneFree
              : words.best({ name: nameOf(best.lane.card), days: daysBetween(bought, best.due), due: best.due })
          }
        />
      </p>
      <ul className="mt-4 grid gap-4">
        {lanes.map((lane) => (
          <LaneRow key={lane.card.id} lane={lane} today={today} bought={bought} />
        ))}
      </ul>
      <Months today={today} />
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs" aria-hidden="true">
        <Key look="h-3 w-1 bg-(--tax)" text={words.closes} />
        <Key look="h-3 w-1 bg-(--interest)" text={words.due} />
        <Key look="h-2.5 w-5 rounded-full bg-(--growth)" text={words.free} />
      </p>
    </div>
  )
}

/** The months under the tracks. */
function Months({ today }: { readonly today: IsoDate }) {
  const firsts = [1, 2, 3].map((count) => dateIn(addMonths(monthOf(today), count), 1))
  return (
    <div className="relative mt-1 h-5 text-ink-2 text-xs" aria-hidden="true">
      <span className="absolute left-0">{words.today}</span>
      {firsts
        .filter((date) => at(today, date) < 92 && at(today, date) > 14)
        .map((date) => (
          <span
            key={date}
            className="absolute border-line-strong border-l pl-1"
            style={{ left: `${at(today, date)}%` }}
          >
            {monthText(monthOf(date), true).slice(0, 3)}
          </span>
        ))}
    </div>
  )
}

function Key({ look, text }: { readonly look: string; readonly text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`inline-block ${look}`} />
      {text}
    </span>
  )
}

/** One card: its track with a mark for each date, the purchase's way to its due date, and the same in words. */
function LaneRow({ lane, today, bought }: { readonly lane: Lane; readonly today: IsoDate; readonly bought: IsoDate }) {
  const { card, calendar } = lane
  const end = addDays(today, SPAN)
  const cycles = cyclesAround(calendar, today, cardRules, [-2, 4])
  const isIn = (date: IsoDate) => date >= today && date <= end
  const statement = statementOf(lane, bought)
  const isCarried = carries(card)
  const from = at(today, bought)
  const to = Math.min(100, at(today, statement.due))
  const days = daysBetween(bought, statement.due)
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <b className="font-semibold">{nameOf(card)}</b>
        <span className="text-ink-2">
          {isCarried ? words.carried : words.row({ closes: statement.closes, due: statement.due, days })}
          {calendar.estimated === null ? '' : ` · ${words.estimated}`}
        </span>
      </p>
      <div className="relative mt-1 h-14 overflow-hidden rounded-sm bg-sunk" aria-hidden="true">
        {isCarried ? null : (
          <span
            className="absolute bottom-1 h-2.5 rounded-full bg-(--growth) motion-safe:transition-[left,width] motion-safe:duration-200"
            style={{ left: `${from}%`, width: `${to - from}%` }}
          />
        )}
        {cycles
          .filter(({ closes }) => isIn(closes))
          .map(({ closes }) => (
            <Tick
              key={closes}
              left={at(today, closes)}
              look="bg-(--tax)"
              row="top-0 left-1.5"
              text={String(Number(closes.slice(8)))}
            />
          ))}
        {cycles
          .filter(({ due }) => isIn(due))
          .map(({ due }) => (
            <Tick
              key={due}
              left={at(today, due)}
              look="bg-(--interest)"
              // Due days stand shortly before a statement closes: their numbers go to the other side, away from its line.
              row={at(today, due) > 5 ? 'top-4 right-0.5' : 'top-4 left-1.5'}
              text={String(Number(due.slice(8)))}
            />
          ))}
      </div>
    </li>
  )
}

function Tick(props: { readonly left: number; readonly look: string; readonly text: string; readonly row: string }) {
  const { left, look, text, row } = props
  return (
    <span className="absolute inset-y-0 text-xs leading-4" style={{ left: `${Math.min(left, 95)}%` }}>
      <span className={`absolute inset-y-0 left-0 w-1 ${look}`} />
      <span className={`absolute ${row}`}>{text}</span>
    </span>
  )
}

import { useState } from 'react'
import { monthText } from '#calculators/kit/format.ts'
import type { CalendarFile } from '#calculators/kit/presentation.ts'
import type { LawDate } from '#engine/planning/checkpoints/law-dates.ts'
import { saveCalendar } from '../../calculator/result/calendar-file.ts'
import { type LawAmounts, lawDateWords, checkpointWords as words } from './words.ts'

/** As many as are shown at first. */
const FIRST = 5

/** When it is: a month, a whole year, or a window. */
function whenOf({ from, until, isYear }: LawDate): string {
  const year = from.slice(0, 4)
  if (!isYear) return until === null ? monthText(from, true) : words.span(monthText(from, true), monthText(until, true))
  if (until === null) return monthText(from, true)
  return until === `${year}-12` ? words.whole(year) : words.span(monthText(from, true), monthText(until, true))
}

const calendarOf = (dates: readonly LawDate[], facts: LawAmounts, names: boolean): CalendarFile => ({
  fileName: words.fileName,
  events: dates.map(({ key, from, name }) => {
    const [title, note] = lawDateWords[key](facts)
    return { date: `${from}-01`, title: names && name !== '' ? `${title} (${name})` : title, note }
  }),
})

/** Dates of law, the next ones first, with what each changes; and a file of them for a calendar. */
export function LawDateList({ dates, facts }: { readonly dates: readonly LawDate[]; readonly facts: LawAmounts }) {
  const [all, setAll] = useState(false)
  const [said, setSaid] = useState('')
  const names = new Set(dates.map(({ person }) => person)).size > 1
  const shown = all ? dates : dates.slice(0, FIRST)
  if (dates.length === 0) return <p className="card p-5 text-ink-2">{words.datesNone}</p>
  return (
    <>
      <ol className="card divide-y divide-line">
        {shown.map((date) => {
          const [title, text] = lawDateWords[date.key](facts)
          return (
            <li
              key={`${date.person}${date.key}`}
              className="grid gap-x-4 px-4 py-3 sm:grid-cols-[11rem_minmax(0,1fr)] md:px-5"
            >
              <p className="text-ink-2 text-sm">
                {whenOf(date)}
                {names && date.name !== '' ? ` · ${date.name}` : ''}
              </p>
              <div>
                <h3 className="text-base">{title}</h3>
                <p className="max-w-[62ch] text-ink-2 text-sm">{text}</p>
              </div>
            </li>
          )
        })}
      </ol>
      <p className="no-print mt-3 flex flex-wrap gap-2">
        {all || dates.length <= FIRST ? null : (
          <button type="button" className="button" onClick={() => setAll(true)}>
            {words.datesMore(dates.length - FIRST)}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={async () => setSaid(await saveCalendar(calendarOf(dates, facts, names)))}
        >
          {words.calendar}
        </button>
      </p>
      <p className="mt-2 text-ink-2 text-sm" role="status">
        {said}
      </p>
    </>
  )
}

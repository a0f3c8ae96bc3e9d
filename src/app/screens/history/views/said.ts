/** What a view of the long-run chart says and draws. */
import { monthText } from '#calculators/kit/format.ts'
import type { Table, XYChart } from '#calculators/kit/presentation.ts'
import { lastMonthOf, type RecordLine } from '#engine/history/record-line.ts'
import { addMonths, type Month, monthsBetween } from '#engine/month.ts'
import { type HistoryEvent, historyEvents } from '#facts/history/events.ts'
import { recessions } from '#facts/history/recessions.ts'
import { marketSources } from '#facts/sources/markets.ts'
import type { Asked, EventKindKey } from '../asked.ts'
import { words } from '../words.ts'

export interface ViewSaid {
  readonly headline: string
  readonly rests: string
  /** What shortened the comparison. */
  readonly notes: readonly string[]
  /** Null where nothing can be drawn; the headline says why. */
  readonly chart: XYChart | null
  readonly tables: readonly Table[]
}

export const monthsFrom = (from: Month, to: Month): readonly Month[] =>
  Array.from({ length: monthsBetween(from, to) + 1 }, (_, i) => addMonths(from, i))

const kindOf = ({ kind }: HistoryEvent): EventKindKey => (kind === 'disaster' ? 'event' : kind)

/** Events of the chosen kinds within months, both included. */
export const eventsIn = (asked: Pick<Asked, 'events'>, from: Month, to: Month): readonly HistoryEvent[] =>
  historyEvents.value.filter(
    (event) => asked.events.includes(kindOf(event)) && event.date.slice(0, 7) >= from && event.date.slice(0, 7) <= to,
  )
export const kindName = (event: HistoryEvent): string => words.kinds[kindOf(event)]

/** More than these get signs without numbers. */
const MOST_NUMBERED = 12

/** Events and recessions as the chart takes them. A recession is shaded from the month after its peak to its trough. */
export function marksOf(asked: Asked, from: Month, to: Month): Pick<XYChart, 'marks' | 'marksLook' | 'spans'> {
  const events = eventsIn(asked, from, to)
  return {
    marks: events.map(({ date, text }) => ({ x: date.slice(0, 7), label: text })),
    marksLook: events.length > MOST_NUMBERED ? 'ticks' : 'numbered',
    ...(asked.recessions
      ? {
          spans: {
            label: words.recession,
            items: recessions.value.map(({ peak, trough, name }) => ({
              from: addMonths(peak as Month, 1),
              to: trough,
              name: name === undefined ? words.recession : words.recessionNamed(name),
            })),
          },
        }
      : {}),
  }
}

/** "US stocks: Robert J. Shiller, to Mar 2026": who published a line and to when. */
export const creditOf = (name: string, line: RecordLine, source: keyof typeof marketSources): string =>
  `${name}: ${marketSources[source].publisher}, to ${monthText(lastMonthOf(line), true)}`

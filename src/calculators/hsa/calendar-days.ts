import type { CalendarEvent } from '../kit/presentation.ts'
import { type HsaContext, rulesIn } from './context.ts'
import { lastDay, testEnds } from './rules.ts'
import { calendarWords as words } from './words/answer.en.ts'

/** The days of the year's rules that are still to come. */
export function eventsOf(context: HsaContext): readonly CalendarEvent[] {
  const { result, today, say } = context
  const rules = rulesIn(context)
  const { year } = rules.tax
  if (result.outcome === 'not-eligible') return []
  const last: CalendarEvent = {
    date: lastDay(rules),
    title: words.last({ year }),
    note: words.lastNote({ limit: result.yourMost }, say),
  }
  const out: CalendarEvent = { date: lastDay(rules), title: words.out({ year }), note: words.outNote(result, say) }
  const test: CalendarEvent = {
    date: testEnds(rules),
    title: words.test(),
    note: words.testNote({ atRisk: result.atRisk, year }, say),
  }
  const events = [
    last,
    ...(result.excess > 0.005 ? [out] : []),
    ...(result.atRisk > 0.5 && !result.medicareEndsTest ? [test] : []),
  ]
  return events.filter((event) => event.date >= today)
}

import { firstLongTermDay } from '#engine/shares/holding-period.ts'
import type { CalendarEvent } from '../kit/presentation.ts'
import type { StockContext } from './context.ts'
import { calendarWords as words } from './words/answer.en.ts'

/** Days on which a lot turns long term, and the end of the wash-sale window of a planned loss. */
export function datesOf({ result, today, say }: StockContext): readonly CalendarEvent[] {
  const turns = new Map<string, number>()
  for (const lot of result.ledger.lots) {
    const day = firstLongTermDay(lot.heldFrom)
    if (day > today) turns.set(day, (turns.get(day) ?? 0) + lot.shares)
  }
  const wash = result.sale?.wash
  const events: CalendarEvent[] = [
    ...[...turns].slice(0, 20).map(([date, shares]) => ({
      date,
      title: words.longTerm,
      note: words.longTermNote({ shares }, say),
    })),
    ...(wash && wash.to > today ? [{ date: wash.to, title: words.washEnds, note: words.washNote }] : []),
  ]
  return events.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

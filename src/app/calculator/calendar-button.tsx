import type { RefObject } from 'react'
import { download } from '../ui/download.ts'
import type { CalculatorForm } from './use-calculator.ts'

/** The dates of the result as a file for the visitor's own calendar. What writes it loads only when it is used. */
export function CalendarButton({
  formNow,
  isWaiting,
  onSaid,
}: {
  formNow: RefObject<Pick<CalculatorForm, 'evaluation'>>
  isWaiting: boolean
  onSaid: (words: string) => void
}) {
  const run = async () => {
    const { calendar } = formNow.current.evaluation.answer()
    if (!calendar) return
    try {
      const { calendarText } = await import('#calculators/kit/calendar.ts')
      download(calendar.fileName, calendarText(calendar, new Date().toISOString()), 'text/calendar;charset=utf-8')
      const { length } = calendar.events
      onSaid(
        `Saved ${length} ${length === 1 ? 'date' : 'dates'} as ${calendar.fileName}. Open the file to add them to your calendar.`,
      )
    } catch {
      onSaid('The calendar file could not be made. Check your connection and try again.')
    }
  }
  return (
    <button type="button" className="button" disabled={isWaiting} onClick={run}>
      Calendar file
    </button>
  )
}

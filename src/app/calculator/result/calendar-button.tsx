import type { RefObject } from 'react'
import type { PageForm } from '../state/use-calculator.ts'
import { saveCalendar } from './calendar-file.ts'

/** The dates of the result as a file for the visitor's own calendar. What writes it loads only when it is used. */
export function CalendarButton({
  formNow,
  isWaiting,
  onSaid,
}: {
  formNow: RefObject<Pick<PageForm, 'tool' | 'resultInputs' | 'env'>>
  isWaiting: boolean
  onSaid: (words: string) => void
}) {
  const run = async () => {
    const { tool, resultInputs, env } = formNow.current
    const { calendar } = (await tool.answering()).evaluate(resultInputs, env).answer()
    if (!calendar) return
    onSaid(await saveCalendar(calendar))
  }
  return (
    <button type="button" className="button" disabled={isWaiting} onClick={run}>
      Calendar file
    </button>
  )
}

import type { CalendarFile } from '#calculators/kit/presentation.ts'
import { download } from '../../ui/download.ts'

/**
 * Saves dates as a file for the visitor's own calendar and gives back what to say of it; `more` is the end of that sentence, and what
 * else there is to say. What writes the file loads only now.
 */
export async function saveCalendar(calendar: CalendarFile, more = '.'): Promise<string> {
  try {
    const { calendarText } = await import('#calculators/kit/calendar.ts')
    download(calendar.fileName, calendarText(calendar, new Date().toISOString()), 'text/calendar;charset=utf-8')
    const { length } = calendar.events
    return `Saved ${length} ${length === 1 ? 'date' : 'dates'} as ${calendar.fileName}. Open the file to add them to your calendar${more}`
  } catch {
    return 'We couldn’t make the calendar file. Check your connection and try again.'
  }
}

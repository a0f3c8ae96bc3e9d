import type { CalendarFile } from '#calculators/kit/presentation.ts'

/** Hands dates over as a calendar file and gives back what to say of it. What makes the file comes with the first press. */
export async function saveDates(calendar: CalendarFile): Promise<string> {
  if (calendar.events.length === 0) return 'There are no dates ahead to save yet.'
  try {
    const { saveCalendar } = await import('../../calculator/result/calendar-file.ts')
    return await saveCalendar(calendar)
  } catch {
    return 'We couldn’t make the calendar file. Check your connection and try again.'
  }
}

/** Where the house keeps its calendar: the day of a page drawn ahead of its visitor is the day here. */
export const HOME_ZONE = 'America/New_York'

/** The calendar day ('YYYY-MM-DD') of a moment in a time zone (IANA name). */
export function dayIn(timeZone: string, at: Date): string {
  // Asked for every page: within a second it is the same.
  const second = Math.floor(at.getTime() / 1_000)
  if (latest.timeZone === timeZone && latest.second === second) return latest.day
  const day = calendarDay(timeZone, at)
  latest = { timeZone, second, day }
  return day
}

let latest = { timeZone: '', second: 0, day: '' }

function calendarDay(timeZone: string, at: Date): string {
  const parts = calendarOf(timeZone)
  const {
    year = '',
    month = '',
    day = '',
  } = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}`
}

/** Making one costs as much as drawing a small page. */
const calendars = new Map<string, Intl.DateTimeFormat>()
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  calendars.set(timeZone, made)
  return made
}

/** Where the house keeps its calendar: the day of a page drawn ahead of its visitor is the day here. */
export const HOME_ZONE = 'America/New_York'

/** The calendar day ('YYYY-MM-DD') of a moment in a time zone (IANA name). */
export function dayIn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const {
    year = '',
    month = '',
    day = '',
  } = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}`
}

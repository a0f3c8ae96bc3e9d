/** What the exchange is doing, in words. */
import { HOME_ZONE } from '#wire/day.ts'
import type { ExchangeSession } from '#wire/market-session.ts'
import { clockText } from './price-text.ts'

/** Beside an exchange that is closed, where the prices on the page move all the same. */
export const sampleMoves = 'The made-up prices here keep moving, so you can try the page at any time.'

const weekday = new Intl.DateTimeFormat('en-US', { timeZone: HOME_ZONE, weekday: 'long' })

/** "The New York exchange is closed for Thanksgiving. It opens Friday, Nov 27, 2026, 9:30:00 AM ET." Null where nobody said. */
export function sessionText(session: ExchangeSession | undefined, now: Date): string | null {
  if (!session) return null
  const { state, why, holiday, earlyClose, opensAt, closesAt } = session
  if (state === 'open' && closesAt)
    return `The New York exchange is open until ${timeIn(closesAt)} ET${earlyClose ? ', earlier than usual' : ''}.`
  const closed =
    why === 'holiday' && holiday
      ? `closed for ${holiday}`
      : why === 'weekend'
        ? 'closed for the weekend'
        : 'closed for the day'
  const is = state === 'before' ? 'not open yet' : closed
  return `The New York exchange is ${is}.${opensAt ? ` It opens ${dayIn(opensAt, now)}${timeIn(opensAt)} ET.` : ''}`
}

const clock = new Intl.DateTimeFormat('en-US', { timeZone: HOME_ZONE, hour: 'numeric', minute: '2-digit' })
/** "9:30 AM": the space is ours, since servers and browsers disagree about it. */
function timeIn(iso: string): string {
  const parts = Object.fromEntries(clock.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  return `${parts['hour']}:${parts['minute']} ${parts['dayPeriod']}`
}

/** "Friday, Nov 27, 2026, "; nothing for the day of `now`. */
function dayIn(iso: string, now: Date): string {
  const text = clockText(iso, now)
  const at = text.lastIndexOf(', ')
  return at < 0 ? 'today at ' : `${weekday.format(new Date(iso))}, ${text.slice(0, at)}, at `
}

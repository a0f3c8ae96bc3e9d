import { marketHours } from '#facts/calendar/clock.ts'
import {
  earlyCloseHours,
  earlyCloses,
  earlyCloses2028,
  tradingHolidays,
  tradingHolidays2028,
} from '#facts/calendar/trading-days.ts'
import { dayIn, HOME_ZONE } from '#wire/day.ts'
import type { ExchangeSession } from '#wire/market-session.ts'

const holidays = new Map([...tradingHolidays.value, ...tradingHolidays2028.value].map(({ date, name }) => [date, name]))
const earlyDays = new Set([...earlyCloses.value, ...earlyCloses2028.value])
/** The calendar says nothing of later days. */
const LAST_DAY = `${[...holidays.keys()].toSorted().at(-1)?.slice(0, 4)}-12-31`

const { stocks, preMarket, afterHours } = marketHours.value
const DAY_MS = 86_400_000

/** Whether the exchange trades at a moment (milliseconds since 1970), by its calendar and the clocks of New York. */
export function exchangeAt(now: number): ExchangeSession {
  const day = dayIn(HOME_ZONE, new Date(now))
  const opensAt = nextOpening(day, now)
  const closed = { holiday: null, earlyClose: false, opensAt, closesAt: null } as const
  if (isWeekend(day)) return { ...closed, state: 'closed', why: 'weekend' }
  const holiday = holidays.get(day)
  if (holiday !== undefined) return { ...closed, state: 'closed', why: 'holiday', holiday }
  const earlyClose = earlyDays.has(day)
  const ends = earlyClose ? earlyCloseHours.value : { stocks: stocks.to, afterHours: afterHours.to }
  const at = (clock: string) => inNewYork(day, clock)
  if (now < at(preMarket.from) || now >= at(ends.afterHours))
    return { ...closed, earlyClose, state: 'closed', why: 'hours' }
  if (now < at(stocks.from)) return { ...closed, earlyClose, state: 'before', why: 'hours' }
  if (now >= at(ends.stocks)) return { ...closed, earlyClose, state: 'after', why: 'hours' }
  return { ...closed, earlyClose, state: 'open', why: null, closesAt: new Date(at(ends.stocks)).toISOString() }
}

/** The newest day ('YYYY-MM-DD') whose trading is over at a moment. */
export function lastTradedDay(now: number): string {
  let day = dayIn(HOME_ZONE, new Date(now))
  if (isTradingDay(day) && now >= inNewYork(day, earlyDays.has(day) ? earlyCloseHours.value.stocks : stocks.to))
    return day
  do day = dayAfter(day, -1)
  while (!isTradingDay(day))
  return day
}

/** Whether there is trading on a day ('YYYY-MM-DD'); of days before and after the calendar every weekday has. */
export const isTradingDay = (day: string): boolean => !isWeekend(day) && !holidays.has(day)

/** The next opening after `now`, `day` being its day in New York; null where the calendar does not reach so far. */
function nextOpening(day: string, now: number): string | null {
  for (let next = day; next <= LAST_DAY; next = dayAfter(next, 1)) {
    if (!isTradingDay(next)) continue
    const opens = inNewYork(next, stocks.from)
    if (opens > now) return new Date(opens).toISOString()
  }
  return null
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}

/** The day so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

const clocks = new Intl.DateTimeFormat('en-US', {
  timeZone: HOME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

/** The moment (milliseconds since 1970) at which clocks in New York show this day and time. */
function inNewYork(day: string, clock: string): number {
  const wanted = Date.parse(`${day}T${clock}:00Z`)
  const parts = Object.fromEntries(clocks.formatToParts(wanted).map(({ type, value }) => [type, Number(value)]))
  const shown = Date.UTC(
    parts['year'] ?? 0,
    (parts['month'] ?? 1) - 1,
    parts['day'] ?? 1,
    parts['hour'] ?? 0,
    parts['minute'] ?? 0,
  )
  // No hour of trading lies between a change of clocks (02:00) and the moment looked at here.
  return wanted + (wanted - shown)
}

/** Days that are the same for everyone: taxes, days banks and markets rest, clocks, decisions on rates, new prices. Pure. */
import { addDays, type IsoDate } from '#engine/month.ts'
import { bondHolidays } from '#facts/calendar/bond-days.ts'
import { daylightSaving } from '#facts/calendar/clock.ts'
import { fedMeetings } from '#facts/calendar/fed-meetings.ts'
import { federalHolidays } from '#facts/calendar/federal-holidays.ts'
import { cpiReleases } from '#facts/calendar/releases.ts'
import { taxDeadlines } from '#facts/calendar/tax-deadlines.ts'
import { tradingHolidays } from '#facts/calendar/trading-days.ts'
import { publicWords as words } from './words/public-words.ts'

export const publicKinds = ['tax', 'banks', 'clock', 'rates', 'prices', 'markets'] as const
export type PublicKind = (typeof publicKinds)[number]

export interface PublicDate {
  readonly on: string
  readonly kind: PublicKind
  readonly text: string
}

const all = (): readonly PublicDate[] => {
  const stocks = new Map(tradingHolidays.value.map(({ date, name }) => [date, name]))
  const bondsOnly = bondHolidays.value.filter(({ date }) => !stocks.has(date))
  return [
    ...taxDeadlines.value.flatMap(({ date, due }) => due.map((text) => ({ on: date, kind: 'tax' as const, text }))),
    ...federalHolidays.value.map(({ observed, name }) => ({
      on: observed,
      kind: 'banks' as const,
      text: words.banks(name),
    })),
    ...daylightSaving.value.flatMap(({ from, to }) => [
      { on: from, kind: 'clock' as const, text: words.forward },
      { on: to, kind: 'clock' as const, text: words.back },
    ]),
    ...fedMeetings.value.map(({ to }) => ({ on: to, kind: 'rates' as const, text: words.rates })),
    ...cpiReleases.value.map(({ date, month }) => ({ on: date, kind: 'prices' as const, text: words.prices(month) })),
    ...tradingHolidays.value.map(({ date, name }) => ({
      on: date,
      kind: 'markets' as const,
      text: words.stocks(name),
    })),
    ...bondsOnly.map(({ date, name }) => ({ on: date, kind: 'markets' as const, text: words.bonds(name) })),
  ]
}

/** Those of some kinds from today on, so many days ahead, earliest first. */
export const publicDates = (today: IsoDate, days: number, kinds: readonly PublicKind[]): readonly PublicDate[] => {
  const last = addDays(today, days)
  return all()
    .filter(({ on, kind }) => kinds.includes(kind) && on >= today && on <= last)
    .sort((a, b) => a.on.localeCompare(b.on))
}

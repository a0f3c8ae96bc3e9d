import { describe, expect, it } from 'vitest'
import { fedFundsTarget } from '../lending/rates.ts'
import { bondHolidays } from './bond-days.ts'
import { daylightSaving } from './clock.ts'
import { fafsa, marketplaceEnrollment } from './enrollment.ts'
import { fedDecisions, fedMeetings, fedMeetings2027 } from './fed-meetings.ts'
import { federalHolidays } from './federal-holidays.ts'
import { cpiReleases } from './releases.ts'
import { taxDeadlines } from './tax-deadlines.ts'
import { earlyCloses, earlyCloses2028, tradingHolidays, tradingHolidays2028 } from './trading-days.ts'

/** 0 is Sunday. */
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()
const shift = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const isReal = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date) && shift(date, 0) === date
const isOrdered = (dates: readonly string[]) => dates.every((date, i) => i === 0 || date > (dates[i - 1] ?? ''))
const isWorkday = (date: string) => weekday(date) >= 1 && weekday(date) <= 5

/** Easter Sunday, by the anonymous Gregorian computus (Meeus). */
function easter(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`
}
/** The nth weekday of a month; n = -1 is the last. */
function nth(year: number, month: number, day: number, n: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const start = shift(first, (day - weekday(first) + 7) % 7)
  if (n > 0) return shift(start, (n - 1) * 7)
  const fifth = shift(start, 28)
  return fifth.slice(0, 7) === first.slice(0, 7) ? fifth : shift(start, 21)
}
const years = [2025, 2026, 2027, 2028]

describe('lists of days', () => {
  it.each([
    ['trading holidays', [...tradingHolidays.value, ...tradingHolidays2028.value].map((day) => day.date)],
    ['early closes', [...earlyCloses.value, ...earlyCloses2028.value]],
    ['bond holidays', bondHolidays.value.map((day) => day.date)],
    ['federal holidays', federalHolidays.value.map((day) => day.observed)],
    ['price releases', cpiReleases.value.map((release) => release.date)],
    ['tax deadlines', taxDeadlines.value.map((deadline) => deadline.date)],
    ['Fed meetings', [...fedMeetings.value, ...fedMeetings2027.value].map((meeting) => meeting.from)],
  ])('%s are real working days in order', (_name, dates) => {
    expect(dates.filter((date) => !isReal(date) || !isWorkday(date))).toEqual([])
    expect(isOrdered(dates)).toBe(true)
  })
})

describe('trading holidays', () => {
  const days = [...tradingHolidays.value, ...tradingHolidays2028.value]
  const of = (year: number, name: string) =>
    days.find((day) => day.date.startsWith(`${year}`) && day.name === name)?.date

  it.each(years)('%s: the moving ones follow the rules of the exchange', (year) => {
    expect(of(year, 'Martin Luther King Jr. Day')).toBe(nth(year, 1, 1, 3))
    expect(of(year, "Washington's Birthday")).toBe(nth(year, 2, 1, 3))
    expect(of(year, 'Good Friday')).toBe(shift(easter(year), -2))
    expect(of(year, 'Memorial Day')).toBe(nth(year, 5, 1, -1))
    expect(of(year, 'Labor Day')).toBe(nth(year, 9, 1, 1))
    expect(of(year, 'Thanksgiving')).toBe(nth(year, 11, 4, 4))
  })
  it.each(years)(
    '%s: fixed ones on a weekend move to Friday or Monday, but New Year on a Saturday is not taken',
    (year) => {
      for (const [name, monthDay] of [
        ["New Year's Day", '01-01'],
        ['Juneteenth', '06-19'],
        ['Independence Day', '07-04'],
        ['Christmas', '12-25'],
      ] as const) {
        const date = `${year}-${monthDay}`
        const moved = weekday(date) === 6 ? shift(date, -1) : weekday(date) === 0 ? shift(date, 1) : date
        const expected = name === "New Year's Day" && weekday(date) === 6 ? undefined : moved
        expect(of(year, name), name).toBe(expected)
      }
    },
  )
  it('no day is both a holiday and an early close; the day after Thanksgiving always closes early', () => {
    const early = [...earlyCloses.value, ...earlyCloses2028.value]
    expect(days.filter((day) => early.includes(day.date))).toEqual([])
    for (const year of years) expect(early).toContain(shift(nth(year, 11, 4, 4), 1))
  })
  it('bonds also rest on Columbus Day and Veterans Day', () => {
    const stocks = new Set(days.map((day) => day.date))
    const more = bondHolidays.value.filter((day) => !stocks.has(day.date)).map((day) => day.name)
    expect(new Set(more)).toEqual(new Set(['Columbus Day', 'Veterans Day']))
  })
})

describe('federal holidays', () => {
  it('are eleven a year, observed on Friday for a Saturday and on Monday for a Sunday (5 USC 6103, Executive Order 11582)', () => {
    for (const year of years)
      expect(federalHolidays.value.filter((day) => day.date.startsWith(`${year}`))).toHaveLength(11)
    for (const { date, observed, name } of federalHolidays.value) {
      const moved = weekday(date) === 6 ? shift(date, -1) : weekday(date) === 0 ? shift(date, 1) : date
      expect(observed, `${name} ${date}`).toBe(moved)
    }
  })
})

describe('the Federal Reserve', () => {
  it('meets eight times a year on a Tuesday and the Wednesday after', () => {
    const meetings = [...fedMeetings.value, ...fedMeetings2027.value]
    for (const { from, to } of meetings) {
      expect([weekday(from), to]).toEqual([2, shift(from, 1)])
    }
    for (const year of [2025, 2026, 2027])
      expect(meetings.filter((meeting) => meeting.from.startsWith(`${year}`))).toHaveLength(8)
  })
  it('decides on the last day of a meeting, in ranges of a quarter point; the newest is the one the rates page shows', () => {
    for (const { date, low, high } of fedDecisions.value) {
      expect(
        fedMeetings.value.some((meeting) => meeting.to === date),
        date,
      ).toBe(true)
      expect(high - low).toBeCloseTo(0.0025, 10)
    }
    const last = fedDecisions.value.at(-1)
    expect({ low: last?.low, high: last?.high }).toEqual(fedFundsTarget.value)
    expect(last?.date).toBe(fedFundsTarget.asOf)
  })
})

describe('deadlines and periods', () => {
  it('a tax day is its usual day, or the next working day after it (IRC 7503)', () => {
    const closed = new Set(federalHolidays.value.map((day) => day.observed))
    const next = (date: string): string => (isWorkday(date) && !closed.has(date) ? date : next(shift(date, 1)))
    const usual = ['01-15', '01-31', '02-15', '03-15', '04-01', '04-15', '06-15', '09-15', '10-15']
    // The year itself ends on 31 December, whatever the weekday.
    const days = [2026, 2027].flatMap((year) => [
      ...usual.map((monthDay) => next(`${year}-${monthDay}`)),
      `${year}-12-31`,
    ])
    expect(taxDeadlines.value.map((deadline) => deadline.date)).toEqual([...days, next('2028-01-15')])
  })
  it('prices are those of the month before', () => {
    for (const { date, month } of cpiReleases.value) expect(shift(`${date.slice(0, 7)}-01`, -1).slice(0, 7)).toBe(month)
    expect(cpiReleases.value).toHaveLength(12)
  })
  it('periods run forward, forms use the income of two years before', () => {
    for (const { planYear, from, to } of marketplaceEnrollment.value)
      expect(from < to && from < `${planYear}`).toBe(true)
    for (const { schoolYear, opens, closes, taxYear } of fafsa.value) {
      expect(opens < closes).toBe(true)
      expect(taxYear).toBe(Number(schoolYear.slice(0, 4)) - 2)
    }
  })
  it('clocks change on the second Sunday of March and the first of November (15 USC 260a)', () => {
    expect(daylightSaving.value).toEqual(
      [2026, 2027, 2028].map((year) => ({ from: nth(year, 3, 0, 2), to: nth(year, 11, 0, 1) })),
    )
  })
})

import { expect, test } from 'vitest'
import { exchangeAt, isTradingDay, lastTradedDay } from './session.ts'

const at = (iso: string) => Date.parse(iso)

// Hours, closed days and early closes as New York publishes them; UTC is five hours ahead in winter and four in summer.
test.each([
  ['2026-11-23T14:29:59Z', 'before', 'hours', '2026-11-23T14:30:00.000Z', null],
  ['2026-11-23T14:30:00Z', 'open', null, '2026-11-24T14:30:00.000Z', '2026-11-23T21:00:00.000Z'],
  ['2026-11-23T20:59:59Z', 'open', null, '2026-11-24T14:30:00.000Z', '2026-11-23T21:00:00.000Z'],
  ['2026-11-23T21:00:00Z', 'after', 'hours', '2026-11-24T14:30:00.000Z', null],
  ['2026-11-24T01:00:00Z', 'closed', 'hours', '2026-11-24T14:30:00.000Z', null],
  ['2026-11-23T08:59:59Z', 'closed', 'hours', '2026-11-23T14:30:00.000Z', null],
  ['2026-07-06T13:30:00Z', 'open', null, '2026-07-07T13:30:00.000Z', '2026-07-06T20:00:00.000Z'],
  ['2026-11-21T17:00:00Z', 'closed', 'weekend', '2026-11-23T14:30:00.000Z', null],
  ['2026-11-01T17:00:00Z', 'closed', 'weekend', '2026-11-02T14:30:00.000Z', null],
  ['2026-11-26T17:00:00Z', 'closed', 'holiday', '2026-11-27T14:30:00.000Z', null],
  ['2026-11-27T17:59:59Z', 'open', null, '2026-11-30T14:30:00.000Z', '2026-11-27T18:00:00.000Z'],
  ['2026-11-27T18:00:00Z', 'after', 'hours', '2026-11-30T14:30:00.000Z', null],
  ['2026-11-27T22:00:00Z', 'closed', 'hours', '2026-11-30T14:30:00.000Z', null],
  ['2027-12-24T17:00:00Z', 'closed', 'holiday', '2027-12-27T14:30:00.000Z', null],
] as const)('at %s the exchange is %s (%s)', (now, state, why, opensAt, closesAt) => {
  expect(exchangeAt(at(now))).toMatchObject({ state, why, opensAt, closesAt })
})

test('a holiday has its name, a short day says so, and past the calendar no opening is promised', () => {
  expect(exchangeAt(at('2026-11-26T17:00:00Z')).holiday).toBe('Thanksgiving')
  expect(exchangeAt(at('2026-11-27T15:00:00Z')).earlyClose).toBe(true)
  expect(exchangeAt(at('2026-11-30T15:00:00Z')).earlyClose).toBe(false)
  expect(exchangeAt(at('2031-06-04T15:00:00Z')).opensAt).toBeNull()
})

test('the day last traded is today only when its trading is over', () => {
  expect(lastTradedDay(at('2026-11-23T20:59:00Z'))).toBe('2026-11-20')
  expect(lastTradedDay(at('2026-11-23T21:00:00Z'))).toBe('2026-11-23')
  expect(lastTradedDay(at('2026-11-27T18:00:00Z'))).toBe('2026-11-27')
  expect(lastTradedDay(at('2026-11-26T22:00:00Z'))).toBe('2026-11-25')
})

test('2026 and 2027 have as many days of trading as the published lists leave', () => {
  const days = (year: number) =>
    Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10))
  // 261 weekdays in each year; ten holidays in 2026 fall on weekdays, ten in 2027.
  expect(days(2026).filter(isTradingDay)).toHaveLength(251)
  expect(days(2027).filter(isTradingDay)).toHaveLength(251)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '#engine/month.ts'
import { debitDates } from './debit-calendar.ts'
import { businessDebitDays, dateOfDay, dayNumber } from './debit-days.ts'

describe('days of daily debits', () => {
  it('are the days of the dated calendar, holidays and all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8000, max: 11_000 }), fc.integer({ min: 1, max: 300 }), (start, count) => {
        const funded = dateOfDay(start)
        const holidays = [3, 10, 60].map((ahead) => addDays(funded, ahead))
        const days = businessDebitDays(funded, { count }, new Set(holidays.map(dayNumber)))
        const dates = debitDates(addDays(funded, 1), 'business-daily', count, new Set(holidays))
        expect(days.map((day) => addDays(funded, day))).toEqual(dates)
      }),
      { numRuns: 50 },
    )
  })
  it('June 2026 has 22 weekdays and one holiday: funded May 31, a month of debits ends June 30', () => {
    const closed = new Set([dayNumber('2026-06-19' as IsoDate)])
    expect(businessDebitDays('2026-05-31', { months: 1 }, closed)).toHaveLength(21)
    expect(businessDebitDays('2026-05-31', { months: 1 }, new Set())).toHaveLength(22)
  })
  it('stay within 1,200, and there is always one', () => {
    expect(businessDebitDays('2026-05-31', { months: 600 }, new Set())).toHaveLength(1200)
    expect(businessDebitDays('2026-05-31', { count: 5000 }, new Set())).toHaveLength(1200)
    expect(businessDebitDays('2026-05-29', { months: 0 }, new Set())).toEqual([3])
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overtimeWeek } from './overtime.ts'
import { nextLongYear, payYear } from './paydays.ts'
import { federalRates, fullYear, inEveryUnit, type PayUnit } from './units.ts'

const full = { hours: 40, days: 5 }
const units: readonly PayUnit[] = ['hour', 'day', 'week', 'two-weeks', 'half-month', 'month', 'year']

test('29 CFR 778.113(a): $182.70 for 35 hours is $5.22 an hour, straight to 40 and $7.83 after', () => {
  const week = overtimeWeek(182.7, 35, 8)
  expect(week.regularRate).toBeCloseTo(5.22, 10)
  // 5 hours at 5.22 and 3 at 7.83.
  expect(week.straight + week.premium).toBeCloseTo(5 * 5.22 + 3 * 7.83, 10)
})
test('29 CFR 778.113(a): $220.80 for a 40-hour week is $5.52 an hour', () => {
  expect(overtimeWeek(220.8, 40, 0).regularRate).toBeCloseTo(5.52, 10)
})
test('29 CFR 778.113(b): a month is 12/52 of a year’s week, half a month 24/52; never 4.33 weeks', () => {
  // $1,040 a month × 12 ÷ 52 = $240 a week, $6 an hour of 40.
  const yearly = fullYear(1040, 'month', full)
  expect(inEveryUnit(yearly, full, 52).week).toBeCloseTo(240, 10)
  expect(inEveryUnit(yearly, full, 52).hour).toBeCloseTo(6, 10)
  expect(inEveryUnit(fullYear(520, 'half-month', full), full, 52).week).toBeCloseTo(240, 10)
  expect(inEveryUnit(fullYear(1000, 'week', full), full, 52).month).toBeCloseTo(4333.3333, 4)
})
test('29 CFR 778.322: $200 for 35 hours is $5.71, and $8.57 past 40', () => {
  const { regularRate } = overtimeWeek(200, 35, 10)
  expect(regularRate).toBeCloseTo(5.71, 2)
  expect(regularRate * 1.5).toBeCloseTo(8.57, 2)
})
test('pay meant for 45 hours holds straight time for all of them: only the half for 5 is owed', () => {
  // 900 ÷ 45 = 20; half is 10; 5 hours over 40.
  expect(overtimeWeek(900, 45, 0)).toEqual({ regularRate: 20, straight: 0, premium: 50, hoursOver40: 5 })
  expect(overtimeWeek(900, 0, 5)).toMatchObject({ regularRate: 0, premium: 0 })
})
test('5 CFR 531.607: $50,000 over 2,087 hours is $23.96 an hour and $1,916.80 for two weeks', () => {
  expect(federalRates(50_000)).toEqual({ hourly: 23.96, twoWeeks: 1916.8 })
})
test('OPM’s fact sheet on the 2,087-hour divisor: $89,033 a year is $42.66 an hour, $3,412.80 for two weeks', () => {
  expect(federalRates(89_033)).toEqual({ hourly: 42.66, twoWeeks: 3412.8 })
})
test('2,087 is the calendar’s own average: 28 years hold 7,305 weekdays of 8 hours', () => {
  // 28 years are 28 × 365 + 7 days = 10,227 = 1,461 weeks, so 1,461 × 5 weekdays.
  expect((1461 * 5 * 8) / 28).toBeCloseTo(2087.143, 3)
})
test('any unit and back gives the same amount', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...units),
      fc.double({ min: 1, max: 1e6, noNaN: true }),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 7 }),
      (unit, amount, hours, days) => {
        const week = { hours, days }
        expect(inEveryUnit(fullYear(amount, unit, week), week, 52)[unit]).toBeCloseTo(amount, 6)
      },
    ),
  )
})
test('no hours or no paid weeks: nothing to divide by', () => {
  expect(inEveryUnit(50_000, { hours: 0, days: 5 }, 52).hour).toBeNull()
  expect(inEveryUnit(0, full, 0)).toMatchObject({ hour: null, week: null, year: 0 })
})

test('paydays every two weeks are 26, and 27 where the first falls on the first day of the year; weekly ones 52 or 53', () => {
  // 2026 begins on a Thursday: Thursdays on January 1 and December 31.
  expect(payYear('2026-01-01', 14, 2026)).toEqual({ year: 2026, count: 27, first: '2026-01-01', last: '2026-12-31' })
  expect(payYear('2026-01-08', 14, 2026).count).toBe(26)
  expect(payYear('2026-01-01', 7, 2026).count).toBe(53)
  expect(payYear('2026-01-02', 7, 2026).count).toBe(52)
  expect(payYear('2030-07-04', 14, 2026).count).toBe(payYear('2026-01-08', 14, 2026).count)
})
test('paydays of a year agree with counting them one by one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 2024, max: 2060 }), (shift, year) => {
      const day = new Date(Date.UTC(2026, 0, 1 + shift))
      const payday = day.toISOString().slice(0, 10) as `${number}-${number}-${number}`
      let count = 0
      for (let at = Date.UTC(year, 0, 1); at <= Date.UTC(year, 11, 31); at += 86_400_000)
        if ((((at - day.getTime()) / 86_400_000) % 14) + 0 === 0) count += 1
      expect(payYear(payday, 14, year).count).toBe(count)
    }),
  )
})
test('a long year is found, and comes at least every 12 years', () => {
  for (let shift = 1; shift <= 14; shift++) {
    const found = nextLongYear(`2026-01-${String(shift).padStart(2, '0')}` as '2026-01-01', 14, 2026)
    expect(found?.count).toBe(27)
    expect(found?.year).toBeLessThan(2038)
  }
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addMonthsToDate,
  compareMonths,
  dateIn,
  days30360,
  daysBetween,
  daysInMonth,
  formatMonth,
  type IsoDate,
  type Month,
  monthName,
  monthOf,
  monthOfYear,
  monthsBetween,
  parseIsoDate,
  parseMonth,
  yearFraction,
  yearOf,
} from './month.ts'

describe('months', () => {
  it('reads text strictly', () => {
    expect(parseMonth('2026-12')).toBe('2026-12')
    for (const bad of ['2026-13', '2026-00', '2026-1', '26-01', '0000-01', '2026-01-01', '', ' 2026-01'])
      expect(parseMonth(bad)).toBeNull()
  })

  it('adds across years both ways', () => {
    expect(addMonths('2026-11', 2)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(addMonths('2026-12', 360)).toBe('2056-12')
    expect(monthsBetween('2026-11', '2027-01')).toBe(2)
    expect(compareMonths('2026-11', '2026-12')).toBeLessThan(0)
  })

  it('names and parts', () => {
    expect(monthName('2026-12')).toBe('December 2026')
    expect(monthName('2027-01')).toBe('January 2027')
    expect([yearOf('2026-12'), monthOfYear('2026-12')]).toEqual([2026, 12])
    expect(formatMonth(2026, 3)).toBe('2026-03')
  })

  it('knows leap years by the Gregorian rule', () => {
    expect((['2024-02', '2026-02', '1900-02', '2000-02'] as Month[]).map(daysInMonth)).toEqual([29, 28, 28, 29])
  })

  it('throws on what is not a month', () => {
    expect(() => monthName('2026-13')).toThrow(RangeError)
    expect(() => addMonths('2026-01', 0.5)).toThrow(RangeError)
    expect(() => addMonths('9999-12', 1)).toThrow(RangeError)
    expect(() => formatMonth(2026, 0)).toThrow(RangeError)
  })

  it('adding and counting undo each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -6000, max: 6000 }), (n) => {
        expect(monthsBetween('2026-07', addMonths('2026-07', n))).toBe(n === 0 ? 0 : n)
      }),
    )
  })
})

describe('dates', () => {
  it('refuse days that do not exist', () => {
    expect(parseIsoDate('2026-02-29')).toBeNull()
    expect(parseIsoDate('2024-02-29')).toBe('2024-02-29')
    expect(parseIsoDate('2026-04-31')).toBeNull()
    expect(parseIsoDate('2026-4-3')).toBeNull()
    expect(() => daysBetween('2026-02-29', '2026-03-01')).toThrow(RangeError)
  })

  it('end a shorter month on its last day', () => {
    expect(dateIn('2026-02', 31)).toBe('2026-02-28')
    expect(addMonthsToDate('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonthsToDate('2024-01-31', 2)).toBe('2024-03-31')
    expect(monthOf('2026-12-31')).toBe('2026-12')
  })

  it('count days as the calendar of the platform does', () => {
    // Independent oracle: UTC timestamps of the ECMAScript calendar.
    const day = fc.integer({ min: -250_000, max: 250_000 })
    const iso = (n: number) => new Date(n * 86_400_000).toISOString().slice(0, 10) as IsoDate
    fc.assert(
      fc.property(day, day, (a, b) => {
        expect(daysBetween(iso(a), iso(b))).toBe(b - a)
        expect(addDays(iso(a), b - a)).toBe(iso(b))
      }),
    )
  })
})

describe('day counts', () => {
  it('30/360 US: month ends', () => {
    expect(days30360('2026-01-15', '2026-02-15')).toBe(30)
    expect(days30360('2026-01-31', '2026-02-28')).toBe(28) // 31 becomes 30; the 28th ends the span as it is
    expect(days30360('2026-02-28', '2026-03-31')).toBe(30) // last of February counts as 30, so 31 becomes 30
    expect(days30360('2026-01-30', '2026-03-31')).toBe(60)
    expect(days30360('2026-01-15', '2026-03-31')).toBe(76) // a 31st stays when the start is before the 30th
    expect(days30360('2024-02-29', '2025-02-28')).toBe(360)
    expect(days30360('2026-01-01', '2027-01-01')).toBe(360)
  })

  it('year fractions differ by their year', () => {
    expect(yearFraction('2026-01-01', '2027-01-01', 'actual/365')).toBe(1)
    expect(yearFraction('2026-01-01', '2027-01-01', 'actual/360')).toBeCloseTo(365 / 360, 15)
    expect(yearFraction('2024-01-01', '2025-01-01', 'actual/365')).toBeCloseTo(366 / 365, 15)
    expect(yearFraction('2026-01-01', '2026-07-01', '30/360')).toBe(0.5)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, type IsoDate } from '#engine/month.ts'
import { averageDaysToPay, calendarOf, cyclesAround, daysToPay, dueAfter } from './cycle-dates.ts'

const rules = { leastDays: 21, usualDays: 25 }

describe('the calendar of a card', () => {
  it('a statement of the 12th with a due day of the 7th leaves 25 or 26 days, never fewer than 21', () => {
    const year = cyclesAround({ statementDay: 12, dueDay: 7, estimated: null }, '2026-11-23', rules, [0, 11])
    expect(year[0]).toEqual({ opens: '2026-11-13', closes: '2026-12-12', due: '2027-01-07' })
    for (const { closes, due } of year) expect([23, 25, 26]).toContain(daysBetween(closes, due))
  })
  it('a due day too close to the statement falls into the month after', () => {
    // From November 10 to November 30 are 20 days: one too few.
    expect(dueAfter('2026-11-10', 30, rules)).toBe('2026-12-30')
    expect(dueAfter('2026-11-09', 30, rules)).toBe('2026-11-30')
  })
  it('a statement that closes today is the one at place 0', () => {
    const [now] = cyclesAround({ statementDay: 23, dueDay: 18, estimated: null }, '2026-11-23', rules, [0, 0])
    expect(now).toEqual({ opens: '2026-10-24', closes: '2026-11-23', due: '2026-12-18' })
  })
  it('the 31st is the last day of a shorter month', () => {
    const cycles = cyclesAround({ statementDay: 31, dueDay: 25, estimated: null }, '2027-01-31', rules, [0, 2])
    expect(cycles.map(({ closes }) => closes)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
    expect(cycles[1]?.opens).toBe('2027-02-01')
  })
  it('estimates one day from the other, 25 days apart, and neither from nothing', () => {
    expect(calendarOf({ statementDay: 3, dueDay: null }, rules)).toEqual({
      statementDay: 3,
      dueDay: 28,
      estimated: 'due',
    })
    expect(calendarOf({ statementDay: null, dueDay: 28 }, rules)).toEqual({
      statementDay: 3,
      dueDay: 28,
      estimated: 'statement',
    })
    expect(calendarOf({ statementDay: 20, dueDay: null }, rules)?.dueDay).toBe(15)
    expect(calendarOf({ statementDay: null, dueDay: null }, rules)).toBeNull()
  })
  it('a purchase is free longest on the day after a statement', () => {
    const calendar = { statementDay: 12, dueDay: 7, estimated: null }
    expect(daysToPay('2026-12-12', calendar, rules)).toBe(26)
    expect(daysToPay('2026-12-13', calendar, rules)).toBe(56)
    // Half a cycle of about 30 days (less the day it opens on), and about 25 days: near 40.
    expect(averageDaysToPay(calendar, '2026-11-23', rules)).toBeCloseTo(40, 0)
  })
  it('cycles follow one another without a gap, and each due date leaves the lawful days', () => {
    const day = fc.integer({ min: 1, max: 31 })
    const today = fc.integer({ min: 0, max: 4000 }).map((n): IsoDate => addDays('2024-01-01', n))
    fc.assert(
      fc.property(day, day, today, (statementDay, dueDay, now) => {
        const cycles = cyclesAround({ statementDay, dueDay, estimated: null }, now, rules, [-2, 6])
        for (const [i, { opens, closes, due }] of cycles.entries()) {
          expect(closes >= opens).toBe(true)
          expect(daysBetween(closes, due)).toBeGreaterThanOrEqual(21)
          expect(daysBetween(closes, due)).toBeLessThanOrEqual(52)
          if (i > 0) expect(addDays(cycles[i - 1]?.closes ?? now, 1)).toBe(opens)
        }
        const current = cycles[2]
        expect((current?.opens ?? '9') <= now && now <= (current?.closes ?? '0')).toBe(true)
      }),
    )
  })
})

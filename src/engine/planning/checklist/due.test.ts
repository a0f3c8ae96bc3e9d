import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyHousehold } from '#engine/household/household.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { daysBetween, formatMonth } from '#engine/month.ts'
import { rmdStartAge } from '#facts/retirement/required-distributions.ts'
import { fullRetirementAge } from '#facts/social-security/rules.ts'
import { type Due, dueOn, isMoved, isNear, rmdAge, standingOf } from './due.ts'
import { fullRetirementMonths } from './full-age.ts'
import { applies, traits, traitsOf } from './traits.ts'

const law = { fullAge: fullRetirementAge.value, rmdStart: rmdStartAge.value }
const today = '2026-11-23'
const on = (due: Due, born: `${number}-${number}` | null, event: `${number}-${number}-${number}` | null = null) =>
  dueOn(due, { born, event, today }, law)

describe('from a birth month', () => {
  test('Medicare for March 1962: the first seven months end on June 30, 2027 (medicare.gov: three months after the month of 65)', () => {
    expect(on({ from: 'birth', age: 65, months: 3, at: 'last' }, '1962-03')).toBe('2027-06-30')
    expect(on({ from: 'birth', age: 65, months: -1, at: 'last' }, '1962-03')).toBe('2027-02-28')
  })
  test('required withdrawals: 73 for 1951 to 1959, 75 from 1960, first one by April 1 of the next year (IRS)', () => {
    expect([rmdAge('1951-01', law), rmdAge('1959-12', law), rmdAge('1960-01', law)]).toEqual([73, 73, 75])
    expect(on({ from: 'rmd-year', years: 1, day: '04-01' }, '1953-07')).toBe('2027-04-01')
    expect(on({ from: 'rmd-year', years: 0, day: '12-31' }, '1960-01')).toBe('2035-12-31')
  })
  test('full retirement age: 66 and 10 months for 1959, 67 from 1960 (SSA table)', () => {
    expect(fullRetirementMonths('1959-05', law.fullAge)).toBe(66 * 12 + 10)
    expect(on({ from: 'full-age' }, '1959-05')).toBe('2026-03-01')
    expect(on({ from: 'full-age' }, '1961-08')).toBe('2028-08-01')
  })
  test('59½ of May 1967 is November 2026; applying four months before 70', () => {
    expect(on({ from: 'birth', age: 59, months: 6, at: 'last' }, '1967-05')).toBe('2026-11-30')
    expect(on({ from: 'birth', age: 70, months: -4, at: 'first' }, '1957-02')).toBe('2026-10-01')
  })
  test('no birth month, no day', () => {
    const dues: Due[] = [
      { from: 'birth', age: 65, at: 'last' },
      { from: 'birth-year', age: 50, day: '12-31' },
      { from: 'full-age' },
      { from: 'rmd-year', years: 0, day: '12-31' },
      { from: 'event', days: 30 },
      { from: 'event-year', years: 1, day: '04-15' },
    ]
    for (const due of dues) expect(on(due, null)).toBeNull()
  })
})

describe('from an event and the calendar', () => {
  test('30 days from a wedding, nine months from a death, April 15 of the next year', () => {
    expect(on({ from: 'event', days: 30 }, null, '2026-12-15')).toBe('2027-01-14')
    expect(on({ from: 'event', months: 9 }, null, '2026-05-31')).toBe('2027-02-28')
    expect(on({ from: 'event-year', years: 1, day: '04-15' }, null, '2026-08-01')).toBe('2027-04-15')
  })
  test('the next such day: today counts, yesterday does not', () => {
    expect(on({ from: 'calendar', day: '11-23' }, null)).toBe('2026-11-23')
    expect(on({ from: 'calendar', day: '11-22' }, null)).toBe('2027-11-22')
  })
  test('tax days move off weekends and holidays: 2028 to Tuesday April 18 (Saturday, Sunday, Emancipation Day kept), W-2s of 2026 to Monday February 1', () => {
    const april = { from: 'event-year', years: 1, day: '04-15', taxDay: true } as const
    const days = ['2025-06-01', '2026-06-01', '2027-06-01', '2028-06-01', '2032-06-01'] as const
    // IRS Publication 509 for 2026 and 2027; IRC 7503 and the calendar of the District for the others.
    const due = ['2026-04-15', '2027-04-15', '2028-04-18', '2029-04-17', '2033-04-18']
    for (const [at, day] of days.entries()) expect(on(april, null, day)).toBe(due[at])
    expect([isMoved(april, '2027-04-15'), isMoved(april, '2028-04-18')]).toEqual([false, true])
    expect(on({ from: 'event-year', years: 1, day: '01-31', taxDay: true }, null, '2026-03-02')).toBe('2027-02-01')
    // The first required withdrawal and the end of a year stay where they are: Saturday April 1, 2028.
    expect(on({ from: 'rmd-year', years: 1, day: '04-01' }, '1954-02')).toBe('2028-04-01')
  })
  test('a moved day of the calendar is still ahead on the day it was moved to', () => {
    const april = { from: 'calendar', day: '04-15', taxDay: true } as const
    expect(dueOn(april, { born: null, event: null, today: '2028-04-17' }, law)).toBe('2028-04-18')
    expect(dueOn(april, { born: null, event: null, today: '2028-04-19' }, law)).toBe('2029-04-17')
  })
  test('a year that is being typed is no date to count from', () => {
    expect([isNear('0002-05-05', today), isNear('9999-12-31', today), isNear('1950-05-05', today)]).toEqual([
      false,
      false,
      true,
    ])
  })
  test('property: the next day of the calendar is today or up to 366 days away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }), (month, day) => {
        const monthDay = `${formatMonth(2000, month).slice(5)}-${String(day).padStart(2, '0')}` as `${number}-${number}`
        const found = on({ from: 'calendar', day: monthDay }, null)
        const ahead = found === null ? -1 : daysBetween(today, found)
        expect(ahead).toBeGreaterThanOrEqual(0)
        expect(ahead).toBeLessThanOrEqual(366)
      }),
    )
  })
  test('late, soon and later', () => {
    expect(standingOf('2026-11-22', today, 90)).toBe('late')
    expect(standingOf('2026-11-23', today, 90)).toBe('soon')
    expect(standingOf('2027-02-21', today, 90)).toBe('soon')
    expect(standingOf('2027-02-22', today, 90)).toBe('later')
    expect(standingOf(null, today, 90)).toBe('open')
  })
})

describe('what a household needs', () => {
  test('nothing is hidden from a picture that says nothing', () => {
    const have = traitsOf(emptyHousehold, today, 65)
    for (const trait of traits) expect(have[trait]).toBeNull()
    expect(applies(traits, have)).toEqual({ shown: true, why: [] })
  })
  test('the sample: a couple with a child, a home and a car, paychecks, a student loan, no HSA', () => {
    const have = traitsOf(sampleHousehold(today), today, 65)
    expect(have).toMatchObject({ partner: true, children: true, homeowner: true, renter: false, car: true })
    expect(have).toMatchObject({ medicare: false, marketplace: false })
    expect(have).toMatchObject({ working: true, studentLoan: true, hsa: false, ira: true, plan: true })
    expect(applies(['hsa'], have).shown).toBe(false)
    expect(applies(['partner', 'plan'], have)).toEqual({ shown: true, why: ['partner', 'plan'] })
  })
})

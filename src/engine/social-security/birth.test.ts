import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageTables } from '#facts/social-security/rules.ts'
import { ageIn, claimMonths, fromMonthCount, legalBirth, toMonthCount } from './birth.ts'
import { born } from './social-security.testkit.ts'

const age = (months: number) => [Math.floor(months / 12), months % 12]

describe('20 CFR 404.409(a): full retirement age by birth date', () => {
  it.each([
    ['1938-01-01', 65, 0],
    ['1938-01-02', 65, 2],
    ['1939-01-02', 65, 4],
    ['1940-01-02', 65, 6],
    ['1941-01-02', 65, 8],
    ['1942-01-02', 65, 10],
    ['1943-01-01', 65, 10],
    ['1943-01-02', 66, 0],
    ['1955-01-01', 66, 0],
    ['1955-01-02', 66, 2],
    ['1956-01-02', 66, 4],
    ['1957-01-02', 66, 6],
    ['1958-01-02', 66, 8],
    ['1959-01-02', 66, 10],
    ['1960-01-01', 66, 10],
    ['1960-01-02', 67, 0],
    ['1999-12-31', 67, 0],
  ])('born %s: %d years and %d months', (date, years, months) => {
    expect(age(born(date).fullAge)).toEqual([years, months])
  })
})

describe('20 CFR 404.409(b): full retirement age of a widow or widower', () => {
  it.each([
    ['1940-01-01', 65, 0],
    ['1940-01-02', 65, 2],
    ['1941-01-02', 65, 4],
    ['1942-01-02', 65, 6],
    ['1943-01-02', 65, 8],
    ['1944-01-02', 65, 10],
    ['1945-01-02', 66, 0],
    ['1957-01-01', 66, 0],
    ['1957-01-02', 66, 2],
    ['1958-01-02', 66, 4],
    ['1959-01-02', 66, 6],
    ['1960-01-02', 66, 8],
    ['1961-01-02', 66, 10],
    ['1962-01-02', 67, 0],
  ])('born %s: %d years and %d months', (date, years, months) => {
    expect(age(born(date).survivorFullAge)).toEqual([years, months])
  })
})

describe('the first month of benefits', () => {
  // An age is attained the day before the birthday, and 62 must hold all month.
  it.each([
    ['1964-06-15', '2026-07'], // 62 on 14 June: June is not whole
    ['1964-06-02', '2026-06'], // 62 on 1 June: all of June
    ['1964-06-01', '2026-06'], // 62 on 31 May: all of June
    ['1964-06-03', '2026-07'], // 62 on 2 June
    ['1964-01-01', '2026-01'], // 62 on 31 December 2025
    ['1964-12-31', '2027-01'],
    ['1964-02-29', '2026-03'],
  ])('born %s: %s', (date, month) => expect(fromMonthCount(born(date).firstMonth)).toBe(month))

  it('somebody born on 1 January belongs to the year before, formula year included', () => {
    const newYear = born('1960-01-01')
    expect(newYear.year).toBe(1959)
    expect(Math.floor(newYear.month62 / 12)).toBe(2021)
    expect(fromMonthCount(newYear.month70)).toBe('2029-12')
    expect(Math.floor(born('1960-01-02').month62 / 12)).toBe(2022)
  })
  it('a survivor may start in the month of turning 60', () => {
    expect(fromMonthCount(born('1966-06-15').survivorFirstMonth)).toBe('2026-06')
    expect(fromMonthCount(born('1966-06-01').survivorFirstMonth)).toBe('2026-05')
  })
  it('full retirement age counts from the month in which it is attained (20 CFR 404.311(a)(1))', () => {
    expect(fromMonthCount(born('1960-03-15').fullMonth)).toBe('2027-03')
    expect(fromMonthCount(born('1959-03-15').fullMonth)).toBe('2026-01')
  })
})

describe('claim months', () => {
  it('run from the first possible one to the month of 70', () => {
    expect(claimMonths(born('1964-06-15')).map(fromMonthCount).at(0)).toBe('2026-07')
    expect(claimMonths(born('1964-06-15')).map(fromMonthCount).at(-1)).toBe('2034-06')
    expect(claimMonths(born('1964-06-15'))).toHaveLength(96)
    expect(claimMonths(born('1964-06-02'))).toHaveLength(97)
    expect(claimMonths(born('1964-06-01'))).toHaveLength(96)
  })
  it('every birth date has its months in order', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1920-01-01'), max: new Date('2020-12-31'), noInvalidDate: true }), (day) => {
        const b = born(day.toISOString().slice(0, 10))
        const order = [b.month, b.survivorFirstMonth, b.month62, b.firstMonth, b.fullMonth, b.month70]
        expect(order).toEqual([...order].sort((x, y) => x - y))
        expect(b.survivorFullMonth - b.survivorFirstMonth).toBeGreaterThanOrEqual(60)
        expect(b.survivorFullMonth - b.survivorFirstMonth).toBeLessThanOrEqual(84)
        expect([0, 1]).toContain(b.firstMonth - b.month62)
        expect(ageIn(b, b.month70)).toBe(840)
      }),
    )
  })
})

describe('dates and months', () => {
  it('refuses what is not a date', () => {
    for (const text of ['', '1960-02-30', '1960-13-01', '1960-1-1', 'never'])
      expect(legalBirth(text, ageTables)).toBeNull()
  })
  it('turns months to counts and back', () => {
    expect(toMonthCount('2026-01')).toBe(24_312)
    expect(fromMonthCount(24_323)).toBe('2026-12')
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type IsoDate } from '#engine/month.ts'
import {
  countedDays,
  dateInterestReaches,
  everyBasis,
  principalOfTotal,
  spanYears,
  yearsOfDays,
  yearsOfMonths,
} from './accrual-span.ts'
import { accruedInterest } from './day-count.ts'

test('a year in months is one year, and 365/360 of one over 360', () => {
  expect(everyBasis.map((basis) => yearsOfMonths(12, basis))).toEqual([1, 1, 365 / 360, 1])
})

test('90 days are a quarter of a 360-day year and 90/365 of the other', () => {
  expect(everyBasis.map((basis) => yearsOfDays(90, basis))).toEqual([0.25, 90 / 365, 0.25, 90 / 365])
})

test('January 15 to July 15, 2027: 180 days of 30/360, 181 of the calendar', () => {
  expect(countedDays('2027-01-15', '2027-07-15', '30/360')).toBe(180)
  expect(countedDays('2027-01-15', '2027-07-15', 'actual/365')).toBe(181)
  expect(spanYears({ kind: 'dates', from: '2027-01-15', to: '2027-07-15' }, '30/360')).toBe(0.5)
})

test('the principal of a total gives the total back', () => {
  // 1,000 at 5% for 2 years is 1,100
  expect(principalOfTotal(1100, 0.05, 2)).toBeCloseTo(1000, 10)
})

describe('the date interest reaches an amount', () => {
  test('10,000 at 7.3% earns 2.00 a day over 365, so 100.00 takes 50 days', () => {
    expect(dateInterestReaches(10_000, 0.073, 100, '2027-01-01', 'actual/365')).toBe('2027-02-20')
  })
  test('nothing to reach is reached at once; no rate never reaches', () => {
    expect(dateInterestReaches(10_000, 0.05, 0, '2027-01-01', '30/360')).toBe('2027-01-01')
    expect(dateInterestReaches(10_000, 0, 1, '2027-01-01', '30/360')).toBeNull()
  })
  test('it is the first such day under every basis', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...everyBasis),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 1, max: 5000 }),
        (basis, day, interest) => {
          const from = addDays('2000-01-01', day)
          const found = dateInterestReaches(20_000, 0.06, interest, from, basis) as IsoDate
          expect(accruedInterest(20_000, 0.06, from, found, basis)).toBeGreaterThanOrEqual(interest)
          expect(accruedInterest(20_000, 0.06, from, addDays(found, -1), basis)).toBeLessThan(interest)
        },
      ),
    )
  })
})

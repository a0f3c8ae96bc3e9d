import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '#engine/month.ts'
import { type AccrualBasis, accrualYears, accruedInterest, rateOver365 } from './day-count.ts'

describe('actual/actual', () => {
  // ISDA, "EMU and Market Conventions: Recent Developments" (1998): its worked periods.
  it.each([
    ['2003-11-01', '2004-05-01', 0.49772438056740775], // 61/365 + 121/366
    ['1999-02-01', '1999-07-01', 0.41095890411], // 150/365
    ['1999-07-01', '2000-07-01', 1.0013773486], // 184/365 + 182/366
    ['2002-08-15', '2003-07-15', 0.915068493151], // 334/365
    ['2003-07-15', '2004-01-15', 0.504004790778], // 170/365 + 14/366
    ['1999-07-30', '2000-01-30', 0.503892506924], // 155/365 + 29/366
    ['2000-01-30', '2000-06-30', 0.415300546448], // 152/366
  ] as [IsoDate, IsoDate, number][])('ISDA 1998: %s to %s is %f of a year', (from, to, share) => {
    expect(accrualYears(from, to, 'actual/actual')).toBeCloseTo(share, 11)
    expect(accrualYears(to, from, 'actual/actual')).toBeCloseTo(-share, 11)
  })

  it('any whole calendar year is exactly 1, leap year or not', () => {
    for (const year of [1900, 2000, 2023, 2024])
      expect(accrualYears(`${year}-01-01`, `${year + 1}-01-01`, 'actual/actual')).toBe(1)
    expect(accrualYears('2020-01-01', '2030-01-01', 'actual/actual')).toBe(10)
  })
})

describe('30/360 US', () => {
  // Securities Industry Association, Standard Securities Calculation Methods (1986), with the end-of-February rule.
  it.each([
    ['2006-08-20', '2007-02-20', 180],
    ['2007-08-20', '2008-02-20', 180],
    ['2006-08-31', '2007-02-28', 178], // 31 becomes 30; the end of February is the 30th only when both ends are
    ['2007-02-28', '2007-08-31', 180], // the start counts as the 30th, so the 31st does too
    ['2008-01-31', '2008-03-31', 60],
    ['2008-01-15', '2008-01-31', 16], // a 31st stays one when the start is before the 30th
  ] as [IsoDate, IsoDate, number][])('%s to %s is %i days', (from, to, days) => {
    expect(accrualYears(from, to, '30/360') * 360).toBeCloseTo(days, 10)
  })
})

describe('interest on a million dollars at 6 % in January', () => {
  it.each([
    ['30/360', 5000], // 30 days
    ['actual/360', 5166.67], // 1,000,000 x 0.06 x 31/360 = 5,166.666…
    ['actual/365', 5095.89], // x 31/365 = 5,095.890…
    ['actual/actual', 5095.89], // 2026 is no leap year
  ] as [AccrualBasis, number][])('%s: %f', (basis, interest) => {
    expect(accruedInterest(1e6, 0.06, '2026-01-01', '2026-02-01', basis)).toBe(interest)
  })

  it('a year on actual/360 costs 6.0833 %: 6 x 365/360', () => {
    expect(rateOver365(0.06)).toBeCloseTo(0.0608333, 7)
    expect(accruedInterest(1e6, 0.06, '2026-01-01', '2027-01-01', 'actual/360')).toBe(60_833.33)
  })

  it('equity line history tables (12 CFR 1026.40(d)(12)(xi)): a bank’s 10,000 at 9.5 % for 31 days is 80.68', () => {
    // 10,000 x 0.095 x 31/365 = 80.6849…; the same table prints 89.18 at 10.5 %, 48.84 at 5.75 % and 36.10 at 4.25 %.
    const month = (rate: number) => accruedInterest(10_000, rate, '2026-01-01', '2026-02-01', 'actual/365')
    expect([0.095, 0.105, 0.0575, 0.0425].map(month)).toEqual([80.68, 89.18, 48.84, 36.1])
  })
})

it('two spans laid end to end add up under every actual count', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays('1990-01-01', n))
  const basis = fc.constantFrom<AccrualBasis>('actual/365', 'actual/360', 'actual/actual')
  fc.assert(
    fc.property(day, day, day, basis, (a, b, c, count) => {
      const sum = accrualYears(a, b, count) + accrualYears(b, c, count)
      expect(sum).toBeCloseTo(accrualYears(a, c, count), 9)
    }),
  )
})

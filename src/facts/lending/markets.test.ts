import { describe, expect, it } from 'vitest'
import { mortgageRates } from '../series/mortgage-rates.ts'
import { marginOwnShare } from './brokerage.ts'
import { inflationByMonth, treasury10YearByDay } from './economy.ts'
import { mortgage30, prime, treasury10Year } from './rates.ts'
import { eeBondRates, iBondRates } from './savings-bonds.ts'
import { sbaFixedSpread, sbaGuaranteeFee, sbaVariableSpread } from './small-business.ts'
import { mortgage30ByWeek } from './weekly-mortgage-rates.ts'

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()
const week = 7 * 86_400_000

describe('weekly mortgage rates', () => {
  const rows = mortgage30ByWeek.value
  it('come every Thursday of 2026 without a gap, to the newest rate we show', () => {
    rows.forEach((row, i) => {
      expect(weekday(row.date), row.date).toBe(4)
      const before = rows[i - 1]
      if (before !== undefined) expect(Date.parse(row.date) - Date.parse(before.date), row.date).toBe(week)
    })
    expect(rows[0]?.date).toBe('2026-01-08')
    expect(rows.at(-1)).toEqual({ date: mortgage30.asOf, rate: mortgage30.value })
  })
  it('average to the monthly series', () => {
    // The series holds percent, the mean of a month's Thursdays, rounded to a hundredth; January 2026 is 55 years less 3 months from April 1971.
    const start = (2026 - 1971) * 12 - 3
    for (const month of ['01', '02', '03', '04', '05', '06', '07', '08', '09']) {
      const rates = rows.filter((row) => row.date.startsWith(`2026-${month}`)).map((row) => row.rate * 100)
      const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
      expect(Math.abs(mean - (mortgageRates.percent[start + Number(month) - 1] ?? 0)), month).toBeLessThan(0.0051)
    }
  })
})

describe('bonds', () => {
  it('periods of issue follow one another for six months each', () => {
    for (const rows of [eeBondRates.value, iBondRates.value])
      rows.forEach((row, i) => {
        expect(['05', '11']).toContain(row.from.slice(5))
        if (i > 0) expect(row.from > (rows[i - 1]?.to ?? '')).toBe(true)
      })
    for (const { composite, fixed } of iBondRates.value) expect(composite).toBeGreaterThan(fixed)
  })
  it('the newest Treasury yield is the one the rates page shows', () => {
    expect(treasury10YearByDay.value.at(-1)).toEqual({ date: treasury10Year.asOf, rate: treasury10Year.value })
    for (const { date } of treasury10YearByDay.value) expect([1, 2, 3, 4, 5]).toContain(weekday(date))
    const months = inflationByMonth.value.map((row) => row.month)
    expect(months.every((month, i) => i === 0 || month > (months[i - 1] ?? ''))).toBe(true)
  })
})

describe('business loans and margin', () => {
  it('larger loans allow smaller spreads: at most 13.50% down to 10.00% at a prime rate of 7.00%', () => {
    for (const rows of [sbaVariableSpread.value, sbaFixedSpread.value])
      rows.forEach((row, i) => {
        expect(row.over).toBeLessThan(rows[i - 1]?.over ?? 1)
        expect(row.upTo ?? Number.POSITIVE_INFINITY).toBeGreaterThan(rows[i - 1]?.upTo ?? 0)
      })
    const most = sbaVariableSpread.value.map((row) => Math.round((prime.value + row.over) * 10_000) / 10_000)
    expect(most).toEqual([0.135, 0.13, 0.115, 0.1])
  })
  it('fees rise with the loan; margin can fall below where it started', () => {
    const fees = sbaGuaranteeFee.value.rows.map((row) => row.fee)
    expect(fees.every((fee, i) => i === 0 || fee > (fees[i - 1] ?? 0))).toBe(true)
    expect(marginOwnShare.value.maintenance).toBeLessThan(marginOwnShare.value.initial)
  })
})

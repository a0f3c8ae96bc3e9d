import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, type IsoDate } from '../month.ts'
import { type CheckFrequency, checksOfNewJob, comingChecks } from './pay-dates.ts'

type Published = readonly [
  CheckFrequency,
  end: string,
  periodEnd: string,
  payDate: string,
  checks: number,
  income: number,
]

/**
 * PayPeriodCalculationsSpec of the IRS’s Tax Withholding Estimator, a pay of $100 a check: frequency, last day, end of the last period, last
 * pay date, checks left, pay left. Left out are the rows in which a weekly or two-weekly period ended in the year before (its
 * count of days is off by one there) and the one whose period holds 16 days.
 */
const published: readonly Published[] = [
  ['weekly', '2025-10-25', '2025-07-26', '2025-08-01', 13, 1300],
  ['weekly', '2025-12-31', '2025-02-14', '2025-02-18', 45, 4500],
  ['weekly', '2025-12-31', '2025-07-26', '2025-08-01', 21, 2100],
  ['weekly', '2025-12-30', '2025-06-26', '2025-06-26', 26, 2600],
  ['biweekly', '2025-10-25', '2025-07-26', '2025-08-01', 7, 650],
  ['biweekly', '2025-12-31', '2025-02-10', '2025-02-14', 22, 2200],
  ['biweekly', '2025-12-31', '2025-07-26', '2025-08-01', 10, 1000],
  ['semimonthly', '2025-12-31', '2025-02-15', '2025-02-19', 20, 2000],
  ['semimonthly', '2025-12-31', '2025-03-18', '2025-03-25', 18, 1800],
  ['semimonthly', '2025-12-31', '2025-08-05', '2025-08-11', 9, 900],
  ['semimonthly', '2025-12-10', '2025-08-05', '2025-08-11', 9, 833.33],
  ['semimonthly', '2025-12-15', '2025-12-14', '2025-12-15', 1, 6.67],
  ['semimonthly', '2025-12-15', '2025-12-14', '2025-12-16', 0, 0],
  ['semimonthly', '2025-10-15', '2025-09-30', '2025-10-02', 1, 100],
  ['semimonthly', '2025-12-03', '2025-08-05', '2025-08-11', 8, 786.67],
  ['semimonthly', '2025-06-30', '2025-05-31', '2025-05-31', 2, 200],
  ['semimonthly', '2025-12-15', '2025-11-15', '2025-11-20', 2, 200],
  ['semimonthly', '2025-12-31', '2025-10-23', '2025-10-23', 4, 400],
  ['semimonthly', '2025-09-15', '2025-01-15', '2025-05-05', 15, 1500],
  ['semimonthly', '2025-09-16', '2024-11-15', '2025-01-05', 21, 2006.67],
  ['monthly', '2025-12-31', '2025-08-05', '2025-08-15', 4, 400],
  ['monthly', '2025-12-31', '2025-11-10', '2025-11-12', 1, 100],
  ['monthly', '2025-06-20', '2025-06-20', '2025-06-21', 0, 0],
  ['monthly', '2025-12-31', '2025-06-25', '2025-07-02', 5, 500],
  ['monthly', '2025-12-30', '2025-06-25', '2025-07-02', 5, 500],
  ['monthly', '2025-02-22', '2025-01-10', '2025-01-10', 2, 140],
  ['monthly', '2025-02-09', '2025-01-10', '2025-01-10', 1, 100],
  ['monthly', '2025-03-31', '2025-02-28', '2025-02-28', 1, 100],
  ['monthly', '2025-03-31', '2025-02-28', '2025-03-05', 1, 100],
  ['monthly', '2025-09-15', '2025-01-15', '2025-03-05', 8, 800],
  ['monthly', '2025-09-15', '2025-01-15', '2025-05-05', 7, 700],
  ['monthly', '2025-09-16', '2024-11-15', '2025-01-05', 11, 1003.33],
]

const payLeft = (checks: readonly { readonly share: number }[]): number =>
  checks.reduce((sum, { share }) => sum + 100 * share, 0)

describe('checks to come', () => {
  it.each(published)('%s until %s from %s, paid %s: %i checks', (frequency, end, periodEnd, payDate, count, income) => {
    const checks = comingChecks(
      { frequency, lastPayDate: payDate as IsoDate, lastPeriodEnd: periodEnd as IsoDate, end: end as IsoDate },
      '2025-12-31',
    )
    expect(checks).toHaveLength(count)
    expect(payLeft(checks)).toBeCloseTo(income, 1)
  })

  it('are paid on the 15th and the last day for who was paid on either', () => {
    const paidFrom = (payDate: IsoDate) =>
      comingChecks(
        { frequency: 'semimonthly', lastPayDate: payDate, lastPeriodEnd: payDate, end: null },
        '2026-03-31',
      ).map((check) => check.payDate)
    expect(paidFrom('2026-01-31')).toEqual(['2026-02-15', '2026-02-28', '2026-03-15', '2026-03-31'])
    expect(paidFrom('2026-02-15')).toEqual(['2026-02-28', '2026-03-15', '2026-03-31'])
    expect(paidFrom('2026-02-20')).toEqual(['2026-03-05', '2026-03-20'])
  })

  it('of a job to come begin with its first day and end with its last', () => {
    const weekly = checksOfNewJob('2026-11-30', null, 'weekly', '2026-12-31')
    expect(weekly.map(({ payDate }) => payDate)).toEqual(['2026-12-13', '2026-12-20', '2026-12-27'])
    const monthly = checksOfNewJob('2026-06-16', '2026-08-31', 'monthly', '2026-12-31')
    expect(monthly.map(({ share }) => share)).toEqual([0.5, 1, 1])
    expect(monthly.map(({ payDate }) => payDate)).toEqual(['2026-07-07', '2026-08-07', '2026-09-07'])
  })

  it('come in order, in the year, and never pay for more than a period', () => {
    const frequency = fc.constantFrom<CheckFrequency>('weekly', 'biweekly', 'semimonthly', 'monthly')
    const days = fc.integer({ min: 0, max: 364 })
    fc.assert(
      fc.property(frequency, days, fc.integer({ min: 0, max: 40 }), fc.option(days), (often, paid, lag, last) => {
        const lastPayDate = addDays('2026-01-01', paid)
        const end = last === null ? null : addDays('2026-01-01', last)
        const checks = comingChecks(
          { frequency: often, lastPayDate, lastPeriodEnd: addDays(lastPayDate, -lag), end },
          '2026-12-31',
        )
        let before: IsoDate = lastPayDate
        for (const { payDate, share } of checks) {
          expect(payDate > before && payDate <= '2026-12-31').toBe(true)
          expect(share > 0 && share <= 1).toBe(true)
          before = payDate
        }
        expect(checks.slice(0, -1).every(({ share }) => share === 1)).toBe(true)
        const longest = { weekly: 7, biweekly: 14, semimonthly: 17, monthly: 31 }[often]
        if (end === null) expect(daysBetween(before, '2026-12-31')).toBeLessThan(longest + 1)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { type IsoDate, parseIsoDate } from '#engine/month.ts'
import { appendixJExamples } from '#facts/lending/appendix-j.ts'
import { amortize } from './amortize.ts'
import { oddFirstPeriod, prepaidInterest } from './first-period.ts'

const date = (text: string): IsoDate => {
  const parsed = parseIsoDate(text)
  if (parsed === null) throw new Error(text)
  return parsed
}

const monthly = appendixJExamples.value.filter((example) => example.unitPeriod === 'month')

describe('odd first period', () => {
  it.each(monthly.map((example) => [example.description, example] as const))(
    '12 CFR 1026 Appendix J, %s: the odd days are 30 x its fraction',
    (_description, example) => {
      const stream = example.streams[0]
      if (stream === undefined) throw new Error('no stream')
      const found = oddFirstPeriod(date(example.advanceDate), date(example.firstPaymentDate), 'actual/365')
      // The example counts whole months and a fraction of 30 days; here one whole month is the regular period.
      const wholeMonths = stream.fullUnitPeriods - 1
      if (found.outcome !== 'found') throw new Error(found.reason)
      if (wholeMonths === 0) expect(found.days).toBe(Math.round(stream.oddFraction * 30))
      else expect(found.days).toBeGreaterThan(wholeMonths * 27)
    },
  )

  it('10 January to 1 March is a month and 22 days of the calendar, 21 on 30/360', () => {
    // 10 January to 1 February: 22 days; on 30/360 1 x 30 + (1 - 10) = 21.
    expect(oddFirstPeriod('2026-01-10', '2026-03-01', 'actual/360')).toEqual({
      outcome: 'found',
      regularFrom: '2026-02-01',
      days: 22,
      daysPerYear: 360,
    })
    expect(oddFirstPeriod('2026-01-10', '2026-03-01', '30/360')).toMatchObject({ days: 21, daysPerYear: 360 })
    expect(oddFirstPeriod('2026-01-10', '2026-03-01', 'actual/365')).toMatchObject({ days: 22, daysPerYear: 365 })
  })

  it('a short first period is negative, and feeds the schedule', () => {
    const short = oddFirstPeriod('2026-02-11', '2026-03-01', 'actual/365')
    if (short.outcome !== 'found') throw new Error(short.reason)
    expect(short.days).toBe(-10)
    const { days, daysPerYear } = short
    const loan = amortize({
      principal: 36_500,
      annualRate: 0.12,
      termMonths: 12,
      startMonth: '2026-02',
      oddDays: { days, daysPerYear },
    })
    // 36,500 x 0.12 / 12 = 365.00, less 36,500 x 0.12 x 10/365 = 120.00
    expect(loan.outcome === 'paid-off' && loan.rows[0]?.interest).toBe(245)
  })

  it('refuses a first payment on the closing day, before it, or over a year later', () => {
    for (const first of ['2026-01-10', '2026-01-09', '2027-01-12'] as IsoDate[])
      expect(oddFirstPeriod('2026-01-10', first, '30/360').outcome).toBe('refused')
  })
})

describe('prepaid interest', () => {
  it('12 CFR 1026 Appendix H-25(B): 162,000 at 3.875 % from 4/15 to 5/1/13 is 17.44 a day, 279.04', () => {
    // 162,000 x 0.03875 / 360 = 17.4375, printed 17.44; 16 days
    const inputs = {
      principal: 162_000,
      annualRate: 0.03875,
      closing: '2013-04-15',
      firstPayment: '2013-06-01',
    } as const
    expect(prepaidInterest(inputs)).toEqual({ outcome: 'found', days: 16, perDay: 17.44, amount: 279.04 })
    // 162,000 x 0.03875 / 365 = 17.198…
    expect(prepaidInterest({ ...inputs, daysPerYear: 365 })).toMatchObject({ perDay: 17.2, amount: 275.2 })
  })

  it('H-24(B), the estimate before it: 17.44 a day for 15 days is 261.60, shown as 262', () => {
    const found = prepaidInterest({
      principal: 162_000,
      annualRate: 0.03875,
      closing: '2013-04-16',
      firstPayment: '2013-06-01',
    })
    expect(found).toMatchObject({ days: 15, amount: 261.6 })
  })

  it('closing on the 5th with a first payment on the next 1st gives interest back for four days', () => {
    const late = { principal: 100_000, annualRate: 0.072, closing: '2026-04-05', firstPayment: '2026-05-01' } as const
    expect(prepaidInterest(late)).toMatchObject({ days: -4, perDay: 20, amount: -80 })
    expect(prepaidInterest({ ...late, principal: Number.NaN }).outcome).toBe('refused')
  })
})

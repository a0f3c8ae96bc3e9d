import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import { oracleDatedValue } from '#engine/oracles/lending.ts'
import { datedApr } from './dated-apr.ts'
import { debitDates, weekday } from './debit-calendar.ts'
import { type AdvanceInputs, factorAdvance } from './factor-advance.testkit.ts'

const found = (inputs: AdvanceInputs) => {
  const result = factorAdvance(inputs)
  if (result.outcome !== 'found') throw new Error(result.reason)
  return result
}

const base: AdvanceInputs = {
  amount: 50_000,
  factorRate: 1.4,
  rhythm: 'business-daily',
  debits: { count: 126 },
  fundedOn: '2026-03-02',
}

describe('debit dates', () => {
  it('2026-11-21 is a Saturday, so daily debits go on the Monday after; Thanksgiving is skipped when named', () => {
    expect(weekday('2026-11-21')).toBe(5)
    const dates = debitDates('2026-11-21', 'business-daily', 5, new Set<IsoDate>(['2026-11-26']))
    expect(dates).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-30'])
  })

  it('weekly, biweekly and monthly keep their day, the 31st ending short months', () => {
    expect(debitDates('2026-01-31', 'monthly', 3)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31'])
    expect(debitDates('2026-01-05', 'weekly', 2)).toEqual(['2026-01-05', '2026-01-12'])
    expect(debitDates('2026-01-05', 'biweekly', 2)).toEqual(['2026-01-05', '2026-01-19'])
    expect(debitDates('2026-01-05', 'weekly', 0)).toEqual([])
  })
})

describe('a factor-rate advance', () => {
  it('a published example: 50,000 at 1.40 repays 70,000; the shortcut over 180 days is 81 %, the truth over twice that', () => {
    const result = found(base)
    expect(result).toMatchObject({ totalRepaid: 70_000, cost: 20_000, debit: 555.56, debitCount: 126 })
    // The printed shortcut: 0.4 x 365 / 180 = 81 %. Here the 126th business day after 2 March falls 176 days on.
    expect((0.4 * 365) / 180).toBeCloseTo(0.811, 3)
    expect(result.shortcutRate).toBeCloseTo((0.4 * 365) / result.days, 10)
    expect(result.apr).toBeGreaterThan(1.3)
    expect(result.effectiveAnnualRate).toBeGreaterThan(result.apr ?? 0)
  })

  it('debits add up to the total to the cent, on weekdays only', () => {
    const result = found({ ...base, amount: 12_345.67, factorRate: 1.31, debits: { count: 97 } })
    const sum = result.flows.reduce((total, flow) => total + Math.round(flow.amount * 100), 0)
    expect(sum).toBe(Math.round(12_345.67 * 1.31 * 100))
    expect(result.flows.every((flow) => weekday(flow.date) < 5)).toBe(true)
  })

  it('the rate makes the dated flows worth what was received, valued one by one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5000, max: 500_000 }),
        fc.integer({ min: 105, max: 160 }),
        fc.integer({ min: 20, max: 300 }),
        fc.constantFrom<AdvanceInputs['rhythm']>('business-daily', 'weekly', 'biweekly', 'monthly'),
        (amount, hundredths, count, rhythm) => {
          const inputs = { ...base, amount, factorRate: hundredths / 100, debits: { count }, rhythm }
          const result = found({ ...inputs, feesKeptBack: amount / 50 })
          const flows = result.flows.map((f) => ({ day: daysBetween('2026-03-02', f.date), amount: f.amount }))
          const perYear = (1 + (result.apr ?? Number.NaN) / 365) ** 365 - 1
          expect(Math.abs(oracleDatedValue(flows, perYear) - result.received)).toBeLessThan(result.received * 1e-8)
          // XIRR stops at 1,000,000 %, which three weeks at 1.4 pass.
          if (result.effectiveAnnualRate === null) expect(perYear).toBeGreaterThan(9999)
          else expect(result.effectiveAnnualRate / perYear).toBeCloseTo(1, 6)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('agrees with 12 CFR 1026 Appendix J by weeks: (1 + APR_day/365)^7 = 1 + APR_week/52', () => {
    const result = found({ ...base, rhythm: 'weekly', debits: { count: 26 } })
    const byWeek = datedApr([{ date: '2026-03-02', amount: 50_000 }], result.flows, { unit: 'weeks', count: 1 })
    if (byWeek.outcome !== 'found' || result.apr === null) throw new Error('no rate')
    expect((1 + result.apr / 365) ** 7).toBeCloseTo(1 + byWeek.apr / 52, 9)
  })

  it('one debit after a year: factor 1.3 is 30 % (365 days), 1.0 is 0 %', () => {
    const once: AdvanceInputs = { ...base, rhythm: 'monthly', debits: { count: 1 }, firstDebitOn: '2027-03-02' }
    expect(found({ ...once, factorRate: 1.3 }).effectiveAnnualRate).toBeCloseTo(0.3, 10)
    expect(found({ ...once, factorRate: 1 }).effectiveAnnualRate).toBeCloseTo(0, 10)
  })

  it('by the size of a debit: 70,000 at 600 takes 117, the last 400', () => {
    expect(found({ ...base, debits: { amount: 600 } })).toMatchObject({ debitCount: 117, debit: 600, lastDebit: 400 })
    expect(found({ ...base, debits: { amount: 1e6 } })).toMatchObject({ debitCount: 1, lastDebit: 70_000 })
  })

  it('refuses the impossible', () => {
    expect(factorAdvance({ ...base, debits: { amount: 1 } })).toEqual({ outcome: 'refused', reason: 'too-many-debits' })
    expect(factorAdvance({ ...base, factorRate: 0.9 }).outcome).toBe('refused')
    expect(factorAdvance({ ...base, feesKeptBack: 50_000 }).outcome).toBe('refused')
    expect(factorAdvance({ ...base, firstDebitOn: '2026-03-02' }).outcome).toBe('refused')
    expect(factorAdvance({ ...base, debits: { count: 0 } }).outcome).toBe('refused')
    expect(factorAdvance({ ...base, debits: { amount: 0 } }).outcome).toBe('refused')
  })
})

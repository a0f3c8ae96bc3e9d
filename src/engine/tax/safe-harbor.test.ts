import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextBusinessDay } from './business-day.ts'
import { estimatedTaxDates, nextPayments, safeHarbor } from './safe-harbor.ts'

const base = { status: 'single', tax: 20_000, withheld: 0, lastYearTax: null, lastYearAgi: null } as const

describe('safe harbor', () => {
  it('by hand from IRC 6654(d)(1)(C): 110% of 42,581 is less than 90% of 71,253', () => {
    const result = safeHarbor({ ...base, tax: 71_253, lastYearTax: 42_581, lastYearAgi: 180_000 })
    expect(result).toMatchObject({ outcome: 'pay', rule: 'last-year-high-income' })
    // 46,839.10 against 64,127.70.
    expect(result.outcome === 'pay' ? Math.round(result.required) : 0).toBe(46_839)
  })
  it('without last year only 90% of this year counts', () => {
    expect(safeHarbor(base)).toEqual({ outcome: 'pay', required: 18_000, rule: 'this-year', byEstimates: 18_000 })
  })
  it('the edge of 150,000 (separate 75,000) is not yet high income; a cent more is', () => {
    const at = (lastYearAgi: number, status: 'single' | 'separate') => {
      const result = safeHarbor({ ...base, status, lastYearTax: 10_000, lastYearAgi })
      return result.outcome === 'pay' ? result.required : null
    }
    expect(at(150_000, 'single')).toBe(10_000)
    expect(at(150_000.01, 'single')).toBeCloseTo(11_000, 8)
    expect(at(75_000, 'separate')).toBe(10_000)
    expect(at(75_000.01, 'separate')).toBeCloseTo(11_000, 8)
  })
  it('under 1,000 after withholding nothing is due; at 1,000 it is', () => {
    expect(safeHarbor({ ...base, withheld: 19_000.01 })).toEqual({ outcome: 'nothing-due', reason: 'owes-little' })
    expect(safeHarbor({ ...base, tax: 8_000, withheld: 7_000 }).outcome).toBe('pay')
  })
  it('withholding of 90%, or no tax last year, is enough', () => {
    expect(safeHarbor({ ...base, withheld: 18_000 })).toEqual({ outcome: 'nothing-due', reason: 'withholding-covers' })
    expect(safeHarbor({ ...base, lastYearTax: 0 })).toEqual({ outcome: 'nothing-due', reason: 'no-tax-last-year' })
  })
})

describe('due dates', () => {
  it.each([
    // IRC 6654(c)(2), moved by IRC 7503; the row of 2023 is as printed in Form 1040-ES (2023).
    [2022, ['2022-04-18', '2022-06-15', '2022-09-15', '2023-01-17']],
    [2023, ['2023-04-18', '2023-06-15', '2023-09-15', '2024-01-16']],
    [2024, ['2024-04-15', '2024-06-17', '2024-09-16', '2025-01-15']],
    [2025, ['2025-04-15', '2025-06-16', '2025-09-15', '2026-01-15']],
    [2026, ['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15']],
  ])('IRC 6654(c)(2) and 7503, tax year %i', (year, dates) => {
    expect(estimatedTaxDates(year)).toEqual(dates)
  })
  it('steps over a weekend and a holiday after it', () => {
    expect(nextBusinessDay('2028-04-15')).toBe('2028-04-18') // Saturday, Sunday, Emancipation Day kept on Monday
    expect(nextBusinessDay('2026-05-04')).toBe('2026-05-04')
  })
})

describe('next payments', () => {
  it('are four equal parts at the start of the year', () => {
    expect(nextPayments(10_000, 0, 2026, '2026-02-01').map((payment) => payment.amount)).toEqual([
      2_500, 2_500, 2_500, 2_500,
    ])
  })
  it('the next date catches up; later dates follow the plan', () => {
    expect(nextPayments(10_000, 1_000, 2026, '2026-06-01')).toEqual([
      { due: '2026-06-15', amount: 4_000 },
      { due: '2026-09-15', amount: 2_500 },
      { due: '2027-01-15', amount: 2_500 },
    ])
  })
  it('the due day itself still counts, and after the last nothing is left', () => {
    expect(nextPayments(10_000, 0, 2026, '2026-06-15')[0]?.due).toBe('2026-06-15')
    expect(nextPayments(10_000, 0, 2026, '2027-01-16')).toEqual([])
  })
  it('pays ahead with what was paid too early', () => {
    expect(nextPayments(10_000, 6_000, 2026, '2026-04-16').map((payment) => payment.amount)).toEqual([0, 1_500, 2_500])
  })
  it('adds up to what is missing, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000_000 }),
        fc.integer({ min: 0, max: 20_000_000 }),
        (cents, paidCents) => {
          const total = nextPayments(cents / 100, paidCents / 100, 2026, '2026-01-01').reduce(
            (sum, { amount }) => sum + amount,
            0,
          )
          expect(total).toBeCloseTo(Math.max(0, (cents - paidCents) / 100), 2)
        },
      ),
    )
  })
})

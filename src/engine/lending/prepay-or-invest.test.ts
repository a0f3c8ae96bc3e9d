import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amortize } from './amortize.ts'
import type { Extra } from './loan.ts'
import { aheadByMonth, type MoneyPath, pathOfSchedule } from './money-path.ts'
import { accountPath, breakEvenReturn, prepayOrInvest } from './prepay-or-invest.ts'

const pathWith = (annualRate: number, extras: readonly Extra[]): { path: MoneyPath; months: number } => {
  const loan = amortize({ principal: 200_000, annualRate, startMonth: '2026-01', termMonths: 240, extras })
  if (loan.outcome !== 'paid-off') throw new Error(loan.outcome)
  return { path: pathOfSchedule(loan, '2026-01', 200_000), months: loan.months }
}
const hundred: readonly Extra[] = [{ kind: 'monthly', amount: 100 }]

describe('an account', () => {
  test('12 deposits of 100 at 0%, and 1,000 for a year at 10% under each tax', () => {
    expect(
      accountPath(
        Array.from({ length: 12 }, () => 100),
        0,
        { kind: 'none' },
      ).at(-1),
    ).toBe(1200)
    const thousand = [1000, ...Array.from({ length: 12 }, () => 0)]
    // 100 of growth: 20 of tax each year, 15 at the sale
    expect(accountPath(thousand, 0.1, { kind: 'none' }).at(-1)).toBeCloseTo(1100, 8)
    expect(accountPath(thousand, 0.1, { kind: 'each-year', rate: 0.2 }).at(-1)).toBeCloseTo(1080, 8)
    expect(accountPath(thousand, 0.1, { kind: 'at-end', rate: 0.15 }).at(-1)).toBeCloseTo(1085, 8)
  })
  test('a loss is not taxed and gives nothing back', () => {
    const thousand = [1000, ...Array.from({ length: 12 }, () => 0)]
    for (const kind of ['each-year', 'at-end'] as const)
      expect(accountPath(thousand, -0.1, { kind, rate: 0.3 }).at(-1)).toBeCloseTo(900, 8)
  })
})

describe('prepay or invest', () => {
  test('without tax it is the difference of the two money paths grown month by month', () => {
    const { path: keep, months } = pathWith(0.06, [])
    const { path: prepay } = pathWith(0.06, hundred)
    const monthly = 1.08 ** (1 / 12) - 1
    const oracle = aheadByMonth(prepay, keep, monthly, months)
    const found = prepayOrInvest(prepay, keep, 0.08, { kind: 'none' }, months).investAhead
    for (const k of [1, 60, 120, 200, months]) expect(found[k]).toBeCloseTo(oracle[k] ?? Number.NaN, 5)
  })
  test('the return that evens them is the loan’s effective rate when nothing is taxed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 2000 }), fc.integer({ min: 50, max: 2000 }), (basisPoints, amount) => {
        const rate = basisPoints / 10_000
        const { path: keep, months } = pathWith(rate, [])
        const { path: prepay } = pathWith(rate, [{ kind: 'monthly', amount }])
        const found = breakEvenReturn(prepay, keep, { kind: 'none' }, months)
        // Rounding each month's interest to the cent moves it a little.
        expect(Math.abs((found ?? 9) - ((1 + rate / 12) ** 12 - 1))).toBeLessThan(2e-5)
      }),
      { numRuns: 40 },
    )
  })
  test('tax each year raises it to effective / (1 - tax); tax at the sale to less than that', () => {
    const { path: keep, months } = pathWith(0.06, [])
    const { path: prepay } = pathWith(0.06, hundred)
    const effective = 1.005 ** 12 - 1
    const yearly = breakEvenReturn(prepay, keep, { kind: 'each-year', rate: 0.25 }, months) ?? 0
    expect(yearly).toBeCloseTo(effective / 0.75, 5)
    const atSale = breakEvenReturn(prepay, keep, { kind: 'at-end', rate: 0.25 }, months) ?? 0
    expect(atSale).toBeGreaterThan(effective)
    expect(atSale).toBeLessThan(yearly)
  })
  test('nothing prepaid has no such return', () => {
    const { path, months } = pathWith(0.06, [])
    expect(breakEvenReturn(path, path, { kind: 'none' }, months)).toBeNull()
  })
})

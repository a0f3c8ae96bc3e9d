import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '#engine/month.ts'
import { oraclePayment } from '#engine/oracles/lending.ts'
import { type CreditLine, creditLine, type LineResult } from './credit-line.ts'

const found = (line: CreditLine): LineResult & { outcome: 'found' } => {
  const result = creditLine(line)
  if (result.outcome !== 'found') throw new Error(JSON.stringify(result))
  return result
}

const base: CreditLine = {
  startMonth: '2026-01',
  annualRate: 0.095,
  drawMonths: 60,
  repaymentMonths: 120,
  draws: [{ month: '2026-01', amount: 10_000 }],
}

describe('a line of credit', () => {
  it('equity line history table (12 CFR 1026.40(d)(12)(xi)): interest on 10,000 at 9.5 % in a 31-day month is 80.68', () => {
    const { rows } = found(base)
    // January 31 days, February 28: 10,000 x 0.095 x 28/365 = 72.88
    expect(rows.slice(0, 2).map((row) => row.payment)).toEqual([80.68, 72.88])
    expect(rows[59]?.balance).toBe(10_000)
  })

  it('a twelfth of the rate: 10,000 at 12 % is 100.00 a month, then 143.47 for 120 months', () => {
    const result = found({ ...base, annualRate: 0.12, accrual: 'equal-periods' })
    expect(result.rows[0]?.payment).toBe(100)
    expect(result.firstRepayment).toBe(143.47) // 10,000 x 0.0143470948
    expect(result.firstRepayment).toBe(Math.round(oraclePayment(10_000, 0.01, 120) * 100) / 100)
    expect(result.paymentRise).toBeCloseTo(43.47, 8)
    expect([result.rows.length, result.lastMonth]).toEqual([180, '2040-12'])
    // Interest: 60 x 100 while drawing, then nA - P, give or take half a cent a row.
    expect(Math.abs(result.totalInterest - (6000 + 120 * oraclePayment(10_000, 0.01, 120) - 10_000))).toBeLessThan(1.3)
  })

  it('several draws and a repayment, by hand: 1,000 a month at 12 %', () => {
    const { rows } = found({
      ...base,
      annualRate: 0.12,
      accrual: 'equal-periods',
      drawMonths: 3,
      repaymentMonths: 1,
      draws: [
        { month: '2026-01', amount: 1000 },
        { month: '2026-02', amount: 1000 },
      ],
      repayments: [{ month: '2026-02', amount: 500 }],
    })
    // 1,000 -> 10; 2,000 -> 20 and 500 off; 1,500 -> 15; then 1,500 + 15 at once
    expect(rows.map((row) => [row.drawn, row.interest, row.payment, row.extra, row.balance])).toEqual([
      [1000, 10, 10, 0, 1000],
      [1000, 20, 20, 500, 1500],
      [0, 15, 15, 0, 1500],
      [0, 15, 1515, 0, 0],
    ])
  })

  it('a rate change moves interest and the repayment; no repayment months make a balloon', () => {
    const moved = found({ ...base, accrual: 'equal-periods', rateChanges: [{ from: '2026-03', annualRate: 0.12 }] })
    expect(moved.rows.slice(1, 4).map((row) => row.interest)).toEqual([79.17, 100, 100])
    const balloon = found({ ...base, accrual: 'equal-periods', repaymentMonths: 0, drawMonths: 12 })
    expect(balloon.rows.at(-1)).toMatchObject({ payment: 10_079.17, balance: 0 })
    expect(balloon.firstRepayment).toBe(0)
  })

  it('a minimum of 2 %, at least 50: principal falls while drawing', () => {
    const result = found({ ...base, minimum: { share: 0.02, floor: 50 }, annualFee: 75, accrual: 'equal-periods' })
    expect(result.rows[0]).toMatchObject({ payment: 200, principal: 120.83, interest: 79.17 })
    expect(result.rows[11]?.fee).toBe(75)
    expect(result.totalFees).toBe(result.rows.filter((row) => row.fee > 0).length * 75)
  })

  it('repays every draw to the cent, whatever the line', () => {
    const offset = fc.integer({ min: 0, max: 23 })
    const amount = fc.integer({ min: 1, max: 2_000_000 }).map((n) => n / 100)
    const entry = fc.tuple(offset, amount).map(([k, dollars]) => ({ month: addMonths('2026-01', k), amount: dollars }))
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 10 }),
        fc.array(entry, { maxLength: 10 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.constantFrom('equal-periods', 'actual/365', 'actual/360' as const),
        fc.integer({ min: 0, max: 60 }),
        (draws, repayments, basisPoints, accrual, repaymentMonths) => {
          const minimum = basisPoints % 2 === 0 ? 'interest-only' : { share: 0.01, floor: 25 }
          const result = found({
            startMonth: '2026-01',
            annualRate: basisPoints / 10_000,
            drawMonths: 24,
            repaymentMonths,
            draws,
            repayments,
            minimum,
            accrual: accrual as NonNullable<CreditLine['accrual']>,
          })
          const cents = (dollars: number) => Math.round(dollars * 100)
          let owed = 0
          for (const row of result.rows) {
            owed += cents(row.drawn) - cents(row.principal) - cents(row.extra)
            expect(cents(row.balance)).toBe(owed)
            expect(cents(row.payment)).toBe(cents(row.interest) + cents(row.principal))
            expect(row.principal).toBeGreaterThanOrEqual(0)
          }
          expect(owed).toBe(0)
          expect(result.rows.length).toBeLessThanOrEqual(24 + repaymentMonths)
        },
      ),
      { numRuns: 80 },
    )
  })

  it('names the month of a draw above the limit or after the draw months', () => {
    const draws = [...base.draws, { month: '2027-05', amount: 500 }] as const
    expect(creditLine({ ...base, draws, limit: 10_400 })).toEqual({
      outcome: 'refused',
      reason: 'over-limit',
      month: '2027-05',
    })
    expect(creditLine({ ...base, draws, drawMonths: 12 })).toEqual({
      outcome: 'refused',
      reason: 'draw-after-draw-months',
      month: '2027-05',
    })
    expect(creditLine({ ...base, draws: [{ month: '2025-12', amount: 5 }] }).outcome).toBe('refused')
    expect(creditLine({ ...base, annualRate: Number.NaN }).outcome).toBe('refused')
    expect(found({ ...base, draws: [] })).toMatchObject({ totalDrawn: 0, totalInterest: 0, lastMonth: '2026-01' })
  })
})

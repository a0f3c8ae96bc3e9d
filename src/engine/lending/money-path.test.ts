import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oracleAhead } from '#engine/oracles/lending.ts'
import { amortize } from './amortize.ts'
import { aheadByMonth, cashBreakEvenMonths, leadOf, pathOfSchedule, withSubsidies } from './money-path.ts'

describe('one way to owe against another', () => {
  it('counts each flow grown on its own', () => {
    const amounts = fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1, maxLength: 30 })
    const path = fc.record({ paid: amounts, owed: amounts })
    fc.assert(
      fc.property(path, path, fc.integer({ min: 0, max: 200 }), (base, other, tenthsOfBasis) => {
        const rate = tenthsOfBasis / 10_000
        const ahead = aheadByMonth(base, other, rate, 40)
        expect(ahead).toHaveLength(41)
        for (const k of [0, 7, 29, 40]) expect(ahead[k]).toBeCloseTo(oracleAhead(base, other, rate, k), 5)
      }),
    )
  })

  it('a schedule as a path: today’s cash, then all that is paid; nothing after the end', () => {
    const extras = [{ kind: 'once', amount: 100, month: '2026-03' }] as const
    const loan = amortize({ principal: 1000, annualRate: 0, termMonths: 4, startMonth: '2026-01', extras })
    if (loan.outcome !== 'paid-off') throw new Error(loan.outcome)
    // 250 a month and 100 extra with the second: 250, 350, 250, 150
    expect(pathOfSchedule(loan, '2026-01', 1000, 40)).toEqual({
      paid: [40, 250, 350, 250, 150],
      owed: [1000, 750, 400, 150, 0],
    })
  })

  it('a subsidy lowers what is paid, not what is owed', () => {
    const path = { paid: [0, 250, 250, 250], owed: [750, 500, 250, 0] }
    expect(withSubsidies(path, [100.1, 50])).toEqual({ paid: [0, 149.9, 200, 250], owed: path.owed })
    // Everything the account pays is money ahead: 150.10 with no interest on it.
    expect(aheadByMonth(path, withSubsidies(path, [100.1, 50]), 0, 3)[3]).toBeCloseTo(150.1, 8)
  })

  it('a lead starts, may end, or never comes; equal ways never lead', () => {
    expect(leadOf([-5, -1, 0, 2, 4])).toEqual({ outcome: 'leads', from: 3, until: null })
    expect(leadOf([3, 1, -2, 5])).toEqual({ outcome: 'leads', from: 0, until: 2 })
    expect(leadOf([-5, 0, 0.004])).toEqual({ outcome: 'never-leads' })
    expect(leadOf([])).toEqual({ outcome: 'never-leads' })
  })

  it('cash break-even: 3,000 at 125 a month is 24 months, at 124 it is 25; nothing saved is never', () => {
    expect([cashBreakEvenMonths(3000, 125), cashBreakEvenMonths(3000, 124)]).toEqual([24, 25])
    expect([cashBreakEvenMonths(0, 0), cashBreakEvenMonths(-100, -5), cashBreakEvenMonths(3000, 0)]).toEqual([
      0,
      0,
      null,
    ])
  })
})

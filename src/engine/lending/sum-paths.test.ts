import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LeanSchedule, leanSchedule } from './lean-schedule.ts'
import { sumPaths } from './sum-paths.ts'

const lean = (principal: number, annualRate: number, termMonths: number): LeanSchedule => {
  const found = leanSchedule({ principal, annualRate, termMonths })
  if (found.outcome !== 'paid-off') throw new Error(found.reason)
  return found
}

describe('loans side by side', () => {
  it('two loans at 0 %, insurance and a cost, by hand', () => {
    const both = sumPaths([lean(300, 0, 3), lean(100, 0, 2)], {
      cashToday: 50,
      goneToday: 50,
      insurance: { monthly: 10, months: 2 },
    })
    expect(both.path).toEqual({ paid: [50, 160, 160, 100], owed: [400, 250, 100, 0] })
    expect(both.gone).toEqual([50, 60, 70, 70])
    expect([both.firstPayment, both.months, both.interest]).toEqual([160, 3, 0])
  })
  it('insurance ends with the first loan; tax saved and still to be saved', () => {
    const one = sumPaths([lean(200, 0, 2)], {
      cashToday: 0,
      insurance: { monthly: 5, months: 12 },
      taxSaved: [0, 4, 4],
      taxLeft: [6, 3, 0],
    })
    expect(one.path).toEqual({ paid: [0, 101, 101], owed: [194, 97, 0] })
    expect(one.debts).toEqual([200, 100, 0])
    expect(one.gone).toEqual([-6, -2, 2])
  })
  it('money paid is money gone and debt paid down, at every month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 500_000 }), fc.integer({ min: 0, max: 1500 }), (principal, basis) => {
        const both = sumPaths([lean(principal, basis / 10_000, 120), lean(5000, 0.2, 36)], {
          cashToday: 90,
          goneToday: 90,
        })
        let total = 0
        for (const [month, dollars] of both.path.paid.entries()) {
          total += dollars
          const repaid = (both.path.owed[0] ?? 0) - (both.path.owed[month] ?? 0)
          expect(total).toBeCloseTo((both.gone[month] ?? 0) + repaid, 4)
        }
      }),
      { numRuns: 30 },
    )
  })
})

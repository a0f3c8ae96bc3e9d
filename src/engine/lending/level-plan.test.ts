import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oracleBalance, oraclePayment } from '#engine/oracles/lending.ts'
import { amortize } from './amortize.ts'
import { levelPlan, type PlanInputs } from './level-plan.ts'

const shares = (count: number, each: number) => Array.from({ length: count }, () => each)
const found = (inputs: PlanInputs) => {
  const plan = levelPlan(inputs)
  if (plan.outcome !== 'found') throw new Error(plan.reason)
  return plan
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + Math.round(value * 100), 0) / 100

describe('a plan of payments in any rhythm', () => {
  it('monthly: the schedule of the amortization engine, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 900_000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 360 }),
        (principal, basis, months) => {
          const annualRate = basis / 10_000
          const plan = found({ principal, annualRate, yearShares: shares(months, 1 / 12), shape: 'level' })
          const known = amortize({ principal, annualRate, termMonths: months, startMonth: '2026-01' })
          expect(known.outcome).toBe('paid-off')
          if (known.outcome === 'paid-off') expect(plan.totalInterest).toBe(known.totalInterest)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('weekly: P i / (1 - (1 + i)^-n) with i a 52nd of the rate', () => {
    const plan = found({ principal: 60_000, annualRate: 0.13, yearShares: shares(104, 1 / 52), shape: 'level' })
    expect(plan.payment).toBeCloseTo(oraclePayment(60_000, 0.13 / 52, 104), 2)
  })

  it('uneven periods: the payments, discounted one by one, are worth the loan', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 250 }), (gaps) => {
        const plan = found({
          principal: 50_000,
          annualRate: 0.4,
          yearShares: gaps.map((g) => g / 365),
          shape: 'level',
        })
        let discount = 1
        let worth = 0
        for (const [k, gap] of gaps.entries()) {
          discount /= 1 + (0.4 * gap) / 365
          worth += (plan.payments[k] ?? 0) * discount
        }
        expect(Math.abs(worth - 50_000)).toBeLessThan(0.005 * gaps.length + 0.01)
        expect(sum(plan.payments)).toBeCloseTo(50_000 + plan.totalInterest, 6)
        expect(plan.owed.at(-1)).toBe(0)
      }),
      { numRuns: 60 },
    )
  })

  it('a balloon: the closed form of what is owed after five years, and what an ordinary last payment would not repay', () => {
    const plan = found({
      principal: 400_000,
      annualRate: 0.08,
      yearShares: shares(60, 1 / 12),
      shape: { setFor: 240 },
    })
    const payment = Number(oraclePayment(400_000, 0.08 / 12, 240).toFixed(2))
    const owed = oracleBalance(400_000, 0.08 / 12, payment, 59)
    expect(plan.payment).toBe(payment)
    // Fifty-nine months of interest rounded to the cent, and the last.
    expect(Math.abs((plan.payments.at(-1) ?? 0) - owed * (1 + 0.08 / 12))).toBeLessThan(0.005 * 100)
    expect(plan.totalInterest).toBeCloseTo(sum(plan.payments) - 400_000, 6)
    expect(plan.balloon).toBeCloseTo((plan.payments.at(-1) ?? 0) - payment, 6)
  })

  it('interest only: a twelfth of the rate each month and the whole loan at the end', () => {
    const plan = found({
      principal: 20_000,
      annualRate: 0.12,
      yearShares: shares(12, 1 / 12),
      shape: 'interest-only',
    })
    expect(plan).toMatchObject({ payment: 200, totalInterest: 2400, balloon: 20_000 })
    expect(plan.payments.at(-1)).toBe(20_200)
  })

  it('0 % and one payment', () => {
    expect(found({ principal: 900, annualRate: 0, yearShares: shares(3, 1 / 12), shape: 'level' }).payments).toEqual([
      300, 300, 300,
    ])
    const once = found({ principal: 1000, annualRate: 0.12, yearShares: [1 / 12], shape: 'level' })
    expect(once).toMatchObject({ payment: 1010, payments: [1010], balloon: 0 })
  })

  it('refuses no payments, more than 1,200, negative rates and a balloon plan shorter than its term', () => {
    const base = { principal: 1000, annualRate: 0.1, shape: 'level' } as const
    expect(levelPlan({ ...base, yearShares: [] }).outcome).toBe('refused')
    expect(levelPlan({ ...base, yearShares: shares(1201, 0.01) }).outcome).toBe('refused')
    expect(levelPlan({ ...base, annualRate: -0.1, yearShares: [0.1] }).outcome).toBe('refused')
    expect(levelPlan({ ...base, yearShares: shares(12, 1 / 12), shape: { setFor: 6 } }).outcome).toBe('refused')
  })
})

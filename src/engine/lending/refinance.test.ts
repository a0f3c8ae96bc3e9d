import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oracleBalance, oraclePayment, oraclePaymentsToZero, oracleTotalInterest } from '#engine/oracles/lending.ts'
import { compareRefinance, type RefinanceInputs } from './refinance.testkit.ts'

const found = (inputs: RefinanceInputs) => {
  const result = compareRefinance(inputs)
  if (result.outcome !== 'found') throw new Error(result.reason)
  return result
}

/** 280,000 left at 7.5 % for 26 years; 6 % over 30 years for 6,000 of costs. */
const plain: RefinanceInputs = {
  current: { balance: 280_000, annualRate: 0.075, monthsLeft: 312 },
  offer: { annualRate: 0.06, termMonths: 360, costs: 6000 },
  horizonMonths: 60,
}

const round = (amount: number): number => Math.round(amount * 100) / 100

describe('refinancing against keeping', () => {
  it('payments, saving and cash break-even by the closed form', () => {
    const result = found(plain)
    const old = round(oraclePayment(280_000, 0.075 / 12, 312))
    const fresh = round(oraclePayment(280_000, 0.005, 360))
    expect([result.oldPayment, result.newPayment]).toEqual([old, fresh])
    expect(result.monthlySaving).toBeCloseTo(old - fresh, 8)
    expect(result.cashBreakEven).toBe(Math.ceil(6000 / (old - fresh)))
    expect(Math.abs(result.interest.refinance - oracleTotalInterest(280_000, 0.005, 360))).toBeLessThan(5)
    expect(result.months).toEqual({ keep: 312, refinance: 360 })
  })

  it('the true break-even counts what is still owed: the first k with k x saving + B_old - B_new > 6,000', () => {
    const result = found(plain)
    const gain = (k: number): number =>
      k * result.monthlySaving +
      oracleBalance(280_000, 0.075 / 12, result.oldPayment, k) -
      oracleBalance(280_000, 0.005, result.newPayment, k) -
      6000
    const month = Array.from({ length: 200 }, (_, k) => k).find((k) => gain(k) > 0)
    expect(result.lead.outcome === 'leads' && result.lead.from).toBe(month)
    expect(Math.abs(result.aheadAtHorizon - gain(60))).toBeLessThan(1)
  })

  it('a longer term can look cheaper and lose: a tenth of a point lower, reset from 10 years left to 30', () => {
    const reset = found({
      current: { balance: 100_000, annualRate: 0.065, monthsLeft: 120 },
      offer: { annualRate: 0.064, termMonths: 360, costs: 4000 },
      horizonMonths: 360,
    })
    expect(reset.monthlySaving).toBeGreaterThan(400)
    expect(reset.cashBreakEven).toBeLessThan(10)
    expect(reset.aheadAtHorizon).toBeLessThan(-20_000)
    expect(reset.lead).toEqual({ outcome: 'never-leads' })
    // To the same end it saves about a tenth of a point on 10 years: a few dollars a month, far less than 4,000.
    expect(reset.samePayoff.monthlySaving * 120).toBeLessThan(4000)
  })

  it('same payoff and same payment take the term out of the comparison', () => {
    const result = found(plain)
    expect(result.samePayoff.payment).toBe(round(oraclePayment(280_000, 0.005, 312)))
    expect(result.samePayment?.months).toBe(oraclePaymentsToZero(280_000, 0.005, result.oldPayment))
    expect(result.samePayment?.interest).toBeLessThan(result.samePayoff.interest)
    expect(result.samePayoff.interest).toBeLessThan(result.interest.refinance)
  })

  it('rolled-in costs are owed and bear interest; paid in cash they are gone on the first day', () => {
    const rolled = found({ ...plain, offer: { ...plain.offer, rolledIn: true } })
    expect(rolled.newLoan).toBe(286_000)
    expect([rolled.aheadByMonth[0], found(plain).aheadByMonth[0]]).toEqual([-6000, -6000])
    expect(rolled.interest.refinance).toBeGreaterThan(found(plain).interest.refinance)
  })

  it('cash out is money in hand and debt at once; a penalty is a cost', () => {
    const out = found({ ...plain, offer: { ...plain.offer, cashOut: 40_000 }, penalty: 1500 })
    expect(out.newLoan).toBe(320_000)
    expect(out.aheadByMonth[0]).toBeCloseTo(-7500, 8)
    expect(out.totalCosts).toBe(7500)
  })

  it('the same loan again for nothing changes nothing, with costs it never leads', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 900_000 }),
        fc.integer({ min: 10, max: 1200 }),
        fc.integer({ min: 12, max: 360 }),
        fc.integer({ min: 1, max: 9000 }),
        (balance, basisPoints, monthsLeft, costs) => {
          const annualRate = basisPoints / 10_000
          const current = { balance, annualRate, monthsLeft }
          const same = (paid: number) =>
            found({ current, offer: { annualRate, termMonths: monthsLeft, costs: paid }, horizonMonths: 24 })
          expect(same(0).aheadByMonth.every((dollars) => Math.abs(dollars) < 1e-6)).toBe(true)
          expect(same(costs).lead).toEqual({ outcome: 'never-leads' })
          expect(same(costs).cashBreakEven).toBeNull()
        },
      ),
      { numRuns: 25 },
    )
  })

  it('says why it cannot', () => {
    const current = { ...plain.current, payment: 1000 }
    expect(compareRefinance({ ...plain, current })).toEqual({ outcome: 'refused', reason: 'payment-below-interest' })
    expect(compareRefinance({ ...plain, offer: { ...plain.offer, costs: -1 } }).outcome).toBe('refused')
    expect(compareRefinance({ ...plain, offer: { ...plain.offer, termMonths: 0 } }).outcome).toBe('refused')
    // An old payment too small for a much larger new loan:
    const big = found({ ...plain, offer: { ...plain.offer, cashOut: 400_000 } })
    expect(big.samePayment).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectiveFromNominal, nominalFromEffective } from '#engine/rate.ts'
import {
  futureValue,
  levelPayment,
  periodsNeeded,
  presentValue,
  ratePerPeriod,
  solveTimeValue,
  type TimeValueAnswer,
} from './time-value.ts'

const value = (answer: TimeValueAnswer): number => {
  if (answer.outcome !== 'solved') throw new Error(answer.reason)
  return answer.value
}

describe('examples in the Microsoft Excel function reference', () => {
  it('FV: 2,581.40; 12,682.50; 82,846.25; 2,301.40', () => {
    expect(value(futureValue(0.06 / 12, 10, -200, -500, 'begin'))).toBeCloseTo(2581.4, 2)
    expect(value(futureValue(0.12 / 12, 12, -1000))).toBeCloseTo(12682.5, 2)
    expect(value(futureValue(0.11 / 12, 35, -2000, 0, 'begin'))).toBeCloseTo(82846.25, 2)
    expect(value(futureValue(0.06 / 12, 12, -100, -1000, 'begin'))).toBeCloseTo(2301.4, 2)
  })
  it('PV: -59,777.15', () => {
    expect(value(presentValue(0.08 / 12, 240, 500))).toBeCloseTo(-59777.15, 2)
  })
  it('PMT: -1,037.03; -1,030.16 at the start; -129.08 to save 50,000', () => {
    expect(value(levelPayment(0.08 / 12, 10, 10000))).toBeCloseTo(-1037.03, 2)
    expect(value(levelPayment(0.08 / 12, 10, 10000, 0, 'begin'))).toBeCloseTo(-1030.16, 2)
    expect(value(levelPayment(0.06 / 12, 216, 0, 50000))).toBeCloseTo(-129.08, 2)
  })
  it('NPER: 59.6738657 and 60.0821229; its -9.57859404 is no time that lies ahead', () => {
    expect(value(periodsNeeded(0.01, -100, -1000, 10000, 'begin'))).toBeCloseTo(59.6738657, 7)
    expect(value(periodsNeeded(0.01, -100, -1000, 10000))).toBeCloseTo(60.0821229, 7)
    expect(periodsNeeded(0.01, -100, -1000)).toEqual({ outcome: 'no-answer', reason: 'never-reached' })
  })
  it('RATE: 0.0077014725 a month, 0.0924176699 x 12 a year', () => {
    expect(value(ratePerPeriod(48, -200, 8000))).toBeCloseTo(0.0077014725, 9)
    expect(value(ratePerPeriod(48, -200, 8000)) * 12).toBeCloseTo(0.09241767, 7)
  })
  it('EFFECT(5.25 %, 4) 0.0535427 and NOMINAL(5.3543 %, 4) 0.0525003', () => {
    expect(effectiveFromNominal(0.0525, 4)).toBeCloseTo(0.0535427, 7)
    expect(nominalFromEffective(0.053543, 4)).toBeCloseTo(0.05250032, 7)
  })
})

describe('odd outcomes', () => {
  it('names why there is no answer', () => {
    expect(levelPayment(0.01, 0, 100)).toEqual({ outcome: 'no-answer', reason: 'no-periods' })
    expect(ratePerPeriod(0, 1, -1)).toEqual({ outcome: 'no-answer', reason: 'no-periods' })
    expect(ratePerPeriod(10, -1, -1, -1)).toEqual({ outcome: 'no-answer', reason: 'one-sided' })
    expect(futureValue(-1, 10, 1)).toEqual({ outcome: 'no-answer', reason: 'not-a-number' })
    expect(futureValue(0.5, 1e6, 1)).toEqual({ outcome: 'no-answer', reason: 'not-a-number' })
    expect(presentValue(Number.NaN, 10, 1)).toEqual({ outcome: 'no-answer', reason: 'not-a-number' })
    expect(periodsNeeded(0, 0, 100)).toEqual({ outcome: 'no-answer', reason: 'never-reached' })
    expect(ratePerPeriod(1, 0, -1, 1e9)).toEqual({ outcome: 'no-answer', reason: 'no-rate' })
  })
  it('a payment of exactly the interest never pays a loan off', () => {
    // 10,000 at 1 % costs 100 a month.
    expect(periodsNeeded(0.01, -100, 10000)).toEqual({ outcome: 'no-answer', reason: 'never-reached' })
  })
  it('two rates: pay 100, get 250 over two periods of 125 less nothing, pay 155 back', () => {
    // -100 + 125 x - 38 ... chosen by roots: (x - 1/1.1)(x - 1/1.3) with one level payment per period over 2 periods:
    // pv + p x + (p + f) x^2 = 0 has roots 1/1.1, 1/1.3 when p/pv = -(1.1 + 1.3) and (p + f)/pv = 1.1 x 1.3.
    // pv = -100: p = 240, f = -143 - 240 = -383.
    const answer = ratePerPeriod(2, 240, -100, -383)
    expect(answer).toMatchObject({ outcome: 'no-answer', reason: 'no-single-rate' })
    if (answer.outcome !== 'no-answer' || !answer.rates) throw new Error('expected the rates')
    expect(answer.rates[0]).toBeCloseTo(0.1, 9)
    expect(answer.rates[1]).toBeCloseTo(0.3, 9)
  })
  it('zero rate is linear', () => {
    expect(value(futureValue(0, 12, -100, -50))).toBe(1250)
    expect(value(presentValue(0, 12, 100))).toBe(-1200)
    expect(value(levelPayment(0, 12, 1200))).toBe(-100)
    expect(value(periodsNeeded(0, -100, 1200))).toBe(12)
    expect(value(ratePerPeriod(12, -100, 1200))).toBe(0)
  })
})

it('property: each unknown comes back from the other four', () => {
  fc.assert(
    fc.property(
      fc.record({
        n: fc.integer({ min: 1, max: 480 }),
        rate: fc.double({ min: -0.01, max: 0.05, noNaN: true }).filter((r) => Math.abs(r) > 1e-5),
        pv: fc.double({ min: -1e6, max: -1, noNaN: true }),
        pmt: fc.double({ min: -1e4, max: -1, noNaN: true }),
        timing: fc.constantFrom('begin' as const, 'end' as const),
      }),
      (plan) => {
        const fv = value(solveTimeValue('fv', plan))
        const whole = { ...plan, fv }
        // The unknown may be tiny beside the other flows; the yardstick is the size of the whole plan.
        const scale = Math.abs(fv) + Math.abs(plan.pv) + Math.abs(plan.pmt)
        for (const unknown of ['pv', 'pmt'] as const)
          expect(Math.abs(value(solveTimeValue(unknown, whole)) - plan[unknown]) / scale).toBeLessThan(1e-9)
        // Where payments just balance the interest every n gives the same end, so what must come back is the end itself.
        const n = value(solveTimeValue('n', whole))
        expect(Math.abs(value(solveTimeValue('fv', { ...plan, n })) - fv) / scale).toBeLessThan(1e-9)
        expect(Math.abs(value(solveTimeValue('rate', whole)) - plan.rate)).toBeLessThan(1e-8)
      },
    ),
  )
})

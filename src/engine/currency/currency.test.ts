import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixedToEuro } from '#facts/fx/fixed-rates.ts'
import { perDollar, perEuro } from '#facts/fx/rates.ts'
import { amountFor, type ChangeFees, changeMoney, evenAmount, markupOf } from './change-costs.ts'
import { crossRate, roundToMinorUnit } from './cross-rate.ts'
import { pairHistory } from './pair-history.ts'

const april = { asOf: '2026-04-13', perBase: { EUR: 1, ...perEuro.value } }
const october = { asOf: '2026-10-02', perBase: { USD: 1, ...perDollar.value } }
const rate = (from: string, to: string) => crossRate(april, from, to) ?? Number.NaN

describe('cross rates', () => {
  test('are divided out of one table: 0.89087 euro for a dollar is 1.1225 dollars for a euro (ECB, 2 October 2026)', () => {
    expect(crossRate(october, 'USD', 'EUR')).toBe(0.89087)
    expect(crossRate(october, 'EUR', 'USD')).toBeCloseTo(1.1225, 4)
    // 157.67 / 0.89087 = 176.984.
    expect(crossRate(october, 'EUR', 'JPY')).toBeCloseTo(176.984, 3)
  })
  test('a to b to c is a to c, there and back is 1, for every three currencies of the table', () => {
    const codes = Object.keys(april.perBase)
    for (const a of codes)
      for (const b of codes) {
        expect(rate(a, b) * rate(b, a)).toBeCloseTo(1, 12)
        for (const c of codes) expect((rate(a, b) * rate(b, c)) / rate(a, c)).toBeCloseTo(1, 12)
      }
  })
  test('what is not in the table, or has no sensible rate, has none', () => {
    expect(crossRate(october, 'USD', 'PLN')).toBeNull()
    expect(crossRate(october, 'toString', 'USD')).toBeNull()
    expect(crossRate({ asOf: '', perBase: { A: 1, B: 0, C: Number.NaN } }, 'A', 'B')).toBeNull()
    expect(crossRate({ asOf: '', perBase: { A: 1, B: 0, C: Number.NaN } }, 'C', 'A')).toBeNull()
    expect(rate('EUR', 'EUR')).toBe(1)
  })
})

describe('rounding to the smallest unit', () => {
  test('500 tolars are 2.09 euros, 1,000 are 4.17 (rounding rules of the Slovenian changeover, Regulation 1103/97)', () => {
    const tolar = fixedToEuro.value['SIT'] ?? 0
    expect(roundToMinorUnit(500 / tolar, 2)).toBe(2.09)
    expect(roundToMinorUnit(1000 / tolar, 2)).toBe(4.17)
  })
  test('24.785 goes up, 24.784 down (the same rules); yen have no decimals, dinars three', () => {
    expect([roundToMinorUnit(24.785, 2), roundToMinorUnit(24.784, 2)]).toEqual([24.79, 24.78])
    expect([roundToMinorUnit(176.5, 0), roundToMinorUnit(0.3765, 3), roundToMinorUnit(1.0005, 3)]).toEqual([
      177, 0.377, 1.001,
    ])
    expect([roundToMinorUnit(0.004, 2), roundToMinorUnit(-2.345, 2), roundToMinorUnit(-0.001, 2)]).toEqual([
      0, -2.35, 0,
    ])
  })
  test('is never more than half a unit away, and stays what it is when done twice; 1e15 is kept', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e11, noNaN: true }), fc.constantFrom(0, 2, 3), (amount, units) => {
        const rounded = roundToMinorUnit(amount, units)
        expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(0.5 / 10 ** units + amount * 1e-15)
        expect(roundToMinorUnit(rounded, units)).toBe(rounded)
      }),
    )
    expect(roundToMinorUnit(1e15, 2)).toBe(1e15)
    expect(roundToMinorUnit(1e19, 0)).toBe(1e19)
  })
})

const none: ChangeFees = { fixed: 0, surcharge: 0, feeShare: 0, markup: 0 }
const share = fc.double({ min: 0, max: 0.3, noNaN: true })
const anyFees: fc.Arbitrary<ChangeFees> = fc.record({
  fixed: fc.double({ min: 0, max: 50, noNaN: true }),
  surcharge: share,
  feeShare: share,
  markup: share,
})

describe('what a way of changing money takes', () => {
  test('1,000 at 0.9 with a fee of 40 out of it and a rate 2% worse: 960 x 0.882 = 846.72, cost 59.20', () => {
    const change = changeMoney(1000, 0.9, { ...none, fixed: 40, markup: 0.02 })
    // 846.72 at the middle rate is 940.80: 40 of fee and 19.20 of rate are gone.
    expect(change).toMatchObject({ outcome: 'changed', parts: { fixed: 40, fee: 0 } })
    if (change.outcome !== 'changed') return
    expect(change.received).toBeCloseTo(846.72, 9)
    expect(change.cost).toBeCloseTo(59.2, 9)
    expect(change.costShare).toBeCloseTo(0.0592, 9)
    expect(change.effectiveRate).toBeCloseTo(0.84672, 9)
  })
  test('a card fee is on top: 103 at 3% buys 100; a transfer fee is out of it: 100 sends 97', () => {
    expect(changeMoney(103, 1, { ...none, surcharge: 0.03 })).toMatchObject({ received: 100 })
    expect(changeMoney(100, 1, { ...none, feeShare: 0.03 })).toMatchObject({ received: 97 })
  })
  test('nothing, or less than the fee, brings nothing', () => {
    expect(changeMoney(0, 1, none)).toEqual({ outcome: 'nothing' })
    expect(changeMoney(40, 1, { ...none, fixed: 40 })).toEqual({ outcome: 'eaten', fixed: 40 })
  })
  test('cost is what the middle rate would have brought, less what came; the way back finds the amount', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 60, max: 1e15, noNaN: true }),
        fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
        anyFees,
        (amount, mid, fees) => {
          const change = changeMoney(amount, mid, fees)
          if (change.outcome !== 'changed') throw new Error(change.outcome)
          expect(Math.abs(change.cost - (amount - change.received / mid))).toBeLessThanOrEqual(amount * 1e-9)
          expect(change.received).toBeLessThanOrEqual(amount * mid * (1 + 1e-12))
          const back = amountFor(change.received, mid, fees) ?? 0
          expect(Math.abs(back / amount - 1)).toBeLessThan(1e-9)
        },
      ),
    )
    expect(amountFor(10, 1, { ...none, feeShare: 1 })).toBeNull()
  })
  test('a wire of 45 and 1% against a service of 3%: even at 2,227.50', () => {
    // (A - 45) x 0.99 = A x 0.97 when A = 45 x 0.99 / 0.02 = 2,227.50.
    const even = evenAmount({ ...none, fixed: 45, markup: 0.01 }, { ...none, markup: 0.03 }, 0.9)
    expect(even).toBeCloseTo(2227.5, 6)
    expect(evenAmount({ ...none, fixed: 45, markup: 0.03 }, { ...none, markup: 0.01 }, 0.9)).toBeNull()
    expect(evenAmount(none, none, 0.9)).toBeNull()
  })
  test('a rate of 0.87 against 0.90 is 3.33% worse', () => {
    expect(markupOf(0.87, 0.9)).toBeCloseTo(1 / 30, 12)
    expect(markupOf(0.91, 0.9)).toBeLessThan(0)
  })
})

describe('history of a pair', () => {
  const a = { firstMonth: '2020-01' as const, perDollar: [2, 2, 4, 4] }
  const b = { firstMonth: '2020-02' as const, perDollar: [6, 6, 6, 9] }
  test('is the quotient over the months both have', () => {
    // b/a in February 6/2, March 6/4, April 6/4; b has May, a has not.
    const history = pairHistory(a, b, 100, 2)
    expect(history?.months).toEqual(['2020-02', '2020-03', '2020-04'])
    expect(history?.rates).toEqual([3, 1.5, 1.5])
    expect(history?.high).toEqual({ month: '2020-02', rate: 3 })
    expect(history?.low).toEqual({ month: '2020-03', rate: 1.5 })
    expect(history?.average).toBe(2)
    expect(history?.cheaperShare).toBeCloseTo(2 / 3, 12)
  })
  test('against the dollar it is the series itself, or one over it; the last months only when asked', () => {
    expect(pairHistory(null, a, 2, 0)).toMatchObject({ months: ['2020-03', '2020-04'], rates: [4, 4] })
    expect(pairHistory(a, null, 100, 0)?.rates).toEqual([0.5, 0.5, 0.25, 0.25])
  })
  test('no common month, no history', () => {
    expect(pairHistory(null, null, 10, 1)).toBeNull()
    expect(pairHistory(a, { firstMonth: '2030-01', perDollar: [1] }, 10, 1)).toBeNull()
  })
})

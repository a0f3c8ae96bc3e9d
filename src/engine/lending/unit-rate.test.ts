import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { xirr } from '#engine/growth/irr.ts'
import { addDays } from '#engine/month.ts'
import { oraclePayment } from '#engine/oracles/lending.ts'
import { actuarialApr } from './apr.ts'
import { unitRate } from './unit-rate.ts'

const oneTo = (count: number, every = 1) => Array.from({ length: count }, (_, k) => (k + 1) * every)
const equal = (count: number, amount: number) => Array.from({ length: count }, () => amount)

describe('the rate per unit of a series of flows', () => {
  it('12 CFR 1026 Appendix J (c)(2)-style loan: 36 payments of the closed form give the rate back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 900 }), (tenths, count) => {
        const i = tenths / 10_000
        const amounts = equal(count, oraclePayment(25_000, i, count))
        expect(unitRate(25_000, { times: oneTo(count), amounts })).toBeCloseTo(i, 10)
      }),
    )
  })

  it('agrees with the actuarial method and with a dated rate of return on uneven days', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 100, max: 900 })), {
          minLength: 3,
          maxLength: 60,
        }),
        fc.integer({ min: 70, max: 97 }),
        (steps, percent) => {
          let day = 0
          const times = steps.map(([gap]) => (day += gap))
          const amounts = steps.map(([, amount]) => amount)
          const received = (amounts.reduce((sum, amount) => sum + amount, 0) * percent) / 100
          const i = unitRate(received, { times, amounts }) ?? Number.NaN
          const law = actuarialApr(
            [{ payment: received, count: 1, fullUnitPeriods: 0, oddFraction: 0 }],
            times.map((t, k) => ({ payment: amounts[k] ?? 0, count: 1, fullUnitPeriods: t, oddFraction: 0 })),
            365,
          )
          expect(law.outcome === 'found' ? law.apr : 0).toBeCloseTo(i * 365, 8)
          const dated = xirr([
            { date: '2026-01-01', amount: received },
            ...times.map((t, k) => ({ date: addDays('2026-01-01', t), amount: -(amounts[k] ?? 0) })),
          ])
          if (dated.outcome === 'rate') expect((1 + i) ** 365 / (1 + dated.rate)).toBeCloseTo(1, 7)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('money received later counts from its own day: 100 now and 100 after a period, 210 after two, at 3.4 %', () => {
    // 210 = 100 (1+i)^2 + 100 (1+i): (1+i) = (-1 + sqrt(1 + 8.4)) / 2 = 1.0329710
    const root = (-1 + Math.sqrt(9.4)) / 2 - 1
    expect(unitRate(100, { times: [1, 2], amounts: [-100, 210] })).toBeCloseTo(root, 12)
  })

  it('0 when exactly the money comes back; nothing to say when less does, or without money or flows, or beyond all sense', () => {
    expect(unitRate(100, { times: [1, 2], amounts: [50, 50] })).toBe(0)
    expect(unitRate(100, { times: [1], amounts: [90] })).toBeNull()
    expect(unitRate(0, { times: [1], amounts: [90] })).toBeNull()
    expect(unitRate(100, { times: [], amounts: [] })).toBeNull()
    expect(unitRate(100, { times: [1], amounts: [Number.NaN] })).toBeNull()
    expect(unitRate(1, { times: [1], amounts: [1000] })).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blank, type Debt, limits, nextId, readDebts, summarize } from './debts.ts'

const debt = (id: number, owed: number | null, rate: number | null, payment: number | null = null): Debt => ({
  ...blank(id),
  owed,
  rate,
  payment,
})

describe('debts typed on the credit page', () => {
  // 5,000 at 21.9 % is 1,095 a year: 3.00 a day (/365) and 91.25 a month (/12). 15,000 at 7.3 % is 1,095 a year as well.
  // Together 20,000 owed and 2,190 a year: 10.95 %.
  it('add up by hand', () => {
    const summary = summarize([
      debt(1, 15_000, 7.3, 50),
      debt(2, 5_000, 21.9, 200),
      debt(3, 800, null),
      debt(4, null, 20),
    ])
    expect(summary?.total).toBe(20_000)
    expect(summary?.averageRate).toBeCloseTo(10.95, 10)
    expect(summary?.interestPerDay).toBeCloseTo(6, 10)
    expect(summary?.interestPerMonth).toBeCloseTo(182.5, 10)
    expect(summary?.lines.map((line) => [line.id, line.grows])).toEqual([
      [2, false],
      [1, true],
    ])
  })

  it('say nothing when nothing is finished', () => {
    expect(summarize([])).toBeNull()
    expect(summarize([blank(1), debt(2, 0, 20)])).toBeNull()
  })

  it('average to a rate between the lowest and the highest', () => {
    const amount = fc.double({ min: 0.01, max: limits.owed, noNaN: true })
    const rate = fc.double({ min: 0, max: limits.rate, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, rate), { minLength: 1, maxLength: 20 }), (pairs) => {
        const summary = summarize(pairs.map(([owed, points], i) => debt(i, owed, points)))
        const rates = pairs.map(([, points]) => points)
        expect(summary?.averageRate).toBeGreaterThanOrEqual(Math.min(...rates) - 1e-6)
        expect(summary?.averageRate).toBeLessThanOrEqual(Math.max(...rates) + 1e-6)
      }),
    )
  })

  it('are read back only when whole', () => {
    const good = [debt(1, 100, 20), blank(2)]
    expect(readDebts(JSON.parse(JSON.stringify(good)))).toEqual(good)
    for (const odd of [
      null,
      {},
      [null],
      [{ id: 1 }],
      [debt(1, -5, 20)],
      [debt(1, 5, 1e9)],
      Array.from({ length: 21 }, (_, i) => blank(i)),
    ])
      expect(readDebts(odd)).toBeNull()
    expect(nextId([])).toBe(1)
    expect(nextId(good)).toBe(3)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { irr } from '#engine/growth/irr.ts'
import { netPresentValue } from '#engine/oracles/growth.ts'
import { largestOffer, presentValue, yearlyReturn } from './rental-return.ts'

describe('the return of yearly flows', () => {
  it('closed forms: a price held at 12% rent, a doubling in ten years, a total loss but a tenth', () => {
    expect(yearlyReturn([-100, 12, 12, 112])).toBeCloseTo(0.12, 12)
    expect(yearlyReturn([-100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 200])).toBeCloseTo(2 ** 0.1 - 1, 12)
    expect(yearlyReturn([-100, 10])).toBeCloseTo(-0.9, 12)
  })
  it('is the spreadsheet’s IRR, and makes today’s value of the flows zero', () => {
    const flows = fc.array(fc.double({ min: -5000, max: 60_000, noNaN: true }), { minLength: 2, maxLength: 30 })
    fc.assert(
      fc.property(flows, fc.double({ min: 20_000, max: 500_000, noNaN: true }), (later, cash) => {
        const all = [-cash, ...later]
        const rate = yearlyReturn(all)
        if (rate === null) return
        // A falling rate blows early money up: measure the rest against the largest of the discounted flows.
        const largest = Math.max(...all.map((flow, year) => Math.abs(flow) / (1 + rate) ** year))
        expect(Math.abs(netPresentValue(all, rate)) / largest).toBeLessThan(1e-8)
        const found = irr(all)
        if (found.outcome === 'rate') expect(rate).toBeCloseTo(found.rate, 7)
      }),
      { numRuns: 150 },
    )
  })
  it('there is none without cash put in, without anything back, and where several fit', () => {
    expect(yearlyReturn([0, 100])).toBeNull()
    expect(yearlyReturn([500, 100])).toBeNull()
    expect(yearlyReturn([-100, -5, 0])).toBeNull()
    // 10% and 20% both fit: -(1.1)(1.2), 2.3, -1.
    expect(yearlyReturn([-1, 2.3, -1.32])).toBeNull()
  })
  it('today’s value agrees with Horner’s rule', () => {
    expect(presentValue([-100, 60, 60], 0.1)).toBeCloseTo(netPresentValue([-100, 60, 60], 0.1), 10)
  })
})

describe('the largest offer', () => {
  it('finds the zero of a falling line from either side', () => {
    const line = (price: number) => 1000 - 0.5 * price
    for (const start of [100, 1500, 2500, 60_000]) {
      const offer = largestOffer(line, start)
      if (offer.outcome !== 'found') throw new Error(`no offer from ${start}`)
      expect(offer.price).toBeCloseTo(2000, 0)
    }
  })
  it('says so when no price will do, and when every price will', () => {
    expect(largestOffer(() => -1, 1000)).toEqual({ outcome: 'none' })
    expect(largestOffer(() => 1, 1000)).toEqual({ outcome: 'any' })
    expect(largestOffer(() => Number.NaN, 1000)).toEqual({ outcome: 'none' })
  })
})

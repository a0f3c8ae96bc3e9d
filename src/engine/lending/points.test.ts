import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oracleBalance, oraclePayment } from '#engine/oracles/lending.ts'
import { comparePoints, type PointsInputs } from './points.ts'

const found = (inputs: PointsInputs) => {
  const result = comparePoints(inputs)
  if (result.outcome !== 'found') throw new Error(result.reason)
  return result
}

const sheet: PointsInputs = {
  loanAmount: 300_000,
  termMonths: 360,
  horizonMonths: 84,
  offers: [
    { annualRate: 0.065, points: 0 },
    { annualRate: 0.0625, points: 0.01 },
    { annualRate: 0.07, points: -0.015 },
  ],
}

describe('rates and points', () => {
  it('one point for a quarter off 300,000: 49.05 a month, cash back after 62 months, truly after 48', () => {
    const [plain, point] = found(sheet).offers
    // 1,896.20 - 1,847.15 = 49.05; 3,000 / 49.05 = 61.2
    expect([plain?.payment, point?.payment, point?.upfront, point?.cashBreakEven]).toEqual([1896.2, 1847.15, 3000, 62])
    // True: 3,000 <= k x 49.05 + B_k(6.5 %) - B_k(6.25 %), by the closed form.
    const gain = (k: number) =>
      k * 49.05 + oracleBalance(300_000, 0.065 / 12, 1896.2, k) - oracleBalance(300_000, 0.0625 / 12, 1847.15, k) - 3000
    const month = Array.from({ length: 100 }, (_, k) => k).find((k) => gain(k) > 0)
    expect(point?.lead).toEqual({ outcome: 'leads', from: month, until: null })
    expect(Math.abs((point?.aheadAtHorizon ?? 0) - gain(84))).toBeLessThan(2)
    expect(month).toBeLessThan(62)
  })

  it('a lender credit leads from the first day until its higher rate has eaten it', () => {
    const credit = found(sheet).offers[2]
    expect(credit?.upfront).toBe(-4500)
    expect(credit?.cashBreakEven).toBe(0)
    expect(credit?.lead.outcome === 'leads' && credit.lead.from).toBe(0)
    expect(credit?.lead.outcome === 'leads' && credit.lead.until).toBeGreaterThan(24)
    expect(credit?.apr).toBeCloseTo(0.07, 5)
  })

  it('short stays choose the credit, long ones the point', () => {
    const { bestByMonth } = found(sheet)
    expect([bestByMonth[6], bestByMonth[120], bestByMonth[360]]).toEqual([2, 1, 1])
    expect(found({ ...sheet, horizonMonths: 6 }).bestAtHorizon).toBe(2)
  })

  it('cost at the horizon is points and interest, from the closed forms', () => {
    const [plain] = found(sheet).offers
    const left = oracleBalance(300_000, 0.065 / 12, 1896.2, 84)
    expect(Math.abs((plain?.costAtHorizon ?? 0) - (84 * 1896.2 - (300_000 - left)))).toBeLessThan(1)
    expect(Math.abs((plain?.balanceAtHorizon ?? 0) - left)).toBeLessThan(1)
  })

  it('money that earns elsewhere delays the break-even, and never hurries it', () => {
    const from = (rate: number): number => {
      const lead = found({ ...sheet, opportunityAnnualRate: rate }).offers[1]?.lead
      return lead?.outcome === 'leads' ? lead.from : 999
    }
    const months = [0, 0.02, 0.04, 0.08].map(from)
    expect(months).toEqual([...months].sort((a, b) => a - b))
  })

  it('the first offer is never ahead of itself, and more points at the same rate never lead', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 900 }), fc.integer({ min: 1, max: 300 }), (basisPoints, points) => {
        const annualRate = basisPoints / 10_000
        const offers = [
          { annualRate, points: 0 },
          { annualRate, points: points / 10_000 },
        ]
        const result = found({ ...sheet, offers, opportunityAnnualRate: 0.03 })
        expect(result.offers.map((offer) => offer.lead.outcome)).toEqual(['never-leads', 'never-leads'])
        expect(result.offers[0]?.payment).toBe(Math.round(oraclePayment(300_000, annualRate / 12, 360) * 100) / 100)
        expect(result.bestAtHorizon).toBe(0)
      }),
      { numRuns: 25 },
    )
  })

  it('a 2-1 buydown someone else pays is ahead by what it paid, and costs the less the shorter the stay', () => {
    // 300,000 at 6.5 %: 1,896.20 less 1,520.06 (4.5 %) is 376.14, 12 times 4,513.68; less 1,703.37 (5.5 %) is 192.83, 2,313.96.
    const subsidies = [...new Array<number>(12).fill(376.14), ...new Array<number>(12).fill(192.83)]
    const offers = [...sheet.offers.slice(0, 1), { annualRate: 0.065, points: 0, subsidies }]
    const at = (horizonMonths: number) => found({ ...sheet, offers, horizonMonths })
    expect(at(12).offers[1]?.aheadAtHorizon).toBeCloseTo(4513.68, 6)
    expect(at(84).offers[1]?.aheadAtHorizon).toBeCloseTo(6827.64, 6)
    const [plain, bought] = at(84).offers
    expect((plain?.costAtHorizon ?? 0) - (bought?.costAtHorizon ?? 0)).toBeCloseTo(6827.64, 6)
    expect([bought?.payment, bought?.apr]).toEqual([plain?.payment, plain?.apr])
    expect(bought?.stayApr).toBeLessThan(at(24).offers[0]?.stayApr ?? 0)
  })

  it('the rate over the stay solves loan - upfront = payments + what is left, and falls with the stay when points are paid', () => {
    const rateOver = (horizonMonths: number) => found({ ...sheet, horizonMonths }).offers[1]?.stayApr ?? 0
    const i = rateOver(84) / 12
    const left = oracleBalance(300_000, 0.0625 / 12, 1847.15, 84)
    const worth = (1847.15 * (1 - (1 + i) ** -84)) / i + left * (1 + i) ** -84
    expect(Math.abs(worth - 297_000)).toBeLessThan(0.5)
    expect(rateOver(24)).toBeGreaterThan(rateOver(84))
    expect(rateOver(360)).toBeCloseTo(found(sheet).offers[1]?.apr ?? 0, 8)
    expect(found(sheet).offers[0]?.stayApr).toBeCloseTo(0.065, 6)
  })

  it('deducting takes the same share off what points cost and save; on a refinance the cost waits', () => {
    const deduction = { taxRate: 0.24, debtLimit: 750_000, points: 'at-once' } as const
    const plain = found(sheet).offers[1]?.aheadAtHorizon ?? 0
    const bought = found({ ...sheet, deduction }).offers[1]?.aheadAtHorizon ?? 0
    // Points and interest all count, nothing else differs, and at 0 % of growth all is plain sums: exactly 76 % is left.
    expect(bought).toBeCloseTo(plain * 0.76, 4)
    const later = found({ ...sheet, deduction: { ...deduction, points: 'over-term' } }).offers[1]
    expect(later?.aheadAtHorizon).toBeCloseTo(plain * 0.76, 4)
    const grown = { ...sheet, opportunityAnnualRate: 0.04 }
    const atOnce = found({ ...grown, deduction }).offers[1]?.aheadAtHorizon ?? 0
    const spread = found({ ...grown, deduction: { ...deduction, points: 'over-term' } }).offers[1]?.aheadAtHorizon ?? 0
    expect(spread).toBeLessThan(atOnce)
  })

  it('refuses an empty sheet, a point of 20 %, a bad term', () => {
    expect(comparePoints({ ...sheet, offers: [] }).outcome).toBe('refused')
    expect(comparePoints({ ...sheet, offers: [{ annualRate: 0.06, points: 0.2 }] }).outcome).toBe('refused')
    expect(comparePoints({ ...sheet, offers: [{ annualRate: 0.06, points: 0, fees: Number.NaN }] }).outcome).toBe(
      'refused',
    )
    expect(comparePoints({ ...sheet, termMonths: 0 }).outcome).toBe('refused')
    expect(comparePoints({ ...sheet, horizonMonths: 0 }).outcome).toBe('refused')
  })
})

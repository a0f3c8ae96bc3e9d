import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxYear2026 as facts } from '#facts/tax-years/2026.ts'
import { emptyHousehold, type Household, noIncome } from '../tax/household.ts'
import { loadStateLaw } from '../tax/state-law.ts'
import { noSales, type YearOfSales } from './asset-sales.ts'
import { bestShare } from './best-share.ts'
import { taxOfSales, taxWithSales } from './tax-of-sales.ts'
import { zeroRateRoom } from './zero-rate-room.ts'

const earner = (pay: number, more: Partial<Household> = {}): Household => ({
  ...emptyHousehold,
  people: [{ ...noIncome, pay }],
  ...more,
})
const federal = { facts, state: 'none' as const }
const sells = (change: Partial<YearOfSales>): YearOfSales => ({ ...noSales, ...change })

describe('one year', () => {
  test('22% on a short-term gain, 15% on a long-term one', () => {
    const tax = (sales: YearOfSales) => taxOfSales([{ year: 2026, household: earner(75_000), sales }], federal).total
    expect(tax(sells({ shortTerm: 8000 }))).toBeCloseTo(1760, 6)
    expect(tax(sells({ longTerm: 8000 }))).toBeCloseTo(1200, 6)
    expect(tax(noSales)).toBe(0)
  })
  test('a loss on rented property counts in full against pay (IRC 1231)', () => {
    const found = taxOfSales(
      [{ year: 2026, household: earner(116_100), sales: sells({ ordinaryLoss: 10_000 }) }],
      federal,
    )
    // 100,000 to 90,000 of taxable income, all at 22%.
    expect(found.total).toBeCloseTo(-2200, 6)
  })
})

describe('several years', () => {
  const loss = sells({ longTerm: -10_000 })
  test('a loss goes from year to year: 3,000 against pay, the rest against next year’s gain', () => {
    const found = taxOfSales(
      [
        { year: 2026, household: earner(75_000), sales: loss },
        { year: 2027, household: earner(75_000), sales: sells({ longTerm: 5000 }) },
      ],
      federal,
    )
    // -660, then 7,000 of loss meets 5,000 of gain: the other 2,000 at 22% is -440, and the gain costs nothing.
    expect(found.total).toBeCloseTo(-1100, 6)
    expect(found.longTermCarryover).toBe(0)
  })
  test('years between use losses up too', () => {
    const found = taxOfSales(
      [
        { year: 2026, household: earner(75_000), sales: loss },
        { year: 2029, household: earner(75_000), sales: sells({ longTerm: 5000 }) },
      ],
      federal,
    )
    // -660 in each of 2026, 2027 and 2028; 1,000 is left for 2029: 5,000 - 1,000 = 4,000 at 15% = 600.
    expect(found.total).toBeCloseTo(-1980 + 600, 6)
    expect(found.years.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029])
  })
})

describe('states with rules of their own', () => {
  test('California does not follow section 1202: the excluded gain is taxed there as if it were in income', async () => {
    const law = { facts, state: await loadStateLaw('CA') }
    const household = earner(100_000, { state: 'CA' })
    const small = taxWithSales(household, sells({ smallBusinessExcluded: 200_000 }), law)
    const plain = taxWithSales(household, sells({ longTerm: 200_000 }), law)
    // Federal tax only falls: the state's tax on the gain can be deducted.
    expect(small.federalTax).toBeLessThanOrEqual(taxWithSales(household, noSales, law).federalTax)
    expect(small.stateAndLocalTax).toBeCloseTo(plain.stateAndLocalTax, 6)
  })
  test('New York follows it', async () => {
    const law = { facts, state: await loadStateLaw('NY') }
    const household = earner(100_000, { state: 'NY' })
    expect(taxWithSales(household, sells({ smallBusinessExcluded: 200_000 }), law).stateAndLocalTax).toBeCloseTo(
      taxWithSales(household, noSales, law).stateAndLocalTax,
      6,
    )
  })
  test('RCW 82.87.050: Washington does not tax real estate', async () => {
    const law = { facts, state: await loadStateLaw('WA') }
    const household = earner(0, { state: 'WA' })
    const tax = (realEstateLongTerm: number) =>
      taxWithSales(household, sells({ longTerm: 584_000, realEstateLongTerm }), law).stateAndLocalTax
    expect(tax(0)).toBeCloseTo(21_000, 6)
    expect(tax(300_000)).toBe(0)
  })
})

describe('room at the 0% rate', () => {
  test('the edge less taxable income, unused deductions included', () => {
    expect(zeroRateRoom(earner(30_000), facts)).toBeCloseTo(35_550, 1)
    expect(zeroRateRoom(earner(0), facts)).toBeCloseTo(65_550, 1)
    expect(zeroRateRoom(earner(80_000), facts)).toBe(0)
  })
  test('losses are used up first', () => {
    expect(zeroRateRoom(earner(30_000, { longTermCarryover: 20_000 }), facts)).toBeCloseTo(55_550, 1)
  })
})

test('the best share is never worse than any share of the grid, and its cost is one that was worked out', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 6 }), (slopes) => {
      const cost = (share: number) => slopes.reduce((sum, slope, i) => sum + Math.max(0, share - i / 6) * slope, 0)
      const { best, grid } = bestShare(cost)
      expect(best.cost).toBe(cost(best.share))
      for (const one of grid) expect(best.cost).toBeLessThanOrEqual(one.cost + 0.02)
    }),
  )
})

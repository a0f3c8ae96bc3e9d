import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type HomeOwner, type MainHomeSale, mainHomeGain, ownerLimit } from './home-exclusion.ts'

const owner = (change: Partial<HomeOwner> = {}): HomeOwner => ({ owned: 120, lived: 60, sinceLast: null, ...change })
const sale = (change: Partial<MainHomeSale>): MainHomeSale => ({
  price: 0,
  costs: 0,
  basis: 0,
  depreciation: 0,
  owners: [owner()],
  forced: false,
  survivor: false,
  otherUse: 0,
  ...change,
})

describe('what one owner may leave out', () => {
  test('two years of owning, of living there and since the last time', () => {
    expect(ownerLimit(owner({ owned: 24, lived: 24, sinceLast: 24 }), false)).toBe(250_000)
    expect(ownerLimit(owner({ lived: 23 }), false)).toBe(0)
    expect(ownerLimit(owner({ owned: 23, lived: 23 }), false)).toBe(0)
    expect(ownerLimit(owner({ sinceLast: 23 }), false)).toBe(0)
  })
  test('Treas. Reg. 1.121-3(g)(2): a forced sale counts the shortest of the three as a share of 24 months', () => {
    expect(ownerLimit(owner({ owned: 12, lived: 12 }), true)).toBe(125_000)
    expect(ownerLimit(owner({ owned: 30, lived: 18 }), true)).toBeCloseTo(187_500, 6)
    expect(ownerLimit(owner({ sinceLast: 6 }), true)).toBeCloseTo(62_500, 6)
  })
})

describe('the sale', () => {
  test('Treas. Reg. 1.121-2(a)(4) Example: each of a couple adds 250,000; one who does not qualify adds nothing', () => {
    const both = sale({ price: 900_000, basis: 300_000, owners: [owner(), owner()] })
    expect(mainHomeGain(both)).toMatchObject({ limit: 500_000, excluded: 500_000, taxable: 100_000 })
    const one = sale({ price: 900_000, basis: 300_000, owners: [owner(), owner({ lived: 6 })] })
    expect(mainHomeGain(one)).toMatchObject({ limit: 250_000, taxable: 350_000 })
  })
  test('IRC 121(b)(4): a surviving spouse leaves out 500,000', () => {
    expect(mainHomeGain(sale({ price: 900_000, basis: 300_000, survivor: true }))).toMatchObject({ limit: 500_000 })
  })
  test('IRC 121(b)(5) as explained by the Joint Committee: 1 of 5 years rented before, 700,000 - 400,000 with 20,000 of depreciation', () => {
    // JCT, Technical Explanation of P.L. 110-289: bought January 1, 2009 for 400,000, rented two years with 20,000 of depreciation, lived in from 2011, moved out 2013,
    // sold January 1, 2014 for 700,000. 20,000 is recaptured; 40% of 300,000 (two of five years) is not left out; 180,000 is.
    const found = mainHomeGain(
      sale({
        price: 700_000,
        basis: 400_000,
        depreciation: 20_000,
        owners: [owner({ owned: 60, lived: 24 })],
        otherUse: 24,
      }),
    )
    expect(found.gain).toBe(320_000)
    expect(found.depreciationGain).toBe(20_000)
    expect(found.otherUseGain).toBeCloseTo(120_000, 6)
    expect(found.excluded).toBeCloseTo(180_000, 6)
    expect(found.taxable).toBeCloseTo(140_000, 6)
  })
  test('Treas. Reg. 1.121-1(d)(2): depreciation is never left out', () => {
    expect(mainHomeGain(sale({ price: 126_000, basis: 100_000, depreciation: 14_000 }))).toMatchObject({
      gain: 40_000,
      excluded: 26_000,
      taxable: 14_000,
      depreciationGain: 14_000,
    })
  })
  test('what is left out and what is taxed add up to the gain; a loss counts for nothing', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000 })
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 0, max: 100_000 }),
        fc.nat(60),
        fc.nat(60),
        fc.boolean(),
        (price, basis, depreciation, lived, otherUse, forced) => {
          const found = mainHomeGain(
            sale({ price, basis, depreciation, forced, otherUse, owners: [owner({ owned: 60, lived })] }),
          )
          expect(found.excluded + found.taxable).toBeCloseTo(Math.max(0, found.gain), 6)
          expect(found.taxable).toBeGreaterThanOrEqual(found.depreciationGain - 1e-6)
          expect(found.excluded).toBeLessThanOrEqual(250_000)
          if (found.gain < 0) expect(found.taxable).toBe(0)
        },
      ),
    )
  })
})

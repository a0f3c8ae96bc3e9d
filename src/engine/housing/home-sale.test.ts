import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exclusionLimit, type HomeSale, homeSaleGain } from './home-sale.ts'

const sale = (changes: Partial<HomeSale>): HomeSale => ({
  price: 0,
  costs: 0,
  basis: 0,
  depreciation: 0,
  unitShare: 0,
  years: 5,
  exclusion: 250_000,
  exclusionAfter: 2,
  forced: false,
  ...changes,
})

describe('section 121', () => {
  test('Treas. Reg. 1.121-1(e)(4) Example 5, an office in the home: gain 13,000, depreciation 2,000, excluded 11,000', () => {
    // Gain after depreciation 13,000: price 111,000 on a basis of 100,000 with 2,000 written off.
    const found = homeSaleGain(sale({ price: 111_000, basis: 100_000, depreciation: 2000 }))
    expect(found).toMatchObject({ gain: 13_000, taxable: 2000, depreciationGain: 2000, excluded: 11_000 })
  })
  test('Treas. Reg. 1.121-1(e)(4) Example 1, a separate stable: 24,000 of gain, 14,000 of it taxed, 9,000 as depreciation', () => {
    // A third of the property: 5,000 of gain besides 9,000 of depreciation; the house part's 10,000 is left out.
    const found = homeSaleGain(sale({ price: 115_000, basis: 100_000, depreciation: 9000, unitShare: 1 / 3 }))
    expect(found.gain).toBeCloseTo(24_000, 9)
    expect(found.taxable).toBeCloseTo(14_000, 9)
    expect(found.depreciationGain).toBe(9000)
    expect(found.excluded).toBeCloseTo(10_000, 9)
  })
  test('Treas. Reg. 1.121-1(d)(2) example: 40,000 of gain, 14,000 of depreciation, 26,000 excluded', () => {
    const found = homeSaleGain(sale({ price: 126_000, basis: 100_000, depreciation: 14_000 }))
    expect(found).toMatchObject({ taxable: 14_000, excluded: 26_000 })
  })
  test('a joint return leaves out twice as much', () => {
    const of = (exclusion: number) => homeSaleGain(sale({ price: 900_000, basis: 300_000, exclusion })).taxable
    expect(of(250_000)).toBe(350_000)
    expect(of(500_000)).toBe(100_000)
  })
  test('nothing is left out before two years, and a sale within a year is short-term', () => {
    expect(homeSaleGain(sale({ price: 120_000, basis: 100_000, years: 1 }))).toMatchObject({
      taxable: 20_000,
      excluded: 0,
      shortTerm: true,
    })
    expect(homeSaleGain(sale({ price: 120_000, basis: 100_000, years: 2 }))).toMatchObject({
      taxable: 0,
      shortTerm: false,
    })
  })
  test('Treas. Reg. 1.121-3(g)(2) Example 1: twelve months, then a job elsewhere: 125,000 of 250,000', () => {
    expect(exclusionLimit(250_000, 1, 2, true)).toBe(125_000)
    const found = homeSaleGain(sale({ price: 400_000, basis: 250_000, years: 1, forced: true }))
    expect(found).toMatchObject({ gain: 150_000, excluded: 125_000, taxable: 25_000, shortTerm: true })
  })
  test('Treas. Reg. 1.121-3(g)(2) Example 2: a spouse who lived there for one of the two years adds 125,000 to 250,000', () => {
    expect(exclusionLimit(250_000, 3, 2, true) + exclusionLimit(250_000, 1, 2, true)).toBe(375_000)
  })
  test('the part follows the time to the day, and reaches all of it at two years', () => {
    // 365 of 730 days is half; a day less than two years is 729/730.
    expect(exclusionLimit(500_000, 1, 2, true)).toBe(250_000)
    expect(exclusionLimit(250_000, (2 * 729) / 730, 2, true)).toBeCloseTo((250_000 * 729) / 730, 6)
    expect(exclusionLimit(250_000, 2, 2, true)).toBe(250_000)
    expect(exclusionLimit(250_000, 0, 2, true)).toBe(0)
    expect(exclusionLimit(250_000, 1.99, 2, false)).toBe(0)
    expect(exclusionLimit(250_000, 2, 2, false)).toBe(250_000)
  })
  test('depreciation is never left out of a forced sale either', () => {
    const found = homeSaleGain(sale({ price: 130_000, basis: 100_000, depreciation: 3000, years: 1, forced: true }))
    expect(found).toMatchObject({ gain: 33_000, excluded: 30_000, taxable: 3000 })
  })
  test('a loss counts for nothing', () => {
    expect(homeSaleGain(sale({ price: 90_000, basis: 100_000 }))).toMatchObject({
      gain: -10_000,
      taxable: 0,
      excluded: 0,
    })
  })
  test('what is taxed and left out adds up to the gain, wherever there is one', () => {
    const amount = (max: number) => fc.double({ min: 0, max, noNaN: true })
    fc.assert(
      fc.property(
        amount(2e6),
        amount(1e6),
        amount(1e5),
        fc.integer({ min: 1, max: 40 }),
        (price, basis, written, years) => {
          const found = homeSaleGain(sale({ price, basis, depreciation: Math.min(written, basis), years }))
          expect(found.taxable).toBeGreaterThanOrEqual(0)
          expect(found.depreciationGain).toBeLessThanOrEqual(found.taxable + 1e-9)
          if (found.gain > 0) expect(found.taxable + found.excluded).toBeCloseTo(found.gain, 4)
        },
      ),
    )
  })
})

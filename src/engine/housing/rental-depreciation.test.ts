import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { depreciationOf } from './rental-depreciation.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const building = (basis: number, months: number): readonly number[] =>
  Array.from({ length: months }, (_, month) => (month === 0 ? basis : 0))
/** Percent of the basis in each calendar year when placed in service in `month` (1 to 12). */
function percentByYear(month: number): readonly number[] {
  const { byMonth } = depreciationOf(building(100, 29 * 12), 27.5)
  return Array.from({ length: 29 }, (_, year) =>
    sum(byMonth.slice(Math.max(0, 12 * year - (month - 1)), 12 * (year + 1) - (month - 1))),
  )
}

describe('Publication 946, Table A-6 (residential rental property, mid-month, 27.5 years)', () => {
  // Printed to a thousandth of a percent. Years 10 to 27 alternate 3.637 and 3.636 so that the rounded table adds up to 100.
  it.each([
    [1, 3.485, 1.97, 0],
    [2, 3.182, 2.273, 0],
    [3, 2.879, 2.576, 0],
    [4, 2.576, 2.879, 0],
    [5, 2.273, 3.182, 0],
    [6, 1.97, 3.485, 0],
    [7, 1.667, 3.636, 0.152],
    [8, 1.364, 3.636, 0.455],
    [9, 1.061, 3.636, 0.758],
    [10, 0.758, 3.636, 1.061],
    [11, 0.455, 3.636, 1.364],
    [12, 0.152, 3.636, 1.667],
  ])(
    'month %i: %d percent in year 1, 3.636 in years 2 to 27, %d in year 28, %d in year 29',
    (month, first, last, after) => {
      const years = percentByYear(month)
      expect(Math.abs((years[0] ?? 0) - first)).toBeLessThan(0.00051)
      for (const year of years.slice(1, 27)) expect(Math.abs(year - 3.6365)).toBeLessThan(0.00052)
      expect(Math.abs((years[27] ?? 0) - last)).toBeLessThan(0.00051)
      expect(Math.abs((years[28] ?? 0) - after)).toBeLessThan(0.00051)
      expect(sum(years)).toBeCloseTo(100, 9)
    },
  )
})

describe('depreciation', () => {
  it('counts half of the month of sale, and nothing when sold in the month it was bought', () => {
    const { byMonth, ifSold } = depreciationOf(building(33_000, 24), 27.5)
    // 33,000 / 330 = 100 a month.
    expect(byMonth.slice(0, 3)).toEqual([50, 100, 100])
    expect(ifSold.slice(0, 3)).toEqual([0, 50, 50])
    // Bought in January, sold in December of the next year: 23 of 24 months.
    expect(sum(byMonth.slice(0, 23)) + (ifSold[23] ?? 0)).toBeCloseTo(2300, 9)
  })
  it('gives each improvement a life of its own', () => {
    const spent = [33_000, 0, 3300, ...new Array<number>(340).fill(0)]
    const { byMonth } = depreciationOf(spent, 27.5)
    expect(byMonth.slice(0, 5)).toEqual([50, 100, 105, 110, 110])
    // The building ends with half of month 331, the improvement with half of month 333.
    expect(byMonth.slice(329, 334)).toEqual([110, 60, 10, 5, 0])
    expect(sum(byMonth)).toBeCloseTo(36_300, 6)
  })
  it('never takes more than was put in, and a sale never more than keeping', () => {
    const spending = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 420 })
    fc.assert(
      fc.property(spending, (spent) => {
        const { byMonth, ifSold } = depreciationOf(spent, 27.5)
        const whole = sum(spent)
        expect(sum(byMonth)).toBeLessThanOrEqual(whole + 1e-6 * (1 + whole))
        for (const [month, amount] of byMonth.entries()) {
          expect(amount).toBeGreaterThanOrEqual(-1e-6)
          expect(ifSold[month] ?? 0).toBeLessThanOrEqual(amount + 1e-6)
        }
      }),
      { numRuns: 200 },
    )
  })
})

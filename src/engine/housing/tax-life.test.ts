import { describe, expect, test } from 'vitest'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { homeReturn } from './home-return.ts'
import { nothingOnReturn, type Taxpayer, taxWith, taxYearsOf } from './tax-life.ts'

const single: Taxpayer = { status: 'single', pay: 120_000, annualPayGrowth: 0.025, charity: 0, stateRate: 0 }
const years = (changes: Partial<Taxpayer> = {}) => taxYearsOf({ ...single, ...changes }, taxYear2026, 0.025, 10)
const first = (changes: Partial<Taxpayer> = {}) => {
  const year = years(changes)[0]
  if (year === undefined) throw new Error('a year is there')
  return year
}
const home = { ...nothingOnReturn, mortgageInterest: 20_000, mortgageBalance: 300_000, realEstateTax: 5000 }

describe('tax with and without a home', () => {
  test('a single filer of 120,000 in 2026, by the schedule', () => {
    // 103,900 taxable: 1,240 + 12% of 38,000 + 22% of 53,500 = 1,240 + 4,560 + 11,770 = 17,570
    expect(first().tax).toBeCloseTo(17_570, 6)
  })
  test('only what is above the standard deduction saves: (25,000 - 16,100) x 22%', () => {
    const year = first()
    expect(year.tax - taxWith(year, home, null).total).toBeCloseTo(1958, 6)
  })
  test('on a joint return the same 25,000 is under 32,200 and saves nothing', () => {
    const year = first({ status: 'joint' })
    expect(taxWith(year, home, null).total).toBe(year.tax)
  })
  test('interest on a loan of 1,000,000 counts for three quarters (IRC 163(h)(3))', () => {
    const year = first()
    const large = { ...nothingOnReturn, mortgageInterest: 40_000, mortgageBalance: 1_000_000 }
    expect(homeReturn(year, large, null).federal.deductions.itemized.mortgageInterest).toBeCloseTo(30_000, 9)
  })
  test('state tax by one rate, and deductible', () => {
    const year = first({ stateRate: 0.05 })
    expect(year.tax).toBeCloseTo(17_570 + 6000, 6)
    // 6,000 more itemized, so 22% of it comes back once the standard deduction is passed.
    expect(year.tax - taxWith(year, home, null).total).toBeCloseTo(0.22 * (31_000 - 16_100), 6)
  })
  test('property tax over the cap saves nothing more; in 2030 the cap is 10,000', () => {
    const heavy = (realEstateTax: number) => ({ ...home, realEstateTax })
    const now = first()
    expect(taxWith(now, heavy(45_000), null).total).toBe(taxWith(now, heavy(60_000), null).total)
    const in2030 = years()[4]
    if (in2030 === undefined) throw new Error('a year is there')
    expect(homeReturn(in2030, heavy(20_000), null).federal.deductions.itemized.stateAndLocal).toBe(10_000)
  })
  test('income and brackets that grow alike leave the same share in tax', () => {
    const all = years()
    expect((all[9]?.tax ?? 0) / 1.025 ** 9).toBeCloseTo(17_570, 6)
  })
  test('qualified dividends bear 15% here, and nothing inside the 0% rate', () => {
    const dividends = { dividends: 1000, longTermGain: 0, shortTermGain: 0, depreciationGain: 0, freedLoss: 0 }
    const middle = first()
    expect(taxWith(middle, nothingOnReturn, dividends).total - middle.tax).toBeCloseTo(150, 6)
    const low = first({ pay: 50_000 })
    expect(taxWith(low, nothingOnReturn, dividends).total).toBeCloseTo(low.tax, 6)
  })
})

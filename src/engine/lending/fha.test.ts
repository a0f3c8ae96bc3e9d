import { describe, expect, it } from 'vitest'
import { oracleBalance, oraclePayment } from '#engine/oracles/lending.ts'
import { fhaAnnualPremium, fhaUpfrontPremium } from '#facts/lending/mortgage.ts'
import { type FhaInsurance, type FhaLoan, fhaAverageBalances, fhaInsurance, fhaMonthlyPremium } from './fha.ts'

const chart = fhaAnnualPremium.value

/** 300,000 home with 3.5 % down, 30 years at 6.5 %. */
const loan: FhaLoan = {
  baseLoan: 289_500,
  homeValue: 300_000,
  annualRate: 0.065,
  termMonths: 360,
  upfrontRate: fhaUpfrontPremium.value,
  financeUpfront: true,
}

const found = (changes: Partial<FhaLoan> = {}): FhaInsurance & { outcome: 'found' } => {
  const result = fhaInsurance({ ...loan, ...changes }, chart)
  if (result.outcome !== 'found') throw new Error(result.reason)
  return result
}

describe('HUD monthly premium calculation (Mortgagee Letter 98-22)', () => {
  it("HUD's printed steps: 106,160.654166 x 0.5 % = 530.80; / 1.0225 = 519.12; / 12 = 43.26", () => {
    expect(fhaMonthlyPremium(1_273_927.85 / 12, 0.005, 0.0225)).toBe(43.26)
  })

  it("a 30-year loan of 106,605 at 7.5 % has exactly HUD's printed average when balances before each payment count", () => {
    // HUD prints the average, not the loan; of whole-dollar loans this one gives 1,273,927.85 / 12 to the last digit.
    expect(fhaAverageBalances(106_605, 0.075, 360)[0]).toBeCloseTo(1_273_927.85 / 12, 6)
  })

  it('averages follow the closed form, and a 1-month or 0 % loan works', () => {
    const i = 0.065 / 12
    const A = oraclePayment(289_500, i, 360)
    const mean = (year: number): number =>
      Array.from({ length: 12 }, (_, m) => oracleBalance(289_500, i, A, year * 12 + m)).reduce((a, b) => a + b) / 12
    const averages = fhaAverageBalances(289_500, 0.065, 360)
    expect(averages).toHaveLength(30)
    for (const year of [0, 10, 29]) expect(Math.abs((averages[year] ?? 0) - mean(year))).toBeLessThan(12)
    expect(fhaAverageBalances(1200, 0, 12)).toEqual([650]) // 1200, 1100, ... 100
    expect(fhaAverageBalances(1200, 0.06, 1)).toEqual([100])
  })
})

describe('FHA insurance', () => {
  it('upfront 1.75 % is financed in whole dollars, the cents in cash', () => {
    // 289,500 x 1.75 % = 5,066.25; 294,566 financed, 0.25 in cash
    expect(found()).toMatchObject({ upfrontPremium: 5066.25, loanAmount: 294_566, upfrontInCash: 0.25 })
    expect(found({ financeUpfront: false })).toMatchObject({ loanAmount: 289_500, upfrontInCash: 5066.25 })
  })

  it('96.5 % costs 0.55 % for the whole loan, 90 % costs 0.50 % for 11 years, a hair over 90 % for life', () => {
    expect(found()).toMatchObject({ annualPremiumRate: 0.0055, premiumMonths: 360 })
    expect(found({ baseLoan: 270_000 })).toMatchObject({ annualPremiumRate: 0.005, premiumMonths: 132 })
    expect(found({ baseLoan: 270_001 })).toMatchObject({ annualPremiumRate: 0.005, premiumMonths: 360 })
    expect(found({ baseLoan: 270_000, termMonths: 180 })).toMatchObject({
      annualPremiumRate: 0.0015,
      premiumMonths: 132,
    })
    expect(found({ baseLoan: 270_000, termMonths: 120 })).toMatchObject({ premiumMonths: 120 })
  })

  it('a loan over 726,200 takes the dearer column', () => {
    expect(found({ baseLoan: 726_200, homeValue: 760_000 }).annualPremiumRate).toBe(0.0055)
    expect(found({ baseLoan: 726_201, homeValue: 760_000 }).annualPremiumRate).toBe(0.0075)
  })

  it('the premium falls from year to year and stays under rate x base loan / 12', () => {
    const { monthlyPremiums, totalMonthlyPremiums } = found()
    expect(monthlyPremiums).toHaveLength(360)
    expect(monthlyPremiums[0]).toBe(monthlyPremiums[11])
    for (let month = 12; month < 360; month += 12)
      expect(monthlyPremiums[month]).toBeLessThan(monthlyPremiums[month - 12] ?? 0)
    // 289,500 x 0.55 % / 12 = 132.69; the first-year average is about half a percent lower
    expect(monthlyPremiums[0]).toBeGreaterThan(131.5)
    expect(monthlyPremiums[0]).toBeLessThan(132.69)
    expect(totalMonthlyPremiums).toBeLessThan(360 * 132.69)
  })

  it('refuses nonsense and a chart without a row', () => {
    expect(fhaInsurance({ ...loan, homeValue: 0 }, chart)).toEqual({ outcome: 'refused', reason: 'bad-input' })
    expect(fhaInsurance({ ...loan, baseLoan: Number.NaN }, chart)).toEqual({ outcome: 'refused', reason: 'bad-input' })
    const empty = { ...chart, longTerm: { smallLoan: [], largeLoan: [] } }
    expect(fhaInsurance(loan, empty)).toEqual({ outcome: 'refused', reason: 'no-chart-row' })
  })
})

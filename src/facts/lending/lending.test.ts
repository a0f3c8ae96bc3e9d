import { describe, expect, it } from 'vitest'
import { stateNames } from '../states/codes.ts'
import { type AppendixJExample, appendixJExamples } from './appendix-j.ts'
import * as cards from './cards.ts'
import {
  aprTolerance,
  closingCosts,
  conformingLimits,
  type FhaPremiumRow,
  fhaAnnualPremium,
  fhaLimits,
  fhaUpfrontPremium,
  pmiLaw,
  typicalPmiRate,
  vaFundingFee,
} from './mortgage.ts'
import { propertyTaxByState } from './property-tax.ts'
import * as rates from './rates.ts'

const rises = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value > (values[i - 1] ?? value))

/** Gaps and overlaps in a loan-to-value table that should cover everything above 0. */
function ltvFaults(rows: readonly FhaPremiumRow[]): string[] {
  const faults: string[] = []
  let edge: number | null = 0
  for (const row of rows) {
    if (row.ltvOver !== edge) faults.push(`row over ${row.ltvOver} does not follow ${edge}`)
    if (row.annualRate <= 0 || row.annualRate > 0.02) faults.push(`rate ${row.annualRate}`)
    edge = row.ltvUpTo
  }
  if (edge !== null) faults.push('has an upper end')
  return faults
}

describe('loan limits', () => {
  it.each([
    [2025, 806_500, 524_225],
    [2026, 832_750, 541_287],
  ] as const)('follow the statute from the FHFA baseline of %i', (year, baseline, floor) => {
    const [conforming, fha] = [conformingLimits.in(year), fhaLimits.in(year)]
    expect(conforming.value.baseline[0]).toBe(baseline)
    expect(fha.value.floor[0]).toBe(floor)
    conforming.value.baseline.forEach((amount, i) => {
      // High-cost ceiling: 150% of the baseline; FHA floor: 65% of it, rounded down to at most 50 dollars less.
      expect(conforming.value.highCostCeiling[i]).toBeCloseTo(amount * 1.5, 6)
      const rounded = amount * 0.65 - (fha.value.floor[i] ?? 0)
      expect(rounded).toBeGreaterThanOrEqual(0)
      expect(rounded).toBeLessThan(50)
    })
    expect(fha.value.ceilingOneUnit).toBe(conforming.value.highCostCeiling[0])
    expect(rises(conforming.value.baseline) && rises(fha.value.floor)).toBe(true)
  })
})

describe('mortgage insurance and fees', () => {
  it('the detector catches a made-up table with a gap and an end', () => {
    expect(ltvFaults([{ ltvOver: 0.1, ltvUpTo: 0.9, annualRate: 0.5, years: 11 }])).toHaveLength(3)
  })
  it('FHA annual premiums cover every loan-to-value without a gap (HUD ML 2023-05)', () => {
    const { longTerm, shortTerm } = fhaAnnualPremium.value
    for (const rows of [longTerm.smallLoan, longTerm.largeLoan, shortTerm.smallLoan, shortTerm.largeLoan]) {
      expect(ltvFaults(rows)).toEqual([])
      for (const row of rows) expect(row.years).toBe((row.ltvUpTo ?? 2) <= 0.9 ? 11 : null)
    }
  })
  it('the usual FHA loan (30 years, 3.5% down) pays 0.55% a year and 1.75% upfront (HUD ML 2023-05)', () => {
    expect(fhaAnnualPremium.value.longTerm.smallLoan.at(-1)?.annualRate).toBe(0.0055)
    expect(fhaUpfrontPremium.value).toBe(0.0175)
  })
  it('VA purchase fees are 2.15, 1.5 and 1.25%, and 3.3% for later use with nothing down (VA, April 2023)', () => {
    const rows = vaFundingFee.value.purchaseByDown
    expect(rows.map((row) => row.first)).toEqual([0.0215, 0.015, 0.0125])
    expect(rows[0]?.later).toBe(0.033)
    expect(rows.map((row) => row.downFrom)).toEqual([0, 0.05, 0.1])
  })
  it('PMI ends at 80 on request, 78 by itself, midpoint at the latest (12 USC 4902)', () => {
    expect(pmiLaw.value).toEqual({ requestLtv: 0.8, automaticLtv: 0.78, finalShareOfTerm: 0.5 })
  })
  it('APR tolerances are an eighth and a quarter of a point (12 CFR 1026.22(a))', () => {
    expect(aprTolerance.value).toEqual({ regular: 0.125 / 100, irregular: 0.25 / 100 })
  })
  it('ranges run from low to high', () => {
    for (const range of [typicalPmiRate, closingCosts, cards.balanceTransferFee, cards.cashAdvanceFee]) {
      expect(range.value.low <= range.value.typical && range.value.typical <= range.value.high).toBe(true)
    }
  })
})

describe('published rates', () => {
  const plain = Object.entries(rates).filter(([, fact]) => typeof fact.value === 'number')

  it('are decimals per year, not percents', () => {
    expect(plain.length).toBeGreaterThan(15)
    for (const [name, fact] of plain) expect(fact.value, name).toSatisfy((rate: number) => rate > 0 && rate < 0.4)
  })
  it('carry their date unless they are our own assumption', () => {
    for (const [name, fact] of Object.entries(rates))
      expect(fact.status === 'assumption' || fact.asOf, name).toBeTruthy()
  })
  it('prime is three points over the top of the Federal Reserve range', () => {
    expect(rates.prime.value).toBeCloseTo(rates.fedFundsTarget.value.high + 0.03, 10)
  })
  it('the I bond composite follows its formula (31 CFR 359)', () => {
    // 0.0090 + 2 x 0.0167 + 0.0090 x 0.0167 = 0.04255, printed 4.26%
    const { composite, fixed, semiannualInflation } = rates.iBond.value
    expect(Math.abs(fixed + 2 * semiannualInflation + fixed * semiannualInflation - composite)).toBeLessThan(0.00006)
  })
  it('tables rise by maturity, score and tier', () => {
    expect(rises(rates.treasuryYields.value.map((row) => row.months))).toBe(true)
    expect(rises(rates.cdNational.value.map((row) => row.months))).toBe(true)
    expect(rises(rates.autoByTier.value.map((row) => row.newCar))).toBe(true)
    expect(rises(rates.autoByTier.value.map((row) => row.usedCar))).toBe(true)
    expect(rises(cards.cardAprByScore.value.map((row) => row.low))).toBe(true)
    expect(rises(cards.personalAprByScore.value.map((row) => row.low))).toBe(true)
  })
})

describe('property tax', () => {
  it('has every state and the District, between 0.2 and 2.5%', () => {
    expect(Object.keys(stateNames)).toHaveLength(51)
    expect(Object.keys(propertyTaxByState.value).sort()).toEqual(Object.keys(stateNames).sort())
    for (const [code, rate] of Object.entries(propertyTaxByState.value)) {
      expect(rate, code).toSatisfy((value: number) => value > 0.002 && value < 0.025)
    }
  })
  it('is lowest in Hawaii, highest in New Jersey and Illinois (Tax Foundation 2026)', () => {
    const byRate = Object.entries(propertyTaxByState.value).sort((a, b) => a[1] - b[1])
    expect(byRate[0]?.[0]).toBe('HI')
    expect(
      byRate
        .slice(-2)
        .map(([code]) => code)
        .sort(),
    ).toEqual(['IL', 'NJ'])
  })
})

/** 12 CFR 1026 App. J (b)(8): value of the payments at a yearly rate, discounting odd days at simple interest. */
function presentValue(example: AppendixJExample, apr: number): number {
  const i = apr / example.unitPeriodsPerYear
  let sum = 0
  for (const stream of example.streams) {
    for (let k = 0; k < stream.count; k++) {
      sum += stream.payment / ((1 + stream.oddFraction * i) * (1 + i) ** (stream.fullUnitPeriods + k))
    }
  }
  return sum
}

describe('12 CFR 1026 Appendix J examples', () => {
  it('are the seventeen printed ones, dated in order', () => {
    expect(appendixJExamples.value).toHaveLength(17)
    for (const example of appendixJExamples.value) expect(example.advanceDate < example.firstPaymentDate).toBe(true)
  })
  it.each(appendixJExamples.value)('$section: the payments are worth the advance at the printed APR', (example) => {
    // The printed APR is rounded to 0.01 point: the true rate lies within half of that on either side.
    expect(presentValue(example, example.apr - 0.000055)).toBeGreaterThan(example.amountAdvanced)
    expect(presentValue(example, example.apr + 0.000055)).toBeLessThan(example.amountAdvanced)
  })
  it('a wrong payment would be noticed', () => {
    const [first] = appendixJExamples.value
    if (first === undefined) throw new Error('no examples')
    const wrong = { ...first, streams: [{ payment: 231, count: 24, fullUnitPeriods: 1, oddFraction: 0 }] }
    expect(presentValue(wrong, first.apr + 0.000055)).toBeGreaterThan(first.amountAdvanced)
  })
})

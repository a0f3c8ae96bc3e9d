import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fhaInsurance } from '#engine/lending/fha.ts'
import { usdaFees } from '#engine/lending/government-fees.ts'
import { oraclePayment } from '#engine/oracles/lending.ts'
import { fhaAnnualPremium, fhaUpfrontPremium, usdaGuarantee, vaFundingFee } from '#facts/lending/mortgage.ts'
import { vaRegionOf, vaResidualIncome } from '#facts/lending/qualifying.ts'
import { type StateCode, stateNames } from '#facts/states/codes.ts'
import { housingPaymentAt, type ProgramFees, type PurchaseTerms, roundedPayment } from './qualifying-payment.ts'
import { closingCashAt, housingRoom, largestPrice, ratiosOf } from './qualifying-price.ts'
import { requiredResidual, residualIncome } from './qualifying-residual.ts'

const fees: ProgramFees = {
  pmiAbove: 0.8,
  fhaUpfront: fhaUpfrontPremium.value,
  fhaChart: fhaAnnualPremium.value,
  vaTable: vaFundingFee.value.purchaseByDown,
  usdaUpfront: usdaGuarantee.value.upfrontFee,
  usdaAnnual: usdaGuarantee.value.annualFee,
}
const terms = (changes: Partial<PurchaseTerms> = {}): PurchaseTerms => ({
  program: 'conventional',
  vaUse: 'first',
  annualRate: 0.06,
  termMonths: 360,
  down: { kind: 'share', amount: 0.1 },
  propertyTaxRate: 0.012,
  insuranceRate: 0.006,
  pmiRate: 0.007,
  dues: 0,
  ...changes,
})

describe('the payment at a price', () => {
  test('conventional: each part by hand', () => {
    const found = housingPaymentAt(400_000, terms({ dues: 75 }), fees)
    expect(found.principalInterest).toBeCloseTo(oraclePayment(360_000, 0.005, 360), 8)
    expect(found.tax).toBeCloseTo(400, 10)
    expect(found.insurance).toBeCloseTo(200, 10)
    expect(found.mortgageInsurance).toBeCloseTo(210, 10) // 360,000 x 0.7% / 12
    expect(roundedPayment(found).total).toBe(3043.38) // 2,158.38 + 400 + 200 + 210 + 75
  })
  test('PMI: none at 80%, all of it a dollar above', () => {
    const at = (amount: number) =>
      housingPaymentAt(400_000, terms({ down: { kind: 'dollars', amount } }), fees).mortgageInsurance
    expect(at(80_000)).toBe(0)
    expect(at(79_999)).toBeCloseTo((320_001 * 0.007) / 12, 8)
  })
  test('FHA and USDA agree with the schedules of their fees within 2 cents a month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40_000, max: 1_200_000 }),
        fc.integer({ min: 0, max: 12 }),
        fc.constantFrom(180, 360),
        fc.integer({ min: 4, max: 30 }),
        (price, percent, termMonths, down) => {
          const baseLoan = Math.round(price * (1 - down / 100))
          const annualRate = percent / 100
          const at = { annualRate, termMonths, down: { kind: 'dollars', amount: price - baseLoan } } as const
          const fha = fhaInsurance(
            { baseLoan, homeValue: price, annualRate, termMonths, upfrontRate: fees.fhaUpfront, financeUpfront: true },
            fees.fhaChart,
          )
          const mine = housingPaymentAt(price, terms({ ...at, program: 'fha' }), fees)
          expect(fha.outcome).toBe('found')
          if (fha.outcome !== 'found') return
          expect(Math.abs(mine.mortgageInsurance - (fha.monthlyPremiums[0] ?? 0))).toBeLessThan(0.02)
          expect(mine.loan - fha.loanAmount).toBeGreaterThan(-0.01)
          expect(mine.loan - fha.loanAmount).toBeLessThan(1)
          const usda = usdaFees({ baseLoan, annualRate, termMonths, financeUpfront: true, ...usdaGuarantee.value })
          const other = housingPaymentAt(price, terms({ ...at, program: 'usda' }), fees)
          expect(Math.abs(other.mortgageInsurance - (usda.monthlyFees[0] ?? 0))).toBeLessThan(0.02)
          expect(Math.abs(other.loan - usda.loanAmount)).toBeLessThan(0.006)
        },
      ),
      { numRuns: 60 },
    )
  })
  test('VA: the fee falls at 5% and 10% down and is gone for the exempt', () => {
    const fee = (amount: number, vaUse: PurchaseTerms['vaUse'] = 'first') =>
      housingPaymentAt(300_000, terms({ program: 'va', vaUse, down: { kind: 'share', amount } }), fees).upfrontFee
    expect(fee(0)).toBeCloseTo(6450, 6)
    expect(fee(0, 'later')).toBeCloseTo(9900, 6)
    expect(fee(0.05)).toBeCloseTo(285_000 * 0.015, 6)
    expect(fee(0.1)).toBeCloseTo(270_000 * 0.0125, 6)
    expect(fee(0, 'exempt')).toBe(0)
  })
  test('at 0% the loan is spread evenly; a down payment above the price buys without a loan', () => {
    expect(
      housingPaymentAt(360_000, terms({ annualRate: 0, down: { kind: 'share', amount: 0 } }), fees).principalInterest,
    ).toBeCloseTo(1000, 9)
    const whole = housingPaymentAt(200_000, terms({ down: { kind: 'dollars', amount: 900_000 } }), fees)
    expect([whole.down, whole.loan, whole.mortgageInsurance]).toEqual([200_000, 0, 0])
  })
  test('never falls as the price rises, in any program', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('conventional', 'fha', 'va', 'usda'),
        fc.integer({ min: 10_000, max: 2_000_000 }),
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 0, max: 300_000 }),
        fc.integer({ min: 0, max: 15 }),
        (program, price, more, amount, rate) => {
          const of = terms({ program, annualRate: rate / 100, down: { kind: 'dollars', amount } })
          expect(housingPaymentAt(price + more, of, fees).total).toBeGreaterThanOrEqual(
            housingPaymentAt(price, of, fees).total - 0.011,
          )
        },
      ),
    )
  })
})

describe('the largest price', () => {
  test('equals the closed form where there is no jump, and stops at a jump', () => {
    expect(largestPrice((price) => price * 0.0063 <= 2800)).toBeCloseTo(2800 / 0.0063, 3)
    expect(largestPrice((price) => (price > 250_000 ? 9000 : 1000) <= 2000)).toBeCloseTo(250_000, 4)
  })
  test('0 when nothing fits, the most when everything does', () => {
    expect(largestPrice(() => false)).toBe(0)
    expect(largestPrice(() => true)).toBe(50_000_000)
    expect(largestPrice(() => true, 90_000)).toBe(90_000)
  })
  test('the room is the tighter of the two ratios; none set means no limit', () => {
    expect(housingRoom({ front: 0.28, back: 0.36 }, 10_000, 500)).toBeCloseTo(2800, 9)
    expect(housingRoom({ front: 0.28, back: 0.36 }, 10_000, 1200)).toBeCloseTo(2400, 9)
    expect(housingRoom({ front: null, back: 0.5 }, 10_000, 6000)).toBeCloseTo(-1000, 9)
    expect(housingRoom({ front: 0.28, back: null }, 10_000, 6000)).toBeCloseTo(2800, 9)
    expect(housingRoom({ front: null, back: null }, 10_000, 0)).toBeNull()
  })
  test('Consumer Financial Protection Bureau, "What is a debt-to-income ratio?": 1,500 + 100 + 400 on 6,000 is 33%', () => {
    expect(Math.round(ratiosOf(1500, 500, 6000).back * 100)).toBe(33)
  })
  test('cash to close by hand: 10% of 300,000 down, 3% closing, a year and two months, 15 days at 7.3%', () => {
    const found = closingCashAt(
      300_000,
      { down: 30_000, loan: 270_000, tax: 300, insurance: 150 },
      { closingShare: 0.03, cushionMonths: 2, interestDays: 15, annualRate: 0.073 },
    )
    // 30,000 + 9,000 + (1,800 + 900) + 270,000 x 0.073 x 15 / 365 = 810
    expect(found.total).toBeCloseTo(42_510, 6)
  })
})

describe('VA residual income', () => {
  const table = vaResidualIncome.value
  test('38 CFR 36.4340(e), loans of 80,000 and above: the printed rows', () => {
    expect([1, 2, 3, 4, 5].map((size) => requiredResidual(table, 'northeast', size, 300_000))).toEqual([
      450, 755, 909, 1025, 1062,
    ])
    expect(requiredResidual(table, 'west', 4, 80_000)).toBe(1117)
  })
  test('38 CFR 36.4340(e), loans of 79,999 and below, and each person over five up to seven', () => {
    expect(requiredResidual(table, 'midwest', 3, 79_999)).toBe(772)
    expect(requiredResidual(table, 'south', 6, 79_999)).toBe(902 + 75)
    expect(requiredResidual(table, 'south', 7, 300_000)).toBe(1039 + 160)
    expect(requiredResidual(table, 'south', 9, 300_000)).toBe(1039 + 160)
  })
  test('every state has a region: 9, 12, 17 with the District, 13', () => {
    const count = { northeast: 0, midwest: 0, south: 0, west: 0 }
    for (const code of Object.keys(stateNames)) count[vaRegionOf(code as StateCode)] += 1
    expect(count).toEqual({ northeast: 9, midwest: 12, south: 17, west: 13 })
  })
  test('what is left', () => {
    expect(residualIncome({ gross: 6000, taxes: 1200, housing: 1900, upkeep: 252, debts: 400 })).toBe(2248)
  })
})

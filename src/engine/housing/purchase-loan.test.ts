import { describe, expect, test } from 'vitest'
import { amortize } from '#engine/lending/amortize.ts'
import { pmiPaths } from '#engine/lending/pmi.ts'
import { fhaAnnualPremium, fhaUpfrontPremium, pmiLaw, usdaGuarantee, vaFundingFee } from '#facts/lending/mortgage.ts'
import { insuredPayments, type ProgramRules, type Purchase, purchaseLoan } from './purchase-loan.ts'

const rules: ProgramRules = {
  pmi: pmiLaw.value,
  fhaUpfrontRate: fhaUpfrontPremium.value,
  fhaChart: fhaAnnualPremium.value,
  vaFees: vaFundingFee.value.purchaseByDown,
  usda: usdaGuarantee.value,
}
const loan = (changes: Partial<Purchase>) =>
  purchaseLoan(
    {
      program: 'conventional',
      price: 300_000,
      down: 0,
      annualRate: 0.065,
      termMonths: 360,
      pmiAnnualRate: 0.006,
      ...changes,
    },
    rules,
  )

describe('the loan of a purchase', () => {
  test('Regulation Z sample H-25(B): 162,000 at 3.875% pays 761.78, PMI 82.35 with 80 payments', () => {
    const found = loan({ price: 180_000, down: 18_000, annualRate: 0.03875, pmiAnnualRate: 0.0061 })
    expect(found?.payment).toBe(761.78)
    expect(found?.premiums[1]).toBe(82.35)
    expect(found?.premiums.length).toBe(81)
  })
  test('20% down has no PMI; one cent less has', () => {
    expect(loan({ down: 60_000 })?.premiums).toEqual([0])
    expect(loan({ down: 59_999.98 })?.premiums.length).toBeGreaterThan(1)
  })
  test('PMI ends where the full schedule says it ends', () => {
    for (const [down, annualRate, termMonths] of [
      [9000, 0.07, 360],
      [15_000, 0.03, 180],
      [45_000, 0.09, 480],
      [9000, 0, 360],
    ] as const) {
      const principal = 300_000 - down
      const schedule = amortize({ principal, annualRate, termMonths, startMonth: '2026-11' })
      if (schedule.outcome !== 'paid-off') throw new Error('a plain loan')
      const paths = pmiPaths(
        {
          originalValue: 300_000,
          principal,
          annualPremiumRate: 0.006,
          startMonth: '2026-11',
          termMonths,
          scheduledRows: schedule.rows,
          actualRows: schedule.rows,
        },
        pmiLaw.value,
      )
      if (paths.outcome !== 'required') throw new Error('above 80%')
      const owed = [principal, ...schedule.rows.map((row) => row.balance)]
      expect(insuredPayments(owed, 300_000, termMonths, pmiLaw.value)).toBe(paths.withoutAsking.premiums)
    }
  })
  test('FHA by Handbook 4000.1: 289,500 becomes 294,566, first premium 132.02, all 360 payments', () => {
    // 289,500 x 1.75% = 5,066.25, financed and cut to whole dollars; over 90% of the value it never ends.
    const found = loan({ program: 'fha', down: 10_500 })
    expect(found?.loanAmount).toBe(294_566)
    expect(found?.premiums[1]).toBeCloseTo(132.02, 2)
    expect(found?.premiums.length).toBe(361)
  })
  test('VA by 38 USC 3729: 2.15% of 300,000 is 6,450, added; no insurance by the month', () => {
    expect(loan({ program: 'va' })).toMatchObject({ loanAmount: 306_450, upfrontFee: 6450, premiums: [0] })
  })
  test('USDA by 7 CFR 3555.107: 1% of the loan that holds the fee', () => {
    expect(loan({ program: 'usda', price: 100_000 })).toMatchObject({ loanAmount: 101_010.1, upfrontFee: 1010.1 })
  })
  test('nothing borrowed is a loan of nothing', () => {
    expect(loan({ down: 300_000 })).toMatchObject({ loanAmount: 0, payment: 0 })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maryland } from '#facts/states/md.ts'
import { taxYear2026 as facts } from '#facts/tax-years/2026.ts'
import type { DeductionTaken } from './deduction-choice.ts'
import { federalReturn } from './federal-return.ts'
import { emptyHousehold, type Household, noIncome } from './household.ts'
import { householdTax } from './household-tax.ts'
import { otherDeduction } from './other-deduction.ts'
import { anyHousehold } from './proof/households.ts'

const of = (household: Household) =>
  otherDeduction(
    household,
    federalReturn(household, facts),
    (deduction) => federalReturn(household, facts, { deduction }).taxAfterCredits,
  )

describe('the smaller deduction', () => {
  it('is better under the minimum tax, by hand', () => {
    // Joint, pay 100,000 and a gain of 1,200,000: 234,040 with the standard deduction (federal-return.test.ts). Itemized, 20,000 of interest
    // loses 2/37 to the top bracket, so taxable income is 1,281,081.08 and 81,081.08 lies below the gain. Minimum taxable income 1,280,000,
    // exemption 140,200 - 50% of 280,000 = 200; 26% of 79,800 = 20,748. The gain: 17,818.92 at 0%, 514,800 at 15% = 77,220, 667,381.08
    // at 20% = 133,476.216. Together 231,444.216: 2,595.784 less.
    const couple: Household = {
      ...emptyHousehold,
      status: 'joint',
      people: [{ ...noIncome, pay: 100_000 }, noIncome],
      longTermGain: 1_200_000,
      mortgageInterest: 20_000,
      mortgageBalance: 400_000,
    }
    const other = of(couple)
    expect(other?.takes).toBe('itemized')
    expect(other?.saves).toBeCloseTo(234_040 - 231_444.216216, 5)
  })
  it('is better where a state lets only federal itemizers itemize: Maryland', () => {
    // Interest of 16,000 is 100 less than the federal standard deduction of 16,100: 22 dollars at 22%. Maryland then gives its own
    // standard deduction, far less than 16,000.
    const filer: Household = {
      ...emptyHousehold,
      people: [{ ...noIncome, pay: 90_000 }],
      mortgageInterest: 16_000,
      mortgageBalance: 300_000,
      state: 'MD',
      stateIncomeTaxPaid: 0,
    }
    const whole = (deduction: DeductionTaken) => householdTax(filer, facts, maryland, { deduction })
    const standard = whole('larger')
    expect(standard.federal.deductions.itemizes).toBe(false)
    expect(whole('itemized').federalTax - standard.federalTax).toBeCloseTo(22, 6)
    const other = otherDeduction(filer, standard.federal, (deduction) => whole(deduction).total)
    expect(other?.takes).toBe('itemized')
    expect(other?.saves ?? 0).toBeGreaterThan(300)
  })
  it('is never better for pay alone', () => {
    for (const pay of [20_000, 90_000, 400_000])
      expect(of({ ...emptyHousehold, people: [{ ...noIncome, pay }], mortgageInterest: 9_000 })).toBeNull()
  })
  it('cannot be chosen where the spouse itemizes', () => {
    expect(of({ ...emptyHousehold, status: 'separate', spouseItemizes: true })).toBeNull()
  })
  it('is never better without the minimum tax, the tax on investment income and business income', () => {
    fc.assert(
      fc.property(anyHousehold, (household) => {
        const filed = federalReturn(household, facts)
        const plain =
          filed.tax.alternativeMinimum === 0 &&
          filed.otherTaxes.netInvestmentIncome === 0 &&
          filed.deductions.qualifiedBusinessIncome === 0
        if (plain) expect(of(household)).toBeNull()
      }),
      { numRuns: 1000 },
    )
  })
})

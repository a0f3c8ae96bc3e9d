import { describe, expect, it } from 'vitest'
import { stateTaxes } from '#facts/states/all.ts'
import { taxYear2025 } from '#facts/tax-years/2025.ts'
import { taxYear2026 } from '#facts/tax-years/2026.ts'
import { federalReturn } from './federal-return.ts'
import { emptyHousehold, type Household, noIncome } from './household.ts'
import { householdTax } from './household-tax.ts'
import { deductibleStateTax } from './settle-taxes.ts'

const california = stateTaxes.CA ?? null
const alabama = stateTaxes.AL ?? null
const arizona = stateTaxes.AZ ?? null

const owner: Household = {
  ...emptyHousehold,
  people: [{ ...noIncome, pay: 200_000 }],
  mortgageInterest: 20_000,
  mortgageBalance: 400_000,
  realEstateTax: 4000,
}

describe('householdTax', () => {
  it('without a state is the federal return alone', () => {
    const result = householdTax(owner, taxYear2025, null)
    expect(result.state).toBeNull()
    expect(result.federal).toEqual(federalReturn(owner, taxYear2025, { stateIncomeTax: 0 }))
    expect(result.total).toBeCloseTo(result.federalTax + result.federal.payroll.total, 6)
  })
  it('deducts the state tax of the same year, with disability insurance, when itemizing', () => {
    // California 2025: itemized 20,000 + 4,000 = 24,000; 176,000: 3,201.97 + 9.3% of 103,276 = 12,806.638; - 153 = 12,653.638
    // SDI 1.2% of 200,000 = 2,400. Federal: 15,053.638 + 4,000 of property tax, under the cap, and the interest
    const { federal, state } = householdTax(owner, taxYear2025, california)
    expect(state?.incomeTax).toBeCloseTo(12_653.638, 3)
    expect(federal.deductions.itemized.stateAndLocal).toBeCloseTo(19_053.638, 3)
    expect(federal.deductions.standardOrItemized).toBeCloseTo(39_053.638, 3)
  })
  it('settles where the state deducts federal tax and the federal return deducts state tax (Alabama)', () => {
    const { federal, state } = householdTax(owner, taxYear2025, alabama)
    if (state === null) throw new Error('no state return')
    // Both sides agree with each other to half a cent: the federal return holds this state tax, the state this federal tax
    expect(federal.deductions.itemized.stateIncomeTax).toBeCloseTo(deductibleStateTax(state), 2)
    expect(state.federalTaxDeduction).toBeCloseTo(federal.tax.beforeCredits - federal.credits.nonrefundable, 6)
    // By substitution. Payroll tax 10,918.20 (Social Security 176,100 x 6.2%) + 2,900 = 13,818.20. State, itemized 37,818.20:
    // S = 110 + 5% x (200,000 - F - 37,818.20 - 1,500 - 3,000) = 7,994.09 - 0.05 F. Federal, in the 24% bracket:
    // F = 17,651 + 24% x (200,000 - 24,000 - S - 103,350) = 35,087 - 0.24 S.
    // S = 7,994.09 - 1,754.35 + 0.012 S = 6,239.74 / 0.988
    expect(state.incomeTax).toBeCloseTo(6239.74 / 0.988, 1)
  })
  it('settles where the state keeps state tax in its own itemized deductions (Arizona)', () => {
    const { federal, state } = householdTax(owner, taxYear2026, arizona)
    if (state === null) throw new Error('no state return')
    expect(federal.deductions.itemized.stateIncomeTax).toBeCloseTo(state.incomeTax, 2)
    // S = 2.5% x (200,000 - 24,000 - S): 176,000 x 0.025 / 1.025
    expect(state.incomeTax).toBeCloseTo((176_000 * 0.025) / 1.025, 2)
  })
  it('uses the state tax the household says it paid', () => {
    const { federal } = householdTax({ ...owner, stateIncomeTaxPaid: 1000 }, taxYear2025, california)
    expect(federal.deductions.itemized.stateIncomeTax).toBe(1000)
  })
  it('adds up', () => {
    const all = householdTax({ ...owner, state: 'CA' }, taxYear2026, california)
    expect(all.total).toBeCloseTo(all.federalTax + all.stateAndLocalTax + all.payrollTax, 6)
    expect(all.payrollTax).toBeCloseTo(all.federal.payroll.total + (all.state?.payrollTotal ?? 0), 6)
  })
})

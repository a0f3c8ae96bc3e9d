/** What owning costs besides the loan: tax, insurance and dues, each growing at its own pace, and what the home may be worth. */
import { monthlyShareInYear, sharesPaid } from '#engine/lending/escrow.ts'
import { roundToCent } from '#engine/money.ts'
import type { MortgageInputs } from './sections.ts'

/** Dollars per month in one loan year (0 is the first). */
export interface OwnerCosts {
  readonly tax: number
  readonly insurance: number
  readonly hoa: number
}

/** Tax, insurance and dues a month in loan year `year`; each grows once a year at its own pace. Nominal dollars. */
export function ownerCostsIn(inputs: MortgageInputs, year: number): OwnerCosts {
  return {
    tax: monthlyShareInYear((inputs.price * inputs.propertyTax) / 100, inputs.taxGrowth / 100, year),
    insurance: monthlyShareInYear(inputs.homeInsurance, inputs.insuranceGrowth / 100, year),
    hoa: monthlyShareInYear(inputs.hoa * 12, inputs.hoaGrowth / 100, year),
  }
}
export const ownerTotalIn = (inputs: MortgageInputs, year: number): number => {
  const { tax, insurance, hoa } = ownerCostsIn(inputs, year)
  return roundToCent(tax + insurance + hoa)
}

/** Value of the home after so many years, nominal dollars. */
export const homeValueAfter = (inputs: MortgageInputs, years: number): number =>
  inputs.price * (1 + inputs.homeGrowth / 100) ** years

/** Tax, insurance and dues from the first payment to the payoff month, nominal dollars. */
export const ownerCostsPaid = (inputs: MortgageInputs, months: number): number =>
  roundToCent(
    sharesPaid((inputs.price * inputs.propertyTax) / 100, inputs.taxGrowth / 100, months) +
      sharesPaid(inputs.homeInsurance, inputs.insuranceGrowth / 100, months) +
      sharesPaid(inputs.hoa * 12, inputs.hoaGrowth / 100, months),
  )

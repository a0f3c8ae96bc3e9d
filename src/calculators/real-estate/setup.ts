/** From the visitor's answers to what the engine asks for. */
import type { Rental } from '#engine/housing/rental-course.ts'
import type { Landlord } from '#engine/housing/rental-tax.ts'
import { roundToCent } from '#engine/money.ts'
import { type Month, monthOfYear, yearOf } from '#engine/month.ts'
import { loanOf, ofPrice } from './loan.ts'
import type { RealEstateInputs } from './sections.ts'

export const firstYearOf = (inputs: RealEstateInputs): number => yearOf(inputs.closingMonth as Month)

export function rentalOf(inputs: RealEstateInputs): Rental {
  const { price } = inputs
  const loan = loanOf(inputs)
  return {
    price,
    worth: inputs.exit === 'growth' ? (inputs.worth ?? price) : price,
    closingCosts: ofPrice(price, inputs.closing),
    repairs: inputs.repairs,
    loanCosts: roundToCent((loan * inputs.loanPoints) / 100),
    landShare: inputs.landShare / 100,
    loan,
    loanRate: inputs.rate / 100,
    loanMonths: inputs.term,
    interestOnlyMonths: loan > 0 ? 12 * inputs.interestOnly : 0,
    monthlyRent: inputs.monthlyRent,
    monthlyOther: inputs.otherIncome,
    emptyMonths: inputs.emptyMonths,
    vacancy: inputs.vacancy / 100,
    propertyTax: ofPrice(price, inputs.propertyTax),
    insurance: inputs.insurance,
    otherCosts: 12 * inputs.otherCosts,
    management: inputs.management / 100,
    upkeep: inputs.upkeep / 100,
    reserve: inputs.reserve / 100,
    rentGrowth: inputs.rentGrowth / 100,
    costGrowth: inputs.costGrowth / 100,
    exit:
      inputs.exit === 'growth'
        ? { kind: 'growth', growth: inputs.valueGrowth / 100 }
        : { kind: 'cap-rate', capRate: inputs.exitCap / 100 },
    selling: inputs.selling / 100,
    firstMonth: monthOfYear(inputs.closingMonth as Month),
  }
}

/**
 * The same home at another price. Rent, running costs and what it will sell for stay; the loan keeps its share of the price, and closing
 * costs entered as a share follow it.
 */
export function atPrice(rental: Rental, inputs: RealEstateInputs, price: number): Rental {
  const loan = roundToCent((price * rental.loan) / rental.price)
  return {
    ...rental,
    price,
    loan,
    loanCosts: roundToCent((loan * inputs.loanPoints) / 100),
    closingCosts: ofPrice(price, inputs.closing),
  }
}

/** `stateRate` as a decimal; see state-rate.ts. */
export const landlordOf = (inputs: RealEstateInputs, stateRate: number): Landlord => ({
  status: inputs.status,
  pay: inputs.income,
  annualPayGrowth: inputs.incomeGrowth / 100,
  role: inputs.role,
  stateRate,
})

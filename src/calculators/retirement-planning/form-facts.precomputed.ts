/** The few published numbers the form begins with, worked out while building: the page loads no facts for them. */
import { defaultYear } from '#facts/default-year.ts'
import { points } from '../kit/field.ts'
import { startingHomeGrowth, startingMortgageRate, startingSelling } from '../kit/starting-home.ts'
import {
  startingPay as pay,
  startingFundFee,
  startingIncomeTax,
  startingReturn,
  startingSafeReturn,
} from '../kit/starting-values.ts'

/** The first January 1 that has not come. */
export const firstYear = defaultYear + 1
/** Somebody of 60 in the year of the law. */
export const sixty = `${defaultYear - 60}-05-15`
export const startingPay = pay.value
export const stockReturn = points(startingReturn.value)
export const cashReturn = points(startingSafeReturn.value)
export const fundFee = points(startingFundFee.value)
export const heirTax = points(startingIncomeTax.value)
export const homeGrowth = points(startingHomeGrowth.value)
export const mortgageRate = points(startingMortgageRate.value)
export const sellingCosts = points(startingSelling)

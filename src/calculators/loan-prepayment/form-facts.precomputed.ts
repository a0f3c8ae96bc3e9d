/** Facts the form starts with or names, as plain values: percent points, dollars, days and years. */
import { mortgage30 } from '#facts/lending/rates.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { points } from '../kit/field.ts'
import { startingGainsTax, startingLoanBalance, startingReturn } from '../kit/starting-values.ts'

export const startingBalance = startingLoanBalance.value
export const mortgageRate = points(mortgage30.value)
export const mortgageRateAsOf = mortgage30.asOf ?? ''
export const startingInvestReturn = points(startingReturn.value)
export const startingTaxRate = points(startingGainsTax.value)
/** What a mix of stocks and bonds grew a year, and over which years. */
export const pastGrowth = {
  rate: points(longRunGrowth.value.mix),
  from: longRunGrowth.value.from,
  to: longRunGrowth.value.to,
}

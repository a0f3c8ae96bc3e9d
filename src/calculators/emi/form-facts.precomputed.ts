/** Facts the form starts with, as plain values: percent points, dollars, and the day the rate is of. */
import { mortgage30 } from '#facts/lending/rates.ts'
import { points } from '../kit/field.ts'
import { startingLoanBalance } from '../kit/starting-values.ts'

export const startingRate = points(mortgage30.value)
export const startingRateAsOf = mortgage30.asOf ?? ''
export const startingAmount = startingLoanBalance.value

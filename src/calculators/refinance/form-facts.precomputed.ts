/** Published figures the form names, as plain data: percent points. */
import { closingShares } from '#facts/household/housing.ts'
import { creditCardCarryingBalance, highYieldSavings } from '#facts/lending/rates.ts'
import { points } from '../kit/field.ts'

const { refinance } = closingShares.value
export const usualCosts = { low: points(refinance.low), high: points(refinance.high) }
export const savingsRate = { rate: points(highYieldSavings.value), month: (highYieldSavings.asOf ?? '').slice(0, 7) }
export const cardRate = points(creditCardCarryingBalance.value)

/** Facts the form asks with, as plain numbers: percent points, dollars and years. */
import {
  averageEquityMutualFundsByStyle,
  averageExpenseRatios,
  breakpointExample,
  typicalConversionYears,
} from '#facts/investing/fund-costs.ts'
import { longRunInflation } from '#facts/lending/rates.ts'
import { asOfYear } from '../kit/as-of.ts'
import { points } from '../kit/field.ts'

const { below, loadBelow, loadFrom } = breakpointExample.value

/** What the average dollar in stock mutual funds pays. */
export const averageFee = points(averageExpenseRatios.value.equityMutualFund)
export const averageIndexFund = {
  fee: points(averageEquityMutualFundsByStyle.value.index),
  year: asOfYear(averageEquityMutualFundsByStyle),
}
/** FINRA's example: the load below an amount, and from there on. */
export const finraExample = { amount: below, loadBelow: points(loadBelow), loadFrom: points(loadFrom) }
export const usualConversion = typicalConversionYears.value
export const usualInflation = points(longRunInflation.value)

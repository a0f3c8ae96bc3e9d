/** Facts the form asks with, as plain numbers: percent points and dollars. */
import {
  averageEquityMutualFundsByStyle,
  averageExpenseRatios,
  costAssumptions,
  section31Fee,
} from '#facts/investing/fund-costs.ts'
import { longRunInflation } from '#facts/lending/rates.ts'
import { asOfYear } from '../kit/as-of.ts'
import { points } from '../kit/field.ts'

const averages = averageExpenseRatios.value

/** Average expense ratios, weighted by money invested. */
export const averageFees = {
  indexEtf: points(averages.indexEquityEtf),
  activeEtf: points(averages.activeEquityEtf),
  anyFund: points(averages.equityMutualFund),
  year: asOfYear(averageExpenseRatios),
}
export const averageIndexFund = {
  fee: points(averageEquityMutualFundsByStyle.value.index),
  year: asOfYear(averageEquityMutualFundsByStyle),
}
export const usualSpread = points(costAssumptions.value.spread)
/** Dollars per million sold, and since when. */
export const secFee = {
  perMillion: Number((section31Fee.value * 1e6).toFixed(2)),
  asOf: section31Fee.asOf ?? '',
}
export const usualInflation = points(longRunInflation.value)

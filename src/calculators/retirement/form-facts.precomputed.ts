/** Facts the form asks with, as plain numbers: percent points, years of age and dollars. */
import { averageExpenseRatios } from '#facts/investing/fund-costs.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { trustFundOutlook } from '#facts/social-security/trust-fund.ts'
import { asOfYear } from '../kit/as-of.ts'
import { points } from '../kit/field.ts'
import {
  startingGainShare,
  startingMixReturn,
  startingPlanTo,
  startingStockShare,
  startingWorkAge,
} from './assumptions.ts'

const { mix, from, to } = longRunGrowth.value
const { year, payableShare } = trustFundOutlook.value.retirement

/** A yearly return of 60% stocks and 40% bonds. */
export const pastReturn = { mix: points(mix), from, to }
export const afterReserves = { year, share: points(payableShare), report: asOfYear(trustFundOutlook) }
export const start = {
  fee: points(averageExpenseRatios.value.equityMutualFund),
  expected: points(startingMixReturn.value),
  planTo: startingPlanTo.value,
  workAge: startingWorkAge.value,
  stockShare: points(startingStockShare.value),
  gainShare: points(startingGainShare.value),
}

/** Facts the form asks with, as plain numbers: percent points and dollars. */
import { averageExpenseRatios, costAssumptions, section31Fee, tradingActivityFee } from '#facts/investing/fund-costs.ts'
import { highYieldSavings, longRunInflation } from '#facts/lending/rates.ts'
import { asOfYear } from '../kit/as-of.ts'
import { points } from '../kit/field.ts'

const { adviser, robo, transferOut, spread, sweep, marginRate, fxMarkup } = costAssumptions.value

/** Where brokers and advisers publish nothing in one place: our defaults. */
export const usual = {
  adviser: points(adviser),
  robo: points(robo),
  transferOut,
  spread: points(spread),
  sweep: points(sweep),
  marginRate: points(marginRate),
  fxMarkup: points(fxMarkup),
  inflation: points(longRunInflation.value),
}
/** What the average invested dollar pays its funds. */
export const averageFees = {
  stockFund: points(averageExpenseRatios.value.equityMutualFund),
  indexEtf: points(averageExpenseRatios.value.indexEquityEtf),
  year: asOfYear(averageExpenseRatios),
}
export const savings = { rate: points(highYieldSavings.value), asOf: highYieldSavings.asOf ?? '' }
/** Dollars per million dollars sold, and since when. */
export const secFee = { perMillion: Number((section31Fee.value * 1e6).toFixed(2)), asOf: section31Fee.asOf ?? '' }
/** Dollars per million shares sold, and the most for one sale. */
export const finraFee = {
  perMillion: Number((tradingActivityFee.value.perShare * 1e6).toFixed(2)),
  most: tradingActivityFee.value.most,
  year: asOfYear(tradingActivityFee),
}

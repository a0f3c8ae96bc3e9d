/** The few published numbers the form begins with, worked out while building: the page loads no facts for them. */
import { lastYearOf } from '#engine/social-security/indexing.ts'
import { trustFundOutlook } from '#facts/social-security/trust-fund.ts'
import { contributionBase } from '#facts/social-security/wages.ts'
import { points } from '../kit/field.ts'
import { startingPay as pay } from '../kit/starting-values.ts'
import { healthFactors, startingRealRate } from './assumptions.ts'

/** The newest year of an earnings record that can be used. */
export const lastRecordYear = lastYearOf(contributionBase.value)
/** Dollars a year. */
export const startingPay = pay.value
/** Percent points a year above inflation. */
export const realRate = points(startingRealRate.value)
/** The year the reserves are expected to run out, and the percent of benefits paid after. */
export const reservesEnd = trustFundOutlook.value.retirement.year
export const paidAfter = points(trustFundOutlook.value.retirement.payableShare)
/** How much less or more likely than average people of each health are to die in a year, in percent points. */
export const riskPoints = {
  long: Math.round((1 - healthFactors.value.long) * 100),
  short: Math.round((healthFactors.value.short - 1) * 100),
  poor: Math.round((healthFactors.value.poor - 1) * 100),
}

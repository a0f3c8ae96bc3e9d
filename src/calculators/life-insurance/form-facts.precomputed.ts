/** The few published numbers the form begins with, worked out while building: the page loads no facts for them. */
import { collegeNetPrices, collegePrices, realGrowth20Years } from '#facts/household/college.ts'
import { childCare, funeral } from '#facts/household/family.ts'
import { finalExpenses, grownShare as grown, needAges } from '#facts/insurance/life-need.ts'
import { longRunInflation } from '#facts/lending/rates.ts'
import { points } from '../kit/field.ts'

/** Dollars. */
export const lastCosts = finalExpenses.value
export const funeralCost = funeral.value.withBurial
/** Dollars a month for one child. */
export const careMonth = Math.round(childCare.value / 12)
/** A year of college, dollars: published prices, and what students at their state's public colleges pay after grants. */
export const collegeYear = {
  netInState: collegeNetPrices.value.publicInState,
  inState: collegePrices.value.publicInState.total,
  outOfState: collegePrices.value.publicOutOfState.total,
  private: collegePrices.value.privateNonprofit.total,
}
/** Percent points a year: inflation and what college has risen beyond it over 20 years. */
export const collegeGrowth =
  Math.round(1000 * ((1 + longRunInflation.value) * (1 + realGrowth20Years.value.public) ** (1 / 20) - 1)) / 10
export const grownShare = points(grown.value)
export const ages = needAges.value

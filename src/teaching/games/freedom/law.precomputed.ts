/** The law and the published figures the game stands on, as plain data: of the year that applies by default. */

import { wagesThrough } from '#engine/social-security/indexing.ts'
import { bendPointsOf } from '#engine/social-security/pia.ts'
import { defaultYear } from '#facts/default-year.ts'
import { newCarYear } from '#facts/household/everyday.ts'
import { outOfPocketLimits } from '#facts/insurance/cost-limits.ts'
import { disabilityPolicy, disabilityWaitMonths } from '#facts/insurance/disability.ts'
import { employerHealth, employerHealthDeductible } from '#facts/insurance/employer-health.ts'
import { rentersPremiumNational } from '#facts/insurance/renters-premiums.ts'
import { mortgage30 } from '#facts/lending/rates.ts'
import { formulaLaw } from '#facts/social-security/benefit-formula.ts'
import { wageLaw } from '#facts/social-security/wages.ts'
import { taxYears } from '#facts/tax-years.ts'

const wages = wagesThrough(wageLaw, defaultYear, 0)
const year = taxYears[defaultYear]

export const taxLaw = year
export const benefitLaw = {
  formula: formulaLaw,
  bends: bendPointsOf(defaultYear, formulaLaw, wages),
  /** The most pay of a year that counts. */
  base: wages.base.values[defaultYear - wages.base.firstYear] ?? 0,
  waitMonths: disabilityWaitMonths.value,
}
export const limits = { deferral: year.plans.value.deferral, ira: year.ira.value.limit }
export const health = {
  single: employerHealth.value.workerSingle,
  family: employerHealth.value.workerFamily,
  deductible: employerHealthDeductible.value,
  most: outOfPocketLimits.in(defaultYear).value.self,
}
export const rentersPremium = rentersPremiumNational.value
export const newCar = newCarYear.value.cost
export const mortgageRate = mortgage30.value
export const policyShare = disabilityPolicy.value.replacesLow

/** Facts the form asks with, as plain data: rates in percent points, dollars, days and months they stand for. */
import { drivingCosts, gasoline } from '#facts/household/everyday.ts'
import { autoPremiumNational } from '#facts/insurance/auto-premiums.ts'
import { autoNew } from '#facts/lending/rates.ts'
import { vehicleTax } from '#facts/state-rules/vehicle-tax.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import { points } from '../kit/field.ts'

export const newCarRate = { rate: points(autoNew.value), asOf: autoNew.asOf ?? '' }
export const fullCoverage = { yearly: autoPremiumNational.value.full, asOf: autoPremiumNational.asOf ?? '' }
export const gasPrice = { perGallon: gasoline.value, asOf: gasoline.asOf ?? '' }
export const upkeep = { cents: points(drivingCosts.value.upkeepPerMile), asOf: drivingCosts.asOf ?? '' }
export const deductionYears = actDeductionYears.value
/** States where county or city tax on cars is added. */
export const statesWithLocalTax = Object.entries(vehicleTax.value)
  .filter(([, rule]) => rule.local === true)
  .map(([code]) => code)

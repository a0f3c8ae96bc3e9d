/** Facts the form asks with, as plain numbers: dollars a year and percent points. */
import { collegePrices } from '#facts/household/college.ts'
import { longRunInflation } from '#facts/lending/rates.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { asOfYear } from '../kit/as-of.ts'
import { points } from '../kit/field.ts'
import { schoolYear } from './school-year.ts'

const { publicInState, publicOutOfState, privateNonprofit, publicTwoYear } = collegePrices.value
const { mix, from, to } = longRunGrowth.value

/** The school year of the published prices: '2025-26'. */
export const pricedYear = schoolYear(Number(asOfYear(collegePrices)))
export const tuition = {
  publicInState: publicInState.tuition,
  publicOutOfState: publicOutOfState.tuition,
  privateNonprofit: privateNonprofit.tuition,
  publicTwoYear: publicTwoYear.tuition,
}
export const inStateLiving = publicInState.tuition + publicInState.housingAndFood
export const tuitionGrowth = {
  public: points(publicInState.tuitionGrowth),
  private: points(privateNonprofit.tuitionGrowth),
}
/** A yearly return of 60% stocks and 40% bonds. */
export const pastReturn = { mix: points(mix), from, to }
export const usualInflation = points(longRunInflation.value)

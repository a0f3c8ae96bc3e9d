/** Facts the form asks with, as plain numbers: percent points and dollars, save `pmiAbove`, a share of the price. */
import { closingShares, medianExistingHome } from '#facts/household/housing.ts'
import { rentersPremiumNational } from '#facts/insurance/renters-premiums.ts'
import { closingCosts, pmiLaw, typicalPmiRate } from '#facts/lending/mortgage.ts'
import { propertyTaxByState } from '#facts/lending/property-tax.ts'
import { longRunInflation } from '#facts/lending/rates.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { stateNames } from '#facts/states/codes.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { points } from '../kit/field.ts'
import { HISTORY_FROM, HISTORY_TO, homeRecord } from './home-record.ts'

const range = ({ low, high }: { readonly low: number; readonly high: number }) => ({
  low: points(low),
  high: points(high),
})
const { mix, from, to } = longRunGrowth.value
const byTax = (Object.keys(stateNames) as (keyof typeof stateNames)[]).map((state) => ({
  state: stateNames[state],
  rate: points(propertyTaxByState.value[state]),
}))

/** Years of owning and living there after which gain on a home is left out of income. */
export const exclusionYears = homeSaleExclusion.value.ownYears
/** A loan of more than this share of the price has PMI. */
export const pmiAbove = pmiLaw.value.requestLtv
export const usualPmi = range(typicalPmiRate.value)
export const usualClosing = range(closingCosts.value)
export const usualSelling = range(closingShares.value.seller)
export const medianHome = { price: medianExistingHome.value, asOf: medianExistingHome.asOf ?? '' }
export const rentersPremium = { yearly: rentersPremiumNational.value, asOf: rentersPremiumNational.asOf ?? '' }
export const usualInflation = points(longRunInflation.value)
/** A yearly return of 60% stocks and 40% bonds. */
export const pastReturn = { mix: points(mix), from, to }
/** Home prices a year, as printed and above inflation. */
export const pastHomes = {
  nominal: points(homeRecord.nominal),
  real: points(homeRecord.real),
  from: HISTORY_FROM,
  to: HISTORY_TO,
}
/** The lowest and the highest average property tax of a state. */
export const propertyTaxRange = {
  lowest: byTax.reduce((least, one) => (one.rate < least.rate ? one : least)),
  highest: byTax.reduce((most, one) => (one.rate > most.rate ? one : most)),
}

/** Terms that a car and a home begin with. */
import type { Terms } from '#engine/planning/scenario/event-fields.ts'
import { drivingCosts } from '#facts/household/everyday.ts'
import { homePremiumByState } from '#facts/insurance/home-premiums.ts'
import { propertyTaxByState } from '#facts/lending/property-tax.ts'
import { autoByTier, autoNew } from '#facts/lending/rates.ts'
import { salesTax } from '#facts/state-rules/sales-tax.ts'
import {
  startingClosing,
  startingHomeInsurance,
  startingHomePrice,
  startingMortgageRate,
  startingPmiRate,
  startingPropertyTax,
  startingUpkeep,
} from '../../kit/starting-home.ts'
import { isStateCode } from '../../kit/states.ts'
import { runningCosts } from './starting-costs.ts'
import type { From } from './starting-from.ts'

export function car({ household }: From): Terms<'car'> {
  const { state, creditScore } = household
  const tier = autoByTier.value.find(
    ({ scoreFrom, scoreTo }) => creditScore !== null && creditScore >= scoreFrom && creditScore <= scoreTo,
  )
  const price = drivingCosts.value.carPrice
  return {
    price,
    down: Math.round(price * 0.2),
    apr: tier?.newCar ?? autoNew.value,
    termMonths: 60,
    salesTax: state !== null && isStateCode(state) ? salesTax.value[state].combined : 0,
    running: household.properties.some(({ kind }) => kind === 'car') ? 0 : runningCosts.value,
    tradeIn: null,
  }
}

export function home({ household }: From): Terms<'home'> {
  const { state } = household
  const known = state !== null && isStateCode(state) ? state : null
  const price = startingHomePrice.value
  return {
    price,
    down: Math.round(price * 0.1),
    apr: startingMortgageRate.value,
    termMonths: 360,
    closing: startingClosing,
    propertyTax: known === null ? startingPropertyTax.value : propertyTaxByState.value[known],
    insurance: known === null ? startingHomeInsurance.value : homePremiumByState.value[known],
    pmi: startingPmiRate,
    upkeep: startingUpkeep,
    dues: 0,
    stopRent: !household.properties.some(({ kind }) => kind === 'home'),
  }
}

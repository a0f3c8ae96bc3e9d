/** Facts the form starts with or names, as plain values: dollars, percent points, times. */
import { cashAdvanceFactor } from '#facts/lending/small-business.ts'
import { sbaCaps } from './facts.ts'

export const firstAmount = 50_000
/** The starting rate: the most an SBA 7(a) lender may charge for a variable rate at the starting amount. */
export const startingRate = sbaCaps(firstAmount).variable
export const usualFactor = cashAdvanceFactor.value

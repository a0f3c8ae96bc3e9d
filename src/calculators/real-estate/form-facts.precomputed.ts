/** Facts the form asks with, as plain numbers: percent points, dollars, days as 'YYYY-MM-DD'. */
import { closingCosts } from '#facts/lending/mortgage.ts'
import { mortgage30 } from '#facts/lending/rates.ts'
import { points } from '../kit/field.ts'

/** What a loan on a rental costs over one on a home lived in: a guess of ours for the starting value. */
export const RENTAL_MARKUP = 0.5
export const averageRate = { rate: points(mortgage30.value), asOf: mortgage30.asOf ?? '' }
export const startingRentalRate = Number((averageRate.rate + RENTAL_MARKUP).toFixed(4))
export const usualClosing = { low: points(closingCosts.value.low), high: points(closingCosts.value.high) }

/** Facts the form asks with, as plain numbers: percent points, save `pmiAbove`, a share of the price. */
import { closingCosts, pmiLaw, typicalPmiRate } from '#facts/lending/mortgage.ts'
import { points } from '../kit/field.ts'

/** A conventional loan of more than this share of the price has PMI. */
export const pmiAbove = pmiLaw.value.requestLtv
export const usualPmi = { low: points(typicalPmiRate.value.low), high: points(typicalPmiRate.value.high) }
export const usualClosing = { low: points(closingCosts.value.low), high: points(closingCosts.value.high) }

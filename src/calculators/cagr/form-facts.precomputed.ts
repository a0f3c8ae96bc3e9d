/** Facts the form asks with, as plain values: percent points, and the month they are of. */
import { highYieldSavings } from '#facts/lending/rates.ts'
import { asOfText } from '../kit/as-of.ts'
import { points } from '../kit/field.ts'

export const savingsRate = points(highYieldSavings.value)
export const savingsAsOf = asOfText(highYieldSavings)

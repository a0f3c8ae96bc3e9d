/** Facts the form asks with, as plain values: percent points, years, and what they are of. */
import { dividendYieldNow, stockSwings } from '#facts/series/stock-swings.precomputed.ts'
import { asOfText } from '../kit/as-of.ts'
import { points } from '../kit/field.ts'

const { compound, volatility, from, to } = stockSwings.value
export const past = { compound: points(compound), volatility: points(volatility), from, to }
export const yieldNow = { rate: points(dividendYieldNow.value), asOf: asOfText(dividendYieldNow) }

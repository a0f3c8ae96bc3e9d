/** Facts the form asks with, as plain numbers: percent points. */
import { longRunInflation } from '#facts/lending/rates.ts'
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { points } from '../kit/field.ts'

const { mix, from, to } = longRunGrowth.value

/** A yearly return of 60% stocks and 40% bonds. */
export const pastReturn = { mix: points(mix), from, to }
export const usualInflation = points(longRunInflation.value)

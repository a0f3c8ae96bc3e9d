/** Facts the form asks with, as plain numbers: percent points. */
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { points } from '../field.ts'

const { mix, from, to } = longRunGrowth.value

/** A yearly return of 60% stocks and 40% bonds. */
export const pastReturn = { mix: points(mix), from, to }

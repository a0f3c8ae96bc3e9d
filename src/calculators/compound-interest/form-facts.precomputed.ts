/** Facts the form asks with, as plain numbers: percent points a year, and the years they are of. */
import { longRunGrowth } from '#facts/series/growth-defaults.ts'
import { points } from '../kit/field.ts'

const { stocks, mix, from, to } = longRunGrowth.value
export const pastGrowth = { stocks: points(stocks), mix: points(mix), from, to }

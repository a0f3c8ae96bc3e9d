/** Facts the form asks with, as plain numbers: percent points. */
import { typicalPmiRate } from '#facts/lending/mortgage.ts'
import { points } from '../kit/field.ts'

export const usualPmi = { low: points(typicalPmiRate.value.low), high: points(typicalPmiRate.value.high) }

/** The rate the form starts with, percent points, and the day it is of. */
import { prime } from '#facts/lending/rates.ts'
import { points } from '../kit/field.ts'

export const primeRate = points(prime.value)
export const primeAsOf = prime.asOf ?? ''

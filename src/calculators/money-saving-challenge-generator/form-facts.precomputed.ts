/** What a typical online savings account pays, percent points, and the month it is of. */
import { highYieldSavings } from '#facts/lending/rates.ts'
import { points } from '../kit/field.ts'

export const onlineRate = { rate: points(highYieldSavings.value), asOf: highYieldSavings.asOf ?? '' }

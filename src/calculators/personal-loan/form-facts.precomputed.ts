/** Facts the form starts with or names, as plain values: percent points, and the month the average is of. */
import { personalOriginationFee } from '#facts/lending/cards.ts'
import { personalLoan24Month } from '#facts/lending/rates.ts'
import { points } from '../kit/field.ts'

export const bankRate = points(personalLoan24Month.value)
export const bankRateAsOf = personalLoan24Month.asOf ?? ''
export const usualFee = {
  low: points(personalOriginationFee.value.low),
  high: points(personalOriginationFee.value.high),
}

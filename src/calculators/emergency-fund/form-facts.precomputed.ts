/** Facts the form asks with, as plain numbers: percent points, dollars, and the month or year each is of. */
import { employerHealthDeductible } from '#facts/insurance/employer-health.ts'
import { highYieldSavings } from '#facts/lending/rates.ts'
import { points } from '../kit/field.ts'

/** A typical online savings account. */
export const onlineRate = { rate: points(highYieldSavings.value), asOf: highYieldSavings.asOf ?? '' }
/** Of one person in a plan at work that has a deductible. */
export const healthDeductible = {
  amount: employerHealthDeductible.value,
  asOf: employerHealthDeductible.asOf ?? '',
}

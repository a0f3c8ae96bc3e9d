/** Published figures the form asks with, as plain data: percent points and dollars. */
import { downPayment } from '#facts/household/housing.ts'
import { medianIncome } from '#facts/household/income.ts'
import { employerHealth } from '#facts/insurance/employer-health.ts'
import { closingCosts, typicalPmiRate } from '#facts/lending/mortgage.ts'
import { asOfText } from '../kit/as-of.ts'
import { points } from '../kit/field.ts'

const range = ({ low, high }: { readonly low: number; readonly high: number }) => ({
  low: points(low),
  high: points(high),
})
/** Also stands in where another loan type hides the question. */
export const usualPmi = { ...range(typicalPmiRate.value), typical: points(typicalPmiRate.value.typical) }
export const usualClosing = range(closingCosts.value)
export const firstTimeDown = { share: points(downPayment.value.firstTime), asOf: asOfText(downPayment) }
export const medianIncomeAsOf = asOfText(medianIncome)
/** A worker's share of single coverage, dollars a month. */
export const workerHealth = {
  monthly: Math.round(employerHealth.value.workerSingle / 12),
  asOf: asOfText(employerHealth),
}

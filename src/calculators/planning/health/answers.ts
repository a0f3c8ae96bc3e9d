/** The form's inputs as the engine reads them. */
import type { Household } from '#engine/household/household.ts'
import { incomePerMonth } from '#engine/household/monthly-flows.ts'
import type { HealthAnswers } from '#engine/planning/health/measures.ts'
import type { WellBeingAnswers } from '#engine/planning/health/well-being.ts'
import type { Inputs } from '../../kit/field.ts'
import { type healthFields, scaleKeys } from './fields.ts'

export type HealthInputs = Inputs<typeof healthFields>

const said = (answer: 'unknown' | 'yes' | 'no'): boolean | null => (answer === 'unknown' ? null : answer === 'yes')
/** Pay is uneven where more than this share of it is rated under 6 out of 10. */
const UNSURE_SHARE = 0.3
const RELIABLE = 6

const isUneven = ({ incomes }: Household): boolean => {
  const all = incomes.reduce((sum, one) => sum + incomePerMonth(one), 0)
  const unsure = incomes.reduce((sum, one) => sum + (one.reliability < RELIABLE ? incomePerMonth(one) : 0), 0)
  return all > 0 && unsure / all > UNSURE_SHARE
}

export const healthAnswers = (inputs: HealthInputs, household: Household): HealthAnswers => ({
  late: inputs.late,
  isUneven: inputs.pay === 'auto' ? isUneven(household) : inputs.pay === 'uneven',
  hasNoDebts: inputs.noDebts,
  beneficiaries: said(inputs.beneficiaries),
  will: inputs.will === 'unknown' ? null : inputs.will !== 'no',
  review: said(inputs.review),
})

export const scaleAnswers = (inputs: HealthInputs): WellBeingAnswers =>
  scaleKeys.map((key) => {
    const answer = Number((inputs as Readonly<Record<string, unknown>>)[key])
    return Number.isInteger(answer) && answer >= 1 ? answer - 1 : null
  })

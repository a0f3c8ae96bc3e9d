/** What a plan asks and answers, for programs. */
import { heldYears } from '#facts/held-years.precomputed.ts'
import type { Clock } from '../kit/field.ts'
import type { JsonSchema } from '../kit/json-schema.ts'
import { householdSchema } from '../planning/household-schema.ts'
import type { Plan, PlanMeta } from '../planning/plan.ts'
import { inputsSchema } from './field-schema.ts'

export const planSummary = ({ name, title, question, path }: PlanMeta) => ({ name, title, question, path })

export const yearsOf = ({ years }: Pick<Plan, 'years'>): readonly number[] => (years.length > 0 ? years : heldYears)

export interface DescribedPlan extends PlanMeta {
  readonly years: readonly number[]
  readonly household: JsonSchema
  readonly inputs: JsonSchema
  readonly answer: JsonSchema
}

/** `clock`: the day whose starting values are told; null for a description that holds on every day. */
export const describePlan = (plan: Plan, clock: Clock | null): DescribedPlan => ({
  ...planSummary(plan),
  years: yearsOf(plan),
  household: householdSchema(),
  inputs: inputsSchema(plan.name, plan.fields, clock),
  answer: plan.answer,
})

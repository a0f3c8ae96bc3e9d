import { type Context, perContext } from '../kit/calculator.ts'
import { fillOf, goalAt, type Result } from './compute.ts'
import type { SavingsLaw } from './law.ts'
import type { SavingsInputs } from './sections.ts'

export type SavingsContext = Context<SavingsInputs, SavingsLaw, Result>

/** The same goals with the same money filled in the other order; null where there is one goal. */
export const otherOrder = perContext(
  ({ inputs, result }: SavingsContext) =>
    result.buckets && fillOf(inputs, result.plan, inputs.order === 'in-order' ? 'side-by-side' : 'in-order'),
)

/** A goal of several in the dollars of the month it is wanted in. */
export const bucketGoal = ({ keepsValue, inflation }: SavingsInputs, goal: number, month: number): number =>
  goalAt({ goal, keepsValue, inflation })(month)

/** The balance is really there: the goal is reached, or the date is given. */
export const lasts = (result: Result): result is Result & { readonly month: number } =>
  result.month !== null && result.month > 0

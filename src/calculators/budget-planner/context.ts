import type { Context } from '../kit/calculator.ts'
import type { Budget, Result } from './compute.ts'
import type { BudgetInputs } from './sections.ts'

export type NoLaw = Record<never, never>
export type BudgetContext = Context<BudgetInputs, NoLaw, Result>
/** The context of a plan that could be worked out. */
export type PlanContext = Context<BudgetInputs, NoLaw, Budget>

const isPlan = (context: BudgetContext): context is PlanContext => context.result.outcome === 'budget'

/** A part that only such a plan has. */
export const ofPlan =
  <T>(make: (context: PlanContext) => T) =>
  (context: BudgetContext): T | null =>
    isPlan(context) ? make(context) : null

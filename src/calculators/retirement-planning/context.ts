import type { Context } from '../kit/calculator.ts'
import type { Planned, Result } from './compute.ts'
import type { PlanningLaw } from './law.ts'
import type { MarketsFound } from './markets-found.ts'
import type { PlanInputs } from './sections.ts'

export type PlanningContext = Context<PlanInputs, PlanningLaw, Result, MarketsFound>
/** The context of a plan that could be worked out. */
export type PlannedContext = Context<PlanInputs, PlanningLaw, Planned, MarketsFound>

const isPlanned = (context: PlanningContext): context is PlannedContext => context.result.outcome === 'planned'

/** A part that only a plan has. */
export const ofPlan =
  <T>(make: (context: PlannedContext) => T) =>
  (context: PlanningContext): T | null =>
    isPlanned(context) ? make(context) : null

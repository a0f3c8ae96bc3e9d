import type { Context } from '../kit/calculator.ts'
import type { Growth, Result } from './compute.ts'
import type { CompoundInputs } from './sections.ts'

export type CompoundContext = Context<CompoundInputs, Record<never, never>, Result>
/** The context of a plan that can be worked out. */
export type GrowthContext = Context<CompoundInputs, Record<never, never>, Growth>

const hasGrowth = (context: CompoundContext): context is GrowthContext => context.result.outcome === 'projected'

/** A part that only such a plan has. */
export const ofGrowth =
  <T>(make: (context: GrowthContext) => T) =>
  (context: CompoundContext): T | null =>
    hasGrowth(context) ? make(context) : null

import type { Context } from '../kit/calculator.ts'
import type { Dti, Result } from './compute.ts'
import type { DtiInputs } from './sections.ts'

type NoLaw = Record<never, never>
export type DtiContext = Context<DtiInputs, NoLaw, Result>
/** The context of somebody with income. */
export type RatioContext = Context<DtiInputs, NoLaw, Dti>

const hasRatio = (context: DtiContext): context is RatioContext => context.result.outcome !== 'no-income'

/** A part that only a ratio has. */
export const ofRatio =
  <T>(make: (context: RatioContext) => T) =>
  (context: DtiContext): T | null =>
    hasRatio(context) ? make(context) : null

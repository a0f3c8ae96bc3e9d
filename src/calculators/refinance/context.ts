import type { Context } from '../kit/calculator.ts'
import type { Compared, Result } from './compute.ts'
import type { RefinanceInputs } from './sections.ts'

type NoLaw = Record<never, never>
export type RefinanceContext = Context<RefinanceInputs, NoLaw, Result>
/** The context of loans that could be compared. */
export type ComparedContext = Context<RefinanceInputs, NoLaw, Compared>

const isCompared = (context: RefinanceContext): context is ComparedContext => context.result.outcome === 'compared'

/** A part that only a comparison has. */
export const ofCompared =
  <T>(make: (context: ComparedContext) => T) =>
  (context: RefinanceContext): T | null =>
    isCompared(context) ? make(context) : null

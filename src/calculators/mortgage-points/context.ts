import type { Context } from '../kit/calculator.ts'
import type { Compared, Result } from './compute.ts'
import type { PointsInputs } from './sections.ts'

type NoLaw = Record<never, never>
export type PointsContext = Context<PointsInputs, NoLaw, Result>
/** The context of options that could be compared. */
export type ComparedContext = Context<PointsInputs, NoLaw, Compared>

const isCompared = (context: PointsContext): context is ComparedContext => context.result.outcome === 'compared'

/** A part that only a comparison has. */
export const ofCompared =
  <T>(make: (context: ComparedContext) => T) =>
  (context: PointsContext): T | null =>
    isCompared(context) ? make(context) : null

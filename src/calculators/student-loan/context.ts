import type { Context } from '../kit/calculator.ts'
import type { Compared, Result } from './compute.ts'
import type { Law } from './law.ts'
import type { LoanInputs } from './sections.ts'

export type LoanContext = Context<LoanInputs, Law, Result>
/** The context of loans with a plan open to them. */
export type ComparedContext = Context<LoanInputs, Law, Compared>

export const isCompared = (context: LoanContext): context is ComparedContext => context.result.outcome === 'compared'

/** A part that only a comparison has. */
export const ofCompared =
  <T>(make: (context: ComparedContext) => T) =>
  (context: LoanContext): T | null =>
    isCompared(context) ? make(context) : null

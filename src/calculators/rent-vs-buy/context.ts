import type { Context } from '../kit/calculator.ts'
import type { Compared, Result } from './compute.ts'
import type { RentVsBuyLaw } from './law.ts'
import type { RentVsBuyInputs } from './sections.ts'

export type RentVsBuyContext = Context<RentVsBuyInputs, RentVsBuyLaw, Result>
/** The context of a comparison that could be made. */
export type ComparedContext = Context<RentVsBuyInputs, RentVsBuyLaw, Compared>

const isCompared = (context: RentVsBuyContext): context is ComparedContext => context.result.outcome === 'compared'

/** A part that only a comparison has. */
export const ofCompared =
  <T>(make: (context: ComparedContext) => T) =>
  (context: RentVsBuyContext): T | null =>
    isCompared(context) ? make(context) : null

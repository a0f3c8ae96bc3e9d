import type { Context } from '../kit/calculator.ts'
import type { Deal, Result } from './compute.ts'
import type { RentalLaw } from './law.ts'
import type { RealEstateInputs } from './sections.ts'

export type RentalContext = Context<RealEstateInputs, RentalLaw, Result>
/** The context of a rental that can be worked out. */
export type DealContext = Context<RealEstateInputs, RentalLaw, Deal>

export const isDeal = (context: RentalContext): context is DealContext => context.result.outcome !== 'not-possible'

/** A part that only such a rental has. */
export const ofDeal =
  <T>(make: (context: DealContext) => T) =>
  (context: RentalContext): T | null =>
    isDeal(context) ? make(context) : null

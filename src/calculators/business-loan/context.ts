import type { Context } from '../kit/calculator.ts'
import type { Priced, Result } from './compute.ts'
import type { BusinessInputs } from './sections.ts'

type NoLaw = Record<never, never>
export type BusinessContext = Context<BusinessInputs, NoLaw, Result>
/** The context of a financing that has a price. */
export type PricedContext = Context<BusinessInputs, NoLaw, Priced>

const isPriced = (context: BusinessContext): context is PricedContext => context.result.outcome === 'priced'

/** A part that only a price has. */
export const ofPriced =
  <T>(make: (context: PricedContext) => T) =>
  (context: BusinessContext): T | null =>
    isPriced(context) ? make(context) : null

import type { Context } from '../kit/calculator.ts'
import type { Prepaid, Result } from './compute.ts'
import type { PrepayInputs } from './sections.ts'

type NoLaw = Record<never, never>
export type PrepayContext = Context<PrepayInputs, NoLaw, Result>
/** The context of a loan that ends. */
export type PaidContext = Context<PrepayInputs, NoLaw, Prepaid>

const isPaid = (context: PrepayContext): context is PaidContext => context.result.outcome === 'paid'

/** A part that only a loan that ends has. */
export const ofPaid =
  <T>(make: (context: PaidContext) => T) =>
  (context: PrepayContext): T | null =>
    isPaid(context) ? make(context) : null

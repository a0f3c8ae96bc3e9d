import type { Context } from '../kit/calculator.ts'
import type { Result } from './compute.ts'
import type { NetWorthLaw } from './law.ts'
import type { NetWorthInputs } from './sections.ts'

export type NetWorthContext = Context<NetWorthInputs, NetWorthLaw, Result>

/** A part that somebody has who owns or owes something. */
export const ofSomething =
  <T>(make: (context: NetWorthContext) => T) =>
  (context: NetWorthContext): T | null =>
    context.result.outcome === 'empty' ? null : make(context)

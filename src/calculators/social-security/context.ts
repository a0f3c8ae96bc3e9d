import type { Context } from '../kit/calculator.ts'
import type { Result, Worked } from './compute.ts'
import type { SocialSecurityLaw } from './law.ts'
import type { SocialSecurityInputs } from './sections.ts'

export type SocialSecurityContext = Context<SocialSecurityInputs, SocialSecurityLaw, Result>
/** The context of a plan that pays something. */
export type WorkedContext = Context<SocialSecurityInputs, SocialSecurityLaw, Worked>

const hasPlan = (context: SocialSecurityContext): context is WorkedContext => context.result.outcome === 'worked-out'

/** A part that only a plan has. */
export const ofPlan =
  <T>(make: (context: WorkedContext) => T) =>
  (context: SocialSecurityContext): T | null =>
    hasPlan(context) ? make(context) : null
